import cython

from lastcard.bots.gang.net.features cimport FeatureEncoder, look, weigh
from lastcard.bots.gang.worlds.world cimport World
from lastcard.games.gang.cards cimport lowest_bit
from lastcard.games.gang.finder cimport Moves

cdef enum:
    _HIDDEN = 128
    _SECOND = 32
    _WORDS = 6
    _SHIFT = 9
    _MOST = 4096

cdef unsigned long long _ONE

cdef class Net:
    cdef short first[49152]
    cdef short first_bias[128]
    cdef short second[4096]
    cdef short second_bias[32]
    cdef short third[32]
    cdef short third_bias
    cdef short base[128]
    cdef short sums[128]
    cdef unsigned long long base_words[6]
    cdef FeatureEncoder encoder
    cdef int highest

    cpdef int value(self, World world, int move)

@cython.locals(unit="int", word="int", bits="unsigned long long")
cpdef void consider(Net net, FeatureEncoder encoder, World world) noexcept nogil
@cython.locals(unit="int", word="int", bits="unsigned long long")
cpdef int evaluate(Net net, FeatureEncoder encoder, World world, int move) noexcept nogil
@cython.locals(best="int", highest="int", index="int", value="int")
cpdef int choose(Net net, FeatureEncoder encoder, World world, Moves moves) noexcept nogil
@cython.locals(row="int", unit="int")
cdef void _add_to_base(Net net, int feature) noexcept nogil
@cython.locals(row="int", unit="int")
cdef void _add(Net net, int feature) noexcept nogil
@cython.locals(row="int", unit="int")
cdef void _subtract(Net net, int feature) noexcept nogil
@cython.locals(unit="int", value="int", total="int")
cdef int _finish(Net net) noexcept nogil
@cython.locals(unit="int", total="int")
cdef int _dot(Net net, int row) noexcept nogil
