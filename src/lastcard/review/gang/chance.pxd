import cython
from libc.math cimport exp, sqrt

cdef class MatchChance:
    cdef readonly int seats
    cdef int limit
    cdef double spread
    cdef double step
    cdef double lead
    cdef int totals[4]
    cdef int points[4]
    cdef double shares[4]

    @cython.locals(seat="int")
    cpdef tuple after(self, points)

@cython.locals(
    highest="int", lowest="int", seat="int", total="int", behind="int", scale="double",
    whole="double",
)
cpdef void divide(MatchChance chance) noexcept nogil
cdef double _odds(MatchChance chance, int behind, bint leads, double scale) noexcept nogil
