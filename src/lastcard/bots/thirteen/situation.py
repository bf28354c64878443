"""What an attentive player of 13 knows when it is time to choose, as numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lastcard.games.game import Entry
from lastcard.games.thirteen.cards import (
    DECK,
    TARGETS,
    Card,
    CardSet,
    Placement,
    add,
    card_of,
    gather,
    remove,
    spread,
    target_of,
    value_of,
)
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.notation import read_cards
from lastcard.games.thirteen.position import LIMIT, Position
from lastcard.games.thirteen.scoring import deals
from lastcard.games.thirteen.view import View

ALL: Final = gather(list(DECK))
"""The whole deck."""


@dataclass(frozen=True, slots=True)
class TurnTaken:
    """One turn of this deal."""

    seat: int
    placement: Placement


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A deal as one seat knows it."""

    seat: int
    hand: CardSet
    position: Position
    """Everything public, what was taken included, and this seat's hand.

    The others and the pile hold any cards, as many as they have.
    """
    unseen: CardSet
    """Every card neither in this hand nor played: the others', the pile's, what was put aside."""
    turns: tuple[TurnTaken, ...]
    """The turns of this deal so far."""
    totals: tuple[int, ...]
    """The points of the match before this deal."""
    deals_left: int
    """How many deals follow this one."""

    @property
    def seats(self) -> int:
        """How many play."""
        return self.position.seats

    def legal(self) -> list[Placement]:
        """What this seat may play, from the lowest card to the highest."""
        return self.position.legal()


def situation_of(view: View, seen: Sequence[Entry[Move]]) -> Situation:
    """What the seat of *view* knows in its turn, having watched the moves *seen* of this deal."""
    assert view.seat is not None, "a watcher has nothing to choose"
    hand = read_cards(view.hand)
    turns = tuple(TurnTaken(e.seat, e.move.placement) for e in seen if isinstance(e.move, Play))
    unseen = ALL - hand  # of every kind the deck has at least as many
    for act in turns:
        unseen = remove(unseen, card_of(act.placement))
    return Situation(
        seat=view.seat,
        hand=hand,
        position=_position(view, hand, unseen, turns),
        unseen=unseen,
        turns=turns,
        totals=view.totals,
        deals_left=deals(view.seats) - view.deal,
    )


def _position(view: View, hand: CardSet, unseen: CardSet, turns: Sequence[TurnTaken]) -> Position:
    assert view.seat is not None
    hands, pile = _any_cards(view.counts, view.pile, spread(unseen), view.seat)
    hands[view.seat] = hand
    position = Position(hands, view.seat, pile)
    position.resume(*_remembered(view.seats, turns))
    return position


def _any_cards(
    counts: Sequence[int], pile: int, cards: list[Card], own: int
) -> tuple[list[CardSet], list[Card]]:
    hands = []
    for seat, count in enumerate(counts):
        wanted = 0 if seat == own else count
        hands.append(gather(cards[:wanted]))
        cards = cards[wanted:]
    return hands, cards[:pile]


def _remembered(seats: int, turns: Sequence[TurnTaken]) -> tuple[list[list[Card]], list[CardSet]]:
    # What lies on the targets, and what each seat took though it lies covered now (TH-2.6).
    targets: list[list[Card]] = [[] for _ in range(TARGETS)]
    taken = [0] * seats
    for act in turns:
        card, target = card_of(act.placement), target_of(act.placement)
        lying = targets[target]
        if sum(value_of(each) for each in lying) + value_of(card) > LIMIT:
            for each in lying:
                taken[act.seat] = add(taken[act.seat], each)
            lying.clear()
        lying.append(card)
    return targets, taken
