import cython

cdef extern from *:
    """
    #define popcount(bits) __builtin_popcountll(bits)
    #define lowest_bit(bits) __builtin_ctzll(bits)
    #define highest_bit(bits) (63 - __builtin_clzll(bits))
    """
    int popcount(unsigned long long bits) noexcept nogil
    int lowest_bit(unsigned long long bits) noexcept nogil
    int highest_bit(unsigned long long bits) noexcept nogil

cdef unsigned long long _ONE
cdef unsigned long long _FIRST
cdef unsigned long long _LOW

cpdef int kind(int number, int colour) noexcept nogil
cpdef int second_bit(int card) noexcept nogil
cpdef int size(unsigned long long cards) noexcept nogil
cpdef unsigned long long kinds(unsigned long long cards) noexcept nogil
cpdef bint holds(unsigned long long hand, unsigned long long part) noexcept nogil
cpdef unsigned long long add(unsigned long long cards, int card) noexcept nogil
@cython.locals(twice="unsigned long long", gone="unsigned long long", once="unsigned long long")
cpdef unsigned long long remove(unsigned long long hand, unsigned long long part) noexcept nogil
@cython.locals(both="unsigned long long")
cpdef unsigned long long join(unsigned long long cards, unsigned long long others) noexcept nogil
cpdef int highest(unsigned long long cards) noexcept nogil
@cython.locals(mask="unsigned long long", card="int")
cpdef unsigned long long gather(list cards)
@cython.locals(card="int")
cpdef list spread(unsigned long long cards)
@cython.locals(twice="unsigned long long")
cdef unsigned long long _align(unsigned long long cards) noexcept nogil
cdef unsigned long long _unalign(unsigned long long twice) noexcept nogil
