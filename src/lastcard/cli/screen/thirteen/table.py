"""The table: the others above, the targets in the middle, the reader's hand below."""

from typing import Final

from lastcard.cli.screen.around import at_right, held, name_of, others, rule, with_names
from lastcard.cli.screen.cards import hand_lines
from lastcard.cli.screen.fitting import fitted
from lastcard.cli.screen.setting import Setting
from lastcard.cli.screen.thirteen.cards import COLOURS, target_lines
from lastcard.cli.screen.thirteen.deal_log import DealLog
from lastcard.cli.terminal.ink import pad, width
from lastcard.games.game import Seat
from lastcard.games.thirteen.scoring import deals
from lastcard.games.thirteen.view import View

BESIDE_MINE: Final = 53
"""How many columns cards and points take beside the reader's own name."""
ROOMY: Final = 26
"""From how many lines on the targets stand apart."""


def picture(
    view: View, log: DealLog, order: str, setting: Setting, rows: int | None = None
) -> list[str]:
    """The whole table, in *rows* lines if they are enough."""
    return with_names(lambda drawn: _picture(view, log, order, drawn, rows), setting, rows)


def _picture(view: View, log: DealLog, order: str, setting: Setting, rows: int | None) -> list[str]:
    above = [
        *_top(view, setting),
        rule(setting),
        *_targets(view, setting, roomy=rows is not None and rows >= ROOMY),
        _draw_pile(view, setting),
    ]
    mine = _mine(view, order, setting)
    if rows is None:
        return [*above, *mine]  # line after line, everything was told just above
    return fitted(above, log.latest, [rule(setting), *mine], rows)


def _top(view: View, setting: Setting) -> list[str]:
    # The player at the left end of the row comes after the reader (TH-2.1).
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
    return at_right(left, f"{signs.clockwise} {words.say('thirteen-direction')}", setting)


def _targets(view: View, setting: Setting, *, roomy: bool) -> list[str]:
    lines = target_lines(view.targets, setting)
    if roomy:
        return ["", lines[0], "", lines[1], "", lines[2], ""]
    return lines


def _draw_pile(view: View, setting: Setting) -> str:
    if view.options.deal == "all":
        return rule(setting)
    said = setting.words.say("thirteen-pile", cards=view.pile)
    line, ink = setting.looks.signs.rule, setting.ink
    return f" {ink.dim(line * 2)} {said} {ink.dim(line * (setting.looks.width - 6 - width(said)))}"


def _mine(view: View, order: str, setting: Setting) -> list[str]:
    if setting.me is None:
        return []
    columns = max(14, setting.looks.width - BESIDE_MINE)
    name, cards, *sums = _seat(view, setting.me, columns, setting)
    own = name.partition("\n")[0]  # it has one line
    left = f" {pad(own, 12)}  {pad(cards, 16)}  {'  '.join(sums)}"
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
