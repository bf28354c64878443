"""Which placements are still worth trying: those surely worse drop out (a racing algorithm)."""

from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.thirteen.cards import PLACEMENTS

SURE: Final = 3
"""How many standard errors behind the leader a placement drops out."""
FEWEST: Final = 24
"""Nothing drops out before so many worlds."""


class Race:
    """How *count* placements do, world by world; all start, and the last never drops out."""

    def __init__(self, count: int) -> None:
        if not 0 <= count <= PLACEMENTS:
            raise ValueError(f"{count} placements")  # compiled, the arrays would not say so
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.runs, self.latest, self.sums = ([0] * PLACEMENTS for _ in range(3))
            self.squares = [0] * (PLACEMENTS * PLACEMENTS)
        self.count = self.running = count
        self.worlds = 0
        for index in range(PLACEMENTS):
            self.runs[index] = index < count
            self.sums[index] = 0
        for index in range(PLACEMENTS * PLACEMENTS):
            self.squares[index] = 0

    def listed(self) -> list[int]:
        """The sums of all, in thousandths of a match; those of dropped placements stop growing."""
        return [self.sums[index] for index in range(self.count)]


def first(race: Race) -> int:
    """The index of the leader; the first of equals."""
    found = -1
    for index in range(race.count):
        if race.runs[index] and (found < 0 or race.sums[index] > race.sums[found]):
            found = index
    return found


def enter(race: Race, index: int, share: int) -> None:
    """In this world *index* has come to a *share* of the match, 2**20 being the whole."""
    race.latest[index] = share >> 10


def close(race: Race) -> None:
    """Finish a world: every running placement has entered its share."""
    race.worlds += 1
    for index in range(race.count):
        if race.runs[index]:
            race.sums[index] += race.latest[index]
            for other in range(index):
                ahead = race.latest[index] - race.latest[other]
                race.squares[18 * index + other] += ahead * ahead


def drop(race: Race) -> None:
    """Drop the placements that are surely behind."""
    if race.worlds < _FEWEST:
        return
    leader = first(race)
    for index in range(race.count):
        if race.runs[index] and index != leader and _is_behind(race, leader, index):
            race.runs[index] = 0
            race.running -= 1


def _is_behind(race: Race, leader: int, index: int) -> bool:
    # In the same worlds, so the difference is sure long before the shares themselves are.
    ahead = race.sums[leader] - race.sums[index]
    pair = 18 * max(leader, index) + min(leader, index)
    spread = race.squares[pair] - ahead * ahead // race.worlds
    return ahead * ahead > _SURE * _SURE * spread + race.worlds


_SURE = SURE
_FEWEST = FEWEST
