# The pages about the rules, and the two summary cards of each game.

rules-title = { $game }: die Regeln
rules-rules = Die Regeln
rules-cards = Übersichtskarten
rules-none = Über dieses Spiel steht hier noch nichts.
rules-print = Drucken
rules-search = In den Regeln suchen
rules-contents = Inhalt
rules-found =
    { $count ->
        [0] Nichts gefunden; versuch ein anderes Wort.
        [one] Ein Absatz gefunden
       *[other] { $count } Absätze gefunden
    }
rules-no-combo = keine Kombination
rules-higher-than = ist höher als
rules-all-editions = in allen Ausgaben

# The summary cards.
rules-cards-of = { $game }: Übersichtskarten
rules-paper = Zwei Karten auf einem Blatt A4: drucken und in der Mitte durchschneiden.
rules-combos = Kombinationen und Farben
rules-key = Wichtige Regeln und Punkte
rules-combo =
    { $type ->
        [single] Einzelkarte
        [pair] Paar
        [three] Drilling
        [straight] Straße
        [flush] Flush
        [full_house] Full House
        [straight_flush] Straight Flush
        [gang_of_4] Gang of Four
        [gang_of_5] Gang of Five
        [gang_of_6] Gang of Six
       *[gang_of_7] Gang of Seven
    }
rules-order-number = Zuerst entscheidet die Zahl, dann die Farbe.
rules-order-specials = Über der 10: grüner Phönix, gelber Phönix, roter Drache.
rules-order-colours = Grün ist am niedrigsten, dann Gelb, dann Rot.
rules-order-multi = Die mehrfarbige 1 ist die höchste 1; im Flush nimmt sie jede Farbe an.
rules-five-order = Von den Kombinationen aus fünf Karten ist die Straße die niedrigste, der Straight Flush die höchste.
rules-gang-beats = Eine Gang schlägt alles, was keine Gang ist; je mehr Karten, desto höher die Gang.
rules-equal = Gleich hoch ist nicht höher.
rules-key-deal = Zu dritt oder zu viert, je 16 Karten.
rules-key-open = Die erste Runde wird mit der mehrfarbigen 1 eröffnet, allein oder in einer Kombination; später spielt aus, wer die Runde davor gewonnen hat.
rules-key-direction = Die erste Runde wird gegen den Uhrzeigersinn gespielt, die nächste im Uhrzeigersinn und so weiter.
rules-key-turn = In deinem Zug: eine höhere Kombination aus ebenso vielen Karten, eine Gang oder passen.
rules-key-pass = Wer gepasst hat, darf wieder spielen, wenn die Reihe wieder herumkommt.
rules-key-lead = Haben alle anderen gepasst, spielst du aus, was du willst.
rules-key-last = Hast du nur noch eine Karte, sag „Letzte Karte!“, sonst scheidest du aus der Runde aus.
rules-key-block = Die Person nach dir hat nur noch eine Karte, und es liegt eine Einzelkarte: Spiel deine höchste Karte, wenn sie höher ist.
rules-key-block-lead = Du spielst aus, und die Person nach dir hat nur noch eine Karte: zwei oder mehr Karten, wenn du kannst.
rules-key-exchange = Vor jeder neuen Runde wandert die höchste Karte von der Person mit den meisten Karten zu der, die gewonnen hat; zurück kommt eine beliebige.
rules-key-end = Bei { $target } Punkten ist die Partie zu Ende; wer die wenigsten hat, gewinnt.
rules-prices = Punkte für die Karten, die du noch hast
rules-cards-left = Karten übrig
rules-each = Je Karte
rules-makes = Punkte

