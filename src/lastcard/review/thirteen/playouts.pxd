import cython

from lastcard.bots.thirteen.search.evaluation cimport Evaluation
from lastcard.bots.thirteen.search.worlds cimport Worlds, deal_out, shuffle
from lastcard.games.thirteen.cards cimport card_of, remove, size
from lastcard.games.thirteen.counting cimport Counts, count, points
from lastcard.games.thirteen.position cimport Moves, Position, assign, find_legal, play
from lastcard.review.thirteen.chance cimport MatchChance, divide
from lastcard.review.thirteen.soft_player cimport SoftPlayer, choose

cdef unsigned long long _WORD
cdef unsigned long long _GOLDEN
cdef unsigned long long _FIRST
cdef unsigned long long _SECOND
cdef int _NOBODY

cdef class Playouts:
    cdef SoftPlayer player
    cdef Evaluation evaluation
    cdef MatchChance chance
    cdef Worlds worlds
    cdef bint fixed
    cdef unsigned long long seed
    cdef unsigned long long unplayed
    cdef int own
    cdef Position world
    cdef Position line
    cdef Moves choices
    cdef Moves moves
    cdef Counts counts
    cdef unsigned char order[50]
    cdef double points[6]
    cdef double shares[6]

    @cython.locals(index="int", number="int", key="unsigned long long")
    cpdef follow(self, int first, int count, places, double[:] points, double[:] chances)
    @cython.locals(seats="int", number="int", seat="int", key="unsigned long long")
    cpdef tuple value(self, int count)

cpdef unsigned long long mixed(unsigned long long word) noexcept nogil
@cython.locals(index="int")
cpdef void imagine(
    Playouts playouts, Worlds worlds, Position world, unsigned long long key
) noexcept nogil
cdef void _play_from(
    Playouts playouts, Position line, int placement, unsigned long long key
) noexcept nogil
@cython.locals(left="int", index="int")
cdef void _play_on(
    Playouts playouts, Position line, unsigned long long unplayed, unsigned long long key
) noexcept nogil
@cython.locals(seat="int")
cpdef void settle(
    Playouts playouts, Position line, Counts counts, MatchChance chance
) noexcept nogil
@cython.locals(total="double", other="int", own="double")
cdef double _gain(Playouts playouts, int seat) noexcept nogil
