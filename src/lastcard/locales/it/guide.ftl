# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] È la tua ultima carta: vinci la mano.
       *[other] Sono tutte le tue carte: vinci la mano.
    }
guide-gang-certain = Nessuno può batterlo, né quello che giochi dopo: la mano è tua.
guide-gang-open = Apri tu la partita: deve esserci l’1 multicolore.
guide-gang-block =
    { $gang ->
        [only] Al prossimo giocatore resta una sola carta: devi giocare una gang.
        [yes] Al prossimo giocatore resta una sola carta: devi giocare la tua più alta o una gang.
       *[no] Al prossimo giocatore resta una sola carta: devi giocare la tua più alta.
    }
guide-gang-lead-several = Al prossimo giocatore resta una sola carta: non puoi aprire con una carta singola.
guide-gang-lead-highest = Al prossimo giocatore resta una sola carta: devi aprire con la tua più alta.
guide-gang-reach =
    { $left ->
        [one] Chi ha una sola carta non può rispondere a { $cards } carte.
       *[other] Chi ha solo { $left } carte non può rispondere a { $cards }.
    }
guide-gang-unbeatable = Nessuno può più batterti: poi apri tu.
guide-gang-unbeatable-then = Nessuno può più batterti: poi apri tu, magari con { $type ->
        [three] il tuo
        [flush] il tuo
        [full_house] il tuo
       *[other] la tua
    } { gang-combo }.
guide-gang-highest = Non restano carte più alte: solo una gang potrebbe batterla.
guide-gang-highest-then = Non restano carte più alte: se nessuno ha una gang, poi apri tu, magari con { $type ->
        [three] il tuo { gang-combo }
        [flush] il tuo { gang-combo }
        [full_house] il tuo { gang-combo }
       *[other] la tua { gang-combo }
    }.
guide-gang-few-cards =
    { $above ->
        [one] Tra le carte che non hai visto, solo una è più alta.
       *[other] Tra le carte che non hai visto, solo { $above } sono più alte.
    }
guide-gang-few-pairs =
    { $above ->
        [one] Con le carte che non hai visto si forma solo una coppia più alta.
       *[other] Con le carte che non hai visto si formano solo { $above } coppie più alte.
    }
guide-gang-longest = Ti liberi di { $cards } carte in un colpo solo, il massimo che puoi.
guide-gang-keeps = Tieni { gang-the-card } per riprenderti l’apertura: non restano carte più alte.
guide-gang-last-highest = La tua ultima carta sarà { gang-the-card }: non restano carte più alte.
guide-gang-keeps-gang = Tieni la tua gang di { $number }: batte tutto ciò che non è una gang.
guide-gang-price = { $left ->
        [one] Ti resta poi una carta
       *[other] Ti restano poi { $left } carte
    }: a fine mano ognuna costerebbe { $price ->
        [one] un punto
       *[other] { $price } punti
    } invece di { $before }.
guide-gang-lone = Nessun’altra tua carta va insieme { $card ->
        [M1] all’{ gang-card }
        [G1] all’{ gang-card }
        [Y1] all’{ gang-card }
        [R1] all’{ gang-card }
        [G8] all’{ gang-card }
        [Y8] all’{ gang-card }
        [R8] all’{ gang-card }
        [GP] alla { gang-card }
        [YP] alla { gang-card }
       *[other] al { gang-card }
    }.
guide-gang-lowest =
    { $type ->
        [single] È la tua carta più bassa
        [pair] È la tua coppia più bassa
       *[three] È il tuo tris più basso
    }: non batte quasi niente, quindi conviene giocarlo quando apri.
guide-gang-cheapest = Basta appena: niente di più basso nella tua mano batte quello che c’è.
guide-gang-spares = Basterebbe qualcosa di più basso, ma romperebbe { $type ->
        [three] il tuo
        [flush] il tuo
        [full_house] il tuo
       *[other] la tua
    } { gang-combo }.
guide-gang-gives-up = Rompe { $type ->
        [three] il tuo
        [flush] il tuo
        [full_house] il tuo
       *[other] la tua
    } { gang-combo }, ma nessuna tua carta ti darebbe di sicuro l’apertura.
guide-gang-high =
    { $left ->
        [one] A un giocatore resta una sola carta: gioca alto, così meno carte possono batterti.
       *[other] A un giocatore restano solo { $left } carte: gioca alto, così meno carte possono batterti.
    }
guide-gang-hurry =
    { $left ->
        [one] A un giocatore resta una sola carta: liberati delle tue finché puoi.
       *[other] A un giocatore restano solo { $left } carte: liberati delle tue finché puoi.
    }
guide-gang-plan =
    { $plays ->
        [one] Dopo, una giocata svuota la tua mano.
       *[other] Dopo, { $plays } giocate possono svuotare la tua mano.
    }
