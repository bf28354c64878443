import cython

from lastcard.bots.thirteen.search.evaluation cimport Evaluation, best
from lastcard.bots.thirteen.search.race cimport Race, close, drop, enter
from lastcard.bots.thirteen.search.match_value cimport MatchValue, divide
from lastcard.bots.thirteen.search.worlds cimport Worlds, deal_out, shuffle
from lastcard.games.thirteen.cards cimport card_of, remove
from lastcard.games.thirteen.counting cimport Counts, count
from lastcard.games.thirteen.position cimport Moves, Position, assign, find_legal, play

cdef int _NOBODY

cdef class Search:
    cdef Position world
    cdef Position line
    cdef Worlds worlds
    cdef MatchValue match_value
    cdef Evaluation evaluation
    cdef bint races
    cdef Counts counts
    cdef Moves choices
    cdef Moves moves
    cdef readonly Race race

    @cython.locals(_="int")
    cpdef run(self, int worlds)
    cpdef bint decided(self)
    cpdef int best(self)

@cython.locals(index="int")
cdef void _try_all(
    Search search, Race race, Moves choices, Position world, Position line
) noexcept nogil
@cython.locals(unplayed="unsigned long long")
cdef void _play_out(
    Search search, Evaluation evaluation, Position line, Moves moves, int placement
) noexcept nogil
