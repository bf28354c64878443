import cython

cdef extern from *:
    """
    #define lowest_bit(bits) __builtin_ctzll(bits)
    """
    int lowest_bit(unsigned long long bits) noexcept nogil

cdef unsigned long long _ONE
cdef unsigned long long _WORD
cdef unsigned long long _VALUES
cdef unsigned long long _BLUES
cdef unsigned long long _EVEN
cdef unsigned long long _BYTES

cpdef int value_of(int card) noexcept nogil
cpdef int card_of(int placement) noexcept nogil
cpdef int target_of(int placement) noexcept nogil
cpdef int placement_of(int card, int target) noexcept nogil
cpdef int copies(unsigned long long cards, int card) noexcept nogil
@cython.locals(pairs="unsigned long long")
cpdef int size(unsigned long long cards) noexcept nogil
cpdef int count_colour(unsigned long long cards, int colour) noexcept nogil
cpdef unsigned long long add(unsigned long long cards, int card) noexcept nogil
cpdef unsigned long long remove(unsigned long long cards, int card) noexcept nogil
@cython.locals(held="unsigned long long", card="int")
cpdef unsigned long long gather(list cards)
@cython.locals(card="int")
cpdef list spread(unsigned long long cards)
