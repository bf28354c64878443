import cython

from lastcard.games.gang.cards cimport highest, remove, size
from lastcard.games.gang.combos cimport cards_of, size_of
from lastcard.games.gang.finder cimport (
    Moves,
    add_move,
    clear,
    contains,
    find_all,
    find_gangs,
    find_higher,
    find_several,
)

cdef int _NOBODY
cdef int _NOTHING
cdef int _PASS
cdef int _FIRST_PAIR
cdef int _M1
cdef int _OPENING_FIVE
cdef int _BLOCK_WITH_GANG
cdef int _LEAD_FREE
cdef int _OUT_OF_CYCLE
cdef Moves _SCRATCH

cdef class Position:
    cdef unsigned long long hands[4]
    cdef signed char sizes[4]
    cdef readonly short to_beat
    cdef readonly signed char seats
    cdef readonly signed char direction
    cdef readonly signed char turn
    cdef readonly signed char owner
    cdef readonly signed char pending
    cdef readonly signed char winner
    cdef readonly unsigned char passed
    cdef readonly unsigned char out
    cdef readonly unsigned char declared
    cdef readonly unsigned char rules
    cdef readonly bint opening

    cpdef resume(
        self,
        int to_beat=*,
        int owner=*,
        int passed=*,
        int declared=*,
        int out=*,
        int pending=*,
    )
    @cython.locals(twin=Position)
    cpdef Position copy(self)
    cpdef unsigned long long hand(self, int seat) except? 0
    cpdef int left(self, int seat) except? -1
    @cython.locals(scratch=Moves)
    cpdef list legal(self)
    @cython.locals(scratch=Moves, index="int")
    cpdef tuple legal_from(self, tuple table)
    @cython.locals(scratch=Moves)
    cpdef bint allows(self, int move)
    @cython.locals(twin=Position)
    cpdef Position after(self, int move, bint declare=*)
    cpdef play(self, int move, bint declare=*)
    cpdef call(self, int seat)
    cpdef bint blocking(self)
    cpdef int following(self, int seat)

@cython.locals(seat="int")
cpdef void assign(Position position, Position other) noexcept nogil
cpdef void find_legal(Position position, Moves moves) noexcept nogil
@cython.locals(seat="int")
cpdef void play(Position position, int move, bint declare) noexcept nogil
@cython.locals(seat="int")
cpdef bint must_block(Position position) noexcept nogil
@cython.locals(following="int", _="int")
cpdef int next_in(Position position, int seat, int members) noexcept nogil
cdef void _put_down(Position position, int seat, int move, bint declare) noexcept nogil
cdef void _lead_undeclared(Position position, int seat) noexcept nogil
@cython.locals(waiting="int")
cdef void _pass_turn(Position position) noexcept nogil
cdef bint _is_won(Position position, int seat) noexcept nogil
@cython.locals(seat="int")
cdef bint _same(Position position, Position other) noexcept nogil
cdef int _inside(Position position) noexcept nogil
@cython.locals(hand="unsigned long long", blocking="bint")
cdef void _find_leads(Position position, Moves moves) noexcept nogil
cdef void _find_single_leads(
    Position position, Moves moves, unsigned long long hand
) noexcept nogil
@cython.locals(largest="int", kept="int", index="int", combo="int")
cdef void _keep_openings(Position position, Moves moves) noexcept nogil
@cython.locals(hand="unsigned long long")
cdef void _find_answers(Position position, Moves moves) noexcept nogil
@cython.locals(top="int", gangs_too="bint")
cdef bint _find_blocks(Position position, Moves moves, unsigned long long hand) noexcept nogil
