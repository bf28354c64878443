# 13.

thirteen-name = 13

# What only 13 refuses. A message id is the code of the refusal, its variables are the arguments.

thirteen-no-pass = In 13 legst du in jedem Zug genau eine Karte; passen, ansagen oder abheben kann man nicht.
thirteen-target-unknown = Es gibt kein Ziel { $target }: Die Ziele sind B (Blau), Y (Gelb) und G (Grün).
thirteen-target-missing = { $card } passt auf jedes Ziel, also sag, auf welches: { $card }>B, { $card }>Y oder { $card }>G.
thirteen-wrong-target = { $card } passt nur auf das Ziel der eigenen Farbe, { $own ->
    [B] Blau
    [Y] Gelb
   *[G] Grün
}, nicht auf { $target ->
    [B] Blau
    [Y] Gelb
   *[G] Grün
}.

thirteen-position-unreadable = „{ $part }“ bedeutet in einer Stellung nichts.
thirteen-position-impossible = „{ $part }“ kann in keiner Runde vorkommen.

# The table. $target is B, Y or G.
thirteen-target =
    { $target ->
        [B] Blau
        [Y] Gelb
       *[G] Grün
    }
thirteen-on =
    { $target ->
        [B] auf Blau
        [Y] auf Gelb
       *[G] auf Grün
    }
thirteen-deal-number = Runde { $deal } von { $deals }
thirteen-deals =
    { $you ->
        [yes] du teilst aus
       *[no] { $who } teilt aus
    }
thirteen-direction = im Uhrzeigersinn

# How much a target can still bear; $breaks is the lowest value that is too much, 0 where none is.
thirteen-room =
    { $room ->
        [0] voll, alles ist zu viel
        [13] leer
       *[other] noch { $room } frei, { $breaks ->
            [0] alles passt
           *[other] ab { $breaks } zu viel
        }
    }
thirteen-room-short =
    { $room ->
        [0] voll
        [13] leer
       *[other] { $breaks ->
            [0] noch { $room } frei
           *[other] ab { $breaks } zu viel
        }
    }
thirteen-pile =
    { $cards ->
        [0] nichts mehr zu ziehen
        [one] noch { $cards } Karte zu ziehen
       *[other] noch { $cards } Karten zu ziehen
    }
thirteen-taken = { $cards } genommen
thirteen-sorted =
    { $order ->
        [colour] nach Farbe
       *[other] nach Wert
    }

# What happens. $who is a name, filled up to the width of a column; $you says whether it is the
# reader.
thirteen-dealt =
    { $you ->
        [yes] Runde { $deal }. Du teilst aus.
       *[no] Runde { $deal }. { $who } teilt aus.
    }
thirteen-puts =
    { $you ->
        [yes] { $who }
       *[no] { $who }
    }{ $card } { thirteen-on }, { $sum }
thirteen-takes = { thirteen-puts }: { $you ->
        [yes] du nimmst
       *[no] nimmt
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
thirteen-takes-these = { thirteen-takes }, { $cards }

# What to do now.
thirteen-duty-put = Du bist dran: Wähl eine Karte.
thirteen-duty-take =
    { $choices ->
        [one] Du hast keine Wahl: Mit deiner Karte nimmst du { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
       *[other] Mit jeder Karte nimmst du jetzt etwas, mindestens { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
    }
thirteen-task = Du bist dran: Leg eine Karte auf das Ziel ihrer Farbe.
thirteen-task-rotten = Du bist dran: eine Karte; eine faule Vier legst du, wohin du willst, wie r4>y.
thirteen-task-few =
    { $count ->
        [one] Du bist dran: Sicher ist nur { $moves }, mit allem anderen nimmst du Karten.
       *[other] Du bist dran: Sicher sind nur { $moves }, mit allem anderen nimmst du Karten.
    }
thirteen-task-most = Du bist dran: Mit { $moves } würdest du Karten nehmen, alles andere ist sicher.

# The groups of a list of hints, and what comes of a card.
thirteen-group = { thirteen-target }, jetzt { $sum }
thirteen-hint-makes = ergibt { $sum }
thirteen-hint-takes = nimmt { $cards }

# The end of a deal. $target is B, Y, G or R.
thirteen-deal-over = Runde { $deal } ist zu Ende. Das haben alle genommen:
thirteen-pile-of =
    { $target ->
        [R] Faule x2
       *[other] { thirteen-target }
    }
thirteen-points-head = Punkte
thirteen-most = * die meisten einer Farbe kosten nichts; sonst jede Karte 1, faule Vieren 2
thirteen-pad-deal = Geber
thirteen-pad-length = Die Partie hat { $deals } Runden; wer die wenigsten Punkte hat, gewinnt.
thirteen-next-deal =
    { $you ->
        [dealer] Du teilst als Nächstes aus, und { $beginner } beginnt.
        [beginner] { $dealer } teilt als Nächstes aus, und du beginnst.
       *[no] { $dealer } teilt als Nächstes aus, und { $beginner } beginnt.
    }
thirteen-help =
    Tippe eine Karte, groß oder klein:  b7  oder  y1  oder  g5
    Sie kommt auf das Ziel ihrer Farbe: B Blau, Y Gelb, G Grün. Eine faule
    Vier, R4, passt auf jedes Ziel, also sag, auf welches:  r4>y  oder  r4 y
thirteen-summary =
    Auf dem Tisch liegen drei Ziele, blau, gelb und grün; auf jedes passen
    höchstens 13. Leg in deinem Zug eine Karte auf das Ziel ihrer Farbe und zieh
    eine nach, solange es welche gibt. Eine faule Vier, R4, zählt 4 und passt
    auf jedes Ziel. Passen kann niemand.

    Ist die Summe jetzt größer als 13, nimmst du die Karten, die da lagen; deine
    bleibt liegen. Genau 13 schadet nicht.

      Blau, Gelb und Grün      1 1 1  2 2 2  4 4  5 5 5  7 7 7   in jeder Farbe
      Faule Vieren             acht

    Die Runde ist zu Ende, wenn alle Karten gespielt sind. Jede genommene Karte
    kostet 1 Punkt, eine faule Vier 2. Hast du aber mehr von einer Farbe genommen
    als alle anderen, kostet dich diese Farbe nichts; bei Gleichstand zahlen alle.

    Alle teilen einmal aus, zu dritt zweimal. Die niedrigste Punktzahl gewinnt.
    Die ganzen Regeln: lastcard rules thirteen
