"""Reasons that look ahead: in how many plays a hand can go, and which they are."""

from collections.abc import Iterable
from typing import Final

from lastcard.bots.advice.gang.look import Look, groups_in
from lastcard.bots.advice.gang.plays import plays_of
from lastcard.bots.advice.reason import Reason
from lastcard.games.gang.cards import CardSet, gather, remove, spread
from lastcard.games.gang.combos import cards_of, combo_of, size_of
from lastcard.games.gang.wording import combo_words

_MANY: Final = 24
"""More plays than this are not compared: it would take too long."""


def leaves_one_play(look: Look) -> Reason | None:
    """What stays in the hand is one combo of several cards."""
    last = combo_of(look.rest) if look.left > 1 else None
    return None if last is None else Reason("guide-gang-plan-one", combo_words(last))


def leaves_two_plays(look: Look) -> Reason | None:
    """What stays in the hand can go in two plays; the longest of them is named."""
    if plays_of(look.rest) == 1:
        return None
    groups = groups_in(look.rest)
    ends = (one for one in groups if combo_of(remove(look.rest, cards_of(one))) is not None)
    longest = max(ends, key=lambda combo: (size_of(combo), -combo), default=None)
    return None if longest is None else Reason("guide-gang-plan-two", combo_words(longest))


def is_shortest(look: Look) -> Reason | None:
    """No other play leaves fewer plays, and some leave more; one or two are named instead."""
    if len(look.legal) > _MANY or leaves_one_play(look) or leaves_two_plays(look):
        return None
    own = plays_of(look.rest)
    others = {_plays_without(look.situation.hand, combo) for combo in look.legal}
    if own == 0 or not others or min(others) < own or max(others) == own:
        return None
    return Reason("guide-gang-plan-best", {"plays": own})


def leaves_few_plays(look: Look) -> Reason | None:
    """In how many plays the rest can go."""
    if not look.rest:
        return None
    return Reason("guide-gang-plan", {"plays": plays_of(look.rest)}, fills=True)


def gains_nothing(look: Look) -> Reason | None:
    """Whatever is played, as many plays are needed afterwards as before."""
    if len(look.legal) > _MANY:
        return None
    now = plays_of(look.situation.hand)
    after = (_plays_without(look.situation.hand, combo) for combo in look.legal)
    if not look.legal or min(after) < now:
        return None
    return Reason("guide-gang-pass-gains-nothing", {"plays": now})


def keeps_few_plays(look: Look) -> Reason | None:
    """In how many plays the hand can go as it is."""
    return Reason("guide-gang-pass-plan", {"plays": plays_of(look.rest)}, fills=True)


def gives_what_is_spare(look: Look) -> Reason | None:
    """No other gift leaves fewer plays."""
    hand = look.situation.hand
    fewest = min(_after_gifts(hand))
    if plays_of(look.rest) > fewest:
        return None
    return Reason("guide-gang-give-spare", {"plays": fewest})


def _after_gifts(hand: CardSet) -> Iterable[int]:
    return (plays_of(remove(hand, gather([card]))) for card in set(spread(hand)))


def _plays_without(hand: CardSet, combo: int) -> int:
    return plays_of(remove(hand, cards_of(combo)))
