"""One deal being played: the state machine of section 2, small enough to copy at will.

A position trusts its caller: ``play`` does not ask whether a move is legal. ``game`` does.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.thirteen.cards import (
    PLACEMENTS,
    TARGETS,
    Card,
    CardSet,
    Placement,
    add,
    card_of,
    placement_of,
    remove,
    size,
    target_of,
    value_of,
)

if not cython.compiled:
    from lastcard.games.thirteen.cards import lowest_bit

T = TypeVar("T")

NOBODY: Final = -1
LIMIT: Final = 13
"""What a target can bear (TH-2.5)."""
MOST_SEATS: Final = 6
LONGEST_PILE: Final = 35
"""What is left to draw when three players have five cards each."""
MOST_LYING: Final = 7
"""How many cards a target can hold: 1 1 1 2 2 2 4 are 13."""

# C twins: what compiled code shares with Python by name it would have to look up each time.
_NOBODY = NOBODY
_LIMIT = LIMIT
_MOST_LYING = MOST_LYING
_ONE_OF_EACH = 0x1111111111111111


class Moves:
    """A buffer of placements, filled without allocating anything."""

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:  # a C array of this size, declared in the .pxd
            self.places = [0] * PLACEMENTS

    def listed(self) -> list[Placement]:
        """The placements as a list."""
        return [self.places[index] for index in range(self.count)]


class Position:
    """Hands, draw pile, targets, what was taken, and whose turn it is: nobody's at the end."""

    def __init__(self, hands: Sequence[CardSet], first: int, pile: Sequence[Card] = ()) -> None:
        if not (3 <= len(hands) <= MOST_SEATS and len(pile) <= LONGEST_PILE):
            raise ValueError(f"{len(hands)} hands, {len(pile)} cards to draw")
        self.seats = len(hands)
        self.turn = first
        self.pile_left = len(pile)
        self._make_arrays()
        for seat in range(MOST_SEATS):
            self.hands[seat] = hands[seat] if seat < len(hands) else 0
            self.sizes[seat] = size(self.hands[seat])
        # The next card to draw lies at the end of what is left.
        for index in range(len(pile)):
            self.pile[len(pile) - 1 - index] = pile[index]
        self.resume([[]] * TARGETS, [0] * MOST_SEATS)
        find_turn(self, first)

    def resume(self, targets: Sequence[Sequence[Card]], taken: Sequence[CardSet]) -> None:
        """Go on in the middle of a deal: what lies on the targets, and what each seat has taken."""
        longest = max([len(lying) for lying in targets])
        if len(taken) > MOST_SEATS or longest > MOST_LYING:
            raise ValueError("more than a deal can come to")  # the arrays would not say so
        for target in range(TARGETS):
            self.lengths[target] = self.sums[target] = 0
            for card in targets[target]:
                _lay(self, target, card)
        for seat in range(len(taken)):
            self.taken[seat] = taken[seat]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and _contents(self) == _contents(other)

    def copy(self) -> "Position":
        """A position that goes its own way."""
        twin: Position = Position.__new__(Position)
        twin._make_arrays()
        assign(twin, self)
        return twin

    def hand(self, seat: int) -> CardSet:
        """The cards *seat* holds."""
        if not 0 <= seat < self.seats:
            raise IndexError(seat)  # compiled, the array would not say so
        return self.hands[seat]

    def left(self, seat: int) -> int:
        """How many cards *seat* holds."""
        if not 0 <= seat < self.seats:
            raise IndexError(seat)
        return self.sizes[seat]

    def taken_by(self, seat: int) -> CardSet:
        """The cards *seat* has taken."""
        if not 0 <= seat < self.seats:
            raise IndexError(seat)
        return self.taken[seat]

    def on(self, target: int) -> list[Card]:
        """The cards on *target* in the order in which they were put there."""
        if not 0 <= target < TARGETS:
            raise IndexError(target)
        base = MOST_LYING * target
        return [self.lying[base + index] for index in range(self.lengths[target])]

    def sum_on(self, target: int) -> int:
        """The sum of the cards on *target*."""
        if not 0 <= target < TARGETS:
            raise IndexError(target)
        return self.sums[target]

    def to_draw(self) -> list[Card]:
        """The draw pile from the next card on."""
        return [self.pile[self.pile_left - 1 - index] for index in range(self.pile_left)]

    def legal(self) -> list[Placement]:
        """What the seat in turn may play, in ascending order."""
        # One buffer for all is safe under the GIL, which only interpreted code lets go half-way.
        scratch = _SCRATCH if cython.compiled else Moves()
        find_legal(self, scratch)
        return scratch.listed()

    def legal_from(self, table: tuple[T, ...]) -> tuple[T, ...]:
        """The same, each looked up in *table*."""
        scratch = _SCRATCH if cython.compiled else Moves()
        find_legal(self, scratch)
        return tuple([table[scratch.places[index]] for index in range(scratch.count)])

    def after(self, placement: Placement) -> "Position":
        """The position after the seat in turn has played *placement*; this one stays as it is."""
        twin = self.copy()
        play(twin, placement)
        return twin

    def takes(self, placement: Placement) -> bool:
        """Whether *placement* would bring its target over 13 (TH-2.5)."""
        return would_take(self, placement)

    def play(self, placement: Placement) -> None:
        """The seat in turn puts down a card, draws, and takes what is due."""
        play(self, placement)

    def _make_arrays(self) -> None:
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.hands, self.taken, self.sizes = ([0] * MOST_SEATS for _ in range(3))
            self.pile = [0] * LONGEST_PILE
            self.lying = [0] * (MOST_LYING * TARGETS)
            self.lengths, self.sums = [0] * TARGETS, [0] * TARGETS


