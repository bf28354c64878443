import cython

cdef unsigned long long _WORD

cdef class Chance:
    cdef unsigned long long word

@cython.locals(word="unsigned long long")
cpdef int below(Chance chance, int limit) noexcept nogil
