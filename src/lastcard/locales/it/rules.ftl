# The pages about the rules, and the two summary cards of each game.

rules-title = { $game }: le regole
rules-rules = Le regole
rules-cards = Schede riassuntive
rules-none = Qui non c’è ancora nulla su questo gioco.
rules-print = Stampa
rules-search = Cerca nelle regole
rules-contents = Indice
rules-found =
    { $count ->
        [0] Nessun risultato; prova un’altra parola.
        [one] Un paragrafo trovato
       *[other] { $count } paragrafi trovati
    }
rules-no-combo = non è una combinazione
rules-higher-than = batte
rules-all-editions = in tutte le edizioni

# The summary cards.
rules-cards-of = { $game }: schede riassuntive
rules-paper = Due schede su un foglio A4: stampa e taglia a metà.
rules-combos = Combinazioni e colori
rules-key = Regole principali e punti
rules-combo =
    { $type ->
        [single] Carta singola
        [pair] Coppia
        [three] Tris
        [straight] Scala
        [flush] Colore
        [full_house] Full
        [straight_flush] Scala reale
        [gang_of_4] Gang of Four
        [gang_of_5] Gang of Five
        [gang_of_6] Gang of Six
       *[gang_of_7] Gang of Seven
    }
rules-order-number = Decide prima il valore, poi il colore.
rules-order-specials = Sopra il 10: fenice verde, fenice gialla, drago rosso.
rules-order-colours = Il verde è il più basso, poi il giallo, poi il rosso.
rules-order-multi = L’1 multicolore è l’1 più alto; in un colore prende quello delle altre carte.
rules-five-order = Tra le combinazioni di cinque carte la scala è la più bassa, la scala reale la più alta.
rules-gang-beats = Una gang batte tutto ciò che non è una gang; più carte ha, più è alta.
rules-equal = La parità non basta.
rules-key-deal = Tre o quattro giocatori, 16 carte ciascuno.
rules-key-open = La prima mano si apre con l’1 multicolore, da solo o in una combinazione; poi apre il vincitore.
rules-key-direction = La prima mano si gioca in senso antiorario, la successiva in senso orario, e così via.
rules-key-turn = Al tuo turno: una combinazione più alta di altrettante carte o una gang, oppure passi.
rules-key-pass = Chi ha passato può giocare ancora quando torna il suo turno.
rules-key-lead = Quando tutti gli altri hanno passato, apri con quello che vuoi.
rules-key-last = Quando ti resta una carta di’ «Ultima carta!», altrimenti sei fuori dalla mano.
rules-key-block = Al prossimo giocatore resta una sola carta e c’è una carta singola da battere: gioca la tua carta più alta, se la batte.
rules-key-block-lead = Se apri e al prossimo resta una sola carta: due o più carte, se puoi.
rules-key-exchange = Prima di ogni nuova mano il perdente dà al vincitore la sua carta più alta e ne riceve una a scelta del vincitore.
rules-key-end = A { $target } punti la partita è finita; vince il totale più basso.
rules-prices = Punti per le carte che ti restano
rules-cards-left = Rimaste
rules-each = Ciascuna
rules-makes = Punti

# The cards of 13.
rules-turn = Carte e turni
rules-points = Punti
rules-deck = Le carte, e quante di ognuna
rules-key-13-deal = Ognuno ha cinque carte; le rimanenti sono il mazzo da cui si pesca. Comincia chi siede alla sinistra del mazziere.
rules-key-13-turn = Un turno è una carta su un bersaglio. Nessuno può passare.
rules-key-13-colour = Una carta colorata va sul bersaglio del suo colore.
rules-key-13-rotten = Un Quattro Marcio va su qualsiasi bersaglio.
rules-key-13-draw = Poi peschi una carta, finché ce ne sono.
rules-key-13-limit = Più di { $limit } su un bersaglio: prendi le carte che c’erano; la tua resta. Con { $limit } esatti non succede niente.
rules-key-13-over = La mano è finita quando il mazzo è vuoto e nessuno ha più carte.
rules-cost-coloured =
    { $points ->
        [one] Ogni carta colorata che hai preso: { $points } punto negativo.
       *[other] Ogni carta colorata che hai preso: { $points } punti negativi.
    }
rules-cost-rotten =
    { $points ->
        [one] Ogni Quattro Marcio: { $points } punto negativo, sempre.
       *[other] Ogni Quattro Marcio: { $points } punti negativi, sempre.
    }
rules-cost-most = Chi ha più carte di tutti in un colore, quel colore non lo paga.
rules-cost-level = Se in testa c’è parità, pagano tutti quelli alla pari.
rules-cost-lying = Ciò che resta sui bersagli non conta per nessuno.
rules-cost-win = Vince chi ha meno punti negativi.
rules-cost-example = Un esempio: ciò che è barrato non costa niente
rules-taken = Prese
rules-rooms = Che cosa ci sta ancora su un bersaglio
rules-sum = Somma
rules-fits = Ci sta
rules-length = Quanto dura una partita
rules-deals = Mani

# The rules in two minutes.
rules-brief = In due minuti
rules-full = Le regole complete
rules-brief-gang-aim = Resta senza carte prima degli altri. Chi ci riesce per primo vince la mano; gli altri ricevono punti per le carte che hanno ancora, e i punti sono un male.
rules-brief-gang-turn = Al tuo turno gioca qualcosa di più alto di quello che c’è, con altrettante carte. Oppure passa: quando tocca di nuovo a te puoi giocare.
rules-brief-gang-order = Decide prima il valore. A parità di valore il verde è il più basso, poi il giallo, poi il rosso. Sopra il 10 ci sono due fenici, e sopra tutti il drago.
rules-brief-gang-combos = Puoi giocare una carta, due o tre valori uguali, o cinque carte che vanno insieme. Di cinque carte ci sono quattro tipi, dal più debole al più forte:
rules-brief-gang-gang = Quattro o più valori uguali sono una gang. Batte tutto, tranne una gang più alta.
rules-brief-gang-lead = Quando tutti gli altri passano, apri tu: gioca quello che vuoi.
rules-brief-gang-last = Quando ti resta una sola carta, di’ «Ultima carta!». Chi gioca prima di te deve allora fermarti con la sua carta più alta, se può.
rules-brief-gang-end = Appena qualcuno ha { $target } punti la partita è finita, e vince chi ne ha meno.
rules-brief-13-aim = Prendi meno carte possibile: le carte prese costano punti.
rules-brief-13-turn = Al tuo turno metti una carta sul bersaglio del suo colore, poi pescane una. Nessuno può passare.
rules-brief-13-limit = Un bersaglio arriva a { $limit }. Se con la tua carta li supera, prendi le carte che c’erano; la tua resta.
rules-brief-13-rotten = Un Quattro Marcio va su qualsiasi bersaglio.
rules-brief-13-cost = Alla fine di una mano ogni carta che hai preso costa 1 punto, e un Quattro Marcio 2.
rules-brief-13-most = Ma se hai preso più carte di un colore di tutti gli altri, quel colore non ti costa niente. I Quattro Marci non sono mai gratis.
rules-brief-13-end = Ognuno dà le carte una volta, in tre due volte. Poi vince chi ha meno punti.
