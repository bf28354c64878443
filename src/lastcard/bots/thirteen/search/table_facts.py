"""Facts about a position: how far the deal is, who leads in a colour, what fits where."""

from lastcard.games.thirteen.cards import CardSet, count_colour, value_of
from lastcard.games.thirteen.position import Position


def stage_of(position: Position) -> int:
    """How many turns each seat still has: 0 the last three, 1 some more, 2 the beginning."""
    turns = position.pile_left // position.seats + position.sizes[position.turn]
    if turns <= 3:
        return 0
    return 1 if turns <= 7 else 2


def standings_of(position: Position) -> int:
    """How the seat in turn stands, two bits a colour: 0 clearly ahead, 1 about level, 2 behind."""
    standings = 0
    for target in range(3):
        rival = 0
        for other in range(position.seats):
            if other != position.turn:
                rival = max(rival, count_colour(position.taken[other], target))
        lead = count_colour(position.taken[position.turn], target) - rival
        if lead < 2:
            standings |= (1 if lead >= 0 else 2) << 2 * target
    return standings


def fitting_on(position: Position, less: int) -> CardSet:
    """The coloured cards that would take nothing if there were so much *less* room."""
    fitting = _ZERO
    for target in range(3):
        fitting |= up_to(13 - less - position.sums[target], target)
    return fitting


def up_to(value: int, target: int) -> CardSet:
    """The cards of a *target* worth at most *value*, which is not below -4."""
    return _UP_TO[value + 4] << 4 * target


def widest_but(position: Position, target: int) -> int:
    """The most room there is on a target other than *target*."""
    widest = 0
    for other in range(3):
        if other != target:
            widest = max(widest, 13 - position.sums[other])
    return widest


def rotten_on(position: Position, target: int) -> int:
    """How many rotten fours lie on *target*."""
    found = 0
    for index in range(7 * target, 7 * target + position.lengths[target]):
        if position.lying[index] == 9:
            found += 1
    return found


def _blue_up_to(value: int) -> CardSet:
    return sum(0xF << 4 * card for card in (0, 3, 6, 10, 13) if value_of(card) <= value)


_ZERO = 0
_UP_TO = [_blue_up_to(value) for value in range(-4, 14)]
