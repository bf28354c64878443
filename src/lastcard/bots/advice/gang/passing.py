"""Why to pass: the reasons in the order in which they count."""

from typing import Final

from lastcard.bots.advice.gang.candidate import Candidate, is_gang
from lastcard.bots.advice.gang.duty import cannot_beat
from lastcard.bots.advice.gang.keeping import cards_above
from lastcard.bots.advice.gang.planning import gains_nothing, keeps_few_plays
from lastcard.bots.advice.gang.sparing import broken_by
from lastcard.bots.advice.reason import Finder, Reason
from lastcard.games.gang.cards import gather, highest, holds
from lastcard.games.gang.combos import cards_of, size_of
from lastcard.games.gang.wording import card_words, combo_words

_CALM: Final = 4
"""With so many cards nobody is about to go out."""
_RARE: Final = 6
"""A card that so few others beat is worth keeping."""


def saves_gang(candidate: Candidate) -> Reason | None:
    """Only a gang beats it."""
    only = all(is_gang(combo) for combo in candidate.legal)
    return Reason("guide-gang-pass-gang") if only and candidate.legal else None


def saves_highest(candidate: Candidate) -> Reason | None:
    """Only with the highest card of the hand can it be beaten."""
    top = highest(candidate.rest)
    spent = all(holds(cards_of(combo), gather([top])) for combo in candidate.legal)
    if not candidate.legal or not spent or any(is_gang(combo) for combo in candidate.legal):
        return None
    return Reason("guide-gang-pass-top", card_words(top))


def breaks_nothing(candidate: Candidate) -> Reason | None:
    """Whatever beats it breaks up a longer combo; that of the weakest play is named."""
    if not candidate.legal or any(is_gang(combo) for combo in candidate.legal):
        return None
    first = broken_by(candidate, candidate.legal[0])
    if first is None or any(broken_by(candidate, combo) is None for combo in candidate.legal):
        return None
    return Reason("guide-gang-pass-breaks", combo_words(first))


def has_time(candidate: Candidate) -> Reason | None:
    """Nobody is about to go out."""
    fewest = min(candidate.others, default=0)
    return Reason("guide-gang-pass-calm", {"left": fewest}) if fewest >= _CALM else None


def holds_for_lead(candidate: Candidate) -> Reason | None:
    """The lowest card that would do is one that hardly any card beats."""
    single = candidate.legal[0] if candidate.legal and size_of(candidate.legal[0]) == 1 else None
    if single is None or single == highest(candidate.rest):
        return None
    if not 0 < cards_above(candidate, single) <= _RARE:
        return None
    above: dict[str, str | int] = {"cards": cards_above(candidate, single)}
    return Reason("guide-gang-pass-holds", {**card_words(single), **above})


PASSING: Final[tuple[Finder[Candidate], ...]] = (
    cannot_beat,
    saves_gang,
    saves_highest,
    breaks_nothing,
    holds_for_lead,
    has_time,
    gains_nothing,
    keeps_few_plays,
)
