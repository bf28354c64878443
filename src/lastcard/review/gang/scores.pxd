import cython

from lastcard.bots.gang.worlds.world cimport World
from lastcard.review.gang.chance cimport MatchChance, divide

cdef unsigned char _POINTS[17]

cdef class Scores:
    cdef int seats
    cdef int fine
    cdef MatchChance chance
    cdef int points[4]

    @cython.locals(index="int")
    cpdef tuple after(self, points, int seat)

@cython.locals(seat="int")
cpdef void settle(Scores scores, World world) noexcept nogil
@cython.locals(total="int", index="int", own="int")
cpdef double gain_of(Scores scores, int seat) noexcept nogil
cpdef double chance_of(Scores scores, int seat) noexcept nogil
@cython.locals(seat="int")
cdef void _divide(Scores scores, MatchChance chance) noexcept nogil
