"""Which combos a hand holds: found by structure, never by walking through the whole table.

Every finder appends to a ``Moves`` buffer, in the order of the table, the combos that stand at
*floor* or later. The small tables at the end turn "these cards of one number", "these colours in a
row", "these numbers of one colour" into places in the table of combos; ``finder_tables`` makes
them.
"""

from collections.abc import Iterator
from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.gang import finder_tables as tables
from lastcard.games.gang.cards import GP, KINDS, M1, YP, CardSet, gather, holds
from lastcard.games.gang.combos import COMBOS, FIRST, Combo, Type, above, cards_of, size_of

if not cython.compiled:
    from lastcard.games.gang.cards import lowest_bit

PASS: Final = COMBOS
"""The move that is no combo; it stands behind the table of combos."""


class Moves:
    """A buffer of moves, combos and ``PASS``, filled without allocating anything."""

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.places = [0] * (COMBOS + 1)
            # What the finders note about the hand they look at.
            self.held = [0] * 10
            self.colours = [0] * 10
            self.suits = [[0] * 21 for _ in range(3)]
            self.suit_sizes = [0] * 3

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < self.count:
            raise IndexError(index)
        return self.places[index]

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())

    def listed(self) -> list[int]:
        """The moves as a list."""
        return [self.places[index] for index in range(self.count)]


def clear(moves: Moves) -> None:
    """Forget what was found."""
    moves.count = 0


def add_move(moves: Moves, move: int) -> None:
    """Append *move*."""
    moves.places[moves.count] = move
    moves.count += 1


def contains(moves: Moves, move: int) -> bool:
    """Whether *move* was found."""
    for index in range(moves.count):  # noqa: SIM110 # ``any`` would not compile to a loop
        if moves.places[index] == move:
            return True
    return False


def find_all(moves: Moves, hand: CardSet) -> None:
    """Everything *hand* can lead."""
    _find_singles(moves, hand, 0)
    find_several(moves, hand)


def find_several(moves: Moves, hand: CardSet) -> None:
    """Every combo of two or more cards in *hand*."""
    _look_at(moves, hand)
    _find_pairs(moves, hand, 0)
    _find_threes(moves, 0)
    _find_fives(moves, hand, 0)
    _find_gangs(moves, 0)


def find_higher(moves: Moves, hand: CardSet, to_beat: Combo) -> None:
    """Every combo in *hand* that beats *to_beat* (GF-7.1)."""
    floor = above(to_beat)
    _look_at(moves, hand)
    if to_beat < _PAIR:
        _find_singles(moves, hand, floor)
    elif to_beat < _THREE:
        _find_pairs(moves, hand, floor)
    elif to_beat < _STRAIGHT:
        _find_threes(moves, floor)
    elif to_beat < _GANG:
        _find_fives(moves, hand, floor)
    _find_gangs(moves, floor)


def find_gangs(moves: Moves, hand: CardSet) -> None:
    """Every gang in *hand*."""
    _look_at(moves, hand)
    _find_gangs(moves, 0)


def can_beat(moves: Moves, hand: CardSet, to_beat: Combo, most: int) -> bool:
    """Whether *hand* holds a combo of at most *most* cards that beats *to_beat*.

    *moves* is room to work in. Types are tried from the quickest to the slowest.
    """
    floor = above(to_beat)
    clear(moves)
    _look_at(moves, hand)
    if most >= 4:
        _find_gangs(moves, floor)
        # Gangs stand by size, so the first one found is the smallest.
        if moves.count and size_of(moves.places[0]) <= most:
            return True
        clear(moves)
    if to_beat >= _GANG or size_of(to_beat) > most:
        return False
    if to_beat < _PAIR:
        return (hand & _KIND_BITS) >> floor != 0
    if to_beat >= _STRAIGHT:
        return _can_beat_five(moves, hand, floor)
    if to_beat < _THREE:
        _find_pairs(moves, hand, floor)
    else:
        _find_threes(moves, floor)
    return moves.count > 0


def _can_beat_five(moves: Moves, hand: CardSet, floor: Combo) -> bool:
    for place in range(_STRAIGHT_FLUSH, _GANG):
        if place >= floor and holds(hand, cards_of(place)):
            return True
    if floor < _STRAIGHT_FLUSH and _can_beat_full(moves, hand, floor):
        return True
    if floor < _FULL_HOUSE:
        _find_flushes(moves, hand, floor)
        if moves.count:
            return True
    if floor < _FLUSH:
        _find_straights(moves, floor)
    return moves.count > 0


