# L’analisi di una partita nel browser: quanto valevano le scelte e che cosa è stato fortuna.

reviewed-title = Analisi
reviewed-about = Ogni scelta di ogni posto è giudicata da quello che lì si sapeva in quel momento, mai con il senno di poi. Prima arrivano le tue scelte, in pochi secondi; la fortuna della partita richiede un po’ di più.
reviewed-waiting =
    { $ahead ->
        [0] La tua analisi comincia tra un momento.
        [one] Prima c’è un’altra analisi.
       *[other] Prima ci sono altre { $ahead } analisi.
    }
reviewed-running = Si giudicano le scelte: { $part }
reviewed-cancel = Annulla
reviewed-again = Riprova
reviewed-outdated = Questa analisi è stata fatta con un giocatore di riferimento precedente.
reviewed-anew = Analizza di nuovo
reviewed-shared-by = Condivisa da { $who }

# The head. $lost and $luck are written numbers; $luck is none before luck is known.
reviewed-whose = Scelte di
reviewed-you = { $who } (tu)
reviewed-counted-in = Contato in
reviewed-unit =
    { $unit ->
        [chance] Probabilità di vincere
       *[points] Punti
    }
reviewed-so-far = Finora:
reviewed-head =
    { $wrong ->
        [0] Nessun errore
        [one] Un errore, { $lost } punti
       *[other] { $wrong } errori, { $lost } punti
    }{ $luck ->
        [none] {""}
       *[other] ; fortuna { $luck }
    }
reviewed-head-chance =
    { $wrong ->
        [0] Nessun errore
        [one] Un errore, probabilità di vincere { $lost }
       *[other] { $wrong } errori, probabilità di vincere { $lost }
    }{ $luck ->
        [none] {""}
       *[other] ; fortuna { $luck }
    }
reviewed-grades = Scelte per qualità
reviewed-grade =
    { $grade ->
        [blunder] Errore grave
        [mistake] Errore
        [slip] Imprecisione
        [close] Troppo vicino per dirlo
       *[fine] Bene
    }
reviewed-grade-count =
    { $grade ->
        [blunder] { $count ->
            [one] { $count } errore grave
           *[other] { $count } errori gravi
        }
        [mistake] { $count ->
            [one] { $count } errore
           *[other] { $count } errori
        }
        [slip] { $count ->
            [one] { $count } imprecisione
           *[other] { $count } imprecisioni
        }
        [close] { $count } troppo vicine per dirlo
       *[fine] { $count } bene
    }
reviewed-forgotten-count = «Ultima carta!» dimenticato: { $count }

# The curve.
reviewed-curve =
    { $unit ->
        [chance] Probabilità di vincere la partita
       *[points] Punti attesi
    }
reviewed-curve-about =
    { $unit ->
        [chance] La probabilità di vincere di { $who }, dalla prima mano all’ultima
       *[points] I punti che { $who } poteva aspettarsi, dalla prima mano all’ultima
    }
reviewed-curve-how =
    { $unit ->
        [chance] A carte scoperte, se tutti continuassero come il giocatore di riferimento. I numeri in basso sono le mani.
       *[points] Quello che gli altri ricevono in media meno quello che riceve questo posto, mani precedenti comprese, a carte scoperte. I numeri in basso sono le mani.
    }
reviewed-curve-later = La curva arriva quando si conosce la fortuna delle mani.
reviewed-dots = Scelte sulla curva; le frecce vanno dall’una all’altra
reviewed-dot = Mano { $deal }, turno { $number }: { reviewed-grade }, { $loss } punti
reviewed-as-table = La curva come tabella
reviewed-turn = Turno
reviewed-choice = Scelta

# The list.
reviewed-list = Errori
reviewed-size = Mostra
reviewed-size-from =
    { $size ->
        [blunder] Errori gravi
        [mistake] Errori ed errori gravi
       *[slip] Dalle imprecisioni in su
    }
reviewed-order = Ordine
reviewed-order-by =
    { $order ->
        [played] Come giocato
       *[largest] Prima i più grandi
    }
reviewed-all = Anche ciò che andava bene o era troppo vicino per dirlo
reviewed-none = Qui non c’è niente: nessuna scelta di questa grandezza.
reviewed-none-yet = Ancora niente.
reviewed-list-more = Mostra tutti e { $count }
reviewed-where = Mano { $deal }, turno { $number }
reviewed-rather = meglio
reviewed-points-lost = punti persi
reviewed-forgotten = «Ultima carta!» dimenticato
reviewed-kind-name =
    { $kind ->
        [leading] aprire
        [answering] superare
        [passing] passare
        [gangs] giocare un gang
        [last-card] contro un’ultima carta
        [exchange] dare una carta
        [putting] mettere una carta
        [rotten] mettere un Quattro Marcio
        [taking] prendere carte
       *[other] altro
    }