def assign(position: Position, other: Position) -> None:
    """Make *position* equal to *other*."""
    position.seats = other.seats
    position.turn = other.turn
    position.pile_left = other.pile_left
    # One by one: assigning the arrays would copy them compiled and share them interpreted.
    for seat in range(other.seats):
        position.hands[seat] = other.hands[seat]
        position.sizes[seat] = other.sizes[seat]
        position.taken[seat] = other.taken[seat]
    for index in range(other.pile_left):
        position.pile[index] = other.pile[index]
    for target in range(3):
        position.sums[target] = other.sums[target]
        position.lengths[target] = other.lengths[target]
        for index in range(_MOST_LYING * target, _MOST_LYING * target + other.lengths[target]):
            position.lying[index] = other.lying[index]


def find_legal(position: Position, moves: Moves) -> None:
    """Fill *moves* with what the seat in turn may play (TH-2.2, TH-2.3)."""
    moves.count = 0
    if position.turn == _NOBODY:
        return
    hand = position.hands[position.turn]
    # The lowest of four bits says whether there is one of that kind.
    kinds = (hand | hand >> 1 | hand >> 2 | hand >> 3) & _ONE_OF_EACH
    while kinds:
        _find_placements(moves, lowest_bit(kinds) >> 2)
        kinds &= kinds - 1


def would_take(position: Position, placement: Placement) -> bool:
    """Whether *placement* would bring its target over 13 (TH-2.5)."""
    return position.sums[target_of(placement)] + value_of(card_of(placement)) > _LIMIT


def play(position: Position, placement: Placement) -> None:
    """The seat in turn plays *placement*."""
    seat = position.turn
    card = card_of(placement)
    target = target_of(placement)
    position.hands[seat] = remove(position.hands[seat], card)
    if position.pile_left:
        position.pile_left -= 1  # TH-2.4
        position.hands[seat] = add(position.hands[seat], position.pile[position.pile_left])
    else:
        position.sizes[seat] -= 1
    if position.sums[target] + value_of(card) > _LIMIT:
        _take(position, seat, target)
    _lay(position, target, card)
    find_turn(position, seat + 1)


def find_turn(position: Position, seat: int) -> None:
    """Give the turn to *seat* or the first after it that holds cards, else to nobody (TH-2.7)."""
    for _ in range(position.seats):
        if seat >= position.seats:
            seat -= position.seats
        if position.sizes[seat]:
            position.turn = seat
            return
        seat += 1
    position.turn = _NOBODY


def _contents(position: Position) -> tuple[object, ...]:
    seats, targets = range(position.seats), range(TARGETS)
    return (
        position.turn,
        [position.hand(seat) for seat in seats],
        [position.taken_by(seat) for seat in seats],
        [position.on(target) for target in targets],
        position.to_draw(),
    )


def _find_placements(moves: Moves, card: Card) -> None:
    for target in range(3 if card == 9 else 1):
        moves.places[moves.count] = placement_of(card, target)
        moves.count += 1


def _take(position: Position, seat: int, target: int) -> None:
    # All that lay there before goes to the player, face down (TH-2.5).
    base = _MOST_LYING * target
    for index in range(base, base + position.lengths[target]):
        position.taken[seat] = add(position.taken[seat], position.lying[index])
    position.lengths[target] = position.sums[target] = 0


def _lay(position: Position, target: int, card: Card) -> None:
    position.lying[_MOST_LYING * target + position.lengths[target]] = card
    position.lengths[target] += 1
    position.sums[target] += value_of(card)


_SCRATCH = Moves()
