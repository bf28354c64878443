import cython
from libc.math cimport exp, sqrt

from lastcard.bots.gang.worlds.world cimport World

cdef unsigned char _POINTS[17]
cdef int _USUAL
cdef double _LEAST
cdef double _STEP
cdef double _SPREAD

cdef class MatchValue:
    cdef int seats
    cdef int limit
    cdef int totals[4]
    cdef int points[4]
    cdef double even[4]
    cdef double slope[4]

    cpdef double worth(self, int seat, points)
    cpdef double share(self, int seat, points)
    cpdef _weigh_a_point(self, int seat)

@cython.locals(seat="int")
cpdef void settle(MatchValue match_value, World world) noexcept nogil
@cython.locals(total="int", index="int", own="int")
cpdef double worth(MatchValue match_value, int seat) noexcept nogil
@cython.locals(
    highest="int", lowest="int", index="int", total="int", own="int", scale="double",
    whole="double",
)
cpdef double share(MatchValue match_value, int seat) noexcept nogil
@cython.locals(winners="int", index="int")
cdef double _share_of_win(MatchValue match_value, int lowest) noexcept nogil
