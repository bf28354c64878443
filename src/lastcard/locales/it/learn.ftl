# Learning: the list of lessons, and what they have in common. What each one says is in lessons.ftl.

learn-title = Impara
learn-none = Non c’è ancora una lezione su questo.
learn-brief = Le regole in due minuti
learn-full = Le regole complete
learn-summary = Schede riassuntive
learn-read = Da leggere su { $game }
learn-first = Prima lezione: { $title }
learn-progress = Fatte: { $done } su { $all }
learn-done = fatta
learn-next-one = Prossima
learn-back = Tutte le lezioni
learn-step = Passo { $step } di { $of }
learn-answers = Risposte
learn-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
learn-go-on = Avanti
learn-finish = Fine
learn-reveal = Fammi vedere
learn-well-done = Ben fatto!
learn-next = Prossima: { $title }
learn-all-done = Ora sai tutto! È il momento di una partita vera.
learn-play = Gioca una partita

# Why the rules do not allow a try, and what it would need.
learn-not-a-combo =
    { $cards ->
        [2] Queste due non stanno insieme. Per una coppia servono due carte dello stesso valore.
        [3] Queste tre non stanno insieme. Servono tre carte dello stesso valore.
        [4] Quattro carte stanno insieme solo come gang: tutte dello stesso valore.
        [5] Queste cinque non stanno insieme. Servono cinque valori di fila, cinque carte di un colore, o un tris con una coppia.
       *[other] Così tante carte non stanno insieme. Prendine una, due, tre o cinque, o una gang.
    }
learn-must-lead = Apri tu, quindi non puoi passare: gioca quello che vuoi.
learn-must-open = La prima apertura di una partita contiene l’1 multicolore.
learn-wrong-size =
    { $size ->
        [1] C’è una carta singola, quindi ne serve una anche a te, più alta.
        [2] C’è una coppia, quindi ne serve una anche a te, più alta.
        [3] C’è un tris, quindi ne serve uno anche a te, più alto.
       *[other] Ci sono cinque carte, quindi te ne servono cinque che stanno insieme, più alte.
    }
learn-too-low = Non basta: { $mine } contro { $theirs }. Ti serve qualcosa di più alto.
learn-must-block = Al prossimo giocatore resta una sola carta: devi fermarlo con la tua carta più alta, { gang-the-card }.
learn-must-lead-several = Al prossimo giocatore resta una sola carta: apri con due o più carte insieme.
learn-must-lead-highest = Al prossimo giocatore resta una sola carta: apri con la tua carta più alta, { gang-the-card }.
learn-call-refused = Di’ «Ultima carta!» solo con una giocata che ti lasci esattamente una carta.
learn-wrong-target =
    { $colour ->
        [B] Una carta blu va sul bersaglio blu.
        [Y] Una carta gialla va sul bersaglio giallo.
       *[G] Una carta verde va sul bersaglio verde.
    }
