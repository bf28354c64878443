"""What the server refuses about reviews.

ServerRefusal
├── ReviewsOff         this server makes none
├── ReviewNotYours     a match in which the caller took no part
├── ReviewMissing      nobody has asked for it yet
├── ReviewsEnough      as many at a time as one may wait for
├── ReviewsBusy        as many as the server takes
├── ReviewFailed       the process that made it came to grief, more than once
├── ReviewsStopping    the server is about to stop
└── ShareUnknown       a link that was taken back, or never given
"""

from lastcard.server.errors import NotAllowed, NotThere, ServerRefusal


class ReviewsOff(ServerRefusal):
    """This server makes no reviews."""

    code = "reviews-off"


class ReviewNotYours(NotAllowed):
    """The caller took no part in the match, and nobody has shared its review."""

    code = "review-not-yours"


class ReviewMissing(NotThere):
    """There is no review of the match yet."""

    code = "review-missing"


class ReviewsEnough(ServerRefusal):
    """The caller, or their address, waits for *most* reviews already."""

    code = "reviews-enough"


class ReviewsBusy(ServerRefusal):
    """Too many people wait for a review."""

    code = "reviews-busy"


class ReviewFailed(ServerRefusal):
    """The review could not be made; the reason is in the log."""

    code = "review-failed"


class ReviewsStopping(ServerRefusal):
    """The server stops, and the review is to be asked for again."""

    code = "reviews-stopping"


class ShareUnknown(NotThere):
    """Nothing is shared under that link."""

    code = "share-unknown"
