# What a review of a match says, and why there is none.

review-impossible = La partita non si può analizzare.
review-game = Non c’è analisi per il gioco “{ $game }”; c’è per { $known }.
review-unfinished = Nessuna mano di questa partita è finita: non c’è ancora nulla da analizzare.
review-seat = Non c’è un posto “{ $seat }”; si conta da 0 a { $last }, e i nomi si scrivono come nella registrazione.
review-deal = La mano { $deal } non si può analizzare; l’ultima possibile è la mano { $last }.
review-ended = L’analisi è stata fermata prima della fine.

review-starting = { $done }/{ $steps }
review-progress = { $done }/{ $steps }  mancano { $left }
review-what = tutti continuano come { $reference }; al massimo { $worlds } mondi per scelta; seme { $seed }
review-head =
    { $mistakes ->
        [one] un errore, { $points } punti
       *[other] { $mistakes } errori, { $points } punti
    }
review-luck = fortuna { $luck }
review-choices =
    { $choices ->
        [one] una scelta, { $mean } punti persi in media
       *[other] { $choices } scelte, { $mean } punti persi in media
    }
review-curve = probabilità di vincere la partita: { $curve } { $last }
review-grade-fine = bene
review-grade-close = troppo vicino per dirlo
review-grade-slip = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore grave
review-count-fine =
    { $count ->
        [one] { $count } buona
       *[other] { $count } buone
    }
review-count-close =
    { $count ->
        [one] { $count } troppo vicina
       *[other] { $count } troppo vicine
    }
review-count-slip =
    { $count ->
        [one] una imprecisione
       *[other] { $count } imprecisioni
    }
review-count-mistake =
    { $count ->
        [one] un errore
       *[other] { $count } errori
    }
review-count-blunder =
    { $count ->
        [one] un errore grave
       *[other] { $count } errori gravi
    }
review-kind-leading = apertura di giro
review-kind-answering = risposta
review-kind-passing = passo
review-kind-gangs = gang
review-kind-last-card = ultima carta
review-kind-exchange = scambio
review-kind-putting = mettere una carta
review-kind-taking = prendere carte
review-where = mano { $deal }, turno { $number }
review-lost = { $points } punti persi, { $chance } di probabilità di vincere
review-moves = fatto: { $made }   meglio: { $best }
review-hindsight = col senno di poi, a carte scoperte: { $best } ({ $points } punti)
review-forgotten = “Ultima carta!” dimenticato, { $where }: è costato { $points } punti

review-ledger-title = Da dove vengono i punti
review-head-seat = posto
review-head-deal = mano
review-head-result = risultato
review-head-dealt = carte
review-head-exchange = scambio
review-head-others = altri
review-head-own = proprio
review-head-hidden = nascosto
review-match = partita
review-legend =
    punti: quanto hanno preso in media gli altri meno il proprio, per mano
    { $sign }: due errori standard; si giudica solo se lo zero resta fuori
    carte, scambio: la distribuzione; altri: le loro scelte; proprio: oltre il
    giocatore di riferimento, per ciò che si sapeva; nascosto: com’è andata poi

guide-gang-not-sure = Avevi una vittoria che nessuno poteva impedire, e non è questa.
guide-gang-not-pass =
    { $left ->
        [one] Lasci correre anche se a qualcuno resta una sola carta.
       *[other] Lasci correre anche se a qualcuno restano solo { $left } carte.
    }
guide-gang-not-gang = Spende la tua gang di { $number } quando nessuno sta per finire.
guide-gang-not-whole = Rompe una tua combinazione: { gang-combo }.
guide-gang-not-top = Spende la tua carta più alta prima che sia urgente: { gang-card }.
guide-gang-not-high = Basterebbe qualcosa di più basso dello stesso tipo: { gang-combo }.
guide-gang-not-short =
    { $least ->
        [one] Dopo, la tua mano richiede { $plays } giocate, dopo la migliore una sola.
       *[other] Dopo, la tua mano richiede { $plays } giocate, dopo la migliore solo { $least }.
    }
guide-gang-not-rid =
    { $cards ->
        [one] Tieni una carta in più che dopo la mossa migliore.
       *[other] Tieni { $cards } carte in più che dopo la mossa migliore.
    }
guide-gang-not-gift = Poteva andare una carta più bassa: { gang-card }.

cli-help-review =
    lastcard review - giudicare ogni scelta di una partita salvata

    uso: lastcard review FILE [OPZIONI]

    FILE è una registrazione, come testo o come JSON; - la legge dallo standard
    input. Ogni scelta è pesata con ciò che si sapeva allora; quanto ha perso è dato
    in punti della mano, con un intervallo. Poi ogni risultato è diviso tra fortuna
    e scelte. docs/reference/review.md dice come funziona.

    opzioni:
      --seat POSTO            solo questo posto: un numero da 0 in su, o un nome
      --worlds N              seguire una scelta in N mondi al massimo; più sono,
                              più è precisa
      --seed N                un altro seme: lo stesso dà la stessa analisi
      --json USCITA           scrivere l’analisi anche in un file
      --no-ledger             solo le scelte, senza il conto della fortuna
      --hindsight             anche ciò che era meglio a carte scoperte
      --quiet                 senza barra di avanzamento
      --language LINGUA       un’altra lingua: { $languages }
      -h, --help              mostrare questa pagina

    codici di uscita:
      0    la partita è stata analizzata
      1    il file è illeggibile, o la partita non si può analizzare

    esempi:
      lastcard play --save serata.txt
      lastcard review serata.txt --seat 0
      lastcard review serata.txt --json serata.review.json
