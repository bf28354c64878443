# The referee's answers to questions it cannot judge.

malformed = La riga non è una domanda; lastcard referee --help ne mostra alcune.
not-json = La riga non è JSON; scrivi un oggetto JSON per riga.
not-an-object = La riga è JSON ma non un oggetto; scrivi { "{" }"op": …{ "}" }.
line-too-long = La riga supera { $limit } byte; fai una domanda più corta.
op-missing = La domanda non ha «op»; scegli tra { $known }.
op-unknown = L’op «{ $op }» non esiste; scegli tra { $known }.
field-missing = L’op { $op } ha bisogno del campo «{ $field }»; aggiungilo.
field-unknown = L’op { $op } non ha il campo «{ $field }»; i suoi campi sono { $known }.
field-wrong = Il campo «{ $field }» di { $op } non può avere questo valore; lastcard referee --help dice che cosa accetta.
hand-empty = Non ci sono carte in mano; nominane almeno una.
counts-differ = «left» e «totals» devono avere un numero per ogni posto; falli lunghi uguali.
winner-unknown = Il posto { $winner } non esiste; «winner» è un posto da 0 a { $last }.
