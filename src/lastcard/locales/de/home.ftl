# The home page.

web-you-are = Du spielst als
web-change-theme = Farben der Seite ändern: { web-theme }
web-about =
    { $game ->
        [thirteen] Drei Ziele, auf jedes passen höchstens 13. Wer darüber kommt, nimmt die Karten.
        [gang] Werde deine Karten los: Schlag, was da liegt, und heb dir eine Gang für den richtigen Moment auf.
       *[other] Ein Kartenspiel.
    }
web-play-now = Jetzt spielen
web-guided = Geführte Partie
web-guided-about = Neu dabei? Leichte Gegner, wenn du keine anderen wählst, und bei jedem Zug ein Tipp in Worten.
web-learn = Lern das Spiel in zehn Minuten
web-lessons = Lektionen
web-edition-and-speed = Ausgabe und Tempo
web-make-table = Mit Freunden spielen
web-my-tables = Deine Tische
web-your-turn-there = du bist dran
web-next-deal-waits = die nächste Runde wartet auf dich
web-between-deals = gleich beginnt die nächste Runde
web-bot-plays = ein Bot spielt für dich
web-more-tables =
    { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
web-stay = Bleiben
# For who hears the page: what a button does, and where.
web-of-game = { $what }, { $game }
web-at-table = { $what }, { $game } mit { $others }
web-not-begun = noch nicht begonnen
web-until = bis { $time }
web-go-on = Weiter
web-open-tables = Offene Tische
web-no-tables = Gerade sucht niemand Gesellschaft. Eröffne einen Tisch oder spiel gegen Bots.
web-free-seats =
    { $seats ->
        [0] voll
        [one] { $seats } Platz frei
       *[other] { $seats } Plätze frei
    }
web-playing = läuft
web-watched =
    { $watchers ->
        [one] { $watchers } schaut zu
       *[other] { $watchers } schauen zu
    }
web-watch = Zuschauen
web-join = Mitspielen
web-of-host = Tisch von { $host }
web-more = Mehr
web-your-page = Du und deine Partien
web-referee = Der Schiedsrichter: Darf ich das spielen?
web-pad = Wertungsblock für echte Karten

# Quick pairing.
web-find = Leute zum Spielen finden
web-find-about = Du sitzt mit denen am Tisch, die dasselbe wollen.
web-find-now = Partie suchen
web-find-bots = Kommt niemand rechtzeitig, füllen Bots den Tisch auf.
web-find-rated = Zählt für die Wertungszahl; ohne Bots, also findet sich vielleicht niemand.
web-wait = Wartezeit
web-wait-for =
    { $seconds ->
        [60] 1 Minute
        [300] 5 Minuten
       *[other] { $seconds } Sekunden
    }
web-waiting = Wir suchen Leute für deinen Tisch …
web-waiting-too =
    { $others ->
        [0] Noch wartet sonst niemand.
        [one] Noch jemand wartet.
       *[other] { $others } andere warten.
    }
web-waiting-bots = In { $seconds } s füllen Bots den Tisch auf.
web-waiting-rated = Noch { $seconds } s, um jemanden zu finden.
web-cancel = Abbrechen
