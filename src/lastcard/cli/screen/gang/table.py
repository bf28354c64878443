"""The table: the others above, the cycle in the middle, the reader's hand below."""

from typing import Final

from lastcard.cli.ink import pad
from lastcard.cli.screen.around import at_right, filled, held, name_of, others, rule
from lastcard.cli.screen.cards import hand_lines
from lastcard.cli.screen.gang.story import Story
from lastcard.cli.screen.setting import Setting, way
from lastcard.games.game import Seat
from lastcard.games.gang.view import View

COLOURS: Final = "MGYR"
FIXED_LINES: Final = 15
"""What the picture, the task and the prompt take besides the cycle."""


def picture(view: View, story: Story, order: str, setting: Setting) -> list[str]:
    """The whole table; in a live terminal always of the same height."""
    return [
        _title(view, setting),
        "",
        *_others(view, setting),
        rule(setting),
        *_cycle(story, setting),
        rule(setting),
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
    signs = setting.looks.signs
    # Counter-clockwise the turn goes from the right end of this row to the left.
    arrow = signs.to_left if view.direction > 0 else signs.to_right
    return others(lambda seat, columns: _seat(view, seat, columns, setting), arrow, setting)


def _mine(view: View, order: str, setting: Setting) -> list[str]:
    if setting.me is None:
        return []
    name, cards, points = _seat(view, setting.me, 20, setting)
    left = f" {pad(name, 12)}  {pad(cards, 22)}  {points}"
    head = at_right(left, setting.words.say("gang-sorted", order=order), setting)
    hand = hand_lines(view.hand, order, COLOURS, setting.ink, setting.looks.width - 4)
    return [head, "", *(f"   {line}" for line in hand or [""]), ""]


def _cycle(story: Story, setting: Setting) -> list[str]:
    if not setting.looks.live:
        return story.latest(12)
    room = max(4, min(12, setting.looks.height - FIXED_LINES))
    return filled(story.latest(room), room)


def _seat(view: View, seat: Seat, columns: int, setting: Setting) -> tuple[str, str, str]:
    name = name_of(seat, columns, setting, turn=view.awaits == seat)
    points = setting.ink.dim(setting.words.say("play-points", points=view.totals[seat]))
    return name, _count(view, seat, columns + 3, setting), points


def _count(view: View, seat: Seat, columns: int, setting: Setting) -> str:
    if seat in view.out:
        return setting.ink.dim(setting.words.say("gang-badge-out"))
    if seat in view.declared:
        return setting.ink.accent(setting.words.say("gang-badge-last"))
    return held(view.counts[seat], columns, setting)
