import cython

cdef int _SURE
cdef int _FEWEST

cdef class Race:
    cdef readonly int count
    cdef readonly int running
    cdef readonly int worlds
    cdef bint runs[18]
    cdef long long latest[18]
    cdef long long sums[18]
    cdef long long squares[324]

    @cython.locals(index="int")
    cpdef list listed(self)

@cython.locals(found="int", index="int")
cpdef int first(Race race) noexcept nogil
cpdef void enter(Race race, int index, long long share) noexcept nogil
@cython.locals(index="int", other="int", ahead="long long")
cpdef void close(Race race) noexcept nogil
@cython.locals(leader="int", index="int")
cpdef void drop(Race race) noexcept nogil
@cython.locals(ahead="long long", pair="int", spread="long long")
cdef bint _is_behind(Race race, int leader, int index) noexcept nogil
