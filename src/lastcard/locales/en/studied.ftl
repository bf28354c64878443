# What a table says that is a study.

studied-title = Study from move { $move }
studied-about = A study: cards and moves up to move { $move } come from another match. It does not count, and it ends with this deal.
studied-redealt = The cards that could not be known then were dealt otherwise.
studied-again = Start again from move { $move }
studied-match = Back to the match
studied-unproved = A study has no proof: its cards come from another match.
