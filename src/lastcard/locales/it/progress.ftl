# How one plays over time, from the reviews of one's matches.

progress-title = I tuoi progressi
progress-back = Torna alla tua pagina
progress-about = Quanto bene scegli e quanta fortuna hai, contato dalle analisi delle tue partite. Lo vedi solo tu.
progress-none = Nessuna partita di questo gioco è stata ancora analizzata. Apri una delle tue partite e falla analizzare; da allora conta qui.
progress-to-matches = Alle tue partite
progress-loss = Punti persi per scelta
progress-loss-about = Quanto valeva in media la mossa migliore più della tua. Il valore vero sta nella fascia ombreggiata con una certezza del 95 %. Meno è meglio.
progress-loss-now = { $loss } punti persi per scelta (tra { $low } e { $high }), in { $choices } scelte di { $matches } partite.
progress-kinds = Per tipo di scelta
progress-luck = Fortuna in ogni partita
progress-luck-about = Ciò che le carte e gli altri ti hanno portato, in punti. In molte partite si compensa.
progress-luck-sum = { $points } punti di fortuna in { $matches } partite.
progress-rating = Rating dopo ogni partita classificata
progress-rating-about = Segue ciò che hai dimostrato con certezza, ed è annotato da quando esiste questa pagina.
progress-table = In tabella
progress-when = Quando
progress-matches = Partite
progress-choices = Scelte
progress-lost = Punti persi per scelta
progress-interval = Tra
progress-points = Punti
progress-kind-head = Tipo di scelta
progress-others = Contano le analisi di { $reference }; { $count } di altri giocatori di riferimento non sono confrontabili.
progress-json = Per programmi (JSON)
progress-csv = In tabella (CSV)
progress-export = Scarica
progress-kind =
    { $kind ->
        [leading] aprire
        [answering] rispondere
        [passing] passare
        [gangs] giocare una gang
        [last-card] davanti a un’ultima carta
        [exchange] dare una carta
        [putting] mettere una carta
        [taking] prendere carte
       *[other] { $kind }
    }
