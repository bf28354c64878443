"""The score pad, the end of a deal, the standings."""

from lastcard.cli.ink import pad, pad_left, shorten
from lastcard.cli.screen.gang.cards import tight
from lastcard.cli.screen.setting import Setting, way
from lastcard.games.game import Seat
from lastcard.games.gang import events
from lastcard.games.gang.scoring import giver
from lastcard.games.gang.view import Row, View

COLUMN = 11
AROUND_PAD = 17
"""How many other lines the end of a deal takes."""


def pad_lines(view: View, setting: Setting) -> list[str]:
    """One row per deal with its direction, the totals below."""
    words, ink, signs = setting.words, setting.ink, setting.looks.signs
    if not view.pad:
        return ["  " + words.say("gang-pad-empty")]
    names = "".join(pad_left(shorten(name, COLUMN - 2), COLUMN) for name in setting.names)
    rows = _rows(view, setting)
    rule = ink.dim("  " + signs.rule * (12 + COLUMN * view.seats))
    totals = "".join(pad_left(str(total), COLUMN) for total in view.totals)
    notes = [words.say("gang-pad-forgot")] if any(row.undeclared for row in view.pad) else []
    return [
        f"  {pad(words.say('gang-pad-deal'), 12)}{names}",
        rule,
        *rows,
        rule,
        f"  {pad(words.say('gang-pad-total'), 12)}{ink.bold(totals)}",
        *(f"  {ink.dim(note)}" for note in notes),
    ]


def deal_end(event: events.DealEnded, view: View, setting: Setting) -> list[str]:
    """Who won, what everybody was left with, the pad, and what comes next."""
    words = setting.words
    won = words.say("gang-won-deal", **_who(event.winner, setting), deal=len(view.pad))
    return [
        f" {setting.ink.bold(won)}",
        "",
        *_opened(event, setting),
        "",
        *pad_lines(view, setting),
        *_coming(view, setting),
    ]


def standings(event: events.MatchEnded, setting: Setting) -> list[str]:
    """Who won the match, and everybody in order."""
    ink, words = setting.ink, setting.words
    winners = ", ".join(setting.name(seat) for seat in event.winners)
    won = words.say("gang-match-won", who=winners, you=_winning(event, setting))
    order = sorted(range(len(event.totals)), key=lambda seat: event.totals[seat])
    rows = []
    for seat in order:
        place = 1 + sum(total < event.totals[seat] for total in event.totals)
        points = words.say("gang-points", points=event.totals[seat])
        row = f"   {place}  {pad(setting.names[seat], 14)}{pad_left(points, 11)}"
        rows.append(ink.bold(row) if place == 1 else row)
    return [f" {ink.bold(words.say('gang-match-over'))} {ink.accent(won)}", "", *rows]


def target(view: View, setting: Setting) -> str:
    """When the match ends."""
    options = view.options
    return setting.words.say("gang-pad-target", target=options.target, rule=options.target_rule)


def _rows(view: View, setting: Setting) -> list[str]:
    rows = [_row(number, row, setting) for number, row in enumerate(view.pad, start=1)]
    room = max(4, setting.looks.height - AROUND_PAD)
    if not setting.looks.live or len(rows) <= room:
        return rows
    hidden = len(rows) - room + 1
    earlier = setting.words.say("gang-pad-earlier", deals=hidden)
    return [f"  {setting.ink.dim(earlier)}", *rows[hidden:]]


def _row(number: int, row: Row, setting: Setting) -> str:
    signs = setting.looks.signs
    arrow = signs.counter_clockwise if row.direction > 0 else signs.clockwise
    cells = [
        pad_left(f"{points}{'!' if seat in row.undeclared else ''}", COLUMN)
        for seat, points in enumerate(row.points)
    ]
    shown = [
        setting.ink.accent(cell) if seat == row.winner else cell for seat, cell in enumerate(cells)
    ]
    return f"  {pad(f'{number:>3}  {arrow}', 12)}{''.join(shown)}"


def _opened(event: events.DealEnded, setting: Setting) -> list[str]:
    words = setting.words
    lines = []
    for seat in setting.around:
        points = pad_left(words.say("gang-points", points=event.points[seat]), 10)
        name = pad(shorten(setting.name(seat), 12), 13)
        lines.append(f"   {name}{points}   {tight(event.hands[seat], setting.ink)}".rstrip())
    return lines


def _coming(view: View, setting: Setting) -> list[str]:
    if view.outcome is not None:
        return []
    last, words = view.pad[-1], setting.words
    taker = last.winner
    gives = giver(last.left, view.totals, taker)
    deals = words.say("gang-next-deal", **_who(taker, setting), direction=way(-last.direction))
    gift = words.say(
        "gang-next-gift",
        giver=setting.name(gives),
        taker=setting.name(taker),
        you=setting.either(gives, taker),
    )
    return ["", f" {deals}", f" {gift}"]


def _winning(event: events.MatchEnded, setting: Setting) -> str:
    mine, shared = setting.me in event.winners, len(event.winners) > 1
    if shared:
        return "shared" if mine else "many"
    return "yes" if mine else "no"


def _who(seat: Seat, setting: Setting) -> dict[str, str]:
    return {"who": setting.name(seat), "you": setting.you(seat)}
