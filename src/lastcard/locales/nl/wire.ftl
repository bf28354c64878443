# What cannot be understood between a program and the server. A message id is the code.

wire = Dat is hier niet te begrijpen.
message-unreadable = Dit is geen bericht dat de server begrijpt: { $detail }.
hello-missing = Begin met hello, met de versie van het protocol.
nobody-found = Er is op tijd niemand gevonden die hetzelfde spel wil; probeer het opnieuw of speel met bots.
