# What the server refuses. A message id is the code of the refusal.

server = Il server non lo fa.
request-wrong = Il server non capisce questa richiesta.
body-wrong = Quello che è stato inviato non è quello che serve qui: { $detail }.
query-wrong = L’indirizzo chiede qualcosa che non c’è: { $detail }.
body-not-json = Invia JSON, e dichiaralo con «Content-Type: application/json».
body-too-long = È troppo in una volta; invia al massimo { $most } byte.
method-wrong = Questo indirizzo accetta solo { $allowed }.
upgrade-missing = La pagina c’è, ma la connessione diretta no: un proxy lungo la strada non lascia passare i WebSocket; chi gestisce il server deve fargli trasmettere Upgrade e Connection.
login-needed = Prima entra, come ospite o con il tuo account.
login-wrong = Non c’è nessun account con questo nome e questa password.
code-wrong = Non c’è nessun account con questo nome e questo codice di recupero.
password-wrong = Questa non è la tua password.
not-allowed = Non puoi farlo.
host-foreign = Questo server non si chiama { $host }; chi lo gestisce può aggiungere il nome a LASTCARD_HOSTS.
origin-foreign = La richiesta veniva da una pagina di un altro sito, quindi non è stato fatto niente; se è la pagina di questo server, chi lo gestisce deve mettere in LASTCARD_ORIGIN l’indirizzo del browser.
account-needed = Può farlo solo chi ha un account; prima creane uno.
person-needed = Un bot non può farlo.
banned =
    { $until ->
        [never] Non puoi più giocare su questo server: { $reason }.
       *[other] Non puoi giocare su questo server fino a { $until } (UTC): { $reason }.
    }
not-there = Non esiste.
page-unknown = A questo indirizzo non c’è niente.
table-unknown = Questo tavolo non esiste, o ormai è chiuso.
login-unknown = Non hai un accesso del genere; forse è già chiuso.
bot-account-unknown = Non hai un bot del genere.
lesson-unknown = Questa lezione non esiste.
name-refused = Nessuno può chiamarsi così; scegli un altro nome.
name-long = Scegli un nome più corto, di al massimo { $most } caratteri.
name-empty = In un nome ci vuole almeno una lettera o una cifra.
name-odd = Scegli un nome fatto di lettere, cifre e segni che tutti possono vedere.
name-mixed = Scegli un nome in lettere di un solo alfabeto.
name-reserved = Questo nome non è disponibile; scegline un altro.
password-weak = Questa password si indovinerebbe; scegline una più lunga o più insolita.
account-missing = { $name } non ha un account, quindi nemmeno una password.
language-missing = Non ci sono ancora testi in «{ $language }»; scegli tra { $known }.
bots-enough = Hai già { $most } bot; prima rimuovine uno.
match-unfinished = La partita non è finita, e fino ad allora le sue carte sono segrete.
match-private = Questa partita è stata giocata a un tavolo privato; può vederla solo chi ha giocato.
record-too-long = La registrazione ha più di { $most } mosse; nessuna partita è così lunga.
sockets-enough = Ci sono già { $most } finestre o programmi collegati, tuoi o della tua rete; chiudine alcuni e riprova.
tables-awake-enough = Ci sono già { $most } tavoli aperti, tuoi o della tua rete; prima chiudine qualcuno.
tables-enough = Hai già { $most } tavoli non finiti; prima finiscine o lasciane qualcuno.
too-often =
    { $seconds ->
        [one] Troppo spesso; aspetta un secondo, poi riprova.
       *[other] Troppo spesso; aspetta { $seconds } secondi, poi riprova.
    }
logins-busy = In questo momento troppe persone stanno accedendo; riprova tra { $seconds } secondi.
unwell = In questo momento il server non può leggere o scrivere.
broken = Qualcosa è andato storto da parte nostra; riprova tra un momento.

# What keeps the server from starting.

start-refused = Il server non può partire.
setting-wrong = L’impostazione { $setting } non può essere «{ $value }»: { $detail }.
setting-unknown = Non esiste l’impostazione { $setting }; la più simile è { $nearest }.
data-unusable = La cartella dei dati { $folder } non si può usare: { $reason }.
data-in-use = Un altro server tiene aperto il database { $file }; prima fermalo, o indica un’altra cartella con --data.
upgrade-waits = Un server di una versione precedente sta usando questo database; riavvialo prima con la nuova versione, poi riprova.
key-damaged = La chiave { $file } è danneggiata; rimettila da un backup, oppure eliminala e tutti dovranno accedere di nuovo.
address-unusable = Non si può servire niente a { $host }, porta { $port }: { $reason }.

# The page in place of the client.

page-unbuilt-title = lastcard
page-unbuilt =
    Il server gira, ma la pagina per giocare non è stata costruita.
    Programmi e terminali possono giocare: tutto ciò che sta sotto /api e /ws funziona.

# What guests are called who choose no name; a number follows.
guest-birds = Airone Albatro Allodola Anatra Aquila Cicogna Cigno Cinciallegra Civetta Colomba Corvo Cuculo Falco Fenicottero Fringuello Gabbiano Gazza Gheppio Ghiandaia Gru Gufo Ibis Merlo Nibbio Oca Passero Pettirosso Picchio Poiana Rondine Rondone Storno Tordo Upupa Usignolo
