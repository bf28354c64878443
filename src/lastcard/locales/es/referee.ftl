# The referee's answers to questions it cannot judge.

malformed = La línea no es una pregunta; lastcard referee --help muestra algunas.
not-json = La línea no es JSON; escribe un objeto JSON por línea.
not-an-object = La línea es JSON pero no un objeto; escribe { "{" }"op": …{ "}" }.
line-too-long = La línea tiene más de { $limit } bytes; haz una pregunta más corta.
op-missing = La pregunta no tiene "op"; elige uno de estos: { $known }.
op-unknown = No hay ningún op "{ $op }"; elige uno de estos: { $known }.
field-missing = El op { $op } necesita el campo "{ $field }"; añádelo.
field-unknown = El op { $op } no tiene el campo "{ $field }"; sus campos son { $known }.
field-wrong = El campo "{ $field }" de { $op } no puede tener este valor; lastcard referee --help dice qué admite.
hand-empty = La mano está vacía; nombra al menos una carta.
counts-differ = "left" y "totals" deben tener un número por asiento; haz que midan lo mismo.
winner-unknown = No hay ningún asiento { $winner }; "winner" es un asiento del 0 al { $last }.
