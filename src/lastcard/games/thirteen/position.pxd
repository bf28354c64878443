import cython

from lastcard.games.thirteen.cards cimport (
    add,
    card_of,
    lowest_bit,
    placement_of,
    remove,
    size,
    target_of,
    value_of,
)

cdef int _NOBODY
cdef int _LIMIT
cdef int _MOST_LYING
cdef unsigned long long _ONE_OF_EACH
cdef Moves _SCRATCH

cdef class Moves:
    cdef readonly int count
    cdef unsigned char places[18]

    @cython.locals(index="int")
    cpdef list listed(self)

cdef class Position:
    cdef unsigned long long hands[6]
    cdef unsigned long long taken[6]
    cdef unsigned char sizes[6]
    cdef unsigned char pile[35]
    cdef unsigned char lying[21]
    cdef unsigned char lengths[3]
    cdef unsigned char sums[3]
    cdef readonly unsigned char seats
    cdef readonly unsigned char pile_left
    cdef readonly signed char turn

    @cython.locals(target="int", seat="int", card="int")
    cpdef resume(self, targets, taken)
    @cython.locals(twin=Position)
    cpdef Position copy(self)
    cpdef unsigned long long hand(self, int seat) except? 0
    cpdef int left(self, int seat) except? -1
    cpdef unsigned long long taken_by(self, int seat) except? 0
    @cython.locals(base="int", index="int")
    cpdef list on(self, int target)
    cpdef int sum_on(self, int target) except? -1
    @cython.locals(index="int")
    cpdef list to_draw(self)
    @cython.locals(scratch=Moves)
    cpdef list legal(self)
    @cython.locals(scratch=Moves, index="int")
    cpdef tuple legal_from(self, tuple table)
    @cython.locals(twin=Position)
    cpdef Position after(self, int placement)
    cpdef bint takes(self, int placement)
    cpdef play(self, int placement)
    cdef void _make_arrays(self)

@cython.locals(seat="int", index="int", target="int")
cpdef void assign(Position position, Position other) noexcept nogil
@cython.locals(hand="unsigned long long", kinds="unsigned long long")
cpdef void find_legal(Position position, Moves moves) noexcept nogil
cpdef bint would_take(Position position, int placement) noexcept nogil
@cython.locals(seat="int", card="int", target="int")
cpdef void play(Position position, int placement) noexcept nogil
@cython.locals(_="int")
cpdef void find_turn(Position position, int seat) noexcept nogil
@cython.locals(target="int")
cdef void _find_placements(Moves moves, int card) noexcept nogil
@cython.locals(base="int", index="int")
cdef void _take(Position position, int seat, int target) noexcept nogil
cdef void _lay(Position position, int target, int card) noexcept nogil
