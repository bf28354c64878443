"""Worlds: the unseen cards, dealt to the other hands and the pile in a way that could be true."""

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.chance import Chance, below
from lastcard.games.thirteen.cards import DECK, CardSet, add, spread
from lastcard.games.thirteen.position import Position, assign


class Worlds:
    """Deals the cards *unseen* by the seat in turn of *position* again and again."""

    def __init__(self, position: Position, unseen: CardSet, seed: int) -> None:
        self.position = position.copy()
        self.own = position.turn
        self.unplayed = unseen + position.hand(position.turn)
        self.chance = Chance(seed)
        if not cython.compiled:  # a C array of this size, declared in the .pxd
            self.cards = [0] * len(DECK)
        cards = spread(unseen)
        self.count = len(cards)
        for index, card in enumerate(cards):
            self.cards[index] = card

    def sample(self) -> Position:
        """Another world, all of them alike likely."""
        world = self.position.copy()
        shuffle(self)
        deal_out(self, world)
        return world


def shuffle(worlds: Worlds) -> None:
    """Bring the unseen cards into any order."""
    for index in range(worlds.count - 1, 0, -1):
        other = below(worlds.chance, index + 1)
        card = worlds.cards[index]
        worlds.cards[index] = worlds.cards[other]
        worlds.cards[other] = card


def deal_out(worlds: Worlds, world: Position) -> None:
    """Make *world* the position with the unseen cards in their order: hands, pile, the rest."""
    assign(world, worlds.position)
    dealt = 0
    for seat in range(world.seats):
        if seat != worlds.own:
            hand = _ZERO
            for _ in range(world.sizes[seat]):
                hand = add(hand, worlds.cards[dealt])
                dealt += 1
            world.hands[seat] = hand
    for index in range(world.pile_left):
        world.pile[index] = worlds.cards[dealt]
        dealt += 1


_ZERO = 0
