import cython

from lastcard.games.chance cimport Chance, below
from lastcard.games.gang.cards cimport add
from lastcard.games.gang.finder cimport Moves
from lastcard.games.gang.position cimport Position, find_legal, play

cdef unsigned long long _ZERO
cdef int _NOBODY
cdef unsigned long long _M1_BIT

cdef class Playout:
    cdef Position position
    cdef Moves moves
    cdef int policy
    cdef Chance chance
    cdef unsigned char deck[64]
    cdef readonly unsigned long long deals
    cdef readonly unsigned long long decisions
    cdef readonly unsigned long long listed
    cdef unsigned long long wins[4]
    cdef unsigned long long left[4]

    @cython.locals(_="int", position=Position, moves=Moves)
    cpdef run(self, int deals)
    cpdef won(self, int seat)
    cpdef cards_left(self, int seat)

@cython.locals(index="int", other="int", card="int", seat="int", hand="unsigned long long")
cdef void _deal(Playout playout, Position position) noexcept nogil
cdef void _reset(Position position) noexcept nogil
@cython.locals(index="int", seat="int")
cdef void _play_out(Playout playout, Position position, Moves moves) noexcept nogil
