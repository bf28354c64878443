"""The weights by which ``judgement`` weighs, found by playing; 256 are one point of a deal.

They are fitted to the outcomes of playouts, so single numbers mean little, and where a case never
comes up they mean nothing.
"""

from lastcard.bots.thirteen.judgement import Judgement

# fmt: off
# Cards kept, by what room is left on their target, 0 to 13: lines for the values 1, 2, 4, 5, 7 and
# the rotten four (its widest room), for each of three stages, the last turns first.
_KEPT = (
    -50, 8, 46, 57, -57, -34, -6, 39, -16, 24, 15, 43, 18, 0,
    -23, -14, 1, 28, -23, -49, 14, 32, -2, -11, 19, 32, 22, 0,
    6, -16, -9, -1, -9, -3, 3, -23, -26, -40, 7, -16, 36, 0,
    17, -26, -15, -20, -29, -14, 44, -31, 13, -31, -4, 10, 9, 0,
    -27, -42, -30, -64, -52, -31, 21, 16, 40, -26, 21, 21, 28, 0,
    55, 50, 75, 55, 6, 4, 14, 30, -3, -32, 1, -35, -39, 0,
    -7, 0, 8, 32, -21, -33, -7, 17, 0, -23, 56, 20, 79, -37,
    -6, -12, -9, 11, -18, -18, -10, 13, 4, -39, 28, 46, 33, -1,
    -18, -22, -9, -15, -21, -17, 11, -9, 25, -69, 40, 29, 24, -14,
    -35, -45, -24, -49, -21, -27, 25, 7, 50, -39, -1, 44, 30, -2,
    -49, -62, -54, -54, -33, -57, 0, -12, 49, -18, 16, 63, 87, -19,
    53, 28, 26, 13, 20, 20, 0, 8, -4, 16, -6, 0, -10, 25,
    15, -15, -7, 13, 3, -27, -10, 0, 4, -9, 38, 8, 34, 3,
    -2, 1, -6, -5, -8, 5, -4, 4, 6, -12, 3, 18, 5, 1,
    -24, -14, -13, 3, -10, -10, 16, -11, 19, -40, 3, 21, -2, 9,
    -36, -32, -28, -25, -18, -15, 18, 6, 31, -24, 9, 22, 9, 27,
    -56, -45, -53, -34, -22, -22, 1, -6, 26, -2, 11, 33, 34, 33,
    37, 28, 30, 24, 5, 0, 3, 13, -4, 12, 4, 3, 8, -4,
)
# The card given away: 1, 2, 4, 5, 7, rotten; a line for each stage.
_PLAYED = (
    -88, -24, 90, 77, 126, -182,
    -84, -22, 66, 87, 143, -190,
    -49, -4, 55, 56, 102, -160,
)
# The sum the target has now, 0 to 13; a line for each stage.
_REACHED = (
    0, 30, 23, -1, -67, -23, 5, -85, 37, 24, 13, 3, 20, 21,
    0, -2, -18, 11, -1, -71, 21, -125, 55, 47, 25, 10, 33, 14,
    0, 23, 0, 5, -20, -51, 7, -101, 35, 26, 27, 14, 22, 15,
)
# Each coloured card left lying, by the sum.
_COLOURED = (
    0, 6, 13, 20, 49, 38, 5, 61, -6, -8, -8, -6, -12, -13,
)
# Each rotten four left lying, by the sum.
_ROTTEN = (
    0, 0, 0, 0, 71, 69, 31, 37, 12, 35, 36, 31, 16, 31,
)
# How many cards kept would take nothing: now, with 2 less room everywhere, with 4 less; a line for
# each, for each stage.
_FITTING = (
    -108, 45, 63, 0, 0, 0,
    -2, -1, 3, 0, 0, 0,
    -45, 15, 30, 0, 0, 0,
    -66, -26, 4, 12, 9, 7,
    -16, 4, 4, 12, -5, -8,
    -28, 3, 17, 25, 29, 2,
    -81, -41, -18, -2, 10, 25,
    23, 22, 22, 16, 1, -6,
    -21, 12, 35, 56, 74, 74,
)
# How many of the unseen cards would take nothing, in fifteenths; a line for each stage.
_OUTSIDE = (
    97, 75, 59, 53, 29, 47, 17, -1, 14, -22, -54, -88, -105, -112, -32, -158,
    127, 100, 81, 68, 60, 56, 33, 12, -3, -24, -40, -60, -70, -101, -120, -120,
    68, 58, 40, 24, 24, 38, 33, 15, 1, -7, -18, -32, -45, -57, -72, -71,
)
# The same with 4 less room everywhere.
_SCARCE = (
    84, 72, 62, 35, 25, 15, 8, -3, -11, -20, -22, -33, -36, -44, -68, -64,
)
# What a card taken costs who is ahead in its colour by -5 to 5; a line for each number of cards of
# the colour already taken by anybody: up to 3, 5, 7, 9, 12, more.
_PAYS = (
    0, 0, 0, 0, 87, 17, 63, 47, 17, 0, 0,
    0, 0, 73, 93, 98, 87, 50, 29, 13, 1, 0,
    7, 66, 104, 107, 86, 65, 47, 32, 17, -7, -26,
    127, 124, 119, 104, 89, 71, 41, 32, -9, -19, -33,
    132, 143, 141, 120, 106, 92, 39, 16, -27, -29, -22,
    122, 118, 121, 128, 127, 116, -11, -16, -41, -35, -19,
)
# What a rotten four taken costs.
_ROTS = (
    317,
)
# fmt: on

TASTE = Judgement(
    [
        *_KEPT, *_PLAYED, *_REACHED, *_COLOURED, *_ROTTEN, *_FITTING, *_OUTSIDE, *_SCARCE, *_PAYS,
        *_ROTS,
    ]
)  # fmt: skip
"""How planner, searcher and master judge at a glance."""
