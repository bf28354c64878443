# The referee of the page: which cards lie there, which one wants to play, and what he says.

judge-title = Arbitro
judge-cards = Carte tra cui scegliere
judge-undo = Annulla
judge-clear = Cancella tutto
judge-played = L’ho giocata
judge-table = Sul tavolo
judge-play = Voglio giocare
judge-rest = Le altre mie carte
judge-nothing = niente, quindi apri tu
judge-tap = tocca le carte qui sotto
judge-not-a-combo = non è una combinazione
judge-take-out = { $card }, togli
judge-put-in =
    { $count ->
        [0] { $card }
        [one] { $card }, ce n’è già una
       *[other] { $card }, ce ne sono già { $count }
    }
judge-last = Al prossimo resta una sola carta
judge-last-about = Allora conta che cos’altro hai: indica anche le altre tue carte.
judge-opening = Prima apertura della partita
judge-edition = Edizione
judge-ask = Scegli quello che c’è sul tavolo, poi le carte che vuoi giocare.
judge-ask-mine = Ora scegli le carte che vuoi giocare.

# Why cards may be played.
judge-may-lead = Sì, puoi aprire così.
judge-may-open = Sì, puoi aprire la partita così.
judge-may-higher = Sì, è più alta.
judge-may-gang = Sì, una gang batte tutto ciò che non è una gang.
judge-may-block = Sì, puoi giocarla quando al prossimo giocatore resta una sola carta.
judge-may-pass = Puoi anche passare.

# Why not.
judge-no-combo = No, queste carte non sono una combinazione.
judge-table-no-combo = Ciò che c’è sul tavolo non è una combinazione.
judge-must-lead = Non puoi passare, perché apri tu.
judge-must-open = No, la prima apertura di una partita contiene l’1 multicolore.
judge-opening-too-large = No, in questa edizione la prima apertura di una partita ha al massimo cinque carte.
judge-wrong-size =
    { $size ->
        [one] No, una carta singola si batte con una carta singola o con una gang.
       *[other] No, servono { $size } carte come sul tavolo, o una gang.
    }
judge-too-low = No, è più bassa.
judge-level = No, è alla pari: non basta.
judge-only-gang = No, solo una gang più alta batte una gang.
judge-must-block-card = No, al prossimo giocatore resta una sola carta: devi giocare la tua carta più alta, { gang-the-card }.
judge-must-block-gang = No, al prossimo giocatore resta una sola carta: devi giocare una gang.
judge-must-block-card-or-gang = No, al prossimo giocatore resta una sola carta: devi giocare la tua carta più alta, { gang-the-card }, o una gang.
judge-must-lead-several = No, al prossimo giocatore resta una sola carta: devi aprire con due o più carte.
judge-must-lead-highest = No, al prossimo giocatore resta una sola carta: devi aprire con la tua carta più alta, { gang-the-card }.
judge-may-not-pass = Non puoi passare.

# 13.
judge-ask-13 = Scegli quello che c’è sui bersagli, poi la carta che vuoi giocare.
judge-play-13 = La mia carta
judge-on =
    { $target ->
        [B] Sul blu
        [Y] Sul giallo
       *[G] Sul verde
    }
judge-goes-own = Sì, sul bersaglio del suo colore e su nessun altro.
judge-goes-any = Sì, un Quattro Marcio va su qualsiasi bersaglio.
judge-safe = { judge-on }: { $sum }, non succede niente.
judge-takes =
    { $takes ->
        [one] { judge-on }: { $sum }, prendi la carta che c’è.
       *[other] { judge-on }: { $sum }, prendi { $takes } carte.
    }
judge-sum = { $sum } su { $limit }
