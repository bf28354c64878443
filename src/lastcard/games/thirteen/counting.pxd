import cython

from lastcard.games.thirteen.cards cimport count_colour
from lastcard.games.thirteen.position cimport Position

cdef class Counts:
    cdef readonly int seats
    cdef int numbers[24]

    cpdef enter(self, int seat, int colour, int number)
    cpdef int points(self, int seat) except? -1

@cython.locals(seat="int", colour="int")
cpdef void count(Counts counts, Position position) noexcept nogil
@cython.locals(total="int", colour="int")
cpdef int points(Counts counts, int seat) noexcept nogil
@cython.locals(own="int", other="int")
cdef bint _has_most(Counts counts, int seat, int colour) noexcept nogil
