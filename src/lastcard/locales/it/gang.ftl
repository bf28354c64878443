# Gang of Four: cards, combos, refusals, and what happens at the table.

gang-name = Gang of Four

# $colour is green, yellow or red; $card and $number are as in the notation.
gang-colour =
    { $colour ->
        [green] verde
        [yellow] giallo
       *[red] rosso
    }
gang-card =
    { $card ->
        [M1] 1 multicolore
        [GP] fenice verde
        [YP] fenice gialla
        [RD] drago rosso
       *[other] { $number } { gang-colour }
    }
gang-the-card =
    { $card ->
        [M1] l’{ gang-card }
        [G1] l’{ gang-card }
        [Y1] l’{ gang-card }
        [R1] l’{ gang-card }
        [G8] l’{ gang-card }
        [Y8] l’{ gang-card }
        [R8] l’{ gang-card }
        [GP] la { gang-card }
        [YP] la { gang-card }
       *[other] il { gang-card }
    }

# The cards of a combo by their number: what it is made of, and the pair of a full house.
gang-numbers =
    { $number ->
        [phoenix] fenici
       *[other] { $number }
    }
gang-others =
    { $other ->
        [phoenix] fenici
       *[other] { $other }
    }

# $number is what the combo is made of, $other the pair of a full house, $low and $high the ends.
gang-combo =
    { $type ->
        [single] { gang-card }
        [pair] coppia di { gang-numbers }
        [three] tris di { gang-numbers }
        [straight] scala da { $low } a { $high }
        [flush] colore { gang-colour }, carta alta { $high }
        [full_house] full di { gang-numbers } con coppia di { gang-others }
        [straight_flush] scala reale { $colour ->
            [green] verde
            [yellow] gialla
           *[red] rossa
        } da { $low } a { $high }
        [gang_of_4] Gang of Four di { gang-numbers }
        [gang_of_5] Gang of Five di { gang-numbers }
        [gang_of_6] Gang of Six di { gang-numbers }
       *[gang_of_7] Gang of Seven di 1
    }

# The groups of a list of hints.
gang-group =
    { $type ->
        [single] Carte singole
        [pair] Coppie
        [three] Tris
        [straight] Scale
        [flush] Colori
        [full_house] Full
        [straight_flush] Scale reali
        [gang] Gang
        [give] Carte da dare
       *[other] Oppure
    }

# What only this game refuses.
gang-not-a-combo = { $cards } non è una combinazione; gioca una carta singola, una coppia, un tris, cinque carte che stanno insieme o una gang.
gang-position-unreadable = «{ $part }» non significa niente in una posizione.
gang-position-impossible = «{ $part }» non può capitare in nessuna mano.
gang-must-lead = Sei tu ad aprire questo giro, quindi non puoi passare; gioca la combinazione che vuoi.
gang-must-open = La prima apertura di una partita contiene l’1 multicolore; gioca M1, da solo o in una combinazione.
gang-opening-too-large = La prima apertura di una partita ha al massimo cinque carte; gioca meno carte insieme a M1.
gang-wrong-size =
    { $size ->
        [one] { $cards } non va bene; gioca una carta più alta o una gang, oppure passa.
       *[other] { $cards } non va bene; gioca una combinazione più alta di { $size } carte o una gang più alta, oppure passa.
    }
gang-too-low = { $cards } non batte { $to_beat }; gioca qualcosa di più alto, oppure passa.
gang-must-block =
    { $card ->
        [none] Al prossimo giocatore resta una sola carta; gioca una gang.
       *[other] Al prossimo giocatore resta una sola carta; gioca la tua carta più alta, { $card }{ $gang ->
            [yes] , o una gang
           *[no] {""}
        }.
    }
gang-must-lead-several = Al prossimo giocatore resta una sola carta; apri con due o più carte insieme.
gang-must-lead-highest = Al prossimo giocatore resta una sola carta; apri con la tua carta più alta, { $card }.
gang-call-refused = «Ultima carta!» si dice appena si resta con una sola carta; gioca senza dirlo.
gang-call-automatic = In questa partita è il tavolo a dichiarare le ultime carte; gioca senza il «!».
gang-cut-refused = Non puoi tagliare a { $at }; scrivi un numero da 1 a 63 non ancora usato.

# The table.
gang-title = Gang of Four
gang-deal-number = mano { $deal }
gang-direction =
    { $direction ->
        [right] senso antiorario
       *[left] senso orario
    }
gang-badge-last = ULTIMA CARTA
gang-badge-out = fuori dalla mano
gang-sorted =
    { $order ->
        [colour] per colore
       *[other] per valore
    }

# What happens. $who is a name; $you says whether it is the reader.
gang-passes = passo
gang-leads =
    { $you ->
        [yes] Hanno passato tutti: apri tu il prossimo giro.
       *[no] Hanno passato tutti: { $who } apre il prossimo giro.
    }
gang-cycle-won =
    { $you ->
        [yes] Vinci il giro e apri il prossimo.
       *[no] { $who } vince il giro e apre il prossimo.
    }
gang-led =
    { $you ->
        [yes] Apri tu questo giro.
       *[no] { $who } apre questo giro.
    }
gang-declares = Ultima carta!
gang-undeclared =
    { $you ->
        [yes] Non hai detto «Ultima carta!» in tempo: sei fuori da questa mano e tieni una carta.
       *[no] { $who } non ha detto «Ultima carta!» in tempo ed è fuori da questa mano.
    }
