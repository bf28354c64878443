import cython

from lastcard.games.chance cimport Chance, below
from lastcard.games.thirteen.cards cimport add
from lastcard.games.thirteen.counting cimport Counts, count, points
from lastcard.games.thirteen.position cimport (
    Moves,
    Position,
    find_legal,
    find_turn,
    play,
    would_take,
)

cdef unsigned long long _ZERO
cdef int _NOBODY

cdef class Playout:
    cdef Position position
    cdef Moves moves
    cdef Counts counts
    cdef bint everything
    cdef int policy
    cdef Chance chance
    cdef unsigned char deck[50]
    cdef readonly unsigned long long deals
    cdef readonly unsigned long long decisions
    cdef readonly unsigned long long listed
    cdef readonly unsigned long long takes
    cdef unsigned long long sums[6]

    @cython.locals(_="int", position=Position, moves=Moves, counts=Counts)
    cpdef run(self, int deals)
    cpdef points(self, int seat)

@cython.locals(index="int", other="int", card="int")
cdef void _shuffle(Playout playout) noexcept nogil
@cython.locals(seats="int", circle="int", dealt="int", seat="int", index="int", target="int")
cdef void _deal(Playout playout, Position position) noexcept nogil
cdef void _play_out(Playout playout, Position position, Moves moves) noexcept nogil
@cython.locals(index="int")
cdef void _choose(Playout playout, Position position, Moves moves) noexcept nogil
@cython.locals(index="int")
cdef int _careful(Position position, Moves moves) noexcept nogil
@cython.locals(seat="int")
cdef void _score(Playout playout, Position position, Counts counts) noexcept nogil