guide-gang-plan-best =
    { $plays ->
        [one] Dopo, una giocata svuota la tua mano; nessun’altra scelta ne lascia meno.
       *[other] Dopo, { $plays } giocate possono svuotare la tua mano; nessun’altra scelta ne lascia meno.
    }
guide-gang-plan-one = Tutto quello che resta esce poi in una volta: { gang-combo }.
guide-gang-plan-two = Restano poi due giocate, una delle quali è: { gang-combo }.
guide-gang-declare = Ti resterà una sola carta: di’ «Ultima carta!» mentre giochi.
guide-gang-call = Ti resta una sola carta: dillo ora, o sei fuori da questa mano.
guide-gang-cannot = Niente nella tua mano lo batte.
guide-gang-pass-gang = Potresti batterlo solo con una gang. Tienila: più tardi può fermare chi ha quasi finito.
guide-gang-pass-top = Ti costerebbe { gang-the-card }, la tua carta più alta: tienila per prenderti l’apertura più tardi.
guide-gang-pass-breaks = Qualunque cosa giochi ora, rompi qualcosa, per esempio { $type ->
        [three] il tuo
        [flush] il tuo
        [full_house] il tuo
       *[other] la tua
    } { gang-combo }.
guide-gang-pass-gains-nothing =
    { $plays ->
        [one] Tutta la tua mano può uscire in una giocata; qualunque cosa giochi ora la rompe.
       *[other] La tua mano può uscire in { $plays } giocate. Qualunque cosa giochi ora, per il resto ne servirebbero ancora { $plays } o più.
    }
guide-gang-pass-holds =
    { $cards ->
        [one] Tieni { gang-the-card } per prenderti l’apertura più tardi: solo una carta che non hai visto è più alta.
       *[other] Tieni { gang-the-card } per prenderti l’apertura più tardi: solo { $cards } carte che non hai visto sono più alte.
    }
guide-gang-pass-calm = Nessuno ha ancora meno di { $left } carte: c’è tempo.
guide-gang-pass-plan =
    { $plays ->
        [one] Così come sono, le tue carte possono uscire in una giocata.
       *[other] Così come sono, le tue carte possono uscire in { $plays } giocate.
    }
guide-gang-give-spare =
    { $plays ->
        [one] Puoi farne a meno: il resto esce in una giocata.
       *[other] Puoi farne a meno: il resto esce in { $plays } giocate, e con nessun altro regalo sarebbero meno.
    }
guide-gang-give-odd = È la più bassa delle tue carte spaiate.
guide-gang-give-low =
    { $lower ->
        [one] Solo una delle tue carte è più bassa.
       *[other] Solo { $lower } delle tue carte sono più basse.
    }
guide-gang-give-lowest = È la tua carta più bassa.
guide-gang-cut = Taglia dove vuoi: nessuno sa dove siano le carte.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Chi apre gioca la combinazione che vuole; gli altri la battono con altrettante carte.
guide-about-gang-answer = Puoi battere quello che c’è con altrettante carte più alte, o con una gang.
guide-about-gang-pass = Puoi quasi sempre passare, se non apri. Quando tutti gli altri hanno passato, apre chi ha giocato per ultimo.
guide-about-gang-block = Quando al prossimo giocatore resta una sola carta, le regole ti lasciano poca scelta.
guide-about-gang-last = Quando ti resta una sola carta, gli altri devono saperlo: a questo serve dichiararlo.
guide-about-gang-give = Il vincitore di una mano riceve la carta più alta del perdente e gliene dà una a sua scelta.
guide-about-gang-cut = Il mazzo si taglia prima di dare le carte.

# 13. $target is B, Y or G.
guide-thirteen-only = Non puoi giocare altro.
guide-thirteen-only-safe = Con tutto il resto prenderesti carte.
guide-thirteen-full =
    { $cards ->
        [one] Fa 13 esatti: il prossimo che gioca { thirteen-on } prende la carta.
       *[other] Fa 13 esatti: il prossimo che gioca { thirteen-on } prende queste { $cards } carte.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Fa { $sum } { thirteen-on }: chi aggiunge più di { $room } prende la carta.
       *[other] Fa { $sum } { thirteen-on }: chi aggiunge più di { $room } prende queste { $cards } carte.
    }
guide-thirteen-spoils = Chi ora prende le carte { thirteen-on } prende anche un Quattro Marcio: due punti.
guide-thirteen-highest = Non hai niente di più alto di questo { $value }, e ci sta ancora.
guide-thirteen-own =
    { $cards ->
        [one] La carta { $target ->
            [B] blu
            [Y] gialla
           *[G] verde
        } che ti resta ci starebbe ancora.
       *[other] Le { $cards } carte { $target ->
            [B] blu
            [Y] gialle
           *[G] verdi
        } che ti restano ci starebbero ancora tutte.
    }
