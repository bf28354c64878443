"""A card of 13 put on a target, and the facts around it, as the seat in turn knows them."""

from collections.abc import Mapping
from dataclasses import dataclass

from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.cards import (
    COLOUR,
    R4,
    TARGETS,
    Card,
    Placement,
    add,
    card_of,
    spread,
    target_of,
    value_of,
)
from lastcard.games.thirteen.duty import Duty, duty
from lastcard.games.thirteen.notation import TARGET_NAMES
from lastcard.games.thirteen.position import LIMIT
from lastcard.games.thirteen.scoring import Tally, deal_points, tally


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """*placement*, and what the seat knows about it."""

    situation: Situation
    placement: Placement

    @property
    def card(self) -> Card:
        """The card that is put down."""
        return card_of(self.placement)

    @property
    def takes(self) -> bool:
        """Whether it takes what lies on the target (TH-2.5)."""
        return self.situation.position.takes(self.placement)

    @property
    def legal(self) -> list[Placement]:
        """What could be played instead, and this."""
        return self.situation.legal()

    @property
    def duty(self) -> Duty:
        """What the seat has to do."""
        return duty(self.situation.position)

    @property
    def costs(self) -> dict[Placement, int]:
        """How many cards everything that could be played takes."""
        return dict(zip(self.legal, self.duty.takes, strict=True))

    @property
    def lying(self) -> list[Card]:
        """What lies on the target now."""
        return self.situation.position.on(target_of(self.placement))

    @property
    def sum(self) -> int:
        """What the target comes to; where cards are taken, the card alone."""
        value = value_of(self.card)
        return value if self.takes else value + sum(value_of(card) for card in self.lying)

    @property
    def room(self) -> int:
        """How much the target can bear after that."""
        return LIMIT - self.sum

    @property
    def rest(self) -> list[Card]:
        """What stays in the hand, before a card is drawn."""
        cards = spread(self.situation.hand)
        cards.remove(self.card)
        return cards

    @property
    def fitting(self) -> int:
        """How many of these would take nothing, as the targets stand before the others play."""
        sums = [self.situation.position.sum_on(target) for target in range(TARGETS)]
        sums[target_of(self.placement)] = self.sum
        heights = [min(sums) if card == R4 else sums[COLOUR[card]] for card in self.rest]
        return sum(
            height + value_of(card) <= LIMIT
            for height, card in zip(heights, self.rest, strict=True)
        )

    @property
    def rotten(self) -> int:
        """How many rotten fours it takes."""
        return self.lying.count(R4) if self.takes else 0

    @property
    def where(self) -> Mapping[str, str | int]:
        """What the words need to know of the target."""
        return {"target": TARGET_NAMES[target_of(self.placement)]}

    def tallies(self, *, after: bool) -> list[Tally]:
        """What everybody has taken by now, or will have *after* the move."""
        position, seat = self.situation.position, self.situation.seat
        taken = [position.taken_by(other) for other in range(position.seats)]
        if after and self.takes:
            for card in self.lying:
                taken[seat] = add(taken[seat], card)
        return [tally(cards) for cards in taken]

    def cost(self) -> int:
        """How many more points the seat would have if the deal ended now (TH-3)."""
        seat = self.situation.seat
        before, after = (deal_points(self.tallies(after=then))[seat] for then in (False, True))
        return after - before
