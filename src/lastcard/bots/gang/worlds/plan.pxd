import cython

from lastcard.games.gang.cards cimport kinds, lowest_bit, remove

cdef unsigned long long _ONE
cdef int _LONGEST
cdef unsigned char _ONES[16]

cdef class Plan:
    cdef int counts[50]
    cdef unsigned int suits[15]
    cdef int singles
    cdef int pair
    cdef int best

@cython.locals(number="int", colour="int")
cpdef int plays_needed(Plan plan, unsigned long long hand) noexcept nogil
@cython.locals(fewest="int", best="int", left="unsigned long long", card="int", plays="int")
cpdef int useless(Plan plan, unsigned long long hand) noexcept nogil
cpdef int count_number(unsigned long long hand, int number) noexcept nogil
@cython.locals(numbers="unsigned int", number="int", bits="unsigned int")
cpdef unsigned int suit(unsigned long long hand, int colour) noexcept nogil
@cython.locals(colour="int")
cdef void _take_flushes(Plan plan, int depth, int first) noexcept nogil
@cython.locals(
    base="int", place="int", wanted="int", rarity="int", number="int", copies="unsigned int"
)
cdef bint _take_flush(Plan plan, int depth, int colour) noexcept nogil
@cython.locals(start="int")
cdef void _take_straights(Plan plan, int depth, int plays, int first) noexcept nogil
@cython.locals(base="int", number="int")
cdef bint _take_straight(Plan plan, int depth, int start) noexcept nogil
@cython.locals(
    groups="int", threes="int", pairs="int", number="int", held="int", merged="int", total="int"
)
cdef void _count_groups(Plan plan, int base, int plays) noexcept nogil
@cython.locals(index="int")
cdef void _copy(Plan plan, int depth) noexcept nogil
