import cython

from lastcard.bots.gang.net.features cimport FeatureEncoder
from lastcard.bots.gang.net.net cimport Net, consider, evaluate
from lastcard.bots.gang.worlds.world cimport World
from lastcard.games.gang.finder cimport Moves

cdef enum:
    _STEPS = 1024
    _MOST = 2048

cdef int _WEIGHTS[1024]
cdef unsigned long long _STEP
cdef unsigned long long _FIRST
cdef unsigned long long _SECOND
cdef unsigned long long _WORD

cdef class Policy:
    cdef readonly Net net
    cdef FeatureEncoder encoder
    cdef int count
    cdef int values[2048]
    cdef int weights[2048]

    cpdef tuple weighed(self, World world, list moves)

@cython.locals(step="int")
cpdef int weight_below(int distance) noexcept nogil
@cython.locals(
    count="int", highest="int", index="int", total="unsigned long long", left="unsigned long long"
)
cpdef int choose_softly(
    Policy policy, Net net, FeatureEncoder encoder, World world, Moves moves,
    unsigned long long word
) noexcept nogil
cpdef unsigned long long scramble(unsigned long long word) noexcept nogil
