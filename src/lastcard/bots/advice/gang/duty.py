"""Reasons that are rules: the move is asked for."""

from lastcard.bots.advice.gang.candidate import Candidate
from lastcard.bots.advice.reason import Reason
from lastcard.games.gang.duty import Block, LeadHighest, LeadSeveral, NothingHigher, Open
from lastcard.games.gang.wording import block_words


def must_open(candidate: Candidate) -> Reason | None:
    """The first lead of a match has the multi-coloured 1 in it (GF-3.1)."""
    return Reason("guide-gang-open") if isinstance(candidate.duty, Open) else None


def must_block(candidate: Candidate) -> Reason | None:
    """A single before a last card is answered by the highest card, or by a gang (GF-9.1, 9.2)."""
    if not isinstance(candidate.duty, Block):
        return None
    return Reason("guide-gang-block", {"gang": block_words(candidate.duty)["gang"]})


def must_lead_several(candidate: Candidate) -> Reason | None:
    """Before a last card no single card is led (GF-9.3)."""
    return Reason("guide-gang-lead-several") if isinstance(candidate.duty, LeadSeveral) else None


def must_lead_highest(candidate: Candidate) -> Reason | None:
    """With nothing but single cards the highest is led before a last card (GF-9.3)."""
    return Reason("guide-gang-lead-highest") if isinstance(candidate.duty, LeadHighest) else None


def cannot_beat(candidate: Candidate) -> Reason | None:
    """There is nothing else than to pass; what lies there is named beside it or seen."""
    if not isinstance(candidate.duty, NothingHigher):
        return None
    return Reason("guide-gang-cannot", settles=True)
