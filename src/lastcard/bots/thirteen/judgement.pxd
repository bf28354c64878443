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
cdef unsigned long long _BLUES
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

@cython.locals(stage="int", kept="int", now="unsigned long long", less="unsigned long long",
               least="unsigned long long", found="int", most="int", index="int", place="int",
               worth="int")
cpdef int best(
    Judgement judgement, Position position, unsigned long long unseen, Moves moves
) noexcept nogil
@cython.locals(stage="int", kept="int", now="unsigned long long", less="unsigned long long",
               least="unsigned long long")
cpdef int judge(
    Judgement judgement, Position position, unsigned long long unseen, int placement
) noexcept nogil
@cython.locals(card="int", target="int", reached="int", worth="int", room="int", widest="int",
               fitting="int", total="int", hand="unsigned long long", others="unsigned long long")
cdef int _weigh(
    Judgement judgement, Position position, unsigned long long unseen, int placement, int stage,
    int kept, unsigned long long now, unsigned long long less, unsigned long long least
) noexcept nogil
@cython.locals(hand="unsigned long long", worth="int", target="int", row="int")
cdef int _kept_by_all(Judgement judgement, Position position, int stage) noexcept nogil
@cython.locals(fitting="unsigned long long", target="int")
cdef unsigned long long _fitting(Position position, int less) noexcept nogil
@cython.locals(widest="int", other="int")
cdef int _widest_but(Position position, int target) noexcept nogil
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
@cython.locals(worth="int")
cdef int _kept(Judgement judgement, unsigned long long held, int row) noexcept nogil
