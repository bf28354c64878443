# What the store refuses. A message id is the code of the refusal.

store = Il database non lo permette.
database-refused = Il database non si può usare.
database-unreadable = Questo non è l’indirizzo di un database; scrivi sqlite:///file o postgresql://host/nome.
database-driver-missing = PostgreSQL ha bisogno del suo driver; installa lastcard[postgres].
database-away = Il database non risponde: { $reason }.
database-damaged = Il database { $file } è danneggiato ({ $reason }); spostalo, con tutti i file il cui nome comincia allo stesso modo, e ripristina l’ultimo backup con «lastcard restore».
database-moved = Il file del database è stato spostato o sostituito mentre il server è in funzione; rimettilo al suo posto o riavvia il server.
journal-cut = Nel database { $file } mancano le fini di registri che erano state scritte ({ $count }: { $matches }); sposta il database, con tutti i file il cui nome comincia allo stesso modo, e ripristina l’ultimo backup con «lastcard restore»; oppure accetta la perdita con «lastcard doctor --accept».
journal-changed = Il registro di { $match } non è ciò che era stato scritto; ripristina un backup con «lastcard restore» oppure accettalo con «lastcard doctor --accept».
journal-unplayable = Il registro di { $match } non si può rigiocare ({ $reason }); ripristina un backup con «lastcard restore» oppure chiudi il tavolo con «lastcard admin close».
deals-unproved = La partita { $match } è finita e le sue distribuzioni non sono provate; «lastcard verify» con la sua registrazione dice perché.
database-old = Il database è di una versione precedente di lastcard; avvia il server una volta e sarà aggiornato.
database-newer = Il database è di una versione più recente di lastcard; installa quella.
database-foreign = Il database contiene dati di qualcos’altro; scegline un altro.
not-written = Non è stato possibile scriverlo; controlla se è successo o no.
name-taken = Qualcuno si chiama già «{ $name }»; scegli un altro nome.
player-unknown = Questo giocatore non esiste.
not-a-guest = Questo è già un account.
match-unknown = Questo tavolo non esiste.
copy-refused = Non si può copiare.
copy-elsewhere = Un database PostgreSQL si copia con i suoi programmi; usa { $program }.
copy-unfit = Il file { $path } non è un backup di un database di lastcard.
copy-faulty = La copia non è ciò che è stato copiato ({ $reason }); controlla il disco e riprova.
copy-in-the-way = Il file { $path } esiste già; prima spostalo.
