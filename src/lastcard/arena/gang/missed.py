"""A provable error of Gang of Four: a deal that was won already, and not taken."""

from collections.abc import Sequence

from lastcard.bots.gang.situation import situation_of
from lastcard.games.game import Entry
from lastcard.games.gang.certain import certain_win, is_certain
from lastcard.games.gang.moves import Move, Pass, Play
from lastcard.games.gang.view import View


def is_missed_win(view: View, seen: Sequence[Entry[Move]], move: Move) -> bool:
    """Whether there was a chain of combos nobody could beat, and *move* did not begin one."""
    if len(view.legal) < 2 or not isinstance(move, Play | Pass):
        return False
    situation = situation_of(view, seen)
    position, unseen = situation.position, situation.unseen
    if position.pending == situation.seat or certain_win(position, unseen) is None:
        return False
    return isinstance(move, Pass) or not is_certain(position, unseen, move.combo)
