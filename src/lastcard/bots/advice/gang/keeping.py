"""Reasons that look at the cards still out: what stays the highest, and what is urgent."""

from typing import Final

from lastcard.bots.advice.gang.candidate import Candidate, is_gang, longest_in
from lastcard.bots.advice.reason import Reason
from lastcard.games.gang.cards import Card, highest, holds, kinds, spread
from lastcard.games.gang.combos import FIRST, Combo, Type, cards_of, number_of, size_of, type_of
from lastcard.games.gang.holding import combos_in
from lastcard.games.gang.wording import card_words, combo_words

_NEARLY_OUT: Final = 3
"""A player with so few cards may go out soon."""
_FEW: Final = 3
"""So few are worth saying."""


def is_highest(candidate: Candidate) -> Reason | None:
    """No card is higher, only gangs beat it; and there is a combo to lead then."""
    if (
        size_of(candidate.move) > 1
        or not _is_top(candidate, candidate.move)
        or not candidate.can_be_beaten
    ):
        return None
    following = longest_in(candidate.rest)
    if following is None or cards_of(following) == candidate.rest:
        return Reason("guide-gang-highest")
    return Reason("guide-gang-highest-then", combo_words(following))


def is_hard_to_beat(candidate: Candidate) -> Reason | None:
    """Of the cards that are not seen few are higher, or make few higher pairs."""
    match type_of(candidate.move):
        case Type.SINGLE:
            above = cards_above(candidate, candidate.move)
        case Type.PAIR:
            above = _pairs_above(candidate, candidate.move)
        case _:
            return None
    if not 0 < above <= _FEW:
        return None
    kind = "card" if size_of(candidate.move) == 1 else "pair"
    return Reason(f"guide-gang-few-{kind}s", {"above": above})


def keeps_highest(candidate: Candidate) -> Reason | None:
    """The highest card that is left in the game stays in the hand, among others."""
    if candidate.left < 2:
        return None
    top = highest(candidate.rest)
    played_too = size_of(candidate.move) == 1 and highest(cards_of(candidate.move)) >= top
    if played_too or not _is_top(candidate, top):
        return None
    return Reason("guide-gang-keeps", card_words(top))


def leaves_highest(candidate: Candidate) -> Reason | None:
    """The one card that stays is the highest that is left in the game."""
    if candidate.left != 1 or not _is_top(candidate, highest(candidate.rest)):
        return None
    return Reason("guide-gang-last-highest", card_words(highest(candidate.rest)))


def keeps_gang(candidate: Candidate) -> Reason | None:
    """A gang stays in the hand."""
    gangs = [combo for combo in combos_in(candidate.rest) if is_gang(combo)]
    if not gangs:
        return None
    return Reason("guide-gang-keeps-gang", {"number": number_of(gangs[-1])})


def is_urgent(candidate: Candidate) -> Reason | None:
    """Somebody is nearly out; a single that far fewer cards beat than the lowest is the answer."""
    fewest = min(candidate.others, default=0)
    if not 0 < fewest <= _NEARLY_OUT:
        return None
    lowest = candidate.legal[0]
    high = candidate.move != lowest and size_of(candidate.move) == 1 == size_of(lowest)
    high = high and 2 * cards_above(candidate, candidate.move) <= cards_above(candidate, lowest)
    return Reason("guide-gang-high" if high else "guide-gang-hurry", {"left": fewest})


def cards_above(candidate: Candidate, single: Combo) -> int:
    """How many of the cards that are not seen beat *single*."""
    return sum(1 for card in spread(candidate.situation.unseen) if card > single)


def _is_top(candidate: Candidate, card: Card) -> bool:
    return kinds(candidate.situation.unseen) >> card + 1 == 0


def _pairs_above(candidate: Candidate, pair: Combo) -> int:
    higher = range(pair + 1, FIRST[Type.THREE])
    return sum(1 for combo in higher if holds(candidate.situation.unseen, cards_of(combo)))
