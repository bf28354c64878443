# Learning: the list of lessons, and what they have in common. What each one says is in lessons.ftl.

learn-title = Lernen
learn-none = Dazu gibt es noch keine Lektion.
learn-brief = Die Regeln in zwei Minuten
learn-full = Die ganzen Regeln
learn-summary = Übersichtskarten
learn-read = Zum Lesen über { $game }
learn-first = Erste Lektion: { $title }
learn-progress = { $done } von { $all } geschafft
learn-done = geschafft
learn-next-one = Als Nächstes
learn-back = Alle Lektionen
learn-step = Schritt { $step } von { $of }
learn-answers = Antworten
learn-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
learn-go-on = Weiter
learn-finish = Fertig
learn-reveal = Zeig es mir
learn-well-done = Gut gemacht!
learn-next = Weiter mit: { $title }
learn-all-done = Jetzt kannst du alles! Zeit für eine echte Partie.
learn-play = Eine Partie spielen

# Why the rules do not allow a try, and what it would need.
learn-not-a-combo =
    { $cards ->
        [2] Diese zwei passen nicht zusammen. Ein Paar braucht zwei gleiche Zahlen.
        [3] Diese drei passen nicht zusammen. Ein Drilling braucht drei gleiche Zahlen.
        [4] Vier Karten passen nur als Gang zusammen: alle mit derselben Zahl.
        [5] Diese fünf passen nicht zusammen. Du brauchst fünf Zahlen in Folge, fünf von einer Farbe oder einen Drilling und ein Paar.
       *[other] So viele Karten passen nicht zusammen. Nimm eine, zwei, drei oder fünf, oder eine Gang.
    }
learn-must-lead = Du spielst aus, also kannst du nicht passen: Spiel, was du willst.
learn-must-open = Wer die Partie eröffnet, muss die mehrfarbige 1 mit ausspielen.
learn-wrong-size =
    { $size ->
        [1] Da liegt eine Einzelkarte, also brauchst du auch eine, und zwar eine höhere.
        [2] Da liegt ein Paar, also brauchst du auch ein Paar, und zwar ein höheres.
        [3] Da liegt ein Drilling, also brauchst du auch einen, und zwar einen höheren.
       *[other] Da liegen fünf Karten, also brauchst du auch fünf, die zusammenpassen und höher sind.
    }
learn-too-low = Das reicht nicht: { $mine } ist nicht höher als { $theirs }. Du brauchst etwas Höheres.
learn-must-block = Die Person nach dir hat nur noch eine Karte: Halt sie mit deiner höchsten auf und spiel { gang-the-card }.
learn-must-lead-several = Der Nächste hat nur noch eine Karte: Spiel zwei oder mehr Karten zusammen aus.
learn-must-lead-highest = Der Nächste hat nur noch eine Karte: Spiel deine höchste Karte aus, { gang-the-card }.
learn-call-refused = Sag „Letzte Karte!“ nur mit einem Zug, nach dem du genau eine Karte hast.
learn-wrong-target =
    { $colour ->
        [B] Eine blaue Karte gehört auf das blaue Ziel.
        [Y] Eine gelbe Karte gehört auf das gelbe Ziel.
       *[G] Eine grüne Karte gehört auf das grüne Ziel.
    }
