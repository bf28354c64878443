from lastcard.games.chance cimport Chance, below
from lastcard.games.gang.finder cimport Moves

cpdef int noisy_greedy(Moves moves, Chance chance, int noise) noexcept nogil
