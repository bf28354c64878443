"""Reviews matches of Gang of Four."""

from typing import Final

from lastcard.review.gang.reviewing import GangReview

PART: Final = GangReview()
