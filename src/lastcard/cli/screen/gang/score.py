"""The score pad, the end of a deal, the standings."""

from lastcard.cli.screen.cards import tight
from lastcard.cli.screen.pad import PadRow, pad_lines
from lastcard.cli.screen.setting import Setting, way
from lastcard.cli.terminal.ink import pad, pad_left, shorten, width, wrapped
from lastcard.games.gang import events
from lastcard.games.gang.state import Row
from lastcard.games.gang.view import View


def score_pad(view: View, setting: Setting) -> list[str]:
    """One row per deal with its direction, the totals below."""
    words, rows = setting.words, [_row(row, setting) for row in view.pad]
    lines = pad_lines(words.say("play-pad-deal"), rows, view.totals, setting)
    if any(row.undeclared for row in view.pad):
        lines.append(f"  {setting.ink.dim(words.say('gang-pad-forgot'))}")
    return lines


def deal_end(event: events.DealEnded, view: View, winning: str, setting: Setting) -> list[str]:
    """Who won and by which play, what everybody was left with, the pad, and what comes next."""
    words = setting.words
    won = words.say("gang-won-deal", **setting.who(event.winner), deal=len(view.pad))
    return [
        *map(setting.ink.bold, wrapped([won], setting.looks.width)),
        winning,
        *_opened(event, setting),
        "",
        *score_pad(view, setting),
        *_coming(view, setting),
    ]


def target(view: View, setting: Setting) -> str:
    """When the match ends."""
    options = view.options
    return setting.words.say("gang-pad-target", target=options.target, rule=options.target_rule)


def _row(row: Row, setting: Setting) -> PadRow:
    signs = setting.looks.signs
    arrow = signs.counter_clockwise if row.direction > 0 else signs.clockwise
    cells = (
        f"{points}{'!' if seat in row.undeclared else ''}" for seat, points in enumerate(row.points)
    )
    return PadRow(arrow, tuple(cells), (row.winner,))


def _opened(event: events.DealEnded, setting: Setting) -> list[str]:
    words = setting.words
    longest = max(map(width, event.hands))
    columns = setting.name_columns(max(12, setting.looks.width - 17 - longest))
    lines = []
    for seat in setting.around:
        points = pad_left(words.say("play-points", points=event.points[seat]), 10)
        name = pad(shorten(setting.name(seat), columns), columns + 1)
        lines.append(f"   {name}{points}   {tight(event.hands[seat], setting.ink)}".rstrip())
    return lines


def _coming(view: View, setting: Setting) -> list[str]:
    coming, words = view.next_deal, setting.words
    if coming is None or coming.giving is None:
        return []
    due, direction = coming.giving, way(coming.direction)
    deals = words.say("gang-next-deal", **setting.who(coming.dealer), direction=direction)
    gift = words.say(
        "gang-next-gift",
        giver=setting.name(due.giver),
        taker=setting.name(due.taker),
        you=setting.either(due.giver, due.taker),
    )
    return ["", *wrapped([deals, gift], setting.looks.width)]
