"""Why a match cannot be reviewed.

Refusal
├── ReviewImpossible          nothing that could be reviewed
│   ├── ReviewUnknown         a game without a part in this room
│   ├── ReviewUnfinished      no deal of the match has ended
│   ├── ReviewSeatUnknown     a seat that nobody sits at
│   └── ReviewDealUnknown     a deal the match does not have, or that is still being played
└── ReviewEnded               whoever asked does not wait any more
"""

from lastcard.games.errors import Refusal


class ReviewImpossible(Refusal):
    """The match cannot be reviewed."""

    code = "review-impossible"


class ReviewUnknown(ReviewImpossible):
    """There is no review for the game *game*; *known* lists those that have one."""

    code = "review-game"


class ReviewUnfinished(ReviewImpossible):
    """No deal of the match has ended."""

    code = "review-unfinished"


class ReviewSeatUnknown(ReviewImpossible):
    """There is no seat *seat*; the last one is *last*."""

    code = "review-seat"


class ReviewDealUnknown(ReviewImpossible):
    """Deal *deal* cannot be reviewed; *last* is the last one that can."""

    code = "review-deal"


class ReviewEnded(Refusal):
    """The review was ended before it was done."""

    code = "review-ended"
