"""What may not be played, and why (GF-3, GF-7, GF-9)."""

from lastcard.games.errors import CardNotHeld
from lastcard.games.gang.cards import M1, holds
from lastcard.games.gang.combos import (
    COMBOS,
    Combo,
    Type,
    beats,
    cards_of,
    size_class,
    size_of,
    type_of,
)
from lastcard.games.gang.duty import (
    Block,
    Duty,
    Lead,
    LeadHighest,
    LeadSeveral,
    Open,
    to_answer,
    to_lead,
)
from lastcard.games.gang.errors import (
    MustBlock,
    MustLead,
    MustLeadHighest,
    MustLeadSeveral,
    MustOpen,
    NotACombo,
    OpeningTooLarge,
    TooLow,
    WrongSize,
)
from lastcard.games.gang.notation import write_combo
from lastcard.games.gang.position import NOTHING, Position


def check(position: Position, combo: Combo | None) -> None:
    """Refuse *combo*, or None for a pass, where the seat in turn may not play it."""
    if combo is None:
        _check_pass(position)
    else:
        _check_combo(position, combo)


def _check_pass(position: Position) -> None:
    if position.to_beat == NOTHING:
        raise MustLead
    _check_block(to_answer(position))


def _check_combo(position: Position, combo: Combo) -> None:
    if not 0 <= combo < COMBOS:
        raise NotACombo(cards=str(combo))  # the compiled table would not say so
    hand = position.hand(position.turn)
    if not holds(hand, cards_of(combo)):
        raise CardNotHeld(cards=write_combo(combo))
    if position.to_beat == NOTHING:
        _check_lead(position, combo)
    else:
        _check_answer(position, combo)


def _check_lead(position: Position, combo: Combo) -> None:
    if combo in position.legal():
        return
    match to_lead(position):
        case Open():
            raise MustOpen if not cards_of(combo) >> M1 & 1 else OpeningTooLarge
        case LeadSeveral():
            raise MustLeadSeveral
        case LeadHighest(card=card):
            raise MustLeadHighest(card=card)
        case Lead():  # pragma: no cover # anything held may be led
            raise AssertionError(combo)


def _check_answer(position: Position, combo: Combo) -> None:
    to_beat = position.to_beat
    if not beats(combo, to_beat):
        # On a gang it is never the size that is wrong: it takes a higher gang (GF-7.1).
        if size_class(combo) != size_class(to_beat) and type_of(to_beat) < Type.GANG_OF_4:
            raise WrongSize(cards=write_combo(combo), size=size_of(to_beat))
        raise TooLow(cards=write_combo(combo), to_beat=write_combo(to_beat))
    if combo not in position.legal():
        _check_block(to_answer(position))


def _check_block(due: Duty) -> None:
    # Nothing else may be played before a last card: the highest card, a gang, or either (GF-9).
    if isinstance(due, Block):
        raise MustBlock(card=due.card or "none", gang="yes" if due.gang else "no")
