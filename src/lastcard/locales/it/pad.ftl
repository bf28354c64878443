# The score pad for a table with real cards. $who, $giver and $taker are names of players.

pad-title = Segnapunti
pad-about = Giocate con carte vere; il segnapunti conta e sa che cosa viene dopo.
pad-about-offline = Funziona anche senza internet.
pad-new = Nuova partita
pad-new-of = Nuova partita a { $game }
pad-kept = Le tue partite
pad-none = Ancora niente. Comincia una partita: resta in questo browser.
pad-missing = Questa partita non è in questo browser. Chiedi a chi la tiene di condividerla con te.
pad-full = Il browser non ha più spazio per tenerla. Condividi la partita, così non va persa.
pad-install = Installa
pad-install-about = Metti il segnapunti sulla schermata iniziale; si apre senza internet.
pad-install-by-hand = Tocca «Condividi», poi «Aggiungi alla schermata Home».

# A match on the list.
pad-goes-on =
    { $deals ->
        [0] non cominciata
        [one] { $deals } mano, { $who } in testa
       *[other] { $deals } mani, { $who } in testa
    }
pad-level =
    { $deals ->
        [0] non cominciata
        [one] { $deals } mano
       *[other] { $deals } mani
    }
pad-ended =
    { $winners ->
        [one] ha vinto { $who }
       *[other] hanno vinto insieme { $who }
    }
pad-broken = Una partita illeggibile
pad-broken-about = Qualcosa l’ha modificata. Resta qui finché non la cancelli; puoi copiare ciò che ne rimane.
pad-newer = Una partita di una versione più recente di questa pagina
pad-newer-about = Ricarica la pagina quando sei online, e la partita si potrà leggere.
pad-foreign = Una partita di un gioco che qui non ha un segnapunti
pad-foreign-about = Resta qui finché non la cancelli; puoi copiare ciò che è stato annotato.
pad-no-game = Qui non c’è un segnapunti per questo gioco.
pad-delete-it = Cancella

# Before the first deal.
pad-players = Chi gioca
pad-seating-gang = Nell’ordine in cui sedete: ognuno sta alla destra del precedente.
pad-seating-thirteen = Nell’ordine in cui sedete: ognuno sta alla sinistra del precedente.
pad-player = Giocatore { $seat }
pad-rules = Regole
pad-edition = Edizione del libretto
pad-begin = Comincia
pad-save = Salva
pad-fault-names = Due giocatori hanno lo stesso nome; distinguili.
pad-fault-target = La partita può finire tra { $lowest } e { $highest } punti; scrivi un numero compreso tra i due.

# What comes next.
pad-deal-dealer = { $who } dà le carte.
pad-open = Comincia chi ha l’1 multicolore, e lo gioca.
pad-open-three = Comincia chi ha l’1 multicolore, e lo gioca. Se non ce l’ha nessuno, comincia { $who }.
pad-gift-points = { $giver } era alla pari con altri per carte rimaste, ma ha più punti.
pad-gift-seat = { $giver } era alla pari con altri per carte e punti, ma ha il posto più vicino alla destra di { $taker }.
pad-way =
    { $way ->
        [clockwise] In senso orario
       *[counter] In senso antiorario
    }
pad-to-go =
    { $points ->
        [one] A { $who } manca un punto alla fine.
       *[other] A { $who } mancano { $points } punti alla fine.
    }
pad-deal-of = Mano { $deal } di { $deals }
pad-enter = Segna la mano { $deal }
pad-enter-first = Segna la prima mano

# Counting a deal.
pad-ask-left = { $who }: quante carte rimaste?
pad-ask-taken =
    { $who }: { $colour ->
        [blue] quante carte blu?
        [yellow] quante carte gialle?
        [green] quante carte verdi?
       *[rotten] quanti Quattro Marci?
    }
pad-won-it = Ha vinto
pad-none-left = nessuna: ha vinto la mano
pad-cell-left = { $who }: carte rimaste
pad-cell-taken = { $who }: { $colour ->
        [blue] carte blu
        [yellow] carte gialle
        [green] carte verdi
       *[rotten] Quattro Marci
    }
pad-colour =
    { $colour ->
        [blue] blu
        [yellow] giallo
        [green] verde
       *[rotten] marci
    }
pad-forgot = { $who } non ha detto «Ultima carta!»
pad-plus = +{ $points }
pad-rest-zero = Il resto a 0
pad-write = Segna
pad-complete = Tutto contato.
pad-fault-number = Non è un numero di carte; scrivi da 0 a { $most }.
pad-fault-winner = Nessuno ha vinto la mano; qualcuno deve essere senza carte.
pad-fault-winners = Non possono essere in due senza carte; la mano la vince uno solo.
pad-fault-hand = Nessuno può avere più di { $most } carte.
pad-fault-forgot = Può aver dimenticato di dirlo solo chi ha esattamente una carta.
pad-fault-colour =
    { $colour ->
        [blue] Ci sono solo { $most } carte blu; in tutto ne avete contate { $taken }.
        [yellow] Ci sono solo { $most } carte gialle; in tutto ne avete contate { $taken }.
        [green] Ci sono solo { $most } carte verdi; in tutto ne avete contate { $taken }.
       *[rotten] Ci sono solo { $most } Quattro Marci; in tutto ne avete contati { $taken }.
    }
pad-fault-taken = In una mano si prendono al massimo { $most } carte; ne avete contate { $taken }.
pad-fault-few = In una mano si prendono almeno { $least } carte; ne avete contate { $taken }.

# The sheet.
pad-scores = Punti, mano per mano
pad-correct-deal = Correggi la mano { $deal }
pad-delete-deal = Cancella mano
pad-deleted = La mano { $deal } è cancellata.
pad-written = La mano { $deal } è segnata.
pad-corrected = La mano { $deal } è corretta; il resto è ricalcolato.
pad-undo = Annulla
pad-after-end =
    { $deals ->
        [one] La partita è finita con la mano { $deal }; la mano successiva non conta.
       *[other] La partita è finita con la mano { $deal }; le { $deals } mani successive non contano.
    }
pad-wins =
    { $winners ->
        [one] { $who } vince la partita
       *[other] { $who } vincono insieme
    }
pad-chart = L’andamento dei punti
pad-chart-about = I punti di tutti dopo ogni mano; i numeri sono nella tabella qui sopra.
pad-statistics = In numeri
pad-stat-place = Posto
pad-stat-won = Vinte
pad-stat-average = Per mano
pad-stat-worst = Peggiore
pad-stat-ahead = In testa
pad-share = Condividi
pad-print = Stampa
pad-change = Giocatori e regole
pad-delete = Cancella la partita
pad-delete-sure = Cancellare davvero questa partita?
pad-delete-now = Sì, cancella
pad-keep-it = No, tienila
pad-match-deleted = La partita è cancellata.

# Sharing.
pad-send = Invia…
pad-copy-text = Copia come testo
pad-link = Chi apre questo link ha tutta la partita sul suo telefono
pad-no-code = Non c’è un codice QR: la partita è troppo lunga. Il link la contiene tutta.
pad-standing = { $who }: { $points }
pad-shared = Una partita condivisa con te
pad-shared-keep = Tienila su questo dispositivo
pad-shared-known = Hai già questa partita, con altre mani.
pad-shared-replace = Sostituisci la mia
pad-shared-both = Tieni entrambe
pad-shared-broken = Questo link non contiene una partita intera; chiedilo di nuovo.
