# What cannot be kept about a match. A message id is the code of the refusal.

note-refused = That cannot be kept about a match.
note-long = A note has at most { $most } signs; shorten yours.
tag-long = A tag has at most { $most } signs; choose a shorter one.
tag-empty = A tag needs a letter, a digit or a sign that can be seen.
tags-enough = A match has at most { $most } tags; remove one first.
match-not-yours = Only those who played this match can do that.
