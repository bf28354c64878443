"""Reasons that look at the cards still out: what stays the highest, and what is urgent."""

from typing import Final

from lastcard.bots.advice.gang.look import Look, is_gang
from lastcard.bots.advice.reason import Reason
from lastcard.games.gang.cards import Card, highest, kinds, spread
from lastcard.games.gang.combos import Combo, cards_of, number_of, size_of
from lastcard.games.gang.holding import combos_in
from lastcard.games.gang.wording import card_words

_NEARLY_OUT: Final = 3
"""Who holds so few cards may be gone soon."""


def is_highest(look: Look) -> Reason | None:
    """No card is higher; but for gangs it would win."""
    single = size_of(look.move) == 1
    return Reason("guide-gang-highest") if single and _is_top(look, look.move) else None


def keeps_highest(look: Look) -> Reason | None:
    """The highest card that is left in the game stays in the hand, among others."""
    if look.left < 2:
        return None
    top = highest(look.rest)
    played_too = size_of(look.move) == 1 and highest(cards_of(look.move)) >= top
    if played_too or not _is_top(look, top):
        return None
    return Reason("guide-gang-keeps", card_words(top))


def leaves_highest(look: Look) -> Reason | None:
    """The one card that stays is the highest that is left in the game."""
    if look.left != 1 or not _is_top(look, highest(look.rest)):
        return None
    return Reason("guide-gang-last-highest", card_words(highest(look.rest)))


def keeps_gang(look: Look) -> Reason | None:
    """A gang stays in the hand."""
    gangs = [combo for combo in combos_in(look.rest) if is_gang(combo)]
    if not gangs:
        return None
    return Reason("guide-gang-keeps-gang", {"number": number_of(gangs[-1])})


def is_urgent(look: Look) -> Reason | None:
    """Somebody is nearly out; a single that fewer cards beat than a lower one is the answer."""
    fewest = min(look.others, default=0)
    if not 0 < fewest <= _NEARLY_OUT:
        return None
    high = size_of(look.move) == 1 and _beaten_by(look, look.move) < _beaten_by(look, look.legal[0])
    return Reason("guide-gang-high" if high else "guide-gang-hurry", {"left": fewest})


def _is_top(look: Look, card: Card) -> bool:
    return kinds(look.situation.unseen) >> card + 1 == 0


def _beaten_by(look: Look, single: Combo) -> int:
    return sum(1 for card in spread(look.situation.unseen) if card > single)
