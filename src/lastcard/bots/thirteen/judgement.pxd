import cython

from lastcard.games.thirteen.cards cimport (
    card_of,
    count_colour,
    remove,
    size,
    target_of,
    value_of,
)
from lastcard.games.thirteen.position cimport Moves, Position

cdef unsigned long long _ZERO
cdef unsigned long long _FOURS
cdef unsigned long long _UP_TO[18]
cdef int _PLAYED
cdef int _REACHED
cdef int _COLOURED
cdef int _ROTTEN
cdef int _FITTING
cdef int _OUTSIDE
cdef int _SCARCE
cdef int _PAYS
cdef int _ROTS

cdef class Judgement:
    cdef int weights[525]

@cython.locals(found="int", most="int", index="int", worth="int")
cpdef int best(
    Judgement judgement, Position position, unsigned long long unseen, Moves moves
) noexcept nogil
@cython.locals(card="int", target="int", stage="int", reached="int", worth="int",
               hand="unsigned long long")
cpdef int judge(
    Judgement judgement, Position position, unsigned long long unseen, int placement
) noexcept nogil
@cython.locals(turns="int")
cdef int _stage(Position position) noexcept nogil
cdef int _rank(int card) noexcept nogil
@cython.locals(rotten="int", coloured="int", worth="int")
cdef int _lying(
    Judgement judgement, Position position, int target, int card, int reached
) noexcept nogil
@cython.locals(found="int", index="int")
cdef int _rotten(Position position, int target) noexcept nogil
@cython.locals(rotten="int", number="int", mine="int", first="int", second="int", gone="int",
               other="int", theirs="int", after="int", cost="int", rival="int")
cdef int _cost(Judgement judgement, Position position, int target) noexcept nogil
@cython.locals(lead="int", left="int")
cdef int _paid(Judgement judgement, int number, int rival, int gone) noexcept nogil
@cython.locals(worth="int", widest="int", each="int", room="int", fitting="int", total="int",
               now="unsigned long long", less="unsigned long long", least="unsigned long long")
cdef int _prospects(
    Judgement judgement, Position position, unsigned long long hand, unsigned long long unseen,
    int target, int reached, int stage
) noexcept nogil
@cython.locals(worth="int")
cdef int _kept(Judgement judgement, unsigned long long held, int row) noexcept nogil
