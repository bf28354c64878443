# Play, the first screen of the page.

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
web-more = Meer

web-waiting = Medespelers zoeken …

# A new match, and the ways to people.
web-new-match = Een nieuw spel
web-teach = Leer het mij
web-teach-about = Je eerste spel: makkelijke tegenstanders en bij elke beurt advies in woorden.
web-lessons = Lessen
web-so-many = { $players } spelers
web-change = Wijzigen
web-change-title = { $game } tegen bots
web-change-kept = Dit blijft zo voor je volgende spellen.
web-change-done = Klaar
web-play-with = Met anderen spelen
web-make-about = met link of QR-code
web-find-players = Spelers zoeken
web-open-count =
    { $tables ->
        [0] of kijk wie er speelt
        [one] { $tables } open tafel
       *[other] { $tables } open tafels
    }
