import cython

from lastcard.bots.thirteen.search.worlds cimport Worlds, deal_out, shuffle
from lastcard.games.chance cimport Chance, below
from lastcard.games.thirteen.counting cimport Counts, count, points
from lastcard.games.thirteen.position cimport (
    Moves,
    Position,
    assign,
    find_legal,
    play,
    would_take,
)

cdef int _NOBODY

cdef class Rollouts:
    cdef Worlds worlds
    cdef Chance chance
    cdef Moves choices
    cdef Moves moves
    cdef Position world
    cdef Position line
    cdef Counts counts
    cdef long long sums[18]

    @cython.locals(_="int")
    cpdef run(self, int worlds)
    @cython.locals(index="int")
    cpdef list listed(self)

@cython.locals(index="int")
cdef void _try_all(Rollouts rollouts, Moves choices, Position world, Position line) noexcept nogil
@cython.locals(index="int")
cdef int _chosen(Rollouts rollouts, Moves moves, Position line) noexcept nogil
