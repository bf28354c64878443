import cython

from lastcard.bots.gang.worlds.top_number cimport top_of
from lastcard.games.gang.cards cimport remove
from lastcard.games.gang.combos cimport cards_of
from lastcard.games.gang.position cimport Position, assign, play

cdef int _UNTOLD
cdef int _PASS
cdef int _FIRST_PAIR
cdef int _FIRST_THREE
cdef int _FIRST_STRAIGHT
cdef int _FIRST_GANG

cdef class World(Position):
    cdef readonly unsigned long long pool
    cdef unsigned char singles[4]
    cdef unsigned char pairs[4]
    cdef readonly unsigned char threes
    cdef readonly unsigned char fives

    cpdef fill(self, unsigned long long pool)
    cpdef step(self, int move)

@cython.locals(seat="int")
cpdef void forget(World world) noexcept nogil
@cython.locals(seat="int")
cpdef void take_over(World world, World other) noexcept nogil
cpdef void step(World world, int move) noexcept nogil
cpdef void note_pass(World world, int seat, int to_beat) noexcept nogil
