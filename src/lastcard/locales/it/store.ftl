# What the store refuses. A message id is the code of the refusal.

store = Il database non lo permette.
database-refused = Il database non si può usare.
database-unreadable = Questo non è l’indirizzo di un database; scrivi sqlite:///file o postgresql://host/nome.
database-driver-missing = PostgreSQL ha bisogno del suo driver; installa lastcard[postgres].
database-away = Il database non risponde: { $reason }.
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
copy-in-the-way = Il file { $path } esiste già; prima spostalo.
