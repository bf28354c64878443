# Finding players: the open tables, and quick pairing.

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
web-find = Snel aan tafel
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
web-waiting-too =
    { $others ->
        [0] Er wacht nog niemand anders.
        [one] Er wacht nog iemand.
       *[other] Er wachten { $others } anderen.
    }
web-waiting-bots = Over { $seconds } s vullen bots de tafel aan.
web-waiting-rated = Nog { $seconds } s om iemand te vinden.
web-cancel = Annuleren
