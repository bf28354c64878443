"""A move of Gang of Four and the facts around it, as the seat in turn knows them."""

from dataclasses import dataclass

from lastcard.bots.gang.situation import Situation
from lastcard.games.gang.cards import CardSet, remove, size
from lastcard.games.gang.combos import FIRST, Combo, Type, cards_of, size_of
from lastcard.games.gang.duty import Duty, in_turn
from lastcard.games.gang.finder import PASS, Moves, can_beat
from lastcard.games.gang.holding import combos_in
from lastcard.games.gang.position import NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """*move*, a combo or ``PASS``, and what the seat knows about it."""

    situation: Situation
    move: int
    rest: CardSet
    """What stays in the hand."""
    legal: tuple[int, ...]
    """What could be played instead, weakest first; without ``PASS``."""
    may_pass: bool
    others: tuple[int, ...]
    """How many cards each of the others in the deal holds."""

    @classmethod
    def of(cls, situation: Situation, move: int) -> "Candidate":
        """*move*, considered in *situation*."""
        legal = situation.legal()
        hand = situation.hand
        return cls(
            situation=situation,
            move=move,
            rest=hand if move == PASS else remove(hand, cards_of(move)),
            legal=tuple(combo for combo in legal if combo != PASS),
            may_pass=PASS in legal,
            others=situation.others(),
        )

    @property
    def duty(self) -> Duty:
        """What the seat has to do."""
        return in_turn(self.situation.position)

    @property
    def leads(self) -> bool:
        """Whether there is nothing to beat."""
        return self.situation.position.to_beat == NOTHING

    @property
    def blocks(self) -> bool:
        """Whether the next player holds a declared last card (GF-9)."""
        return self.situation.position.blocking()

    @property
    def can_be_beaten(self) -> bool:
        """Whether the others could beat the move if they held the right cards."""
        return can_beat(Moves(), self.situation.unseen, self.move, max(self.others, default=0))

    @property
    def left(self) -> int:
        """How many cards stay in the hand."""
        return size(self.rest)

    @property
    def held(self) -> int:
        """How many cards the hand has now."""
        return size(self.situation.hand)


def groups_in(cards: CardSet) -> list[Combo]:
    """Every combo of several cards that *cards* hold, weakest first."""
    return [combo for combo in combos_in(cards) if size_of(combo) > 1]


def longest_in(cards: CardSet) -> Combo | None:
    """What one wants to lead of *cards*: the weakest of the longest combos of several cards."""
    return max(groups_in(cards), key=lambda combo: (size_of(combo), -combo), default=None)


def is_gang(combo: Combo) -> bool:
    """Whether *combo* is a gang."""
    return combo >= FIRST[Type.GANG_OF_4]
