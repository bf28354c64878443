# The referee's answers to questions it cannot judge.

malformed = The line is not a question; lastcard referee --help shows some.
not-json = The line is not JSON; write one JSON object per line.
not-an-object = The line is JSON but not an object; write { "{" }"op": …{ "}" }.
line-too-long = The line is longer than { $limit } bytes; ask a shorter question.
op-missing = The question has no "op"; choose one of { $known }.
op-unknown = There is no op “{ $op }”; choose one of { $known }.
field-missing = The op { $op } needs the field “{ $field }”; add it.
field-unknown = The op { $op } has no field “{ $field }”; its fields are { $known }.
field-wrong = The field “{ $field }” of { $op } cannot have this value; lastcard referee --help says what it takes.
hand-empty = The hand is empty; name at least one card.
counts-differ = "left" and "totals" must have one number for each seat; make them equally long.
winner-unknown = There is no seat { $winner }; "winner" is a seat from 0 to { $last }.