def _can_beat_full(moves: Moves, hand: CardSet, floor: Combo) -> bool:
    # The three decides, so of each number only its highest three is looked at.
    for number in range(9, -1, -1):
        held = moves.held[number]
        if _THREE_COUNT[held]:
            three = _THREE_BASE[number] + _THREES[held][_THREE_COUNT[held] - 1] - _THREE
            _find_full_houses_with(moves, hand, three, number, floor)
            if moves.count:
                return True
    return False


def _look_at(moves: Moves, hand: CardSet) -> None:
    # What the hand holds of each number (0 stands for the 1): three bits for the colours, three
    # for second copies, and one more for the multi-coloured 1.
    moves.held[0] = (hand & 7) | (hand >> 31 & 56) | (hand >> 3 & 1) << 6
    for number in range(1, 10):
        moves.held[number] = (hand >> (3 * number + 1) & 7) | (hand >> (3 * number + 34) & 7) << 3


def _find_singles(moves: Moves, hand: CardSet, floor: Combo) -> None:
    # A single card's place in the table is its kind.
    left = (hand & _KIND_BITS) >> floor << floor
    while left:
        add_move(moves, lowest_bit(left))
        left &= left - _ONE


def _find_pairs(moves: Moves, hand: CardSet, floor: Combo) -> None:
    for number in range(10):
        held = moves.held[number]
        for index in range(_PAIR_COUNT[held]):
            place = _PAIR_BASE[number] + _PAIRS[held][index]
            if place >= floor:
                add_move(moves, place)
    if (hand & _PHOENIXES) == _PHOENIXES and floor < _THREE:
        add_move(moves, _THREE - 1)


def _find_threes(moves: Moves, floor: Combo) -> None:
    for number in range(10):
        held = moves.held[number]
        for index in range(_THREE_COUNT[held]):
            place = _THREE_BASE[number] + _THREES[held][index]
            if place >= floor:
                add_move(moves, place)


def _find_gangs(moves: Moves, floor: Combo) -> None:
    # The larger ones last (GF-6.5).
    for extra in range(4):
        found = 0
        for number in range(10):
            held = moves.held[number]
            for index in range(_GANG_COUNT[extra][held]):
                found = 1
                place = _GANG_BASE[extra][number] + _GANGS[extra][held][index]
                if place >= floor:
                    add_move(moves, place)
        if found == 0:
            return  # no four of a number, so no five either


def _find_fives(moves: Moves, hand: CardSet, floor: Combo) -> None:
    # Straights, flushes, full houses, straight flushes (GF-6.4).
    if floor < _FLUSH:
        _find_straights(moves, floor)
    if floor < _FULL_HOUSE:
        _find_flushes(moves, hand, floor)
    if floor < _STRAIGHT_FLUSH:
        _find_full_houses(moves, hand, floor)
    for place in range(_STRAIGHT_FLUSH, _GANG):
        if place >= floor and holds(hand, cards_of(place)):
            add_move(moves, place)


def _find_straights(moves: Moves, floor: Combo) -> None:
    present = 0
    for number in range(10):
        held = moves.held[number]
        # The multi-coloured 1, bit 6, is the fourth colour of the 1s.
        moves.colours[number] = (held & 7) | (held >> 3 & 8)
        if held:
            present |= 1 << number
    present &= present >> 1 & present >> 2 & present >> 3 & present >> 4
    for start in range(6):
        if present >> start & 1:
            _find_straights_from(moves, start, floor)


def _find_straights_from(moves: Moves, start: int, floor: Combo) -> None:
    one, two, three = moves.colours[start], moves.colours[start + 1], moves.colours[start + 2]
    four, five = moves.colours[start + 3], moves.colours[start + 4]
    for e in range(_COLOUR_COUNT[five]):
        for d in range(_COLOUR_COUNT[four]):
            for c in range(_COLOUR_COUNT[three]):
                upper = 9 * _COLOURS[five][e] + 3 * _COLOURS[four][d] + _COLOURS[three][c]
                for b in range(_COLOUR_COUNT[two]):
                    for a in range(_COLOUR_COUNT[one]):
                        lower = 4 * _COLOURS[two][b] + _COLOURS[one][a]
                        place = _STRAIGHTS[start][12 * upper + lower]
                        if place >= floor:
                            add_move(moves, place)


def _find_flushes(moves: Moves, hand: CardSet, floor: Combo) -> None:
    longest = 0
    for colour in range(3):
        size = _list_suit(moves, hand, colour)
        longest = max(longest, size)
    if longest < 5:
        return
    # The highest card decides, then its colour, then the other numbers (GF-6.2).
    for top in range(2, 11):
        for colour in range(3):
            last = moves.suit_sizes[colour] - 1
            while last >= 4 and moves.suits[colour][last] > top:
                last -= 1
            if last >= 4 and moves.suits[colour][last] == top:
                _find_flushes_below(moves, colour, last, floor)


