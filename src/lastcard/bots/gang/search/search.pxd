import cython

from lastcard.bots.gang.search.endgame cimport Endgame, solve
from lastcard.bots.gang.net.features cimport FeatureEncoder
from lastcard.bots.gang.net.net cimport Net, choose
from lastcard.bots.gang.worlds.policy cimport noisy_greedy
from lastcard.bots.gang.search.match_value cimport MatchValue, settle, worth
from lastcard.bots.gang.worlds.world cimport World, step, take_over
from lastcard.bots.gang.worlds.worlds cimport Worlds, deal_world
from lastcard.games.chance cimport Chance
from lastcard.games.gang.finder cimport Moves
from lastcard.games.gang.position cimport find_legal

cdef int _NOBODY
cdef double _UNIT

cdef class Search:
    cdef Worlds worlds
    cdef MatchValue match_value
    cdef Chance chance
    cdef Net net
    cdef int noise
    cdef int horizon
    cdef int exact
    cdef int me
    cdef FeatureEncoder encoder
    cdef Moves moves
    cdef Endgame endgame
    cdef World trunk
    cdef World branch
    cdef readonly int count
    cdef readonly int dealt
    cdef short candidates[2048]
    cdef double sums[2048]

    cpdef consider(self, list moves, list priors)
    @cython.locals(source=Worlds, trunk=World, branch=World, index="int", _="int")
    cpdef run(self, int worlds)
    cpdef list ranked(self)

@cython.locals(turns="int", index="int")
cdef double _follow(
    Search search, World world, Moves moves, Net net, FeatureEncoder encoder, Chance chance,
    MatchValue match_value
) noexcept nogil
@cython.locals(cards="int", seat="int")
cdef int _cards_left(World world) noexcept nogil
