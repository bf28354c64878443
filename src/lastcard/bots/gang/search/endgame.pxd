import cython

from lastcard.bots.gang.search.match_value cimport MatchValue, settle, worth
from lastcard.bots.gang.worlds.world cimport World
from lastcard.games.gang.finder cimport Moves
from lastcard.games.gang.position cimport find_legal, play

cdef int _NOBODY
cdef int _DEEPEST
cdef int _WIDEST
cdef int _MOST_NODES
cdef unsigned long long _SLOT_BITS
cdef unsigned long long _MIX
cdef unsigned long long _WORD

cdef class Endgame:
    cdef Moves moves
    cdef int nodes
    cdef unsigned long long age
    cdef short choices[2560]
    cdef double values[260]
    cdef unsigned long long keys[8192]
    cdef double known[32768]

    cpdef solve(self, World world, MatchValue match_value, int seat)

cpdef bint solve(Endgame endgame, World world, Moves moves, MatchValue match_value) noexcept nogil
@cython.locals(seat="int", key="unsigned long long", slot="int")
cdef bint _solve(
    Endgame endgame, World world, Moves moves, MatchValue match_value, int depth
) noexcept nogil
@cython.locals(
    count="int", index="int", me="int", hand="unsigned long long", left="int", to_beat="int",
    owner="int", passed="int", out="int", declared="int", pending="int", opening="bint",
    solved="bint", below="int", seat="int",
)
cdef bint _try_all(
    Endgame endgame, World world, Moves moves, MatchValue match_value, int depth
) noexcept nogil
@cython.locals(key="unsigned long long", seat="int", rest="unsigned long long")
cdef unsigned long long _key(Endgame endgame, World world) noexcept nogil
