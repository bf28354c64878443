# The referee's answers to questions it cannot judge.

error-malformed = The line is no question; lastcard referee --help shows some.
error-not-json = The line is not JSON; write one JSON object per line.
error-not-an-object = The line is JSON but not an object; write { "{" }"op": …{ "}" }.
error-line-too-long = The line is longer than { $limit } bytes; ask a shorter question.
error-op-missing = The question has no "op"; choose one of { $known }.
error-op-unknown = There is no op "{ $op }"; choose one of { $known }.
error-field-missing = The op { $op } needs the field "{ $field }"; add it.
error-field-unknown = The op { $op } has no field "{ $field }"; its fields are { $known }.
error-field-wrong = The field "{ $field }" of { $op } cannot have this value; lastcard referee --help says what it takes.
error-hand-empty = The hand is empty; name at least one card.
error-counts-differ = "left" and "totals" must have one number for each seat; make them equally long.
error-winner-unknown = There is no seat { $winner }; "winner" is a seat from 0 to { $last }.
