"""Why a move of 13 is good."""

from collections.abc import Sequence
from typing import Final

from lastcard.bots.advice.explainer import Explainer
from lastcard.bots.advice.reason import Explained, best
from lastcard.bots.advice.thirteen.against import against
from lastcard.bots.advice.thirteen.candidate import Candidate
from lastcard.bots.advice.thirteen.lookback import look_back
from lastcard.bots.advice.thirteen.putting import PUTTING
from lastcard.bots.advice.thirteen.scene import BASICS, scene
from lastcard.bots.advice.thirteen.taking import TAKING
from lastcard.bots.thirteen.situation import situation_of
from lastcard.games.game import Entry
from lastcard.games.thirteen.cards import R4
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.view import View


def explain(view: View, seen: Sequence[Entry[Move]], move: Move) -> Explained:
    """Why the seat of *view*, having watched the moves *seen* of this deal, should do *move*."""
    assert isinstance(move, Play), "a seat does nothing else"
    candidate = Candidate(situation=situation_of(view, seen), placement=move.placement)
    if candidate.takes:
        return Explained(
            "guide-about-thirteen-take", best(TAKING, candidate), scene(candidate), BASICS
        )
    topic = "rotten" if candidate.card == R4 else "put"
    reasons = best(PUTTING, candidate)
    return Explained(f"guide-about-thirteen-{topic}", reasons, scene(candidate), BASICS)


PART: Final = Explainer(explain=explain, look_back=look_back, against=against)
