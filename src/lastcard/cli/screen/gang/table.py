"""The table: the others above, the cycle in the middle, the reader's hand below."""

from lastcard.cli.ink import pad, pad_left, shorten, width
from lastcard.cli.screen.gang.cards import hand_lines
from lastcard.cli.screen.gang.story import Story
from lastcard.cli.screen.setting import Setting, way
from lastcard.games.game import Seat
from lastcard.games.gang.view import View

FIXED_LINES = 15
"""What the picture, the task and the prompt take besides the cycle."""


def picture(view: View, story: Story, order: str, setting: Setting) -> list[str]:
    """The whole table; in a live terminal always of the same height."""
    rule = setting.ink.dim(" " + setting.looks.signs.rule * (setting.looks.width - 2))
    return [
        _title(view, setting),
        "",
        *_others(view, setting),
        rule,
        *_cycle(story, setting),
        rule,
        *_mine(view, order, setting),
    ]


def _title(view: View, setting: Setting) -> str:
    words, signs = setting.words, setting.looks.signs
    deal = words.say("gang-deal-number", deal=view.deal)
    left = f" {setting.ink.bold(words.say('gang-title'))} {signs.dot} {deal}"
    sign = signs.counter_clockwise if view.direction > 0 else signs.clockwise
    right = f"{sign} {words.say('gang-direction', direction=way(view.direction))} "
    return pad(left, setting.looks.width - len(right)) + right


def _others(view: View, setting: Setting) -> list[str]:
    # As one sees them: who sits to the right is at the right end.
    seats = [seat for seat in reversed(setting.around) if seat != setting.me]
    columns = (setting.looks.width - 2) // len(seats)
    signs = setting.looks.signs
    # Counter-clockwise the turn goes from the right end of this row to the left.
    arrow = setting.ink.dim(signs.to_left if view.direction > 0 else signs.to_right)
    rows: list[str] = ["", "", ""]
    for place, seat in enumerate(seats):
        name, cards, points = _seat(view, seat, columns - 6, setting)
        link = arrow if place < len(seats) - 1 else ""
        rows[0] += pad(pad(f" {name}", columns - 4) + link, columns)
        rows[1] += pad(f"   {cards}", columns)
        rows[2] += pad(f"   {points}", columns)
    return [row.rstrip() for row in rows]


def _mine(view: View, order: str, setting: Setting) -> list[str]:
    if setting.me is None:
        return []
    name, cards, points = _seat(view, setting.me, 20, setting)
    left = f" {pad(name, 12)}  {pad(cards, 22)}  {points}"
    sorted_by = setting.words.say("gang-sorted", order=order)
    room = setting.looks.width - 1
    head = left + pad_left(setting.ink.dim(sorted_by), room - width(left))
    hand = hand_lines(view.hand, order, setting.ink, setting.looks.width - 4)
    return [head, "", *(f"   {line}" for line in hand or [""]), ""]


def _cycle(story: Story, setting: Setting) -> list[str]:
    if not setting.looks.live:
        return story.latest(12)
    room = max(4, min(12, setting.looks.height - FIXED_LINES))
    lines = story.latest(room)
    return lines + [""] * (room - len(lines))


def _seat(view: View, seat: Seat, columns: int, setting: Setting) -> tuple[str, str, str]:
    ink, signs = setting.ink, setting.looks.signs
    name = shorten(setting.name(seat), columns)
    turn = view.awaits == seat
    shown = ink.accent(f"{signs.turn} {name}") if turn else f"  {ink.bold(name)}"
    points = ink.dim(setting.words.say("gang-points", points=view.totals[seat]))
    return shown, _count(view, seat, setting), points


def _count(view: View, seat: Seat, setting: Setting) -> str:
    if seat in view.out:
        return setting.ink.dim(setting.words.say("gang-badge-out"))
    if seat in view.declared:
        return setting.ink.accent(setting.words.say("gang-badge-last"))
    count = view.counts[seat]
    return f"{setting.ink.dim(setting.looks.signs.card * count)} {count}".strip()
