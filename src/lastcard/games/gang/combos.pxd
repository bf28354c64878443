import cython

from lastcard.games.gang.cards cimport gather, kind, spread

cdef unsigned long long _CARDS[12352]
cdef unsigned char _TYPE[12352]
cdef unsigned char _SIZE[12352]
cdef unsigned short _ABOVE[12352]

cpdef int type_of(int combo) noexcept nogil
cpdef int size_of(int combo) noexcept nogil
cpdef unsigned long long cards_of(int combo) noexcept nogil
cpdef int above(int combo) noexcept nogil
