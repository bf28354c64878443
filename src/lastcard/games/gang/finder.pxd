import cython

from lastcard.games.gang.cards cimport gather, holds, lowest_bit
from lastcard.games.gang.combos cimport above, cards_of, size_of

cdef unsigned long long _ONE
cdef unsigned long long _KIND_BITS
cdef unsigned long long _M1_BIT
cdef unsigned long long _PHOENIXES
cdef int _PAIR
cdef int _THREE
cdef int _STRAIGHT
cdef int _FLUSH
cdef int _FULL_HOUSE
cdef int _STRAIGHT_FLUSH
cdef int _GANG

cdef short _PAIR_BASE[10]
cdef unsigned char _PAIR_COUNT[128]
cdef unsigned char _PAIRS[128][13]
cdef short _THREE_BASE[10]
cdef unsigned char _THREE_COUNT[128]
cdef unsigned char _THREES[128][13]
cdef short _GANG_BASE[4][10]
cdef unsigned char _GANG_COUNT[4][128]
cdef unsigned char _GANGS[4][128][13]
cdef short _FULL_HOUSE_BASE[76]
cdef unsigned char _COLOURS[16][4]
cdef unsigned char _COLOUR_COUNT[16]
cdef short _STRAIGHTS[6][324]
cdef short _FLUSH_RANK[5][11]
cdef short _FLUSHES[3][2067]

cdef class Moves:
    cdef readonly int count
    cdef short places[12353]
    cdef unsigned char held[10]
    cdef unsigned char colours[10]
    cdef unsigned char suits[3][21]
    cdef int suit_sizes[3]

    @cython.locals(index="int")
    cpdef list listed(self)

cpdef void clear(Moves moves) noexcept nogil
cpdef void add_move(Moves moves, int move) noexcept nogil
@cython.locals(index="int")
cpdef bint contains(Moves moves, int move) noexcept nogil
cpdef void find_all(Moves moves, unsigned long long hand) noexcept nogil
cpdef void find_several(Moves moves, unsigned long long hand) noexcept nogil
@cython.locals(floor="int")
cpdef void find_higher(Moves moves, unsigned long long hand, int to_beat) noexcept nogil
cpdef void find_gangs(Moves moves, unsigned long long hand) noexcept nogil
@cython.locals(floor="int")
cpdef bint can_beat(Moves moves, unsigned long long hand, int to_beat, int most) noexcept nogil

@cython.locals(place="int")
cdef bint _can_beat_five(Moves moves, unsigned long long hand, int floor) noexcept nogil
@cython.locals(number="int", held="int", three="int")
cdef bint _can_beat_full(Moves moves, unsigned long long hand, int floor) noexcept nogil
@cython.locals(number="int")
cdef void _look_at(Moves moves, unsigned long long hand) noexcept nogil
@cython.locals(left="unsigned long long")
cdef void _find_singles(Moves moves, unsigned long long hand, int floor) noexcept nogil
@cython.locals(number="int", held="int", index="int", place="int")
cdef void _find_pairs(Moves moves, unsigned long long hand, int floor) noexcept nogil
@cython.locals(number="int", held="int", index="int", place="int")
cdef void _find_threes(Moves moves, int floor) noexcept nogil
@cython.locals(extra="int", found="int", number="int", held="int", index="int", place="int")
cdef void _find_gangs(Moves moves, int floor) noexcept nogil
@cython.locals(place="int")
cdef void _find_fives(Moves moves, unsigned long long hand, int floor) noexcept nogil
@cython.locals(present="unsigned int", number="int", held="int", start="int")
cdef void _find_straights(Moves moves, int floor) noexcept nogil
@cython.locals(
    one="int", two="int", three="int", four="int", five="int", a="int", b="int", c="int",
    d="int", e="int", upper="int", lower="int", place="int",
)
cdef void _find_straights_from(Moves moves, int start, int floor) noexcept nogil
@cython.locals(longest="int", colour="int", size="int", top="int", last="int")
cdef void _find_flushes(Moves moves, unsigned long long hand, int floor) noexcept nogil
@cython.locals(size="int", number="int", copies="int", symbol="int")
cdef int _list_suit(Moves moves, unsigned long long hand, int colour) noexcept nogil
@cython.locals(i="int", j="int", rank="int")
cdef void _find_flushes_below(Moves moves, int colour, int first, int floor) noexcept nogil
@cython.locals(k="int", m="int", fourth="int", place="int")
cdef void _find_flushes_with(
    Moves moves, int colour, int third, int rank, int floor
) noexcept nogil
@cython.locals(following="int")
cdef bint _taken_later(Moves moves, int colour, int index, int used) noexcept nogil
@cython.locals(number="int", held="int", index="int", three="int")
cdef void _find_full_houses(Moves moves, unsigned long long hand, int floor) noexcept nogil
@cython.locals(base="int", other="int", held="int", index="int", place="int")
cdef void _find_full_houses_with(
    Moves moves, unsigned long long hand, int three, int number, int floor
) noexcept nogil
