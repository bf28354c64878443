import cython

from lastcard.bots.gang.worlds.world cimport World, forget, note_pass, take_over
from lastcard.games.chance cimport Chance, below
from lastcard.games.gang.cards cimport add, join, remove, size, spread
from lastcard.games.gang.combos cimport cards_of
from lastcard.games.gang.finder cimport Moves, can_beat
from lastcard.games.gang.position cimport assign

cdef int _FULL
cdef int _EXPLAINED
cdef int _FIRST_STRAIGHT

cdef class Worlds:
    cdef int tries
    cdef Chance chance
    cdef Moves room
    cdef World root
    cdef World trial
    cdef readonly int me
    cdef int giver
    cdef int count
    cdef int passes
    cdef unsigned char cards[64]
    cdef unsigned long long known[4]
    cdef int wanted[4]
    cdef int ceiling[4]
    cdef signed char pass_seat[200]
    cdef short passed_on[200]
    cdef unsigned long long played_later[200]
    cdef unsigned long long hands[64]
    cdef unsigned long long weights[16]

    cpdef World deal(self)
    cpdef World root_copy(self)

@cython.locals(
    tries="int", total="unsigned long long", index="int", left="unsigned long long",
    chosen="int", seat="int",
)
cpdef void deal_world(Worlds worlds, World world) noexcept nogil
@cython.locals(left="int", seat="int")
cdef void _deal_once(Worlds worlds, int base) noexcept nogil
@cython.locals(hand="unsigned long long", _="int", place="int", card="int")
cdef int _deal_seat(Worlds worlds, int base, int seat, int left) noexcept nogil
@cython.locals(
    weight="unsigned long long", index="int", hand="unsigned long long", most="int"
)
cdef unsigned long long _weight(Worlds worlds, int base) noexcept nogil
