"""Reasons that look ahead: in how many plays a hand can go, and which they are."""

from collections.abc import Iterable
from typing import Final

from lastcard.bots.advice.gang.candidate import Candidate, groups_in
from lastcard.bots.advice.gang.plays import plays_of
from lastcard.bots.advice.reason import Reason
from lastcard.games.gang.cards import CardSet, gather, remove, spread
from lastcard.games.gang.combos import cards_of, combo_of, size_of
from lastcard.games.gang.wording import combo_words

_MANY: Final = 24
"""More plays than this are not compared: it would take too long."""


def leaves_one_play(candidate: Candidate) -> Reason | None:
    """What stays in the hand is one combo of several cards."""
    last = combo_of(candidate.rest) if candidate.left > 1 else None
    return None if last is None else Reason("guide-gang-plan-one", combo_words(last))


def leaves_two_plays(candidate: Candidate) -> Reason | None:
    """What stays in the hand can go in two plays; the longest of them is named."""
    if plays_of(candidate.rest) == 1:
        return None
    groups = groups_in(candidate.rest)
    ends = (one for one in groups if combo_of(remove(candidate.rest, cards_of(one))) is not None)
    longest = max(ends, key=lambda combo: (size_of(combo), -combo), default=None)
    return None if longest is None else Reason("guide-gang-plan-two", combo_words(longest))


def is_shortest(candidate: Candidate) -> Reason | None:
    """No other play leaves fewer plays, and some leave more; one or two are named instead."""
    if len(candidate.legal) > _MANY or leaves_one_play(candidate) or leaves_two_plays(candidate):
        return None
    own = plays_of(candidate.rest)
    others = {_plays_without(candidate.situation.hand, combo) for combo in candidate.legal}
    if own == 0 or not others or min(others) < own or max(others) == own:
        return None
    return Reason("guide-gang-plan-best", {"plays": own})


def leaves_few_plays(candidate: Candidate) -> Reason | None:
    """In how many plays the rest can go."""
    if not candidate.rest:
        return None
    return Reason("guide-gang-plan", {"plays": plays_of(candidate.rest)}, fills=True)


def gains_nothing(candidate: Candidate) -> Reason | None:
    """Whatever is played, as many plays are needed afterwards as before."""
    if len(candidate.legal) > _MANY:
        return None
    now = plays_of(candidate.situation.hand)
    after = (_plays_without(candidate.situation.hand, combo) for combo in candidate.legal)
    if not candidate.legal or min(after) < now:
        return None
    return Reason("guide-gang-pass-gains-nothing", {"plays": now})


def keeps_few_plays(candidate: Candidate) -> Reason | None:
    """In how many plays the hand can go as it is."""
    return Reason("guide-gang-pass-plan", {"plays": plays_of(candidate.rest)}, fills=True)


def gives_what_is_spare(candidate: Candidate) -> Reason | None:
    """No other gift leaves fewer plays."""
    hand = candidate.situation.hand
    fewest = min(_after_gifts(hand))
    if plays_of(candidate.rest) > fewest:
        return None
    return Reason("guide-gang-give-spare", {"plays": fewest})


def _after_gifts(hand: CardSet) -> Iterable[int]:
    return (plays_of(remove(hand, gather([card]))) for card in set(spread(hand)))


def _plays_without(hand: CardSet, combo: int) -> int:
    return plays_of(remove(hand, cards_of(combo)))
