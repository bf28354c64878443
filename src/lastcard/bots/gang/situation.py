"""What an attentive player of Gang of Four knows when it is time to choose, as numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from lastcard.games.game import Entry
from lastcard.games.gang.cards import (
    DECK,
    RD,
    Card,
    CardSet,
    add,
    gather,
    join,
    remove,
    size,
    spread,
)
from lastcard.games.gang.certain import certain_win
from lastcard.games.gang.combos import cards_of
from lastcard.games.gang.dealing import DEALT
from lastcard.games.gang.duty import Open
from lastcard.games.gang.editions import Options
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.moves import Call, Move, Pass, Play
from lastcard.games.gang.notation import read_card, read_cards
from lastcard.games.gang.position import Position
from lastcard.games.gang.state import Phase, rules
from lastcard.games.gang.view import View

ALL: Final = gather(list(DECK))
"""The whole deck."""


@dataclass(frozen=True, slots=True)
class TurnTaken:
    """One play or pass of this deal, and what was to be beaten."""

    seat: int
    move: int
    """A combo or ``PASS``."""
    to_beat: int
    """A combo or ``NOTHING``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A deal as one seat knows it."""

    seat: int
    hand: CardSet
    position: Position
    """Everything public, and this seat's hand; the others hold any cards, as many as they have."""
    unseen: CardSet
    """Every card that is neither in this hand nor played: the others' cards and the dummy's."""
    known: tuple[CardSet, ...]
    """Of the unseen cards, those that everybody knows to be in the hand of each seat."""
    ceiling: tuple[Card, ...]
    """No card of the seat but the known ones is higher: it gave its highest away (GF-11.1)."""
    turns: tuple[TurnTaken, ...]
    """The plays and passes of this deal so far."""
    totals: tuple[int, ...]
    """The points of the match before this deal."""
    options: Options

    @property
    def seats(self) -> int:
        """How many play."""
        return self.position.seats

    def legal(self) -> list[int]:
        """What this seat may play: combos, weakest first, and ``PASS`` last."""
        return self.position.legal()

    def others(self) -> tuple[int, ...]:
        """How many cards each of the others in the deal holds."""
        position = self.position
        seats = (seat for seat in range(position.seats) if seat != self.seat)
        return tuple(position.left(seat) for seat in seats if not position.out >> seat & 1)

    def obvious(self) -> int | None:
        """The move that needs no thought: the only one, or one that wins for sure; else None."""
        legal = self.legal()
        return legal[0] if len(legal) == 1 else certain_win(self.position, self.unseen)


def situation_of(view: View, seen: Sequence[Entry[Move]]) -> Situation:
    """What the seat of *view* knows in its turn, having watched the moves *seen* of this deal.

    Before the exchange is over the position is the deal as it stands, with the winner in turn.
    """
    assert view.seat is not None, "a watcher has nothing to choose"
    hand = read_cards(view.hand)
    position = _start(view, seen, hand)
    turns = _replay(position, seen, automatic=view.options.last_card == "automatic")
    plays = [act for act in turns if act.move != PASS]
    unseen = remove(ALL, hand)
    for act in plays:
        unseen = remove(unseen, cards_of(act.move))
    return Situation(
        seat=view.seat,
        hand=hand,
        position=position,
        unseen=unseen,
        known=_known(view, plays),
        ceiling=_ceiling(view),
        turns=turns,
        totals=view.totals,
        options=view.options,
    )


def after_gift(situation: Situation, card: Card) -> Situation:
    """The situation of the winner who has given *card* back and is going to lead (GF-11.2)."""
    position = situation.position
    giver = next(seat for seat in range(position.seats) if position.left(seat) < DEALT)
    hand = remove(situation.hand, gather([card]))
    known = list(situation.known)
    known[giver] = add(known[giver], card)
    hands = []
    left = unseen = add(situation.unseen, card)
    for seat in range(position.seats):
        anything = gather(spread(left)[:DEALT])
        hands.append(hand if seat == situation.seat else anything)
        left = left if seat == situation.seat else remove(left, anything)
    return replace(
        situation,
        hand=hand,
        unseen=unseen,
        known=tuple(known),
        position=Position(hands, situation.seat, position.direction, position.rules),
    )


def _start(view: View, seen: Sequence[Entry[Move]], hand: CardSet) -> Position:
    # The deal before its first play. What a seat was to play it held; the rest is any card.
    hands = [0] * view.seats
    left = remove(ALL, hand)
    turn = view.awaits
    for entry in reversed(seen):
        if isinstance(entry.move, Play):
            cards = cards_of(entry.move.combo)
            hands[entry.seat] = join(hands[entry.seat], cards)
            left = remove(left, cards)
        if isinstance(entry.move, Play | Pass):
            turn = entry.seat
    playing = view.phase is Phase.PLAY
    for seat in range(view.seats):
        if seat == view.seat:
            hands[seat] = join(hands[seat], hand)
            continue
        wanted = (DEALT if playing else view.counts[seat]) - size(hands[seat])
        anything = gather(spread(left)[:wanted])
        hands[seat] = join(hands[seat], anything)
        left = remove(left, anything)
    opening = isinstance(view.duty, Open)  # once somebody has opened, nobody asks any more
    assert turn is not None
    return Position(hands, turn, view.direction, rules(view.options), opening)


def _replay(
    position: Position, seen: Sequence[Entry[Move]], *, automatic: bool
) -> tuple[TurnTaken, ...]:
    turns = []
    for entry in seen:
        match entry.move:
            case Call():
                position.call(entry.seat)
            case Play() | Pass():
                move = entry.move.combo if isinstance(entry.move, Play) else PASS
                # A lead that does not take place plays nothing (GF-8.5).
                if position.pending != entry.seat:
                    turns.append(TurnTaken(entry.seat, move, position.to_beat))
                position.play(move, automatic or getattr(entry.move, "last", False))
            case _:
                pass  # cuts and gifts come before the deal is played
    return tuple(turns)


def _known(view: View, plays: Sequence[TurnTaken]) -> tuple[CardSet, ...]:
    known = [0] * view.seats
    for shown in view.shown:
        if shown.holder is not None:
            known[shown.holder] = _with(known[shown.holder], shown.card)
    if view.exchange is not None:
        gift = view.exchange
        known[gift.giver] = _without(known[gift.giver], gift.given)
        known[gift.taker] = _with(known[gift.taker], gift.given)
        if gift.returned is not None:
            known[gift.taker] = _without(known[gift.taker], gift.returned)
            known[gift.giver] = _with(known[gift.giver], gift.returned)
    for act in plays:
        known[act.seat] = _less(known[act.seat], cards_of(act.move))
    if view.seat is not None:
        known[view.seat] = 0
    return tuple(known)


def _ceiling(view: View) -> tuple[Card, ...]:
    ceiling = [RD] * view.seats
    if view.exchange is not None:
        ceiling[view.exchange.giver] = read_card(view.exchange.given)
    return tuple(ceiling)


def _with(cards: CardSet, name: str) -> CardSet:
    return add(cards, read_card(name))


def _without(cards: CardSet, name: str) -> CardSet:
    return _less(cards, gather([read_card(name)]))


def _less(cards: CardSet, others: CardSet) -> CardSet:
    # Of two equal cards nobody knows which was played: the known one is taken to be gone.
    left = spread(cards)
    for card in spread(others):
        if card in left:
            left.remove(card)
    return gather(left)
