# 13.

thirteen-name = 13

# What only 13 refuses. A message id is the code of the refusal, its variables are the arguments.

thirteen-no-pass = A 13 ogni turno è una carta: non c’è niente da passare, da dichiarare o da tagliare.
thirteen-target-unknown = Il bersaglio { $target } non esiste: i bersagli sono B (blu), Y (giallo) e G (verde).
thirteen-target-missing = { $card } va su qualsiasi bersaglio, quindi di’ quale: { $card }>B, { $card }>Y o { $card }>G.
thirteen-wrong-target = { $card } va solo sul bersaglio del suo colore, { $own ->
    [B] il blu
    [Y] il giallo
   *[G] il verde
}, non { $target ->
    [B] sul blu
    [Y] sul giallo
   *[G] sul verde
}.

thirteen-position-unreadable = «{ $part }» non significa niente in una posizione.
thirteen-position-impossible = «{ $part }» non può capitare in nessuna mano.

# The table. $target is B, Y or G.
thirteen-target =
    { $target ->
        [B] Blu
        [Y] Giallo
       *[G] Verde
    }
thirteen-on =
    { $target ->
        [B] sul blu
        [Y] sul giallo
       *[G] sul verde
    }
thirteen-deal-number = mano { $deal } di { $deals }
thirteen-deals =
    { $you ->
        [yes] dai tu le carte
       *[no] { $who } dà le carte
    }
thirteen-direction = senso orario

# How much a target can still bear; $breaks is the lowest value that is too much, 0 where none is.
thirteen-room =
    { $room ->
        [0] pieno, sfora tutto
        [13] vuoto
        [one] posto per { $room }, { $breaks ->
            [0] ci sta tutto
           *[other] un { $breaks } sfora
        }
       *[other] posto per { $room }, { $breaks ->
            [0] ci sta tutto
           *[other] un { $breaks } sfora
        }
    }
thirteen-room-short =
    { $room ->
        [0] pieno
        [13] vuoto
       *[other] { $breaks ->
            [0] posto per { $room }
           *[other] un { $breaks } sfora
        }
    }
thirteen-pile =
    { $cards ->
        [0] niente più da pescare
        [one] { $cards } carta da pescare
       *[other] { $cards } carte da pescare
    }
thirteen-taken =
    { $cards ->
        [one] { $cards } presa
       *[other] { $cards } prese
    }
thirteen-sorted =
    { $order ->
        [colour] per colore
       *[other] per valore
    }

# What happens. $who is a name, filled up to the width of a column; $you says whether it is the
# reader.
thirteen-dealt =
    { $you ->
        [yes] Mano { $deal }. Dai tu le carte.
       *[no] Mano { $deal }. { $who } dà le carte.
    }
thirteen-puts =
    { $you ->
        [yes] { $who }metti
       *[no] { $who }mette
    } { $card } { thirteen-on }, { $sum }
thirteen-takes = { thirteen-puts }: { $you ->
        [yes] prendi
       *[no] prende
    } { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
thirteen-takes-these = { thirteen-takes }, { $cards }

# What to do now.
thirteen-duty-put = Tocca a te: scegli una carta.
thirteen-duty-take =
    { $choices ->
        [one] Non hai scelta: la tua carta ne fa prendere { $cards ->
            [one] { $cards }
           *[other] { $cards }
        }.
       *[other] Con ogni tua carta ora prendi qualcosa; il minimo è { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }.
    }
thirteen-task = Tocca a te: metti una carta sul bersaglio del suo colore.
thirteen-task-rotten = Tocca a te: una carta; un Quattro Marcio va dove vuoi, per esempio r4>y.
thirteen-task-few =
    { $count ->
        [one] Tocca a te: solo { $moves } è sicura, con le altre prendi carte.
       *[other] Tocca a te: solo { $moves } sono sicure, con le altre prendi carte.
    }
thirteen-task-most = Tocca a te: con { $moves } prendi carte, le altre sono sicure.

# The groups of a list of hints, and what comes of a card.
thirteen-group = { thirteen-target }, ora { $sum }
thirteen-hint-makes = fa { $sum }
thirteen-hint-takes = prendi { $cards }

# The end of a deal. $target is B, Y, G or R.
thirteen-deal-over = La mano { $deal } è finita. Ecco che cosa ha preso ciascuno:
thirteen-pile-of =
    { $target ->
        [R] Marci x2
       *[other] { thirteen-target }
    }
thirteen-points-head = punti
thirteen-most = * chi ne ha di più non paga quel colore; le altre costano 1, i marci 2
thirteen-pad-deal = mazziere
thirteen-pad-length = La partita ha { $deals } mani; vince chi ha meno punti.
thirteen-next-deal =
    { $you ->
        [dealer] Ora dai tu le carte, e comincia { $beginner }.
        [beginner] Ora dà le carte { $dealer }, e cominci tu.
       *[no] Ora dà le carte { $dealer }, e comincia { $beginner }.
    }
thirteen-help =
    Scrivi una carta, maiuscole o no:  b7  oppure  y1  oppure  g5
    Va sul bersaglio del suo colore: B blu, Y giallo, G verde. Un quattro
    marcio, R4, va su qualsiasi bersaglio: di’ quale:  r4>y  oppure  r4 y
thirteen-summary =
    Sul tavolo ci sono tre bersagli, blu, giallo e verde, e ognuno arriva a 13. Al
    tuo turno metti una carta sul bersaglio del suo colore e pescane un’altra,
    finché ce ne sono. Un Quattro Marcio, R4, vale 4 e va su qualsiasi
    bersaglio. Nessuno può passare.

    Se ora la somma supera 13, prendi le carte che c’erano; la tua resta. Con
    13 esatti non succede niente.

      Blu, giallo e verde      1 1 1  2 2 2  4 4  5 5 5  7 7 7   per colore
      Quattro marci            otto

    La mano finisce quando tutte le carte sono giocate. Una carta presa costa 1
    punto, un Quattro Marcio 2. Ma se di un colore hai preso più carte di ogni
    altro, quel colore non ti costa niente; a pari merito pagano tutti.

    Ognuno dà le carte una volta, in tre giocatori due. Vince chi ha meno punti.
    Le regole complete: lastcard rules thirteen
