import cython

from lastcard.bots.thirteen.judgement cimport Judgement, best
from lastcard.bots.thirteen.stakes cimport Stakes, divide
from lastcard.bots.thirteen.worlds cimport Worlds, deal_out, shuffle
from lastcard.games.thirteen.cards cimport card_of, remove
from lastcard.games.thirteen.counting cimport Counts, count
from lastcard.games.thirteen.position cimport Moves, Position, assign, find_legal, play

cdef int _NOBODY

cdef class Search:
    cdef Position position
    cdef Position world
    cdef Position line
    cdef Worlds worlds
    cdef Stakes stakes
    cdef Judgement judgement
    cdef Moves choices
    cdef Moves moves
    cdef Counts counts
    cdef long long shares[18]

    @cython.locals(_="int")
    cpdef run(self, int worlds)
    @cython.locals(found="int", index="int")
    cpdef int best(self)
    @cython.locals(index="int")
    cpdef list found(self)

@cython.locals(index="int")
cdef void _try_all(
    Search search, Moves choices, Position world, Position line
) noexcept nogil
@cython.locals(unplayed="unsigned long long")
cdef void _play_out(
    Search search, Judgement judgement, Position line, Moves moves, int placement
) noexcept nogil
