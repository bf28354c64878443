"""The table: the others above, the cycle in the middle, the reader's hand below."""

from typing import Final

from lastcard.cli.screen.around import at_right, held, name_of, others, rule, with_names
from lastcard.cli.screen.cards import hand_lines
from lastcard.cli.screen.fitting import MOST, fitted
from lastcard.cli.screen.gang.deal_log import DealLog
from lastcard.cli.screen.setting import Setting, way
from lastcard.cli.terminal.ink import pad, wrapped
from lastcard.games.game import Seat
from lastcard.games.gang.view import View

COLOURS: Final = "MGYR"
BESIDE_MINE: Final = 41
"""How many columns cards and points take beside the reader's own name."""


def picture(
    view: View, log: DealLog, order: str, setting: Setting, rows: int | None = None
) -> list[str]:
    """The whole table, in *rows* lines if they are enough."""
    return with_names(lambda drawn: _picture(view, log, order, drawn, rows), setting, rows)


def _picture(view: View, log: DealLog, order: str, setting: Setting, rows: int | None) -> list[str]:
    above = [_title(view, setting), "", *_others(view, setting), rule(setting)]
    below = [rule(setting), *_mine(view, order, setting)]
    if rows is None:
        return [*above, *log.latest(MOST), *below]
    return fitted(above, log.latest, below, rows)


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
    columns = max(20, setting.looks.width - BESIDE_MINE)
    name, cards, points = _seat(view, setting.me, columns, setting)
    own = name.partition("\n")[0]  # it has one line
    left = f" {pad(own, 12)}  {pad(cards, 22)}  {points}"
    head = at_right(left, setting.words.say("gang-sorted", order=order), setting)
    hand = hand_lines(view.hand, order, COLOURS, setting.ink, setting.looks.width - 4)
    shown = [f"   {line}" for line in hand or [""]]
    return [head, "", *shown, *(_out(setting) if setting.me in view.out else [""])]


def _out(setting: Setting) -> list[str]:
    words, columns = setting.words, setting.looks.width
    said = words.say("gang-undeclared", you="yes", who="")
    why = wrapped([words.say("gang-undeclared-rule")], columns)
    return [*map(setting.ink.accent, wrapped([said], columns)), *map(setting.ink.dim, why)]


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
