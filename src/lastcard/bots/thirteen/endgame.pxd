import cython

from lastcard.bots.thirteen.stakes cimport Stakes, divide
from lastcard.games.thirteen.counting cimport Counts, count
from lastcard.games.thirteen.position cimport Moves, Position, assign, find_legal, play

cdef int _NOBODY

cdef class Ply:
    cdef Position position
    cdef Moves moves
    cdef Counts counts
    cdef Ply next
    cdef long long shares[6]

    @cython.locals(left="int", seat="int")
    cpdef list solved(self, Position position, Stakes stakes)

@cython.locals(seat="int", index="int")
cpdef void solve(Ply ply, Position position, Stakes stakes) noexcept nogil
@cython.locals(seat="int")
cdef void _try(
    Ply ply, Ply then, Position position, Position after, Stakes stakes, int index
) noexcept nogil
