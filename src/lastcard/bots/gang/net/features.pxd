import cython

from lastcard.bots.gang.worlds.plan cimport Plan, count_number, plays_needed
from lastcard.bots.gang.worlds.top_number cimport top_of
from lastcard.bots.gang.worlds.world cimport World
from lastcard.games.gang.cards cimport gather, highest, kind, kinds, popcount, remove, size
from lastcard.games.gang.combos cimport cards_of, type_of
from lastcard.games.gang.finder cimport Moves, can_beat
from lastcard.games.gang.position cimport must_block, next_in

cdef unsigned long long _ZERO
cdef unsigned long long _ONE
cdef int _PASS
cdef int _NOTHING
cdef int _FIRST_PAIR
cdef unsigned char _SINGLE_STEP[13]
cdef unsigned char _PAIR_STEP[13]
cdef unsigned char _HIGHER_STEP[65]
cdef unsigned long long _ABOVE_SINGLE[34]
cdef unsigned long long _COLOUR_BITS[3]

cdef class FeatureEncoder:
    cdef Plan plan
    cdef Moves room
    cdef unsigned long long unseen
    cdef int most
    cdef unsigned long long state[6]
    cdef unsigned long long words[6]

    cpdef list facts(self, World world, int move)

@cython.locals(word="int", number="int", held="int", step="int", seat="int", opponent="int")
cpdef void look(FeatureEncoder encoder, World world) noexcept nogil
@cython.locals(word="int", hand="unsigned long long")
cpdef void weigh(FeatureEncoder encoder, World world, int move) noexcept nogil
@cython.locals(left="int")
cdef void _look_at_opponent(
    FeatureEncoder encoder, World world, int seat, int opponent
) noexcept nogil
cdef void _look_at_passes(FeatureEncoder encoder, World world, int seat, int base) noexcept nogil
@cython.locals(others="int")
cdef void _look_at_table(FeatureEncoder encoder, World world) noexcept nogil
@cython.locals(higher="unsigned long long")
cdef void _weigh_combo(FeatureEncoder encoder, int move) noexcept nogil
@cython.locals(
    present="int", number="int", held="int", step="int", row="int", colour="int", left="int",
    plays="int", top="int", masters="int",
)
cdef void _weigh_hand(FeatureEncoder encoder, unsigned long long hand) noexcept nogil
@cython.locals(combo_type="int")
cdef int _kind_of(int combo) noexcept nogil
cdef void _mark(FeatureEncoder encoder, int place) noexcept nogil
cdef void _set(FeatureEncoder encoder, int place) noexcept nogil
