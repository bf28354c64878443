import cython

from lastcard.bots.gang.net.features cimport FeatureEncoder, look, weigh
from lastcard.bots.gang.net.net cimport Net, choose
from lastcard.bots.gang.worlds.plan cimport Plan, useless
from lastcard.bots.gang.worlds.policy cimport noisy_greedy
from lastcard.bots.gang.worlds.world cimport World, forget, step
from lastcard.games.chance cimport Chance, below
from lastcard.games.gang.cards cimport add, gather, highest, remove
from lastcard.games.gang.finder cimport Moves
from lastcard.games.gang.position cimport find_legal

cdef unsigned long long _ZERO
cdef unsigned long long _ALL
cdef int _M1
cdef int _NOBODY
cdef int _LONGEST_DEAL
cdef unsigned char _POINTS[17]

cdef class Selfplay:
    cdef Net net
    cdef Net rival
    cdef FeatureEncoder encoder
    cdef Moves moves
    cdef Plan plan
    cdef World four
    cdef World three
    cdef Chance chance
    cdef unsigned char deck[64]
    cdef unsigned char seats[400]
    cdef unsigned long long facts[2400]
    cdef int noise
    cdef int rivals
    cdef bint greedily
    cdef int learners
    cdef int choices
    cdef readonly int written
    cdef readonly long long deals

    @cython.locals(
        room="int", four=World, three=World, net=Net, rival=Net, encoder=FeatureEncoder, moves=Moves
    )
    cpdef int run(
        self,
        unsigned long long[::1] facts,
        float[::1] values,
        int noise=*,
        int rivals=*,
        bint greedily=*,
    )

@cython.locals(seat="int", index="int")
cdef void _play_deal(
    Selfplay play, World world, Net net, Net rival, FeatureEncoder encoder, Moves moves
) noexcept nogil
@cython.locals(index="int", word="int")
cdef int _choose(
    Selfplay play, World world, Net net, Net rival, FeatureEncoder encoder, Moves moves
) noexcept nogil
@cython.locals(total="int", seat="int", index="int", place="int", own="int", word="int")
cdef void _write(
    Selfplay play, World world, unsigned long long[::1] facts, float[::1] values
) noexcept nogil
@cython.locals(index="int", other="int", card="int", seat="int")
cdef void _deal(Selfplay play, World world) noexcept nogil
@cython.locals(winner="int", loser="int", card="int", back="int")
cdef void _exchange(Selfplay play, World world) noexcept nogil
