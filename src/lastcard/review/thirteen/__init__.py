"""Reviews matches of 13."""

from typing import Final

from lastcard.review.thirteen.reviewing import ThirteenReview

PART: Final = ThirteenReview()
