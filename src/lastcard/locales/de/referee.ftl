# The referee's answers to questions it cannot judge.

malformed = Die Zeile ist keine Frage; lastcard referee --help zeigt einige.
not-json = Die Zeile ist kein JSON; schreib ein JSON-Objekt pro Zeile.
not-an-object = Die Zeile ist JSON, aber kein Objekt; schreib { "{" }"op": …{ "}" }.
line-too-long = Die Zeile ist länger als { $limit } Bytes; stell eine kürzere Frage.
op-missing = Der Frage fehlt "op"; zur Wahl stehen { $known }.
op-unknown = Es gibt keine op „{ $op }“; zur Wahl stehen { $known }.
field-missing = Die op { $op } braucht das Feld „{ $field }“; füg es hinzu.
field-unknown = Die op { $op } hat kein Feld „{ $field }“; ihre Felder sind { $known }.
field-wrong = Das Feld „{ $field }“ von { $op } kann diesen Wert nicht haben; lastcard referee --help sagt, was es annimmt.
hand-empty = Die Hand ist leer; nenn mindestens eine Karte.
counts-differ = "left" und "totals" brauchen je eine Zahl pro Platz; mach sie gleich lang.
winner-unknown = Es gibt keinen Platz { $winner }; "winner" ist ein Platz von 0 bis { $last }.
