import cython

from lastcard.bots.gang.net.features cimport FeatureEncoder
from lastcard.bots.gang.net.net cimport Net
from lastcard.bots.gang.search.endgame cimport Endgame, solve
from lastcard.bots.gang.search.match_value cimport MatchValue
from lastcard.bots.gang.worlds.world cimport World, take_over
from lastcard.bots.gang.worlds.worlds cimport Worlds, deal_world
from lastcard.games.gang.finder cimport Moves
from lastcard.games.gang.position cimport Position
from lastcard.review.gang.playing_on cimport advance, give, lay_open, play_on
from lastcard.review.gang.policy cimport Policy, scramble
from lastcard.review.gang.scores cimport Scores, chance_of, gain_of, settle

cdef unsigned long long _ONE
cdef int _NOBODY
cdef int _SILENT

cdef class Follower:
    cdef Policy policy
    cdef Worlds worlds
    cdef Scores scores
    cdef unsigned long long seed
    cdef bint solves
    cdef Moves moves
    cdef Endgame endgame
    cdef MatchValue points_alone
    cdef World trunk
    cdef World branch
    cdef int me
    cdef int giver
    cdef bint opened
    cdef unsigned char order[64]

    cpdef exchange(self, int giver)
    cpdef open(self, Position position)
    cpdef tuple run(self, int first, int count, list moves)
    @cython.locals(
        worlds=Worlds, trunk=World, branch=World, policy=Policy, room=Moves, net=Net,
        encoder=FeatureEncoder, scores=Scores, endgame=Endgame, points_alone=MatchValue,
        many="int", number="int", index="int", place="int", key="unsigned long long",
    )
    cpdef _run(
        self, int first, int count, int[::1] moves, double[::1] points, double[::1] chances
    )

cdef void _make(Follower follower, World world, int move) noexcept nogil
@cython.locals(index="int")
cdef void _deal(
    Follower follower, Worlds worlds, World world, unsigned long long key
) noexcept nogil
@cython.locals(total="double", seat="int", own="double")
cdef void _settle_solved(Endgame endgame, Scores scores, World world) noexcept nogil
