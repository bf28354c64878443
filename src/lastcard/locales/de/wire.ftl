# What cannot be understood between a program and the server. A message id is the code.

wire = Das ist hier nicht zu verstehen.
message-unreadable = Das ist keine Nachricht, die der Server versteht: { $detail }.
hello-missing = Grüß erst mit hello, mit der Version des Protokolls.
nobody-found = Es hat sich niemand gefunden, der dieselbe Partie will; versuch es noch einmal oder spiel mit Bots.
