"""Why a move of Gang of Four is good."""

from collections.abc import Sequence
from typing import Final

from lastcard.bots.advice.explainer import Explainer
from lastcard.bots.advice.gang.against import against
from lastcard.bots.advice.gang.answering import ANSWERING
from lastcard.bots.advice.gang.candidate import Candidate
from lastcard.bots.advice.gang.leading import LEADING
from lastcard.bots.advice.gang.lookback import look_back
from lastcard.bots.advice.gang.passing import PASSING
from lastcard.bots.advice.gang.scene import BASICS, scene
from lastcard.bots.advice.gang.sparing import GIVING
from lastcard.bots.advice.reason import Explained, Reason, best
from lastcard.bots.gang.situation import situation_of
from lastcard.games.game import Entry
from lastcard.games.gang.cards import gather
from lastcard.games.gang.combos import combo_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.moves import Call, Give, Move, Pass, Play
from lastcard.games.gang.view import View


def explain(view: View, seen: Sequence[Entry[Move]], move: Move) -> Explained:
    """Why the seat of *view*, having watched the moves *seen* of this deal, should do *move*."""
    match move:
        case Call():
            return Explained("guide-about-gang-last", (Reason("guide-gang-call"),))
        case Give():
            card = combo_of(gather([move.card]))
            assert card is not None
            candidate = Candidate.of(situation_of(view, seen), card)
            return Explained("guide-about-gang-give", best(GIVING, candidate))
        case Pass():
            return _explain_pass(Candidate.of(situation_of(view, seen), PASS))
        case Play():
            return _explain_play(Candidate.of(situation_of(view, seen), move.combo), said=move.last)
        case _:
            return Explained("guide-about-gang-cut", (Reason("guide-gang-cut"),))


def _explain_pass(candidate: Candidate) -> Explained:
    return Explained("guide-about-gang-pass", best(PASSING, candidate), scene(candidate), BASICS)


def _explain_play(candidate: Candidate, *, said: bool) -> Explained:
    finders = LEADING if candidate.leads else ANSWERING
    reasons = best(finders, candidate)
    if said:
        reasons = (*reasons[:1], Reason("guide-gang-declare"))
        return Explained("guide-about-gang-last", reasons, scene(candidate), BASICS)
    kind = "block" if candidate.blocks else "lead" if candidate.leads else "answer"
    return Explained(f"guide-about-gang-{kind}", reasons, scene(candidate), BASICS)


PART: Final = Explainer(explain=explain, look_back=look_back, against=against)
