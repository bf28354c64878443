# Who the bots are, from first steps to merciless, and why one cannot sit down.

bot-novice = Gioca tutto ciò che è permesso: per una prima serata.
bot-greedy = Butta via più carte che può, appena può, e non si guarda mai indietro.
bot-planner = Conta le carte che ha e progetta tutta la mano prima di giocare.
bot-searcher = Immagina che cosa possono avere gli altri e gioca le sue idee fino in fondo prima di scegliere.
bot-master = Trae conclusioni da tutto ciò che fai e non perdona niente.
bot-swift = Vede a colpo d’occhio ciò che altri hanno imparato in anni.
bot-pimc-50 = Prova ogni mossa cinquanta volte nella sua testa: il metro della ricerca.
bot-master-1 = Il maestro com’era quando sono iniziate le analisi: il metro delle scelte.
bot-swift-1 = Swift com’era quando sono iniziate le analisi: un metro che risponde subito.

bot-refused = Nessun bot del genere può sedersi qui.
bot-unknown = Il bot «{ $bot }» non esiste; scegli tra { $known }.
bot-elsewhere = Il bot { $bot } non gioca a questo gioco; scegli tra { $known }.
budget-wrong = «{ $text }» non è un budget; scrivi un numero di mondi, come master@200, o un tempo, come master@50ms.
budget-useless = Il bot { $bot } non calcola in anticipo; togli quello che segue la @.
program-refused = «{ $command }» non si può avviare; indica un file eseguibile, come ./mybot o "./mybot --fast".
limit-wrong = «{ $text }» non è un limite di tempo; per un programma si usano i millisecondi, come ./mybot@500ms.
bot-forfeit =
    { $reason ->
        [not-started] { $bot } perde a tavolino: non è stato possibile avviarlo.
        [too-slow] { $bot } perde a tavolino: non ha risposto in tempo.
        [exited] { $bot } perde a tavolino: si è chiuso prima di rispondere.
        [unreadable] { $bot } perde a tavolino: la sua risposta non è una mossa.
        [illegal] { $bot } perde a tavolino: la sua mossa non è permessa.
        [silent] { $bot } perde a tavolino: era il suo turno e non ha detto niente.
       *[other] { $bot } perde a tavolino: { $reason }.
    }
