import cython

from lastcard.bots.thirteen.judgement cimport Judgement, judge
from lastcard.bots.thirteen.worlds cimport Worlds
from lastcard.games.chance cimport Chance, below
from lastcard.games.thirteen.cards cimport add, card_of, remove
from lastcard.games.thirteen.position cimport Moves, Position, assign, find_legal, play

cdef unsigned long long _ZERO
cdef unsigned long long _ALL
cdef int _NOBODY
cdef int _EXCUSED

cdef class Beliefs:
    cdef Position start
    cdef Position replay
    cdef Moves moves
    cdef Worlds worlds
    cdef Judgement judgement
    cdef Chance chance
    cdef int count
    cdef int held
    cdef signed char seats[50]
    cdef signed char slots[50]
    cdef signed char owners[50]
    cdef unsigned char places[50]
    cdef unsigned char filled[20]
    cdef unsigned long long hands[50]
    cdef int firsts[6]
    cdef int blames[6]
    cdef int trusts[6]
    cdef int odds[256]

    @cython.locals(seat="int")
    cpdef int blamed(self)
    @cython.locals(_="int", seat="int", index="int", turns="int", doubt="int")
    cpdef settle(self, int steps)
    cdef _read(self, acts)
    cdef void _make_arrays(self)

@cython.locals(_="int", index="int")
cpdef void walk(Beliefs beliefs, Worlds worlds, int steps) noexcept nogil
cpdef int blame(Beliefs beliefs, int seat) noexcept nogil
@cython.locals(one="int", two="int", worse="int", after="int", other_after="int")
cdef void _swap(Beliefs beliefs, Worlds worlds, int index, int other) noexcept nogil
@cython.locals(card="unsigned char")
cdef void _exchange(Worlds worlds, int index, int other) noexcept nogil
@cython.locals(seat="int", slot="int", after="int")
cdef void _think_again(Beliefs beliefs, int index) noexcept nogil
@cython.locals(step="int")
cdef bint _believes(Beliefs beliefs, int worse) noexcept nogil
@cython.locals(hand="unsigned long long", held="int", index="int", card="int", slot="int")
cdef void _remember(Beliefs beliefs, Worlds worlds, int seat) noexcept nogil
@cython.locals(total="int", unplayed="unsigned long long", unseen="unsigned long long",
               index="int", placement="int")
cdef int _blame(
    Beliefs beliefs, Position replay, Judgement judgement, Moves moves, int seat
) noexcept nogil
@cython.locals(most="int", chosen="int", index="int")
cdef int _regret(
    Judgement judgement, Position position, Moves moves, unsigned long long unseen, int placement
) noexcept nogil
