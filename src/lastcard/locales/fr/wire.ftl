# What cannot be understood between a program and the server. A message id is the code.

wire = Cela ne peut pas être compris ici.
message-unreadable = Ce n’est pas un message que le serveur comprend : { $detail }.
hello-missing = Envoie d’abord hello, avec la version du protocole.
nobody-found = Personne n’est venu à temps pour la même partie ; réessaie, ou joue avec des bots.
