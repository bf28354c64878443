"""The last cards of a world, solved: everybody sees all hands and plays for themselves (max^n)."""

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.search.match_value import MatchValue, settle, worth
from lastcard.bots.gang.worlds.world import World
from lastcard.games.gang.finder import Moves
from lastcard.games.gang.position import NOBODY, find_legal, play

DEEPEST = 64
WIDEST = 40
MOST_NODES = 4000
SLOTS = 8192


class Endgame:
    """Room to solve in, and a memory of what has been solved."""

    def __init__(self) -> None:
        self.moves = Moves()
        self.nodes = 0
        self.age = 0
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.choices = [0] * (DEEPEST * WIDEST)
            self.values = [0.0] * (4 * (DEEPEST + 1))
            self.keys = [0] * SLOTS
            self.known = [0.0] * (4 * SLOTS)

    def solve(self, world: World, match_value: MatchValue, seat: int) -> float | None:
        """What *world* is worth to *seat* when all play their best; None when it is too large."""
        return self.values[seat] if solve(self, world, self.moves, match_value) else None


def solve(endgame: Endgame, world: World, moves: Moves, match_value: MatchValue) -> bool:
    """Whether *world* was small enough to solve; then the first of ``values`` are the seats'."""
    endgame.nodes = 0
    endgame.age += 1
    return _solve(endgame, world, moves, match_value, 0)


def _solve(
    endgame: Endgame, world: World, moves: Moves, match_value: MatchValue, depth: int
) -> bool:
    if world.winner != _NOBODY:
        settle(match_value, world)
        for seat in range(world.seats):
            endgame.values[4 * depth + seat] = worth(match_value, seat)
        return True
    endgame.nodes += 1
    if depth == _DEEPEST or endgame.nodes > _MOST_NODES:
        return False
    key = _key(endgame, world)
    slot = key & _SLOT_BITS
    if endgame.keys[slot] == key:
        for seat in range(world.seats):
            endgame.values[4 * depth + seat] = endgame.known[4 * slot + seat]
        return True
    if not _try_all(endgame, world, moves, match_value, depth):
        return False
    endgame.keys[slot] = key
    for seat in range(world.seats):
        endgame.known[4 * slot + seat] = endgame.values[4 * depth + seat]
    return True


def _try_all(
    endgame: Endgame, world: World, moves: Moves, match_value: MatchValue, depth: int
) -> bool:
    find_legal(world, moves)
    count = moves.count
    if count > _WIDEST:
        return False
    for index in range(count):
        endgame.choices[_WIDEST * depth + index] = moves.places[index]
    me = world.turn
    # Taken back after each try: without the GIL there are no copies to make.
    hand, left, to_beat, owner = world.hands[me], world.sizes[me], world.to_beat, world.owner
    passed, out, declared = world.passed, world.out, world.declared
    pending, opening = world.pending, world.opening
    for index in range(count):
        play(world, endgame.choices[_WIDEST * depth + index], True)
        solved = _solve(endgame, world, moves, match_value, depth + 1)
        world.hands[me], world.sizes[me], world.to_beat, world.owner = hand, left, to_beat, owner
        world.passed, world.out, world.declared = passed, out, declared
        world.pending, world.opening = pending, opening
        world.turn = me
        world.winner = _NOBODY
        if not solved:
            return False
        below = 4 * (depth + 1)
        if index == 0 or endgame.values[below + me] > endgame.values[4 * depth + me]:
            for seat in range(world.seats):
                endgame.values[4 * depth + seat] = endgame.values[below + seat]
    return True


def _key(endgame: Endgame, world: World) -> int:
    # Different for every solve, since the same cards may be worth something else by then.
    key = endgame.age * _MIX & _WORD
    for seat in range(world.seats):
        key = ((key ^ world.hands[seat]) * _MIX & _WORD) ^ key >> 29
    rest = (world.to_beat + 1) | world.turn << 16 | (world.owner + 1) << 20 | world.passed << 24
    rest |= (world.pending + 1) << 28
    key = ((key ^ rest) * _MIX & _WORD) ^ key >> 31
    return ((key ^ (world.out | world.declared << 4)) * _MIX & _WORD) ^ key >> 32


_NOBODY = NOBODY
_DEEPEST, _WIDEST, _MOST_NODES = DEEPEST, WIDEST, MOST_NODES
_SLOT_BITS = SLOTS - 1
_MIX = 0x9E3779B97F4A7C15
_WORD = 2**64 - 1
