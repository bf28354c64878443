# Running a server from the command line.

serve-ready = lastcard è attivo all’indirizzo { $address }
serve-room = In questa stanza tutti possono aprire { $address }
serve-room-unknown = Questo computer non ha rete, quindi nessun altro nella stanza può entrare.
serve-no-browser = Qui non c’è un browser; apri l’indirizzo in uno.
serve-stop = Ctrl-C lo ferma.

cli-help-serve =
    lastcard serve - far giocare le persone nei loro browser

    uso: lastcard serve [OPZIONI]

    Serve la pagina per giocare e tutto ciò di cui hanno bisogno browser, terminali
    (lastcard join) e programmi (lastcard bot). Partite, giocatori e chiavi stanno
    nella cartella dei dati; un server fermato riprende da dov’era quando lo si
    riavvia.

    opzioni:
      --host HOST             l’indirizzo su cui ascoltare (se manca: 127.0.0.1,
                              solo per questo computer)
      --port PORTA            la porta (se manca: 8013); 0 ne prende una libera
      --lan                   far entrare le persone nella stanza: ascolta a ogni
                              indirizzo del computer, e mostra quello che i
                              telefoni possono raggiungere
      --open                  aprire la pagina nel browser; su una porta libera se
                              quella solita è occupata
      --data CARTELLA         dove stanno le chiavi e il database (se manca:
                              lastcard in $XDG_DATA_HOME o ~/.local/share)
      --database URL          un altro database: sqlite:///FILE o
                              postgresql://UTENTE:PASSWORD@HOST/NOME
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    Ogni impostazione ha anche una variabile, come LASTCARD_PORT, e alcune hanno
    solo quella: docs/reference/settings.md le elenca. docs/how-to/run-a-server.md
    mostra come farne girare uno per il mondo.

    codici di uscita:
      0    è stato fermato, con Ctrl-C o SIGTERM
      1    non può partire: la porta è occupata, la cartella non è scrivibile…
      2    la riga di comando è sbagliata

    esempi:
      lastcard serve --open
      lastcard serve --lan
      lastcard serve --host 127.0.0.1 --port 8013 --data /var/lib/lastcard
