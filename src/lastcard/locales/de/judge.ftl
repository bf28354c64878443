# The referee of the page: which cards lie there, which one wants to play, and what he says.

judge-title = Schiedsrichter
judge-cards = Karten zur Auswahl
judge-undo = Rückgängig
judge-clear = Alles löschen
judge-played = Hab ich gespielt
judge-table = Auf dem Tisch
judge-play = Ich will spielen
judge-rest = Meine anderen Karten
judge-nothing = nichts, du spielst aus
judge-tap = tippe unten Karten an
judge-not-a-combo = keine Kombination
judge-take-out = { $card }, herausnehmen
judge-put-in =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $count } gewählt
    }
judge-last = Der Nächste hat noch eine Karte
judge-last-about = Dann kommt es darauf an, was du sonst noch hast: Gib auch deine anderen Karten an.
judge-opening = Eröffnung der Partie
judge-edition = Ausgabe
judge-ask = Wähl, was auf dem Tisch liegt, dann die Karten, die du spielen willst.
judge-ask-mine = Wähl jetzt die Karten, die du spielen willst.

# Why cards may be played.
judge-may-lead = Ja, das darfst du ausspielen.
judge-may-open = Ja, damit darfst du die Partie eröffnen.
judge-may-higher = Ja, das ist höher.
judge-may-gang = Ja, eine Gang schlägt alles, was keine Gang ist.
judge-may-block = Ja, das darfst du spielen, wenn die Person nach dir nur noch eine Karte hat.
judge-may-pass = Du darfst auch passen.

# Why not.
judge-no-combo = Nein, diese Karten sind keine Kombination.
judge-table-no-combo = Was auf dem Tisch liegt, ist keine Kombination.
judge-must-lead = Du darfst nicht passen, denn du spielst aus.
judge-must-open = Nein, zur Eröffnung der Partie gehört die mehrfarbige 1.
judge-opening-too-large = Nein, in dieser Ausgabe wird die Partie mit höchstens fünf Karten eröffnet.
judge-wrong-size =
    { $size ->
        [one] Nein, auf eine Einzelkarte gehört eine Einzelkarte oder eine Gang.
       *[other] Nein, es müssen { $size } Karten sein wie auf dem Tisch, oder eine Gang.
    }
judge-too-low = Nein, das ist niedriger.
judge-level = Nein, das ist gleich hoch, und gleich hoch ist nicht höher.
judge-only-gang = Nein, nur eine höhere Gang schlägt eine Gang.
judge-must-block-card = Nein, die Person nach dir hat nur noch eine Karte: Du musst deine höchste Karte spielen, { gang-the-card }.
judge-must-block-gang = Nein, die Person nach dir hat nur noch eine Karte: Du musst eine Gang spielen.
judge-must-block-card-or-gang = Nein, die Person nach dir hat nur noch eine Karte: Du musst deine höchste Karte spielen, { gang-the-card }, oder eine Gang.
judge-must-lead-several = Nein, die Person nach dir hat nur noch eine Karte: Du musst zwei oder mehr Karten ausspielen.
judge-must-lead-highest = Nein, die Person nach dir hat nur noch eine Karte: Du musst deine höchste Karte ausspielen, { gang-the-card }.
judge-may-not-pass = Passen darfst du nicht.

# 13.
judge-ask-13 = Wähl, was auf den Zielen liegt, dann die Karte, die du spielen willst.
judge-play-13 = Meine Karte
judge-on =
    { $target ->
        [B] Auf Blau
        [Y] Auf Gelb
       *[G] Auf Grün
    }
judge-goes-own = Ja, auf das Ziel ihrer Farbe und auf kein anderes.
judge-goes-any = Ja, eine faule Vier darf auf jedes Ziel.
judge-safe = { judge-on }: { $sum }, es passiert nichts.
judge-takes =
    { $takes ->
        [one] { judge-on }: { $sum }, du nimmst die Karte dort.
       *[other] { judge-on }: { $sum }, du nimmst { $takes } Karten.
    }
judge-sum = { $sum } von { $limit }
