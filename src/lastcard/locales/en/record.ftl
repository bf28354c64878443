# What can be wrong with a record, and how one is shown.

error-record = The record cannot be replayed.
error-record-unreadable = Line { $line } of the record means nothing: "{ $text }".
error-record-version = The record has version { $version }; this lastcard reads version { $known }.
error-record-game = The record is of a game "{ $game }"; this lastcard knows { $known }.
error-record-move = The record breaks off in deal { $deal }: seat { $seat } may not do "{ $move }" ({ $reason }).
error-record-score = The record says { $recorded } points for deal { $deal }, but the moves give { $computed }.

record-title = { $game }, edition { $edition }, { $names }
record-unfinished = The record ends here; the match was not finished.
record-confirmed = Every move is allowed and every score is right.
