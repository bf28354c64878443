# What several screens of the page say.

web-title = lastcard
web-home = Startpagina
web-language = Taal
web-close = Sluiten
web-page-title =
    { $screen ->
        [new] Nieuwe tafel – lastcard
        [you] Jij – lastcard
        [study] Studeren – lastcard
        [progress] Je vooruitgang – lastcard
        [match] Een spel – lastcard
        [replay] Een spel, zet voor zet – lastcard
        [look] Samen een spel bekijken – lastcard
        [review] De analyse van een spel – lastcard
        [shared] Een gedeelde analyse – lastcard
        [learn] Leren – lastcard
        [pad] Scoreblok – lastcard
        [best] De sterkste spelers – lastcard
        [referee] Scheidsrechter – lastcard
        [rules] De regels – lastcard
        [cards] Overzichtskaarten – lastcard
        [tables] Spelers zoeken – lastcard
        [study] Studie – lastcard
        [tools] Tools – lastcard
        [verify] Een partij controleren – lastcard
       *[other] lastcard
    }
web-replay = Spel terugkijken
web-review = Dit spel analyseren
web-title-turn = Jij bent aan de beurt – lastcard
web-theme =
    { $theme ->
        [light] Licht
        [dark] Donker
       *[auto] Systeem
    }

# The line to the server.
web-connecting = Verbinden …
web-lost = De verbinding is weg; ze komt vanzelf terug, en er gaat niets verloren.
web-farewell = De server wordt herstart; een ogenblik, alles blijft bewaard.
web-newer = Er is een nieuwere versie van deze pagina; die wordt geladen.
web-seat-freed = Wie de tafel leidt, heeft je plaats vrijgemaakt. Je kunt weer gaan zitten waar er een vrij is.
web-seat-lost = Je hebt geen plaats meer aan een tafel waar nog niet werd gespeeld: die is vrijgemaakt, of de tafel is gesloten.
web-failed = Dat lukte niet; de server is niet te bereiken.

# What tables and matches have.
web-players = { $fewest } tot { $most } spelers
web-bots = Bots
web-bot-name =
    { $bot ->
        [novice] Beginner
        [greedy] Veelvraat
        [planner] Planner
        [searcher] Piekeraar
        [master] Meester
        [swift] Flits
       *[other] { $bot }
    }
web-turn-told = Je bent aan de beurt.
web-rated-short = met rating
web-best = De sterksten in { $game }
web-rules-of = De regels van { $game }
web-game = Spel
web-seats = Spelers
web-seat = Plaats { $seat }
web-speed = Tempo
web-speed-short =
    { $speed ->
        [relaxed] Rustig
        [normal] Normaal
        [fast] Snel
       *[days] Per correspondentie
    }
web-pace = Tempo van de bots
web-pace-short =
    { $pace ->
        [slow] Langzaam
        [fast] Snel
       *[normal] Normaal
    }
web-rated = Met rating
web-copy = Kopiëren
web-copied = Gekopieerd
web-deal = Partij { $deal }
web-you = Jij
web-score = Score
web-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-turn = { $who } is aan de beurt
web-deal-points = Partij
web-total = Totaal
web-edition = Uitgave
edition-gang-en-2010 = Engels, 2010
edition-gang-es-2010 = Spaans, 2010
edition-gang-fr-2005 = Frans, 2005
edition-gang-fr-2010 = Frans, 2010
edition-gang-nl-2010 = Nederlands, 2010
edition-gang-de-2010 = Duits, 2010
edition-gang-it-2002 = Italiaans, 2002
edition-gang-it-2010 = Italiaans, 2010
edition-gang-fi-2010 = Fins, 2010
edition-thirteen-fr-2009 = Frans, 2009
