# The home page.

web-you-are = Je speelt als
web-change-theme = Kleuren van de pagina wijzigen: { web-theme }
web-about =
    { $game ->
        [thirteen] Drie doelen, en op elk past hoogstens 13. Wie eroverheen gaat, neemt de kaarten.
        [gang] Raak je kaarten kwijt: versla wat er ligt, en bewaar een gang voor het juiste moment.
       *[other] Een kaartspel.
    }
web-play-now = Nu spelen
web-guided = Begeleid spelen
web-guided-about = Nieuw hier? Makkelijke tegenstanders als je geen andere kiest, en bij elke beurt advies in woorden.
web-learn = Leer het spel in tien minuten
web-lessons = Lessen
web-edition-and-speed = Uitgave en tempo
web-make-table = Met vrienden spelen
web-my-tables = Je tafels
web-your-turn-there = jouw beurt
web-next-deal-waits = de volgende partij wacht op je
web-between-deals = de volgende partij begint zo
web-bot-plays = een bot speelt voor je
web-more-tables =
    { $count ->
        [one] nog { $count }
       *[other] nog { $count }
    }
web-stay = Blijven
# For who hears the page: what a button does, and where.
web-of-game = { $what }, { $game }
web-at-table = { $what }, { $game } met { $others }
web-not-begun = nog niet begonnen
web-until = tot { $time }
web-go-on = Verder
web-open-tables = Open tafels
web-no-tables = Niemand zoekt nu medespelers. Maak een tafel, of speel tegen bots.
web-free-seats =
    { $seats ->
        [0] vol
        [one] { $seats } plaats vrij
       *[other] { $seats } plaatsen vrij
    }
web-playing = bezig
web-watched =
    { $watchers ->
        [one] { $watchers } kijkt mee
       *[other] { $watchers } kijken mee
    }
web-watch = Meekijken
web-join = Meespelen
web-of-host = Tafel van { $host }
web-more = Meer
web-your-page = Jij en je spellen
web-referee = De scheidsrechter: mag ik dit spelen?
web-pad = Scoreblok voor echte kaarten

# Quick pairing.
web-find = Medespelers zoeken
web-find-about = Je komt aan tafel met wie hetzelfde wil.
web-find-now = Zoek een spel
web-find-bots = Komt er niemand op tijd, dan vullen bots de tafel aan.
web-find-rated = Telt voor de rating; zonder bots, dus misschien wordt er niemand gevonden.
web-wait = Wachttijd
web-wait-for =
    { $seconds ->
        [60] 1 minuut
        [300] 5 minuten
       *[other] { $seconds } seconden
    }
web-waiting = Medespelers zoeken …
web-waiting-too =
    { $others ->
        [0] Er wacht nog niemand anders.
        [one] Er wacht nog iemand.
       *[other] Er wachten { $others } anderen.
    }
web-waiting-bots = Over { $seconds } s vullen bots de tafel aan.
web-waiting-rated = Nog { $seconds } s om iemand te vinden.
web-cancel = Annuleren
