# What the server refuses about reviews. A message id is the code of the refusal.

reviews-off = This server reviews no matches.
review-not-yours = Only those who took part in a match can review it; ask one of them for a link.
review-missing = There is no review of this match yet; ask for one first.
reviews-enough = There are { $most } reviews being made for you or your network already; wait for one of them first.
reviews-busy = Too many people are waiting for a review at this moment; try again in a few minutes.
review-failed = The review could not be made, for a reason on our side; try again later.
reviews-stopping = The server is about to restart; ask for the review again in a moment.
share-unknown = Nothing is shared under this link, or it was taken back.