guide-thirteen-over = Delle { $cards } carte che possono ancora andare { thirteen-on }, { $over } ora sforerebbero.
guide-thirteen-keeps = Tieni un { $value }: ci sta ancora quando un bersaglio è quasi pieno.
guide-thirteen-fits =
    { $cards ->
        [one] Dopo ci starebbe ancora una delle altre tue carte.
       *[other] Dopo ci starebbero ancora { $cards } delle altre tue carte.
    }
guide-thirteen-safe = Fa { $sum } { thirteen-on }, quindi non prendi niente.
guide-thirteen-fewest =
    { $cards ->
        [one] Ora con ogni carta prendi qualcosa; così è una carta sola.
       *[other] Ora con ogni carta prendi qualcosa; il minimo sono queste { $cards } carte.
    }
guide-thirteen-most =
    { $target ->
        [B] Avrai più carte blu di tutti, e finché dura non costano niente.
        [Y] Avrai più carte gialle di tutti, e finché dura non costano niente.
       *[G] Avrai più carte verdi di tutti, e finché dura non costano niente.
    }
guide-thirteen-cost =
    { $points ->
        [0] Per come stanno le cose, non ti costa niente.
        [one] Per come stanno le cose, ti costa un punto.
       *[other] Per come stanno le cose, ti costa { $points } punti.
    }
guide-thirteen-not-take =
    { $cards ->
        [one] Prendi una carta, e potevi non prenderne nessuna.
       *[other] Prendi { $cards } carte, e potevi non prenderne nessuna.
    }
guide-thirteen-not-fewer = Prendi { $cards } carte invece di { $fewer }.
guide-thirteen-not-rotten =
    { $rotten ->
        [one] Tra le carte che prendi c’è un Quattro Marcio: due punti.
       *[other] Tra le carte che prendi ci sono { $rotten } Quattro Marci: due punti l’uno.
    }
guide-thirteen-not-cheap =
    { $points ->
        [one] Per come stanno le cose, ti costa un punto in più della mossa migliore.
       *[other] Per come stanno le cose, ti costa { $points } punti in più della mossa migliore.
    }
guide-thirteen-not-room = Agli altri lasci posto per { $room } { thirteen-on }.
guide-thirteen-not-fits =
    { $cards ->
        [0] Dopo non ci sta nessuna delle altre tue carte; dopo la mossa migliore, { $more }.
        [one] Dopo ci sta solo una delle altre tue carte; dopo la mossa migliore, { $more }.
       *[other] Dopo ci stanno solo { $cards } delle altre tue carte; dopo la mossa migliore, { $more }.
    }
guide-thirteen-not-low = Dai via un { $value }, che ci sta ancora quando un bersaglio è quasi pieno.
guide-about-thirteen-put = Un bersaglio arriva a 13; chi sfora prende le carte che c’erano.
guide-about-thirteen-rotten = Un Quattro Marcio va su qualsiasi bersaglio e costa due punti a chi lo prende.
guide-about-thirteen-take = Ogni carta presa costa un punto, ma non quelle di un colore in cui ne hai più di tutti.

# A deal is over: what decided it, and what its end says to the player. $you is yes or no.
guide-end-gang-lead =
    { $you ->
        [yes] Hai preso l’apertura con { $type ->
            [single] { gang-the-card }
            [three] il tuo { gang-combo }
            [flush] il tuo { gang-combo }
            [full_house] il tuo { gang-combo }
           *[other] la tua { gang-combo }
        }, e nessuno te l’ha più tolta.
       *[no] Giocata decisiva: il vincitore ha preso l’apertura con { $type ->
            [single] { gang-the-card }
            [three] un { gang-combo }
            [flush] un { gang-combo }
            [full_house] un { gang-combo }
           *[other] una { gang-combo }
        }, e nessuno gliel’ha più tolta.
    }
guide-end-gang-answer =
    { $you ->
        [yes] Hai chiuso con { $type ->
            [single] { gang-the-card }
            [three] il tuo { gang-combo }
            [flush] il tuo { gang-combo }
            [full_house] il tuo { gang-combo }
           *[other] la tua { gang-combo }
        }, battendo quello che aveva giocato un altro.
       *[no] Giocata decisiva: il vincitore ha chiuso con { $type ->
            [single] { gang-the-card }
            [three] un { gang-combo }
            [flush] un { gang-combo }
            [full_house] un { gang-combo }
           *[other] una { gang-combo }
        }, battendo quello che aveva giocato un altro.
    }
