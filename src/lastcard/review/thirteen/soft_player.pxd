import cython

from lastcard.bots.thirteen.search.evaluation cimport Evaluation, _weigh_all
from lastcard.games.thirteen.position cimport Moves, Position, find_legal

cdef int _WORSE

cdef class SoftPlayer:
    cdef readonly Evaluation evaluation
    cdef int odds[1024]
    cdef int worths[18]

    @cython.locals(moves=Moves, whole="double", index="int")
    cpdef list policy(self, Position position, unsigned long long unseen)

@cython.locals(most="int", index="int", whole="int", worse="int")
cpdef int weigh_odds(
    SoftPlayer player, Evaluation evaluation, Position position, unsigned long long unseen,
    Moves moves
) noexcept nogil
@cython.locals(left="long long", index="int")
cpdef int choose(
    SoftPlayer player, Evaluation evaluation, Position position, unsigned long long unseen,
    Moves moves, unsigned long long word
) noexcept nogil
