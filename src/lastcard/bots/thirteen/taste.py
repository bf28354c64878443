"""The weights by which ``judgement`` weighs, found by playing; 256 are one point of a deal.

They are fitted to the outcomes of playouts, so single numbers mean little, and where a case never
comes up they mean nothing.
"""

from lastcard.bots.thirteen.judgement import Judgement

# fmt: off
# Cards kept, by what room is left on their target, 0 to 13: lines for the values 1, 2, 4, 5, 7 and
# the rotten four (its widest room), for each of three stages, the last turns first.
_KEPT = (
    -44, 19, 51, 74, -71, -50, -1, 56, -22, 16, -4, 38, 50, 0,
    10, -43, 0, 62, -21, -54, -9, 12, 5, -21, 26, 51, 29, 0,
    32, -1, 0, -61, -12, -14, 4, -24, -36, -48, 25, 0, 38, 0,
    9, -7, 9, -84, -2, -36, 51, -34, -10, -49, -1, 23, 32, 0,
    -20, -82, -54, -91, -26, -67, 59, 7, 20, -33, 37, 36, 47, 0,
    68, 61, 75, 67, 22, 18, 9, 31, -24, -18, -14, -34, -59, 0,
    -5, -2, 7, 26, -14, -32, -9, 18, 0, -23, 72, 15, 70, -30,
    -3, -4, -5, 10, -18, -25, -13, 13, 6, -22, 22, 56, 27, -14,
    -14, -11, -15, -13, -18, -17, 5, -19, 19, -56, 0, 39, 26, 7,
    -31, -37, -32, -48, -32, -32, 28, -4, 46, -38, 9, 43, 39, -4,
    -56, -56, -55, -62, -53, -47, 8, -4, 45, -28, 30, 68, 70, -15,
    49, 27, 29, 15, 21, 22, 0, 3, -2, 18, -14, 2, -7, 25,
    17, -15, -4, 5, 5, -18, -13, 1, -1, -7, 33, 4, 41, 3,
    0, 8, -11, -5, 3, -1, -7, 0, 5, -9, 0, 19, 2, 5,
    -23, -13, -12, -7, -10, -10, 20, -3, 12, -37, 18, 11, -9, 5,
    -33, -26, -23, -17, -12, -23, 9, 7, 28, -20, 10, 19, 8, 17,
    -55, -47, -47, -39, -25, -28, 8, 1, 22, -7, 28, 32, 30, 28,
    40, 27, 32, 21, 6, 3, 0, 13, -5, 20, -10, 2, 4, 1,
)
# The card given away: 1, 2, 4, 5, 7, rotten; a line for each stage.
_PLAYED = (
    -111, -45, 98, 99, 164, -203,
    -93, -29, 66, 92, 153, -189,
    -51, -11, 57, 56, 101, -154,
)
# The sum the target has now, 0 to 13; a line for each stage.
_REACHED = (
    0, 23, 20, 10, -64, -32, 5, -115, 53, 43, 12, 11, 15, 19,
    0, 0, -20, 16, -4, -79, 12, -130, 63, 63, 17, 14, 26, 20,
    0, 25, 5, -6, -34, -57, -5, -102, 50, 42, 24, 16, 23, 20,
)
# Each coloured card left lying, by the sum.
_COLOURED = (
    0, 14, 16, 24, 50, 43, 11, 65, -7, -12, -4, -7, -11, -15,
)
# Each rotten four left lying, by the sum.
_ROTTEN = (
    0, 0, 0, 0, 98, 86, 50, 49, 21, 39, 47, 42, 28, 37,
)
# How many cards kept would take nothing: now, with 2 less room everywhere, with 4 less; a line for
# each, for each stage.
_FITTING = (
    -115, 38, 77, 0, 0, 0,
    -4, 5, -1, 0, 0, 0,
    -54, 14, 40, 0, 0, 0,
    -66, -21, -1, 11, 7, 28,
    -33, -2, 3, 7, 4, 1,
    -33, -6, 13, 23, 26, 15,
    -87, -49, -23, -9, 6, 31,
    17, 28, 28, 21, 6, -1,
    -30, 4, 31, 52, 76, 77,
)
# How many of the unseen cards would take nothing, in fifteenths; a line for each stage.
_OUTSIDE = (
    102, 86, 64, 70, 41, 44, 22, 9, -8, -21, -38, -63, -109, -128, -64, -164,
    125, 99, 84, 64, 57, 52, 32, 17, -3, -27, -39, -57, -70, -95, -118, -119,
    78, 65, 37, 24, 21, 31, 21, 11, -1, -10, -16, -32, -44, -55, -64, -66,
)
# The same with 4 less room everywhere.
_SCARCE = (
    71, 61, 51, 33, 18, 6, 4, -4, -10, -15, -23, -30, -30, -35, -51, -48,
)
# What a card taken costs who is ahead in its colour by -5 to 5; a line for each number of cards of
# the colour already taken by anybody: up to 3, 5, 7, 9, 12, more.
_PAYS = (
    0, 0, 0, 0, 118, 26, 57, 39, 10, 0, 0,
    0, 0, 88, 108, 100, 88, 52, 27, 0, 0, -6,
    64, 86, 119, 116, 94, 69, 50, 30, 17, 0, -27,
    133, 134, 126, 110, 99, 75, 49, 30, 0, -14, -33,
    147, 152, 152, 122, 105, 89, 39, 22, -21, -31, -21,
    136, 136, 125, 143, 133, 119, -10, -25, -43, -33, -19,
)
# What a rotten four taken costs.
_ROTS = (
    326,
)
# fmt: on

TASTE = Judgement(
    [
        *_KEPT, *_PLAYED, *_REACHED, *_COLOURED, *_ROTTEN, *_FITTING, *_OUTSIDE, *_SCARCE, *_PAYS,
        *_ROTS,
    ]
)  # fmt: skip
"""How planner, searcher and master judge at a glance."""
