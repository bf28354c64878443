# What is refused, whatever the game. A message id is the code of the refusal.

rules = Das erlauben die Regeln nicht.
unreadable = Das bedeutet hier nichts; tippe ? für Hilfe.
card-unknown = Es gibt keine Karte „{ $card }“; schreib Farbe und Zahl, wie in G5.
cards-impossible =
    { $copies ->
        [one] { $card } gibt es nur einmal; nenn die Karte nur einmal.
       *[other] { $card } gibt es nur { $copies }-mal; nenn weniger davon.
    }
move-unreadable = „{ $text }“ ist kein Zug.
bad-options = Mit diesen Optionen lässt sich keine Partie spielen.
edition-unknown = Es gibt keine Ausgabe „{ $edition }“; zur Wahl stehen { $known }.
option-unknown = Es gibt keine Option „{ $option }“; zur Wahl stehen { $known }.
option-refused = Die Option { $option } kann nicht „{ $value }“ sein; zur Wahl stehen { $allowed }.
seats-refused = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
move-refused = Dieser Zug ist jetzt nicht erlaubt.
match-over = Die Partie ist zu Ende; es kann nichts mehr gespielt werden.
not-your-turn = Du bist noch nicht dran; warte auf die anderen.
wrong-phase =
    { $awaited ->
        [deal] Die Karten sind noch nicht verteilt; warte auf das Austeilen.
        [cut] Erst muss abgehoben werden; tippe eine Zahl.
        [show] Erst muss abgehoben werden; tippe eine Zahl.
        [exchange] Erst gibst du eine Karte zurück; tippe die Karte.
        [play] Jetzt wird gespielt; tippe Karten oder passe.
       *[other] Jetzt ist ein anderer Zug fällig; tippe ? für Hilfe.
    }
card-not-held = { $cards } hast du nicht; spiel Karten von deiner eigenen Hand.
deck-wrong = Die verteilten Karten sind nicht die dieses Spiels; misch alle Karten zusammen.
lesson-wrong = Die Lektion { $lesson } lässt sich nicht unterrichten: { $problem }.
nothing-asked = In diesem Schritt der Lektion gibt es nichts zu probieren; geh weiter zum nächsten.
