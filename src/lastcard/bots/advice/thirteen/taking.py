"""Why to put down a card that takes others: the reasons in the order in which they count."""

from typing import Final

from lastcard.bots.advice.reason import Finder, Reason
from lastcard.bots.advice.thirteen.candidate import Candidate
from lastcard.bots.advice.thirteen.putting import is_only, leaves_choice
from lastcard.games.thirteen.cards import COLOUR, ROTTEN, target_of
from lastcard.games.thirteen.duty import Take
from lastcard.games.thirteen.scoring import Tally


def takes_fewest(candidate: Candidate) -> Reason | None:
    """Everything takes cards, and nothing takes fewer."""
    own = candidate.costs[candidate.placement]
    if not isinstance(candidate.duty, Take) or own > min(candidate.duty.takes):
        return None
    return Reason("guide-thirteen-fewest", {"cards": own})


def has_most(candidate: Candidate) -> Reason | None:
    """The seat has more cards of that colour than anybody else, so they cost nothing (TH-3.3)."""
    colour, seat = target_of(candidate.placement), candidate.situation.seat
    counts = [_of_colour(tally, colour) for tally in candidate.tallies(after=True)]
    own = counts.pop(seat)
    most = own > max(counts) and any(COLOUR[card] != ROTTEN for card in candidate.lying)
    return Reason("guide-thirteen-most", candidate.where) if most else None


def costs(candidate: Candidate) -> Reason | None:
    """What it costs as things stand."""
    return Reason("guide-thirteen-cost", {"points": max(0, candidate.cost())})


def _of_colour(tally: Tally, colour: int) -> int:
    return (tally.blue, tally.yellow, tally.green)[colour]


TAKING: Final[tuple[Finder[Candidate], ...]] = (
    is_only,
    takes_fewest,
    has_most,
    costs,
    leaves_choice,
)
