# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] È la tua ultima carta: vinci la mano.
       *[other] Sono tutte le tue carte: vinci la mano.
    }
guide-gang-certain = Nessuno può più fermarti, qualunque cosa abbiano gli altri.
guide-gang-open = Apri la partita: l’1 multicolore deve esserci.
guide-gang-block =
    { $gang ->
        [yes] Al prossimo giocatore resta una carta: serve la tua carta più alta o una gang.
       *[no] Al prossimo giocatore resta una carta: serve la tua carta più alta.
    }
guide-gang-lead-several = Al prossimo giocatore resta una carta: non puoi aprire con una carta sola.
guide-gang-lead-highest = Al prossimo giocatore resta una carta: devi aprire con la più alta.
guide-gang-reach =
    { $left ->
        [one] Chi ha una sola carta non può rispondere a { $cards } carte.
       *[other] Chi ha solo { $left } carte non può rispondere a { $cards }.
    }
guide-gang-unbeatable = Nessuno può più batterlo: poi apri tu.
guide-gang-unbeatable-then = Nessuno può più batterlo: poi apri tu, forse con questo: { gang-combo }.
guide-gang-highest = Non resta nessuna carta più alta: solo una gang potrebbe batterla.
guide-gang-longest = Ti liberi di { $cards } carte in un colpo, il massimo che puoi.
guide-gang-keeps = Tieni { gang-the-card } per riprendere l’apertura: non resta nessuna carta più alta.
guide-gang-last-highest = La tua ultima carta sarà { gang-the-card }: non ne resta una più alta.
guide-gang-keeps-gang = Tieni la tua gang di { $number } per il momento giusto.
guide-gang-price = Con { $left } carte in mano ognuna costa { $price ->
        [one] un punto
       *[other] { $price } punti
    } invece di { $before }.
guide-gang-lone = Non va con nessun’altra delle tue carte: { gang-card }.
guide-gang-lowest =
    { $type ->
        [single] È la tua carta più bassa
        [pair] È la tua coppia più bassa
       *[three] È il tuo tris più basso
    }: le carte deboli si giocano meglio quando apri.
guide-gang-cheapest = È il più basso che hai per batterlo.
guide-gang-spares = Basterebbe qualcosa di più basso, ma romperebbe questo: { gang-combo }.
guide-gang-gives-up = Rompe qualcosa ({ gang-combo }), ma nessuna tua carta ti dà di sicuro l’apertura.
guide-gang-high =
    { $left ->
        [one] A un giocatore resta una sola carta: gioca alto, così meno carte ti battono.
       *[other] A un giocatore restano solo { $left } carte: gioca alto, così meno carte ti battono.
    }
guide-gang-hurry =
    { $left ->
        [one] A un giocatore resta una sola carta: liberati delle tue finché puoi.
       *[other] A un giocatore restano solo { $left } carte: liberati delle tue finché puoi.
    }
guide-gang-plan =
    { $plays ->
        [one] Il resto della tua mano può uscire in una giocata.
       *[other] Il resto della tua mano può uscire in { $plays } giocate.
    }
guide-gang-declare = Ti resta una carta: di’ «Ultima carta!» mentre giochi.
guide-gang-call = Ti resta una carta: dillo ora, o sei fuori da questa mano.
guide-gang-cannot = Niente di ciò che hai lo batte.
guide-gang-pass-gang = Solo una tua gang lo batte, e più tardi vale di più.
guide-gang-pass-top = Ti costerebbe { gang-the-card }, la tua carta più alta: tienila per aprire più tardi.
guide-gang-pass-breaks = Qualunque cosa giochi, rompi qualcosa, per esempio: { gang-combo }.
guide-gang-pass-calm = Nessuno ha ancora meno di { $left } carte: c’è tempo.
guide-gang-pass-plan =
    { $plays ->
        [one] Così com’è, la tua mano può uscire in una giocata.
       *[other] Così com’è, la tua mano può uscire in { $plays } giocate.
    }
guide-gang-give-lowest = È la tua carta più bassa.
guide-gang-cut = Taglia dove vuoi: nessuno sa dove sono le carte.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Chi apre gioca la combinazione che vuole; si batte con altrettante carte.
guide-about-gang-answer = Si batte con altrettante carte più alte, o con una gang.
guide-about-gang-pass = Passare non è una vergogna: quando passano tutti gli altri, apre chi ha giocato per ultimo.
guide-about-gang-block = Davanti a un’ultima carta le regole lasciano poca scelta.
guide-about-gang-last = Con una sola carta si avvertono tutti: a questo serve l’annuncio.
guide-about-gang-give = Chi vince una mano riceve la carta più alta di chi ha perso e ne restituisce una qualsiasi.
guide-about-gang-cut = Il mazzo si taglia prima di dare le carte.

# 13. $target is B, Y or G.
guide-thirteen-only = Non puoi giocare altro.
guide-thirteen-only-safe = Tutto il resto prenderebbe carte.
guide-thirteen-full =
    { $cards ->
        [one] Fa 13 esatti: la prossima carta { thirteen-on } la prende.
       *[other] Fa 13 esatti: la prossima carta { thirteen-on } ne prende { $cards }.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Lascia posto solo per { $room } { thirteen-on }: chi sfora la prende.
       *[other] Lascia posto solo per { $room } { thirteen-on }: chi sfora ne prende { $cards }.
    }
guide-thirteen-spoils = Chi ora prende le carte { thirteen-on } prende anche un quattro marcio: due punti.
guide-thirteen-highest = Non hai niente di più alto del { $value }, e ci sta ancora.
guide-thirteen-keeps = Tieni un { $value }, che ci sta dove non ci sta quasi niente.
guide-thirteen-fits =
    { $cards ->
        [one] Dopo ci sta ancora una delle tue altre carte.
       *[other] Dopo ci stanno ancora { $cards } delle tue altre carte.
    }
guide-thirteen-safe = Fa { $sum } { thirteen-on }, quindi non prendi niente.
guide-thirteen-fewest =
    { $cards ->
        [one] Ora tutto prende carte; questa ne prende una sola.
       *[other] Ora tutto prende carte; niente ne prende meno di { $cards }.
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
guide-about-thirteen-put = Un bersaglio regge 13; chi sfora prende le carte che c’erano.
guide-about-thirteen-rotten = Un quattro marcio va su qualsiasi bersaglio e costa due punti a chi lo prende.
guide-about-thirteen-take = Ogni carta presa costa un punto, ma non quelle di un colore di cui ne hai più di tutti.
