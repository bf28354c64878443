"""One way the cards may lie: a position with every hand known, and what passing has told."""

from collections.abc import Sequence

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.worlds.top_number import top_of
from lastcard.games.gang.cards import CardSet, remove
from lastcard.games.gang.combos import FIRST, Type, cards_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.position import Position, assign, play

UNTOLD = 13
"""Higher than every number: this seat never passed on such a combo."""


class World(Position):
    """A deal to be played out. It remembers the lowest combos each seat has let pass."""

    def __init__(
        self,
        hands: Sequence[CardSet],
        leader: int,
        direction: int,
        rules: int = 0,
        opening: bool = False,
    ) -> None:
        super().__init__(hands, leader, direction, rules, opening)
        self.pool = 0
        self.threes = self.fives = 0
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.singles, self.pairs = [0] * 4, [0] * 4
        forget(self)

    def fill(self, pool: CardSet) -> None:
        """Say which cards are not yet played: all hands, and the dummy's (GF-2.2)."""
        self.pool = pool

    def step(self, move: int) -> None:
        """The seat in turn plays *move*, "Last card!" said where it is due."""
        step(self, move)


def forget(world: World) -> None:
    """Nobody has passed yet."""
    for seat in range(4):
        world.singles[seat] = world.pairs[seat] = _UNTOLD
    world.threes = world.fives = 0


def take_over(world: World, other: World) -> None:
    """Make *world* equal to *other*."""
    assign(world, other)
    world.pool = other.pool
    world.threes = other.threes
    world.fives = other.fives
    for seat in range(4):
        world.singles[seat] = other.singles[seat]
        world.pairs[seat] = other.pairs[seat]


def step(world: World, move: int) -> None:
    """The seat in turn plays *move*."""
    if move == _PASS:
        note_pass(world, world.turn, world.to_beat)
    elif world.pending != world.turn:
        world.pool = remove(world.pool, cards_of(move))
    play(world, move, True)


def note_pass(world: World, seat: int, to_beat: int) -> None:
    """*seat* has let *to_beat* pass."""
    if to_beat < _FIRST_PAIR:
        if top_of(to_beat) < world.singles[seat]:
            world.singles[seat] = top_of(to_beat)
    elif to_beat < _FIRST_THREE:
        if top_of(to_beat) < world.pairs[seat]:
            world.pairs[seat] = top_of(to_beat)
    elif to_beat < _FIRST_STRAIGHT:
        world.threes |= 1 << seat
    elif to_beat < _FIRST_GANG:
        world.fives |= 1 << seat


_UNTOLD = UNTOLD
_PASS = PASS
_FIRST_PAIR, _FIRST_THREE = FIRST[Type.PAIR], FIRST[Type.THREE]
_FIRST_STRAIGHT, _FIRST_GANG = FIRST[Type.STRAIGHT], FIRST[Type.GANG_OF_4]