guide-end-gang-alone = Tutti tranne il vincitore erano fuori: nessun altro poteva più vincere la mano.
guide-end-gang-plays = Ti sono servite { $plays } giocate per tutte le tue carte: più lunghe le combinazioni, meno giocate.
guide-end-gang-silent = Non hai detto «Ultima carta!» ed eri fuori dalla mano: ricordatene la prossima volta.
guide-end-gang-gang = Tra le { $left } carte che ti sono rimaste ({ $points } punti) c’era la tua gang di { $number }: gioca una gang finché può ancora darti l’apertura.
guide-end-gang-five = Avevi ancora { $type ->
        [three] il tuo { gang-combo }
        [flush] il tuo { gang-combo }
        [full_house] il tuo { gang-combo }
       *[other] la tua { gang-combo }
    }: tieni anche una carta alta che ti dia l’apertura.
guide-end-gang-one-less = Ti sono rimaste { $left } carte: { $points } punti. Con una in meno sarebbero stati solo { $less }.
guide-end-gang-top = Avevi ancora { gang-the-card }: le carte alte servono a prendersi l’apertura in tempo.
guide-end-gang-low = Ti sono rimaste { $low } carte che sono 4 o meno: apri con quelle ogni volta che puoi.
guide-end-gang-kept =
    { $left ->
        [one] Ti è rimasta una carta: { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
       *[other] Ti sono rimaste { $left } carte: { $points } punti.
    }

guide-end-thirteen-nothing = Non hai preso nemmeno una carta: meglio di così non si può.
guide-end-thirteen-free =
    { $cards ->
        [one] Hai preso una carta, e non ti è costata niente.
       *[other] Hai preso { $cards } carte, e non ti sono costate niente.
    }
guide-end-thirteen-at-once = { $most } delle { $cards } carte che hai preso sono arrivate in un colpo solo, { thirteen-on }.
guide-end-thirteen-took =
    { $cards ->
        [one] Hai preso una carta
       *[other] Hai preso { $cards } carte
    }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
guide-end-thirteen-one-more =
    { $target ->
        [B] Di blu ne avevi { $cards }
        [Y] Di gialle ne avevi { $cards }
       *[G] Di verdi ne avevi { $cards }
    }: con una in più ne avresti avute più di tutti, senza pagarne nessuna.
guide-end-thirteen-rotten =
    { $cost ->
        [2] Un Quattro Marcio da solo ti è costato 2 punti
       *[other] I Quattro Marci da soli ti sono costati { $cost } punti
    }: meglio lasciarli agli altri.
guide-end-thirteen-most =
    { $target ->
        [B] Le tue { $cards } carte blu
        [Y] Le tue { $cards } carte gialle
       *[G] Le tue { $cards } carte verdi
    } non sono costate niente: nessuno ne aveva altrettante.

# What a newcomer is told in the first three turns: what the game is about, what lies there, and what
# goes. The cards that the page raises are those that can be played; in 13 those that take nothing.
guide-first-gang-1 = Lo scopo: restare senza carte prima di tutti.
guide-first-gang-2 = Ogni carta che hai ancora quando qualcuno finisce ti costa punti.
guide-first-gang-3 = Quando tutti gli altri passano, apri con quello che vuoi.
guide-first-thirteen-1 = Lo scopo: prendere meno carte possibile.
guide-first-thirteen-2 = Alla fine ogni carta che hai preso costa un punto, e un Quattro Marcio due.
guide-first-thirteen-3 = Non paghi niente per un colore di cui hai preso più carte di tutti.
guide-scene-gang-lead = Non c’è niente sul tavolo: apri tu.
guide-scene-gang-free = Non c’è niente sul tavolo: apri con quello che vuoi, una carta, due o tre valori uguali, cinque carte che vanno insieme o una gang.
guide-scene-gang-raised = Le carte sollevate possono.
guide-scene-gang-open = Non c’è niente sul tavolo: apri la partita con l’1 multicolore. Le carte sollevate possono andare con lui.
guide-scene-gang-beat = Sul tavolo: { gang-combo }. { $type ->
        [single] { $card ->
            [RD] Lo batte solo una gang.
           *[other] Si batte con una carta più alta o con una gang.
        }
        [pair] Si batte con una coppia più alta o con una gang.
        [three] Si batte con un tris più alto o con una gang.
        [straight] Si batte con una scala più alta, un colore, un full, una scala reale o una gang.
        [flush] Si batte con un colore più alto, un full, una scala reale o una gang.
        [full_house] Si batte con un full più alto, una scala reale o una gang.
        [straight_flush] Si batte con una scala reale più alta o con una gang.
        [gang_of_7] Niente la batte.
       *[gang] La batte solo una gang più alta.
    }
guide-scene-thirteen = Il blu ha { $blue }, il giallo { $yellow }, il verde { $green }; un bersaglio arriva a 13.
guide-scene-thirteen-fits =
    { $cards ->
        [0] Nessuna delle tue carte ci sta più, quindi prendi quello che c’è su un bersaglio.
        [one] La carta sollevata ci sta.
       *[other] Le carte sollevate ci stanno.
    }
