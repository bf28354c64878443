"""The table: the others above, the targets in the middle, the reader's hand below."""

from typing import Final

from lastcard.cli.ink import pad, pad_left, width
from lastcard.cli.screen.around import at_right, filled, held, name_of, others, rule
from lastcard.cli.screen.cards import hand_lines
from lastcard.cli.screen.setting import Setting
from lastcard.cli.screen.thirteen.cards import COLOURS, target_lines
from lastcard.cli.screen.thirteen.story import Story
from lastcard.games.game import Seat
from lastcard.games.thirteen.scoring import deals
from lastcard.games.thirteen.view import View

FIXED_LINES: Final = 18
"""What the picture, the task and the prompt take besides the story."""
ROOMY: Final = 30
"""From how many lines on the targets stand apart."""


def picture(view: View, story: Story, order: str, setting: Setting) -> list[str]:
    """The whole table; in a live terminal always of the same height."""
    return [
        *_top(view, setting),
        rule(setting),
        *_targets(view, setting),
        _draw_pile(view, setting),
        *_told(story, setting),
        *_mine(view, order, setting),
    ]


def _top(view: View, setting: Setting) -> list[str]:
    # Who sits at the left end of the row comes after the reader (TH-2.1).
    arrow = setting.looks.signs.to_right
    seats = others(lambda seat, columns: _seat(view, seat, columns, setting), arrow, setting)
    # The same height, whether or not a seat needs a line more.
    gap = [""] * (4 - len(seats))
    return [_title(view, setting), *gap, *seats]


def _title(view: View, setting: Setting) -> str:
    words, signs = setting.words, setting.looks.signs
    deal = words.say("thirteen-deal-number", deal=max(1, view.deal), deals=deals(view.seats))
    dealer = words.say("thirteen-deals", **setting.who(view.dealer))
    name = setting.ink.bold(words.say("thirteen-name"))
    left = f" {name} {signs.dot} {deal} {signs.dot} {dealer}"
    right = f"{signs.clockwise} {words.say('thirteen-direction')}"
    return left + pad_left(right, setting.looks.width - 1 - width(left))


def _targets(view: View, setting: Setting) -> list[str]:
    lines = target_lines(view.targets, setting)
    if _roomy(setting):
        return ["", lines[0], "", lines[1], "", lines[2], ""]
    return lines


def _draw_pile(view: View, setting: Setting) -> str:
    if view.options.deal == "all":
        return rule(setting)
    said = setting.words.say("thirteen-pile", cards=view.pile)
    line, ink = setting.looks.signs.rule, setting.ink
    return f" {ink.dim(line * 2)} {said} {ink.dim(line * (setting.looks.width - 6 - width(said)))}"


def _told(story: Story, setting: Setting) -> list[str]:
    # Line after line, everything was told just above.
    if not setting.looks.live:
        return []
    taken = FIXED_LINES + (4 if _roomy(setting) else 0)
    room = max(4, min(12, setting.looks.height - taken))
    return [*filled(story.latest(room), room), rule(setting)]


def _mine(view: View, order: str, setting: Setting) -> list[str]:
    if setting.me is None:
        return []
    name, cards, *sums = _seat(view, setting.me, 14, setting)
    left = f" {pad(name, 12)}  {pad(cards, 16)}  {'  '.join(sums)}"
    head = at_right(left, setting.words.say("thirteen-sorted", order=order), setting)
    hand = hand_lines(view.hand, order, COLOURS, setting.ink, setting.looks.width - 4)
    return [head, "", *(f"   {line}" for line in hand or [""]), ""]


def _seat(view: View, seat: Seat, columns: int, setting: Setting) -> list[str]:
    name = name_of(seat, columns, setting, turn=view.awaits == seat)
    points = setting.ink.dim(setting.words.say("play-points", points=view.totals[seat]))
    taken = _taken(view, seat, setting)
    both = f"{taken}{setting.ink.dim(',')} {points}"
    sums = [both] if _side_by_side(setting) else [taken, points]
    return [name, held(view.counts[seat], columns + 3, setting), *sums]


def _side_by_side(setting: Setting) -> bool:
    # Cards taken and points fit one line where few sit at the table.
    return (setting.looks.width - 2) // max(1, len(setting.names) - 1) >= 24


def _taken(view: View, seat: Seat, setting: Setting) -> str:
    count = view.taken[seat]
    said = setting.words.say("thirteen-taken", cards=count)
    if view.opened is None or not count:
        return said if count else setting.ink.dim(said)
    letters = [card[0] for card in view.opened[seat].split()]
    chips = [(letters.count(colour), colour) for colour in COLOURS if colour in letters]
    return " ".join(setting.ink.on_colour(f"{many}{colour}", colour) for many, colour in chips)


def _roomy(setting: Setting) -> bool:
    return setting.looks.live and setting.looks.height >= ROOMY
