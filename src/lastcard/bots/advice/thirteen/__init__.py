"""Why a move of 13 is good."""

from collections.abc import Sequence

from lastcard.bots.advice.reason import Explained, best
from lastcard.bots.advice.thirteen.look import Look
from lastcard.bots.advice.thirteen.putting import PUTTING
from lastcard.bots.advice.thirteen.taking import TAKING
from lastcard.bots.thirteen.situation import situation_of
from lastcard.games.game import Entry
from lastcard.games.thirteen.cards import R4
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.view import View


def explain(view: View, seen: Sequence[Entry[Move]], move: Move) -> Explained:
    """Why the seat of *view*, having watched the moves *seen* of this deal, should do *move*."""
    assert isinstance(move, Play), "a seat does nothing else"
    look = Look(situation=situation_of(view, seen), placement=move.placement)
    if look.takes:
        return Explained("guide-about-thirteen-take", best(TAKING, look))
    topic = "rotten" if look.card == R4 else "put"
    return Explained(f"guide-about-thirteen-{topic}", best(PUTTING, look))
