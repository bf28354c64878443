import cython

from lastcard.bots.thirteen.search.table_facts cimport (
    fitting_on,
    rotten_on,
    stage_of,
    standings_of,
    up_to,
    widest_but,
)
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
cdef int _PLAYED
cdef int _REACHED
cdef int _COLOURED
cdef int _ROTTEN
cdef int _FITTING
cdef int _OUTSIDE
cdef int _SCARCE
cdef int _PAYS
cdef int _ROTS

cdef class Evaluation:
    cdef int weights[1141]

@cython.locals(stage="int", standings="int", kept="int", now="unsigned long long",
               less="unsigned long long", least="unsigned long long", found="int", most="int",
               index="int", place="int", worth="int")
cpdef int best(
    Evaluation evaluation, Position position, unsigned long long unseen, Moves moves
) noexcept nogil
@cython.locals(stage="int", standings="int", kept="int", now="unsigned long long",
               less="unsigned long long", least="unsigned long long", index="int", place="int")
cdef void _weigh_all(
    Evaluation evaluation, Position position, unsigned long long unseen, Moves moves, int *worths
) noexcept nogil
@cython.locals(stage="int", standings="int", kept="int", now="unsigned long long",
               less="unsigned long long", least="unsigned long long")
cpdef int evaluate(
    Evaluation evaluation, Position position, unsigned long long unseen, int placement
) noexcept nogil
@cython.locals(card="int", target="int", reached="int", worth="int", room="int", widest="int",
               standing="int", row="int",
               hand="unsigned long long", others="unsigned long long")
cdef int _weigh(
    Evaluation evaluation, Position position, unsigned long long unseen, int placement, int stage,
    int standings, int kept, unsigned long long now, unsigned long long less,
    unsigned long long least
) noexcept nogil
@cython.locals(worth="int", fitting="int", total="int")
cdef int _outlook(
    Evaluation evaluation, unsigned long long hand, unsigned long long unseen, int stage,
    int widest, unsigned long long now, unsigned long long less, unsigned long long least
) noexcept nogil
@cython.locals(hand="unsigned long long", worth="int", target="int", row="int")
cdef int _kept_by_all(
    Evaluation evaluation, Position position, int stage, int standings
) noexcept nogil
cdef int _rank(int card) noexcept nogil
@cython.locals(rotten="int", coloured="int", worth="int")
cdef int _lying(
    Evaluation evaluation, Position position, int target, int card, int reached, int standing
) noexcept nogil
@cython.locals(rotten="int", number="int", mine="int", first="int", second="int", gone="int",
               other="int", theirs="int", after="int", cost="int", rival="int")
cdef int _cost(Evaluation evaluation, Position position, int target) noexcept nogil
@cython.locals(lead="int", left="int")
cdef int _paid(Evaluation evaluation, int number, int rival, int gone) noexcept nogil
@cython.locals(worth="int")
cdef int _kept(Evaluation evaluation, unsigned long long held, int row) noexcept nogil