gang-undeclared-rule = Chi resta con una carta lo dice, con last! o r7!, prima che giochi il prossimo (GF-8.5).
gang-waits-call = Un momento: { $who } può ancora dire «Ultima carta!». Poi vale la tua giocata.
gang-dealt =
    { $you ->
        [yes] Mano { $deal }, { gang-direction }. Dai tu le carte.
       *[no] Mano { $deal }, { gang-direction }. { $who } dà le carte.
    }
gang-cut =
    { $you ->
        [yes] Tagli il mazzo a { $at }.
       *[no] { $who } taglia il mazzo a { $at }.
    }
gang-shown =
    { $you ->
        [yes] Mostri
       *[no] { $who } mostra
    } { gang-the-card }{ $again ->
        [yes] {""}, che non si conta: si taglia di nuovo.
       *[no] {"."}
    }
gang-given-forced =
    { $you ->
        [giver] Dai a { $taker } la tua carta più alta, { gang-the-card }.
        [taker] { $giver } ti dà la sua carta più alta, { gang-the-card }.
       *[no] { $giver } dà a { $taker } la sua carta più alta, { gang-the-card }.
    }
gang-given-back =
    { $you ->
        [giver] In cambio dai a { $taker } { gang-the-card }.
        [taker] In cambio { $giver } ti dà { gang-the-card }.
       *[no] In cambio { $giver } dà a { $taker } { gang-the-card }.
    }

# What there is to do: a sentence for every code of a duty.
gang-duty-cut = Taglia il mazzo.
gang-duty-show = Taglia ancora, per mostrare una carta.
gang-duty-give = Scegli una carta da dare in cambio a { $who }; può essere quella ricevuta.
gang-duty-call = Ti resta una carta: di’ «Ultima carta!» prima che giochi il prossimo.
gang-duty-open = Apri tu la partita: gioca l’1 multicolore, da solo o in una combinazione.
gang-duty-lead = Apri tu: gioca la combinazione che vuoi.
gang-duty-lead-several = A { $who } resta una sola carta: devi aprire con due o più carte.
gang-duty-lead-highest = A { $who } resta una sola carta: apri con la tua più alta, { gang-the-card }.
gang-duty-block =
    { $gang ->
        [only] A { $who } resta una sola carta: devi giocare una gang.
        [yes] A { $who } resta una sola carta: gioca la tua più alta, { gang-the-card }, o una gang.
       *[no] A { $who } resta una sola carta: gioca la tua più alta, { gang-the-card }.
    }
gang-duty-beat = Tocca a te: gioca più alto, o passa.
gang-duty-nothing-higher = Non hai niente di più alto.

# The same in the terminal, where it says what to type.
gang-task-beat = Da battere: { $combo } ({ $who }). Più alto, o p per passare.
gang-task-nothing-higher = Da battere: { $combo } ({ $who }). Non puoi: p per passare.
gang-task-call = Hai una carta e non l’hai detto: scrivi last! subito, o sei fuori.
gang-task-cut = Taglia il mazzo: un numero da 1 a 63, o Invio per il mezzo.
gang-task-show = Taglia ancora per mostrare una carta: da 1 a 63, o Invio per il mezzo.

# The end of a deal and of a match.
gang-won-deal =
    { $you ->
        [yes] Vinci la mano { $deal }.
       *[no] { $who } vince la mano { $deal }.
    }
gang-pad-forgot = ! non ha detto «Ultima carta!»
gang-pad-target = La partita finisce quando qualcuno ha { $rule ->
        [exceed] più di { $target }
       *[reach] { $target }
    } punti; vince chi ne ha meno.
gang-next-deal =
    { $you ->
        [yes] Nella prossima mano, in { gang-direction }, dai le carte e apri tu.
       *[no] Nella prossima mano, in { gang-direction }, { $who } dà le carte e apre.
    }
gang-next-gift =
    { $you ->
        [giver] Darai a { $taker } la tua carta più alta.
        [taker] { $giver } ti darà la sua carta più alta.
       *[no] { $giver } darà a { $taker } la sua carta più alta.
    }
gang-help =
    Scrivi le carte in qualsiasi ordine, maiuscole o no:  g3 y3
    oppure  r5,y6,g7,g8,r9
    I colori sono G verde, Y giallo, R rosso. M1 è l’1 multicolore, GP e YP sono
    le fenici, RD è il drago.
      p, pass        non giocare niente in questo turno
      last!          dire «Ultima carta!» quando tocca ai giocatori dirlo;
                     o insieme alla giocata:  r7!
gang-summary =
    Liberati delle tue carte. Chi gioca l’ultima vince la mano; gli altri
    prendono punti per le carte che restano, e chi ha meno punti vince la
    partita.

    Al tuo turno batti quello che c’è con una combinazione più alta di
    altrettante carte, gioca una gang, oppure passa. Quando passano tutti gli
    altri, apri con quello che vuoi. Conta prima il valore, poi il colore:
    verde, giallo, rosso. M1 è l’1 più alto; le fenici GP e YP e il drago RD
    stanno sopra i 10.

      singola  coppia  tris   valori uguali; GP YP è una coppia
      scala                   cinque valori di fila          la più bassa
      colore                  cinque carte di un colore
      full                    un tris e una coppia
      scala reale             una scala di un solo colore    la più alta
      gang                    da quattro a sette valori uguali: batte tutto
                              tranne una gang più alta

    Se al prossimo giocatore resta una sola carta, devi giocare la tua più alta
    su una carta singola, e aprire con due o più carte se puoi.
    Ogni carta rimasta costa 1 punto, da 8 carte in su 2, da 11 in su 3, da 14
    in su 4, e tutte e 16 costano 80. Le regole complete: lastcard rules
