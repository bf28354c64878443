# Finding players: the open tables, and quick pairing.

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
web-find = Schnell an einen Tisch
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
web-waiting-too =
    { $others ->
        [0] Noch wartet sonst niemand.
        [one] Noch jemand wartet.
       *[other] { $others } andere warten.
    }
web-waiting-bots = In { $seconds } s füllen Bots den Tisch auf.
web-waiting-rated = Noch { $seconds } s, um jemanden zu finden.
web-cancel = Abbrechen
