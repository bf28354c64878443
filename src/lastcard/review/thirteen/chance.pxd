import cython
from libc.math cimport exp, sqrt

cdef class MatchChance:
    cdef readonly int seats
    cdef double scale
    cdef int totals[6]
    cdef int points[6]
    cdef double shares[6]

    @cython.locals(seat="int")
    cpdef tuple after(self, points)

@cython.locals(lowest="int", seat="int", behind="int", whole="double")
cpdef void divide(MatchChance chance) noexcept nogil
