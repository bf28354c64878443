"""Reasons that are rules: the move is asked for."""

from lastcard.bots.advice.gang.look import Look, is_gang
from lastcard.bots.advice.reason import Reason
from lastcard.games.gang.combos import FIRST, Type, size_of


def must_open(look: Look) -> Reason | None:
    """The first lead of a match has the multi-coloured 1 in it (GF-3.1)."""
    return Reason("guide-gang-open") if look.leads and look.situation.position.opening else None


def must_block(look: Look) -> Reason | None:
    """A single before a last card is answered by the highest card, or by a gang (GF-9.1, 9.2)."""
    if look.leads or look.may_pass or not look.blocks:
        return None
    gang = "yes" if any(is_gang(combo) for combo in look.legal) else "no"
    return Reason("guide-gang-block", {"gang": gang})


def must_lead_several(look: Look) -> Reason | None:
    """Before a last card no single card is led (GF-9.3)."""
    if not (look.leads and look.blocks) or look.held == 1:
        return None
    if any(size_of(combo) == 1 for combo in look.legal):
        return None
    return Reason("guide-gang-lead-several")


def must_lead_highest(look: Look) -> Reason | None:
    """With nothing but single cards the highest is led before a last card (GF-9.3)."""
    only = len(look.legal) == 1 and look.move < FIRST[Type.PAIR] and look.held > 1
    opens = look.situation.position.opening
    return (
        Reason("guide-gang-lead-highest")
        if look.leads and look.blocks and only and not opens
        else None
    )


def cannot_beat(look: Look) -> Reason | None:
    """There is nothing else than to pass."""
    return None if look.legal else Reason("guide-gang-cannot", settles=True)
