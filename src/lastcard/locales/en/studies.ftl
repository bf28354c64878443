# Studies: what is refused of them, and what their records say.

nothing-to-study = After move { $number } nobody has anything left to play in that deal; choose an earlier move.
nothing-redealt = The hidden cards cannot be dealt otherwise here; play on with the cards as they were.
record-study = This is a study: its cards come from a position of another match, so no deal of it can be proved.
record-from = A study: it begins after { $moves ->
    [one] one move
   *[other] { $moves } moves
} that were made in another match.
record-study-end = The study ends here, with its deal. Every move is allowed and every score is right.
