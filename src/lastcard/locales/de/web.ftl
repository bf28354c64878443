# What several screens of the page say.

web-title = lastcard
web-home = Startseite
web-language = Sprache
web-close = Schließen
web-page-title =
    { $screen ->
        [new] Neuer Tisch – lastcard
        [you] Du – lastcard
        [study] Studieren – lastcard
        [progress] Dein Fortschritt – lastcard
        [match] Eine Partie – lastcard
        [replay] Eine Partie, Zug für Zug – lastcard
        [look] Eine Partie gemeinsam ansehen – lastcard
        [review] Die Analyse einer Partie – lastcard
        [shared] Eine geteilte Analyse – lastcard
        [learn] Lernen – lastcard
        [pad] Wertungsblock – lastcard
        [best] Rangliste – lastcard
        [referee] Schiedsrichter – lastcard
        [rules] Die Regeln – lastcard
        [cards] Übersichtskarten – lastcard
        [tables] Leute finden – lastcard
        [study] Studieren – lastcard
        [tools] Werkzeuge – lastcard
        [verify] Eine Runde prüfen – lastcard
       *[other] lastcard
    }
web-replay = Nachspielen
web-review = Diese Partie analysieren
web-title-turn = Du bist dran – lastcard
web-theme =
    { $theme ->
        [light] Hell
        [dark] Dunkel
       *[auto] Wie das Gerät
    }

# The line to the server.
web-connecting = Verbinden …
web-lost = Die Verbindung ist weg; sie kommt von selbst wieder, und nichts geht verloren.
web-farewell = Der Server startet neu; einen Moment, alles bleibt erhalten.
web-newer = Es gibt eine neuere Fassung dieser Seite; sie wird geladen.
web-seat-freed = Wer den Tisch leitet, hat deinen Platz frei gemacht. Wo einer frei ist, kannst du dich wieder setzen.
web-seat-lost = Du hast keinen Platz mehr an einem Tisch, an dem noch nicht gespielt wurde: Er wurde frei gemacht oder der Tisch geschlossen.
web-failed = Das ging nicht; der Server ist nicht zu erreichen.

# What tables and matches have.
web-players = { $fewest } bis { $most } Personen
web-bots = Bots
web-bot-name =
    { $bot ->
        [novice] Neuling
        [greedy] Gierhals
        [planner] Planer
        [searcher] Grübler
        [master] Meister
        [swift] Flitzer
       *[other] { $bot }
    }
web-turn-told = Du bist dran.
web-rated-short = gewertet
web-best = Die Stärksten in { $game }
web-rules-of = Die Regeln von { $game }
web-game = Spiel
web-seats = Plätze
web-seat = Platz { $seat }
web-speed = Tempo
web-speed-short =
    { $speed ->
        [relaxed] Gemütlich
        [normal] Normal
        [fast] Schnell
       *[days] Fernpartie
    }
web-pace = Tempo der Bots
web-pace-short =
    { $pace ->
        [slow] Langsam
        [fast] Schnell
       *[normal] Normal
    }
web-rated = Gewertet
web-copy = Kopieren
web-copied = Kopiert
web-deal = Runde { $deal }
web-you = Du
web-score = Punkte
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-turn = { $who } ist dran
web-deal-points = Runde
web-total = Gesamt
web-edition = Ausgabe
edition-gang-en-2010 = Englisch, 2010
edition-gang-es-2010 = Spanisch, 2010
edition-gang-fr-2005 = Französisch, 2005
edition-gang-fr-2010 = Französisch, 2010
edition-gang-nl-2010 = Niederländisch, 2010
edition-gang-de-2010 = Deutsch, 2010
edition-gang-it-2002 = Italienisch, 2002
edition-gang-it-2010 = Italienisch, 2010
edition-gang-fi-2010 = Finnisch, 2010
edition-thirteen-fr-2009 = Französisch, 2009
