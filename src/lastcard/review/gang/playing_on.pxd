import cython

from lastcard.bots.gang.net.features cimport FeatureEncoder
from lastcard.bots.gang.net.net cimport Net
from lastcard.bots.gang.worlds.world cimport World, note_pass, step
from lastcard.games.gang.cards cimport add, remove
from lastcard.games.gang.combos cimport cards_of
from lastcard.games.gang.finder cimport Moves
from lastcard.games.gang.position cimport Position, assign, find_legal, play
from lastcard.review.gang.policy cimport Policy, choose_softly, scramble

cdef unsigned long long _ONE
cdef int _PASS
cdef int _NOBODY

@cython.locals(index="int")
cpdef void play_on(
    Policy policy, Net net, FeatureEncoder encoder, World world, Moves moves,
    unsigned long long key, int turn
) noexcept nogil
cpdef void advance(World world, int move, bint declare) noexcept nogil
cpdef void give(World world, int giver, int taker, int card) noexcept nogil
cpdef void lay_open(World world, Position position) noexcept nogil
