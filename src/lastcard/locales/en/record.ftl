# What can be wrong with a record, and how one is shown.

record = The record cannot be replayed.
record-unreadable = Line { $line } of the record cannot be read: “{ $text }”.
record-version = The record has version { $version }; this lastcard reads version { $known }.
record-game = The record is of a game “{ $game }”; this lastcard knows { $known }.
record-json = The JSON text holds no record: { $detail }.
record-options = The record has options no match can be played with ({ $reason }).
record-move = The record breaks off in deal { $deal }: { $seat ->
    [-1] the table
   *[other] seat { $seat }
} may not do “{ $move }” ({ $reason }).
record-score = The record says { $recorded } points for deal { $deal }, but the moves give { $computed }.
record-result = The record says { $recorded } in the end, but its deals give { $computed }.
record-no-proof = The record names no match to prove: its cards came from a seed or from elsewhere.

record-title = { $game }, edition { $edition }, { $names }
record-unfinished = The record ends here; the match was not finished.
record-confirmed = Every move is allowed and every score is right.
