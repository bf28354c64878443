# What cannot be understood between a program and the server. A message id is the code.

wire = Qui non si capisce.
message-unreadable = Questo non è un messaggio che il server capisca: { $detail }.
hello-missing = Prima invia hello, con la versione del protocollo.
nobody-found = Nessuno che voglia la stessa partita è arrivato in tempo; riprova, o gioca con i bot.
