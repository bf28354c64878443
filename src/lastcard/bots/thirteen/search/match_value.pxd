import cython

from lastcard.games.thirteen.counting cimport Counts, points

cdef class MatchValue:
    cdef readonly int seats
    cdef int totals[6]
    cdef int paid[6]
    cdef long long shares[6]
    cdef long long odds[128]

    cpdef long long share(self, int seat) except? -1

@cython.locals(lowest="int", seat="int", whole="long long", behind="int", share="long long")
cpdef void divide(MatchValue match_value, Counts counts) noexcept nogil