# The cards of 13.
rules-turn = Karten und Züge
rules-points = Punkte
rules-deck = Die Karten und wie oft es sie gibt
rules-key-13-deal = Jeder hat fünf Karten; der Rest ist der Nachziehstapel. Der linke Nachbar des Gebers beginnt.
rules-key-13-turn = Ein Zug ist eine Karte auf ein Ziel. Passen kann niemand.
rules-key-13-colour = Eine farbige Karte kommt auf das Ziel ihrer Farbe.
rules-key-13-rotten = Eine faule Vier passt auf jedes Ziel.
rules-key-13-draw = Danach ziehst du eine Karte, solange es welche gibt.
rules-key-13-limit = Mehr als { $limit } auf einem Ziel: Nimm die Karten, die dort lagen; deine bleibt liegen. Genau { $limit } schadet nicht.
rules-key-13-over = Die Runde ist zu Ende, wenn Stapel und Hände leer sind.
rules-cost-coloured =
    { $points ->
        [one] Jede farbige Karte, die du genommen hast: { $points } Minuspunkt.
       *[other] Jede farbige Karte, die du genommen hast: { $points } Minuspunkte.
    }
rules-cost-rotten =
    { $points ->
        [one] Jede faule Vier: immer { $points } Minuspunkt.
       *[other] Jede faule Vier: immer { $points } Minuspunkte.
    }
rules-cost-most = Wer von einer Farbe die meisten Karten hat, zahlt für diese Farbe nichts.
rules-cost-level = Haben mehrere die meisten, zahlen sie alle.
rules-cost-lying = Was auf den Zielen liegen bleibt, zählt für niemanden.
rules-cost-win = Wer die wenigsten Minuspunkte hat, gewinnt.
rules-cost-example = Ein Beispiel: Durchgestrichenes kostet nichts
rules-taken = Genommen
rules-rooms = Was noch auf ein Ziel passt
rules-sum = Summe
rules-fits = Passt
rules-length = Wie lange eine Partie dauert
rules-deals = Runden

# The rules in two minutes.
rules-brief = In zwei Minuten
rules-full = Die ganzen Regeln
rules-brief-gang-aim = Werde deine Karten los, bevor es die anderen tun. Wer das zuerst schafft, gewinnt die Runde; die anderen bekommen Punkte für die Karten, die sie noch haben, und Punkte sind schlecht.
rules-brief-gang-turn = Wenn du dran bist, spiel etwas Höheres als das, was da liegt, mit gleich vielen Karten. Oder passe: Kommst du wieder dran, darfst du wieder spielen.
rules-brief-gang-order = Zuerst entscheidet die Zahl. Bei gleichen Zahlen ist Grün am niedrigsten, dann kommt Gelb, dann Rot. Über der 10 stehen zwei Phönixe und ganz oben der Drache.
rules-brief-gang-combos = Du kannst eine Karte spielen, zwei oder drei gleiche Zahlen oder fünf Karten, die zusammenpassen. Von fünf Karten gibt es diese vier Arten, von schwach nach stark:
rules-brief-gang-gang = Vier oder mehr gleiche Zahlen sind eine Gang. Sie schlägt alles außer einer höheren Gang.
rules-brief-gang-lead = Wenn alle anderen passen, spielst du aus, was du willst.
rules-brief-gang-last = Hast du nur noch eine Karte, sag „Letzte Karte!“. Wer vor dir dran ist, muss dich dann mit der höchsten Karte aufhalten, wenn es geht.
rules-brief-gang-end = Sobald jemand { $target } Punkte hat, ist die Partie zu Ende; wer die wenigsten hat, gewinnt.
rules-brief-13-aim = Nimm so wenige Karten wie möglich: Genommene Karten kosten Punkte.
rules-brief-13-turn = Wenn du dran bist, leg eine Karte auf das Ziel ihrer Farbe und zieh eine nach. Passen gibt es nicht.
rules-brief-13-limit = Auf ein Ziel passen höchstens { $limit }. Wird es durch deine Karte mehr, nimmst du die Karten, die dort lagen; deine bleibt liegen.
rules-brief-13-rotten = Eine faule Vier passt auf jedes Ziel.
rules-brief-13-cost = Am Ende einer Runde kostet jede Karte, die du genommen hast, 1 Punkt und eine faule Vier 2.
rules-brief-13-most = Hast du aber von einer Farbe mehr Karten genommen als alle anderen, kostet dich diese Farbe nichts. Faule Vieren sind nie umsonst.
rules-brief-13-end = Alle teilen einmal aus, zu dritt zweimal. Dann gewinnt, wer die wenigsten Punkte hat.
