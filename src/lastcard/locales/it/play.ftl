# Playing in the terminal: what every game needs.

play-you = Tu
play-prompt = >{" "}
play-uncompiled = lastcard gira senza il suo nucleo compilato: funziona tutto, solo più lentamente.
play-welcome = Giochi a { $game } con { $names }. Scrivi ? per l’aiuto, quit per uscire.
play-press-enter = Premi Invio per continuare.
play-empty = Scrivi una mossa, ? per l’aiuto, o hint per vedere che cosa puoi giocare.
play-nothing-listed = Prima scrivi hint; poi il numero di una riga la gioca.
play-number-unknown = Il numero { $number } non è nella lista; scrivi hint per vederla.
# $move is as it is typed.
play-advice =
    { $move ->
        [pass] Un bot forte passerebbe.
       *[other] Un bot forte giocherebbe { $move }.
    }
play-log-empty = In questa mano non è ancora successo niente.
play-no-hints = Non c’è niente da elencare.
play-no-group = Non c’è niente come «{ $word }» da giocare; scrivi hint per vedere tutto.
play-more = Pagina { $page } di { $pages }; hint mostra la prossima, un numero gioca la sua riga.
play-hint-end = Un numero gioca la sua riga.
play-sorted =
    { $order ->
        [number] Le tue carte sono ordinate per valore.
        [colour] Le tue carte sono ordinate per colore.
       *[none] Queste carte si possono ordinare in un solo modo.
    }
play-not-now = Non è il tuo turno; ? mostra che cosa puoi scrivere.
play-only-last = Ora si può dire solo last!
play-left = Hai lasciato la partita.
play-left-saved = Hai lasciato la partita; è salvata in { $file }.
play-saved = La partita è salvata in { $file }.
play-provable = Le carte si possono verificare: lastcard verify { $file }
play-cut = Tagli tu il mazzo: quante carte alzi, da 1 a { $most }? Invio lascia fare al caso.
play-cut-again = Un numero intero da 1 a { $most }, per favore, o Invio.
play-seed = Il seed { $seed } ridà queste carte.
play-no-summary = lastcard rules { $game } mostra le regole.
play-help =
      h, hint        consiglio e mosse; con una parola, ciò che inizia così
      12             gioca il numero 12 di quella lista
      sort           ordina le tue carte in un altro modo
      score          mostra il segnapunti
      log            che cosa è successo in questa mano
      rules          mostra le regole in breve
      q, quit        lascia la partita (anche Ctrl-D)

# The score pad and the standings of any game.
play-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
play-pad-deal = mano
play-pad-total = totale
play-pad-earlier =
    { $deals ->
        [one] (una mano precedente)
       *[other] ({ $deals } mani precedenti)
    }
play-pad-empty = Nessuna mano è stata ancora conteggiata.
play-match-over = La partita è finita.
play-match-won =
    { $you ->
        [yes] Hai vinto.
        [shared] Condividi la vittoria con { $who }.
        [many] Vittoria condivisa: { $who }.
       *[no] Vince { $who }.
    }

# A game without a picture of its own.
play-plain-help = Scrivi una mossa o il suo numero nell’elenco.
play-plain-task = Tocca a te.
play-plain-group = Mosse
play-plain-scores = Punti finora
