"""Why a move of Gang of Four is good."""

from collections.abc import Sequence
from typing import Final

from lastcard.bots.advice.explainer import Explainer
from lastcard.bots.advice.gang.answering import ANSWERING
from lastcard.bots.advice.gang.leading import LEADING
from lastcard.bots.advice.gang.look import Look
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
            look = Look.of(situation_of(view, seen), card)
            return Explained("guide-about-gang-give", best(GIVING, look))
        case Pass():
            return _explain_pass(Look.of(situation_of(view, seen), PASS))
        case Play():
            return _explain_play(Look.of(situation_of(view, seen), move.combo), said=move.last)
        case _:
            return Explained("guide-about-gang-cut", (Reason("guide-gang-cut"),))


def _explain_pass(look: Look) -> Explained:
    return Explained("guide-about-gang-pass", best(PASSING, look), scene(look), BASICS)


def _explain_play(look: Look, *, said: bool) -> Explained:
    finders = LEADING if look.leads else ANSWERING
    reasons = best(finders, look)
    if said:
        reasons = (*reasons[:1], Reason("guide-gang-declare"))
        return Explained("guide-about-gang-last", reasons, scene(look), BASICS)
    kind = "block" if look.blocks else "lead" if look.leads else "answer"
    return Explained(f"guide-about-gang-{kind}", reasons, scene(look), BASICS)


PART: Final = Explainer(explain=explain, look_back=look_back)
