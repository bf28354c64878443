# The referee's answers to questions it cannot judge.

malformed = De regel is geen vraag; lastcard referee --help toont er een paar.
not-json = De regel is geen JSON; schrijf één JSON-object per regel.
not-an-object = De regel is JSON maar geen object; schrijf { "{" }"op": …{ "}" }.
line-too-long = De regel is langer dan { $limit } bytes; stel een kortere vraag.
op-missing = De vraag heeft geen "op"; kies uit { $known }.
op-unknown = Er is geen op “{ $op }”; kies uit { $known }.
field-missing = De op { $op } heeft het veld "{ $field }" nodig; voeg het toe.
field-unknown = De op { $op } heeft geen veld "{ $field }"; de velden zijn { $known }.
field-wrong = Het veld "{ $field }" van { $op } kan deze waarde niet hebben; lastcard referee --help zegt wat er mag.
hand-empty = De hand is leeg; noem minstens één kaart.
counts-differ = "left" en "totals" moeten één getal per plaats hebben; maak ze even lang.
winner-unknown = Er is geen plaats { $winner }; "winner" is een plaats van 0 t/m { $last }.
