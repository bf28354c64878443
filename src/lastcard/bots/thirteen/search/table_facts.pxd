import cython

from lastcard.games.thirteen.cards cimport count_colour
from lastcard.games.thirteen.position cimport Position

cdef unsigned long long _ZERO
cdef unsigned long long _UP_TO[18]

@cython.locals(turns="int")
cpdef int stage_of(Position position) noexcept nogil
@cython.locals(standings="int", target="int", rival="int", other="int", lead="int")
cpdef int standings_of(Position position) noexcept nogil
@cython.locals(fitting="unsigned long long", target="int")
cpdef unsigned long long fitting_on(Position position, int less) noexcept nogil
cpdef unsigned long long up_to(int value, int target) noexcept nogil
@cython.locals(widest="int", other="int")
cpdef int widest_but(Position position, int target) noexcept nogil
@cython.locals(found="int", index="int")
cpdef int rotten_on(Position position, int target) noexcept nogil
