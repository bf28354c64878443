import cython

from lastcard.games.chance cimport Chance, below
from lastcard.games.thirteen.cards cimport add
from lastcard.games.thirteen.position cimport Position, assign

cdef unsigned long long _ZERO

cdef class Worlds:
    cdef readonly Position position
    cdef Chance chance
    cdef readonly int own
    cdef readonly unsigned long long unplayed
    cdef readonly int count
    cdef unsigned char cards[50]

    cpdef Position sample(self)

@cython.locals(index="int", other="int", card="unsigned char")
cpdef void shuffle(Worlds worlds) noexcept nogil
@cython.locals(dealt="int", seat="int", hand="unsigned long long", _="int", index="int")
cpdef void deal_out(Worlds worlds, Position world) noexcept nogil