# One choice.
reviewed-back = Torna a tutta l’analisi
reviewed-previous = Errore precedente
reviewed-next = Errore seguente
reviewed-place = { $place } di { $count }
reviewed-best = La mossa migliore.
reviewed-cost = { reviewed-grade }: costa { $loss } ± { $error } punti; probabilità di vincere { $chance }
reviewed-cost-close = Troppo vicino per dirlo: l’altra mossa porta forse { $loss } ± { $error } punti in più; probabilità di vincere { $chance }
reviewed-forgotten-cost = «Ultima carta!» è stato dimenticato: costa { $cost } ± { $error } punti; probabilità di vincere { $chance }
reviewed-forgotten-about = { $who } non ha detto «Ultima carta!» in tempo. Conta tra le scelte del posto e non ha un voto.
reviewed-moves = La mossa fatta e quella migliore
reviewed-move =
    { $which ->
        [best] Meglio
       *[made] Giocato
    }
reviewed-play-on =
    { $which ->
        [best] Continua con questa mossa
       *[made] Continua da qui
    }
reviewed-candidates = Tutto ciò che è stato valutato
reviewed-candidate = Mossa
reviewed-worth = Valore
reviewed-policy = Giocatore di riferimento
reviewed-made-short = (giocato)
reviewed-more = Mostra tutte le { $count } mosse
reviewed-candidates-about = Valore in punti, su un massimo di { $worlds } distribuzioni delle carte non viste. L’ultima colonna dice quanto spesso il giocatore di riferimento sceglierebbe la mossa.
reviewed-hindsight = Con il senno di poi
reviewed-hindsight-about = A carte scoperte, che nessuno poteva vedere. Non conta niente.
reviewed-hindsight-best =
    { $same ->
        [yes] Per come stavano le carte, la mossa giocata era la migliore.
       *[no] Per come stavano le carte, questo era il meglio: { $loss } ± { $error } punti in più di quanto giocato.
    }
reviewed-no-board = Questo momento della partita non si può mostrare.
reviewed-step-back = Una mossa indietro
reviewed-played-on = Come è andata avanti
reviewed-step-on = Mossa seguente
reviewed-in-replay = Rivedere la partita
reviewed-keys = Tasti: ← → errore precedente e seguente, M la mossa giocata, B la migliore, Esc indietro.

# The ledger.
reviewed-ledger = Fortuna e scelte
reviewed-ledger-later = Arriva quando tutte le scelte sono giudicate.
reviewed-ledger-about =
    { $unit ->
        [chance] Quello che ogni mano ha cambiato nella probabilità di vincere, parte per parte. Ciò che sta a destra della linea ha portato qualcosa, ciò che sta a sinistra è costato; il tratto spesso è il risultato. Premi una barra per i numeri.
       *[points] Ogni risultato parte per parte: quello che gli altri hanno ricevuto in media meno quello che ha ricevuto questo posto. Ciò che sta a destra della linea ha portato qualcosa, ciò che sta a sinistra è costato; il tratto spesso è il risultato. Premi una barra per i numeri.
    }
reviewed-match = Partita
reviewed-part =
    { $part ->
        [dealt] Carte ricevute
        [exchange] Scambio
        [others] Gli altri
        [own] Scelte proprie
       *[hidden] Carte non viste
    }
reviewed-part-about =
    { $part ->
        [dealt] Quanto valevano le carte come sono state date, con il diritto di aprire.
        [exchange] Che cosa ha cambiato la carta che si doveva dare.
        [others] Che cosa hanno portato o sono costate le scelte degli altri.
        [own] Che cosa hanno portato le scelte di questo posto, rispetto al giocatore di riferimento che sapeva lo stesso.
       *[hidden] Scelte giuste o sbagliate per ciò che si sapeva, e finite bene o male.
    }

# The summary.
reviewed-summary = Tutti i posti
reviewed-summary-about = La perdita per scelta è in punti, con l’intervallo che contiene il valore vero 95 volte su 100. La fortuna è tutto tranne le scelte proprie.
reviewed-choices = Scelte
reviewed-loss = Perdita per scelta
reviewed-luck = Fortuna
reviewed-kinds = Che cosa doveva decidere { $who }
reviewed-kind = Tipo di scelta
reviewed-how = Come si giudica
reviewed-reference = Il giocatore di riferimento è un bot che non cambia:
reviewed-worlds = Ogni scelta è stata seguita in un massimo di { $worlds } mondi: distribuzioni delle carte che il posto non poteva vedere.
reviewed-how-about =
    { $about ->
        [worth] Una mossa vale quello che porta in media quando tutti continuano come il giocatore di riferimento.
        [knew] Si usa solo ciò che il posto sapeva allora: le proprie carte e ciò che tutti avevano visto. Il senno di poi sta a parte e non conta niente.
        [error] Il numero dopo ± è un errore standard. Una scelta riceve un voto solo dove il doppio non lascia dubbi; altrimenti è troppo vicina per dirlo.
        [grades] Un’imprecisione costa 0,5 punti o più, un errore 1,5 o più, un errore grave 4 o più.
       *[luck] Un risultato è esattamente la somma di cinque parti. Quattro sono fortuna; su molte mani si compensano.
    }

# Sharing.
reviewed-share = Condividi
reviewed-share-on = Chi ha il link può vedere questa analisi
reviewed-share-about = Si vedono tutti i posti, ogni mossa e tutti i nomi. Puoi ritirarlo quando vuoi.
reviewed-share-link = Link a questa analisi
