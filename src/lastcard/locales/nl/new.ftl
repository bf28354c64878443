# Making a table.

web-new-table = Nieuwe tafel
web-edition-about = De gedrukte regels verschillen hier en daar; kies de regels die je kent.
web-differs = Wat deze uitgave anders doet:
web-differs-not = Deze uitgave volgt de gewone regels.
web-options = Alle opties
web-options-changed =
    { $changed ->
        [0] (zoals in de uitgave)
        [one] (één gewijzigd)
       *[other] ({ $changed } gewijzigd)
    }
web-speed-about =
    { $speed ->
        [relaxed] Geen klok; iedereen neemt de tijd die nodig is.
        [normal] 45 seconden voor een zet, daarna zet een bot.
        [fast] 15 seconden voor een zet, voor wie weet hoe het moet.
       *[days] Twee dagen voor een zet; je komt terug als je aan de beurt bent.
    }
web-who-joins = Wie mag meespelen
web-joins =
    { $who ->
        [all] Iedereen
       *[link] Wie de link heeft
    }
web-joins-about =
    { $who ->
        [all] De tafel staat bij de open tafels.
       *[link] De tafel staat nergens; je stuurt de link naar je vrienden.
    }
web-who-watches = Wie mag meekijken
web-watches =
    { $watch ->
        [live] Iedereen
        [delayed] Iedereen, later
       *[off] Niemand
    }
web-watches-about =
    { $watch ->
        [live] Kijkers zien wat er op tafel ligt, en geen handen.
        [delayed] Kijkers zien alles pas enige tijd later.
       *[off] Alleen wie aan tafel zit, ziet het.
    }
web-talk-how = Chat aan tafel
web-talks =
    { $talk ->
        [free] Vrij
       *[phrases] Vaste zinnen
    }
web-talks-about =
    { $talk ->
        [free] Spelers mogen schrijven wat ze willen.
       *[phrases] Een handvol vriendelijke zinnen om aan te klikken.
    }
web-rated-about = Telt voor de rating van iedereen; zonder bots en zonder hints.
web-rated-rules = Spellen met rating worden overal volgens dezelfde regels gespeeld: { $edition }, en de tafel zegt “Kaart!”.
web-spoken = Zelf “Kaart!” zeggen
web-spoken-about = Wie nog één kaart heeft, moet dat zeggen voordat de volgende speelt, anders is de partij voor die speler voorbij. Staat dit uit, dan zegt de tafel het voor iedereen.
web-hints = Hints
web-hints-about = Spelers mogen de sterkste bot vragen wat die zou spelen.
web-seat-free = vrij voor mensen
web-plays-on = Valt in
web-plays-on-about = Deze bot speelt voor wie weg is of vertrokken is, tot die terug is.
web-open-table = Tafel openen
web-start-table = Spel starten