def _list_suit(moves: Moves, hand: CardSet, colour: int) -> int:
    # The numbers of a colour, ascending, equal ones twice: 0 for a 1, and 1 for the multi-coloured
    # 1, which counts as one more 1 (GF-5.10).
    size = 0
    for number in range(10):
        copies = moves.held[number] >> colour & 9
        symbol = number + 1 if number else 0
        if copies:
            moves.suits[colour][size] = symbol
            size += 1
        if copies == 9:
            moves.suits[colour][size] = symbol
            size += 1
        if number == 0 and hand & _M1_BIT:
            moves.suits[colour][size] = 1
            size += 1
    moves.suit_sizes[colour] = size
    return size


def _find_flushes_below(moves: Moves, colour: int, first: int, floor: Combo) -> None:
    # All flushes whose highest card stands at *first* in the suit. Of two equal cards the later
    # one is taken first, so that nothing is found twice.
    for i in range(3, first):
        if not _taken_later(moves, colour, i, first):
            for j in range(2, i):
                if not _taken_later(moves, colour, j, i):
                    rank = (
                        _FLUSH_RANK[0][moves.suits[colour][first]]
                        + _FLUSH_RANK[1][moves.suits[colour][i]]
                        + _FLUSH_RANK[2][moves.suits[colour][j]]
                    )
                    _find_flushes_with(moves, colour, j, rank, floor)


def _find_flushes_with(moves: Moves, colour: int, third: int, rank: int, floor: Combo) -> None:
    for k in range(1, third):
        if not _taken_later(moves, colour, k, third):
            fourth = rank + _FLUSH_RANK[3][moves.suits[colour][k]]
            for m in range(k):
                if not _taken_later(moves, colour, m, k):
                    place = _FLUSHES[colour][fourth + _FLUSH_RANK[4][moves.suits[colour][m]]]
                    if place >= floor:
                        add_move(moves, place)


def _taken_later(moves: Moves, colour: int, index: int, used: int) -> bool:
    following = index + 1
    return following < used and moves.suits[colour][index] == moves.suits[colour][following]


def _find_full_houses(moves: Moves, hand: CardSet, floor: Combo) -> None:
    for number in range(10):
        held = moves.held[number]
        for index in range(_THREE_COUNT[held]):
            three = _THREE_BASE[number] + _THREES[held][index] - _THREE
            _find_full_houses_with(moves, hand, three, number, floor)


def _find_full_houses_with(
    moves: Moves, hand: CardSet, three: int, number: int, floor: Combo
) -> None:
    base = _FULL_HOUSE_BASE[three]
    for other in range(10):
        held = moves.held[other]
        if other == number:
            base -= 9 if number == 0 else 6  # there is no full house of one number
            continue
        for index in range(_PAIR_COUNT[held]):
            place = base + _PAIR_BASE[other] - _PAIR + _PAIRS[held][index]
            if place >= floor:
                add_move(moves, place)
    if (hand & _PHOENIXES) == _PHOENIXES:
        place = base + _THREE - 1 - _PAIR
        if place >= floor:
            add_move(moves, place)


_ONE = 1
_KIND_BITS = (1 << KINDS) - 1
_M1_BIT = 1 << M1
_PHOENIXES = gather([GP, YP])
_PAIR, _THREE, _STRAIGHT = FIRST[Type.PAIR], FIRST[Type.THREE], FIRST[Type.STRAIGHT]
_FLUSH, _FULL_HOUSE = FIRST[Type.FLUSH], FIRST[Type.FULL_HOUSE]
_STRAIGHT_FLUSH, _GANG = FIRST[Type.STRAIGHT_FLUSH], FIRST[Type.GANG_OF_4]

_PAIR_BASE = tables.bases(Type.PAIR)
_PAIR_COUNT = tables.counts(tables.inside(Type.PAIR))
_PAIRS = tables.padded(tables.inside(Type.PAIR), 13)
_THREE_BASE = tables.bases(Type.THREE)
_THREE_COUNT = tables.counts(tables.inside(Type.THREE))
_THREES = tables.padded(tables.inside(Type.THREE), 13)
_GANG_BASE = [tables.bases(gang) for gang in tables.GANGS]
_GANG_COUNT = [tables.counts(tables.inside(gang)) for gang in tables.GANGS]
_GANGS = [tables.padded(tables.inside(gang), 13) for gang in tables.GANGS]
_FULL_HOUSE_BASE = tables.full_house_bases()

_COLOURS = tables.padded([[c for c in range(4) if held >> c & 1] for held in range(16)], 4)
_COLOUR_COUNT = [held.bit_count() for held in range(16)]
_STRAIGHTS = tables.straight_places()

_FLUSH_RANK = tables.flush_ranks(tables.flush_symbols())
_FLUSHES = tables.flush_places(tables.flush_symbols())
