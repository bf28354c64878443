"""``make bench-review``: proves what ``docs/reference/review.md`` promises."""
