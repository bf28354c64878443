"""One deal being played: the state machine of sections 7 to 9, small enough to copy at will.

A position trusts its caller: ``play`` does not ask whether a move is legal. ``game`` does.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.games.gang.cards import M1, CardSet, highest, remove, size
from lastcard.games.gang.combos import FIRST, Combo, Type, cards_of, size_of
from lastcard.games.gang.finder import (
    PASS,
    Moves,
    add_move,
    clear,
    contains,
    find_all,
    find_gangs,
    find_higher,
    find_several,
)

T = TypeVar("T")

NOBODY: Final = -1
NOTHING: Final = -1
"""Nothing to beat: the seat in turn leads."""

OPENING_FIVE: Final = 1
"""The opening has at most five cards (GF-3.2)."""
BLOCK_WITH_GANG: Final = 2
"""A gang blocks as well as the highest card, and passing is the last resort (GF-9.2)."""
LEAD_FREE: Final = 4
"""A player with only single cards may lead any of them before a last card (GF-9.3)."""
OUT_OF_CYCLE: Final = 8
"""A player who has passed stays out until the cycle ends (GF-7.2)."""

# C twins: what compiled code shares with Python by name it would have to look up each time.
_NOBODY = NOBODY
_NOTHING = NOTHING
_PASS = PASS
_FIRST_PAIR = FIRST[Type.PAIR]
_M1 = M1
_OPENING_FIVE = OPENING_FIVE
_BLOCK_WITH_GANG = BLOCK_WITH_GANG
_LEAD_FREE = LEAD_FREE
_OUT_OF_CYCLE = OUT_OF_CYCLE


class Position:
    """Hands, what is to be beaten, whose turn it is; and, once somebody has gone out, who won."""

    def __init__(
        self,
        hands: Sequence[CardSet],
        leader: int,
        direction: int,
        rules: int = 0,
        opening: bool = False,
    ) -> None:
        if len(hands) not in (3, 4):
            raise ValueError(f"{len(hands)} hands")  # compiled, the array would not say so
        self.seats = len(hands)
        self.direction = direction
        self.rules = rules
        self.opening = opening
        self.turn = leader
        self.winner = NOBODY
        self.to_beat = NOTHING
        self.owner = NOBODY
        self.pending = NOBODY
        self.passed = self.out = self.declared = 0
        self.hands = [0, 0, 0, 0]
        self.sizes = [0, 0, 0, 0]
        for seat in range(self.seats):
            self.hands[seat] = hands[seat]
            self.sizes[seat] = size(hands[seat])

    def resume(
        self,
        to_beat: Combo = NOTHING,
        owner: int = NOBODY,
        passed: int = 0,
        declared: int = 0,
        out: int = 0,
        pending: int = NOBODY,
    ) -> None:
        """Go on in the middle of a cycle; *passed*, *declared* and *out* are sets of seats as bits.

        *pending* is the seat that may still make good an undeclared last card (GF-8.5). A seat in
        turn without cards, or without anyone else in the deal, has won it.
        """
        self.to_beat = to_beat
        self.owner = owner
        self.passed, self.declared, self.out = passed, declared, out
        self.pending = pending
        if _is_won(self, self.turn):
            self.winner = self.turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and _same(self, other)

    def copy(self) -> "Position":
        """A position that goes its own way."""
        twin: Position = Position.__new__(Position)
        if not cython.compiled:
            twin.hands, twin.sizes = [0] * 4, [0] * 4
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

    def legal(self) -> list[int]:
        """What the seat in turn may play: combos in the order of the table, ``PASS`` last."""
        # One buffer for all is safe under the GIL, which only interpreted code lets go half-way.
        scratch = _SCRATCH if cython.compiled else Moves()
        find_legal(self, scratch)
        return scratch.listed()

    def legal_from(self, table: tuple[T, ...]) -> tuple[T, ...]:
        """The same, each looked up in *table*."""
        scratch = _SCRATCH if cython.compiled else Moves()
        find_legal(self, scratch)
        return tuple([table[scratch.places[index]] for index in range(scratch.count)])

    def allows(self, move: int) -> bool:
        """Whether the seat in turn may play *move*."""
        scratch = _SCRATCH if cython.compiled else Moves()
        find_legal(self, scratch)
        return contains(scratch, move)

    def after(self, move: int, declare: bool = True) -> "Position":
        """The position after the seat in turn has played *move*; this one stays as it is."""
        twin = self.copy()
        play(twin, move, declare)
        return twin

    def play(self, move: int, declare: bool = True) -> None:
        """The seat in turn plays *move*; "Last card!" is said with it unless *declare* is false."""
        play(self, move, declare)

    def call(self, seat: int) -> None:
        """*seat* says "Last card!" before the next player acts (GF-8.2)."""
        self.declared |= 1 << seat
        self.pending = NOBODY

    def blocking(self) -> bool:
        """Whether the seat in turn sits before a declared last card (GF-9)."""
        return must_block(self)

    def following(self, seat: int) -> int:
        """Who comes after *seat* in turn, leaving out those who are out of the deal."""
        return next_in(self, seat, ~self.out)


def assign(position: Position, other: Position) -> None:
    """Make *position* equal to *other*."""
    position.seats = other.seats
    position.direction = other.direction
    position.rules = other.rules
    position.opening = other.opening
    position.turn = other.turn
    position.winner = other.winner
    position.to_beat = other.to_beat
    position.owner = other.owner
    position.pending = other.pending
    position.passed = other.passed
    position.out = other.out
    position.declared = other.declared
    # One by one: assigning the arrays would copy them compiled and share them interpreted.
    for seat in range(4):
        position.hands[seat] = other.hands[seat]
        position.sizes[seat] = other.sizes[seat]


def find_legal(position: Position, moves: Moves) -> None:
    """Fill *moves* with what the seat in turn may play."""
    clear(moves)
    if position.to_beat == _NOTHING:
        _find_leads(position, moves)
    else:
        _find_answers(position, moves)


def play(position: Position, move: int, declare: bool) -> None:
    """The seat in turn plays *move*."""
    seat = position.turn
    if position.pending == seat:
        _lead_undeclared(position, seat)
        return
    # A last card not declared until now stays undeclared, whatever this act does (GF-8.5).
    if position.pending != _NOBODY:
        position.out |= 1 << position.pending
        position.pending = _NOBODY
    if move == _PASS:
        position.passed |= 1 << seat
    else:
        _put_down(position, seat, move, declare)
    if _is_won(position, seat):
        position.winner = seat
        position.pending = _NOBODY
    else:
        _pass_turn(position)


def must_block(position: Position) -> bool:
    """Whether the next player still in the deal holds one declared card (GF-9)."""
    seat = next_in(position, position.turn, ~position.out)
    return position.sizes[seat] == 1 and (position.declared >> seat & 1) == 1


def next_in(position: Position, seat: int, members: int) -> int:
    """The first seat after *seat* in turn among *members*, a set of seats as bits."""
    following = seat
    for _ in range(position.seats):
        following += position.direction
        if following < 0:
            following += position.seats
        elif following >= position.seats:
            following -= position.seats
        if members >> following & 1:
            break
    return following


def _put_down(position: Position, seat: int, move: int, declare: bool) -> None:
    position.hands[seat] = remove(position.hands[seat], cards_of(move))
    position.sizes[seat] -= size_of(move)
    position.to_beat = move
    position.owner = seat
    position.opening = False
    if (position.rules & _OUT_OF_CYCLE) == 0:
        position.passed = 0
    if position.sizes[seat] == 1:
        if declare:
            position.declared |= 1 << seat
        else:
            position.pending = seat


def _lead_undeclared(position: Position, seat: int) -> None:
    # Everyone else has passed or is out, so the seat would lead with an undeclared last card: it
    # keeps the card, and the next seat leads (GF-8.3, GF-8.5). Only with ``OUT_OF_CYCLE``.
    position.out |= 1 << seat
    position.pending = _NOBODY
    position.turn = next_in(position, seat, ~position.out)
    if _is_won(position, position.turn):
        position.winner = position.turn


def _pass_turn(position: Position) -> None:
    waiting = _inside(position) & ~position.passed & ~(1 << position.owner)
    if waiting:
        position.turn = next_in(position, position.turn, waiting)
        return
    # The cycle is over: its last player leads, or the next one if that player is out (GF-7.3).
    if position.out >> position.owner & 1:
        position.turn = next_in(position, position.owner, ~position.out)
    else:
        position.turn = position.owner
    position.to_beat = _NOTHING
    position.owner = _NOBODY
    position.passed = 0


def _is_won(position: Position, seat: int) -> bool:
    # By playing the last card (GF-7.4), or because nobody else is left in the deal (GF-8.6).
    return position.sizes[seat] == 0 or (_inside(position) & ~(1 << seat)) == 0


def _same(position: Position, other: Position) -> bool:
    for seat in range(4):
        if position.hands[seat] != other.hands[seat]:
            return False
    return (
        position.seats == other.seats
        and position.direction == other.direction
        and position.rules == other.rules
        and position.opening == other.opening
        and position.turn == other.turn
        and position.winner == other.winner
        and position.to_beat == other.to_beat
        and position.owner == other.owner
        and position.pending == other.pending
        and position.passed == other.passed
        and position.out == other.out
        and position.declared == other.declared
    )


def _inside(position: Position) -> int:
    # The seats still in the deal, as bits.
    return ((1 << position.seats) - 1) & ~position.out


def _find_leads(position: Position, moves: Moves) -> None:
    hand = position.hands[position.turn]
    blocking = must_block(position)
    if blocking:
        find_several(moves, hand)
    else:
        find_all(moves, hand)
    if position.opening:
        _keep_openings(position, moves)
    if moves.count == 0:
        _find_single_leads(position, moves, hand)


def _find_single_leads(position: Position, moves: Moves, hand: CardSet) -> None:
    # Before a last card, with nothing but single cards (GF-9.3).
    if position.opening:
        add_move(moves, _M1)
    elif position.rules & _LEAD_FREE:
        find_all(moves, hand)
    else:
        add_move(moves, highest(hand))


def _keep_openings(position: Position, moves: Moves) -> None:
    # The first lead of a match contains the multi-coloured 1 (GF-3.1).
    largest = 5 if position.rules & _OPENING_FIVE else 16
    kept = 0
    for index in range(moves.count):
        combo = moves.places[index]
        if cards_of(combo) >> _M1 & 1 and size_of(combo) <= largest:
            moves.places[kept] = combo
            kept += 1
    moves.count = kept


def _find_answers(position: Position, moves: Moves) -> None:
    hand = position.hands[position.turn]
    if position.to_beat < _FIRST_PAIR and must_block(position):
        if _find_blocks(position, moves, hand):
            return
    else:
        find_higher(moves, hand, position.to_beat)
    add_move(moves, _PASS)


def _find_blocks(position: Position, moves: Moves, hand: CardSet) -> bool:
    # A single is to be beaten before a last card; whether something must be played (GF-9.1, 9.2).
    top = highest(hand)
    gangs_too = (position.rules & _BLOCK_WITH_GANG) != 0
    if top > position.to_beat:
        add_move(moves, top)
        if gangs_too:
            find_gangs(moves, hand)
        return True
    find_gangs(moves, hand)
    return gangs_too and moves.count > 0


_SCRATCH = Moves()
