# A match stepped through: its screen, and how a record file is opened.

replay-title = Rivedere la partita
replay-leave = Indietro
replay-empty = In questa registrazione non c’è ancora nessuna mossa.
replay-hand = Le carte di { $who }
replay-hands = Le carte di tutti

replay-first = All’inizio
replay-deal-back = Una mano indietro
replay-cycle-back = Un giro indietro
replay-back = Una mossa indietro
replay-start = Scorri da solo
replay-pause = Ferma
replay-on = Una mossa avanti
replay-cycle-on = Un giro avanti
replay-deal-on = Una mano avanti
replay-last = Alla fine
replay-speed = Velocità
replay-place = Mossa { $place }
replay-place-of = Mossa { $place } di { $places }
replay-slider = Punto della partita

replay-eyes = Di chi vedi le carte
replay-eyes-you = Le tue
replay-eyes-of = { $who }
replay-eyes-open = Tutte le carte scoperte

replay-known = Che cosa si sapeva
replay-known-about = Tutte le carte del gioco, per quanto { $who } poteva saperne allora.
replay-known-open = Tutte le carte del gioco, con le carte di tutti scoperte.
replay-known-count =
    { $where ->
        [own] In mano: { $cards }
        [table] Sul tavolo: { $cards }
        [gone] Giocate: { $cards }
        [held] Note in mano ad altri: { $cards }
       *[unseen] Non viste: { $cards }
    }
replay-where =
    { $where ->
        [own] in mano
        [table] sul tavolo
        [gone] giocata
        [held] in mano a { $who }
       *[unseen] non vista
    }
replay-unknown-game = Per questo gioco qui nessuno conta ancora le carte.

replay-hide = Nascondi quello che viene dopo
replay-hide-about = Il risultato e le mani successive si vedono quando ci arrivi.
replay-more = Altro su questa partita
replay-keys = Tasti
replay-key-move = una mossa indietro o avanti
replay-key-cycle = un giro indietro o avanti
replay-key-deal = una mano indietro o avanti
replay-key-ends = all’inizio o alla fine
replay-key-start = scorri da solo, o ferma
replay-key-eyes = vedi le carte del prossimo, o di tutti
replay-key-known = che cosa si sapeva, che cosa è successo, il punteggio
replay-key-help = questo elenco
replay-swipe = Sul telefono scorri con il dito sul tavolo: a sinistra per la mossa seguente, a destra per la precedente.
replay-link = Link a questa mossa
replay-to-match = Risultato e prova di questa partita

replay-file = Apri un file di partita
replay-file-about = Una partita salvata come testo o JSON, da qui o dal terminale, si può rivedere mossa per mossa. Il server non ne conserva nulla.
replay-file-choose = Scegli un file
replay-file-drop = oppure lascialo cadere ovunque su questa pagina
replay-file-long = Questo file è troppo lungo per essere una partita.
replay-file-unreadable = Questo file non si legge come testo.
replay-file-other = Apri un altro file
