cdef unsigned char _TOP[12352]

cpdef int top_of(int combo) noexcept nogil
