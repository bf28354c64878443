# What a table with other people refuses. A message id is the code of the refusal.

table = Il tavolo non lo permette.
setup-refused = Non si può creare un tavolo così; ricontrolla «{ $field }».
game-not-here = Il gioco «{ $game }» non esiste; scegli tra { $known }.
rated-alone = Una partita classificata si gioca solo tra persone e senza suggerimenti; togli i bot.
rated-otherwise = Una partita classificata si gioca ovunque con le stesse regole: edizione { $edition }, e il tavolo annuncia l’ultima carta per tutti.
paired-otherwise = Chi non si conosce gioca ovunque con le stesse regole: edizione { $edition }, e il tavolo annuncia l’ultima carta per tutti.
no-such-seat = Questo tavolo non ha il posto { $seat }.
seat-taken = Il posto è già occupato; scegline un altro.
seated-already = Hai già un posto a questo tavolo.
not-seated = Può farlo solo chi ha un posto a questo tavolo.
not-host = Può farlo solo chi organizza il tavolo.
not-ready = Non ci sono ancora tutti, o qualcuno non è pronto.
player-absent = Qualcuno ha lasciato il tavolo: aspettate, o date il posto a qualcun altro.
started-already = La partita è già cominciata.
not-started = La partita non è ancora cominciata.
table-over = Questo tavolo è chiuso; qui non succede più niente.
stale-move = Nel frattempo il gioco è andato avanti; guarda di nuovo e scegli.
seat-played = Un bot sta giocando per te; prima riprendi il tuo posto.
not-away = Stai già giocando tu; non c’è nessun posto da riprendere.
link-unwanted = Le carte sono già state date, o la tua parte è già nota.
talk-refused = A questo tavolo non si dice; scegli una delle frasi.
watch-refused = Chi ha aperto questo tavolo non vuole spettatori.
hint-refused = Qui e ora non c’è nessun suggerimento per te.
asides-enough = A questo tavolo si è parlato e cambiato quanto una partita permette ({ $most } volte); la partita continua.
table-busy = Troppe cose insieme; aspetta un momento e riprova.
not-recorded = Non è stato possibile registrarlo, quindi non è successo; riprova.

# Table talk: what can be said at every table.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-sorry = Scusate!
phrase-one-moment = Un momento, per favore.
phrase-hurry = Tocca a te!
phrase-nice-gang = Che giocata!
phrase-close-one = C’è mancato poco!
phrase-again = Un’altra?
phrase-goodbye = Arrivederci!
