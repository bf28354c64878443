import cython

from lastcard.bots.gang.net.features cimport FeatureEncoder
from lastcard.bots.gang.net.net cimport Net
from lastcard.bots.gang.worlds.world cimport World, step, take_over
from lastcard.games.gang.combos cimport size_of
from lastcard.games.gang.finder cimport Moves
from lastcard.games.gang.position cimport find_legal
from lastcard.review.gang.playing_on cimport advance, give
from lastcard.review.gang.policy cimport Policy, choose_softly, scramble
from lastcard.review.gang.scores cimport Scores, chance_of, gain_of, settle

cdef int _NOBODY
cdef int _PASS

cdef class Line:
    cdef Policy policy
    cdef Scores scores
    cdef World start
    cdef World trunk
    cdef World branch
    cdef Moves room
    cdef int count
    cdef int taker
    cdef int giver
    cdef unsigned long long total
    cdef short moves[512]
    cdef bint said[512]
    cdef int gifts[34]

    @cython.locals(card="int")
    cpdef exchange(self, int taker, int giver, list weights)
    cpdef tuple run(self, unsigned long long seed, int first, int count)
    @cython.locals(
        policy=Policy, net=Net, encoder=FeatureEncoder, room=Moves, scores=Scores, start=World,
        trunk=World, branch=World, number="int", key="unsigned long long", turn="int",
        parted="int", index="int", seat="int",
    )
    cpdef _run(
        self, unsigned long long seed, int first, int count, double[::1] points,
        double[::1] chances
    )

@cython.locals(parted="int", alike="bint", card="int", index="int")
cdef int _play_on(
    Line line, Policy policy, Net net, FeatureEncoder encoder, World world, Moves moves,
    unsigned long long key, int turn
) noexcept nogil
cdef bint _is_alike(Line line, World world, int turn, int move) noexcept nogil
@cython.locals(left="unsigned long long", card="int")
cdef int _choose_gift(Line line, unsigned long long word) noexcept nogil
cdef void _follow(Line line, World world, int turn) noexcept nogil
