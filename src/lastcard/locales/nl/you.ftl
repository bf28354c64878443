# The page about oneself: name, habits, account, matches, and what is kept.

you-title = Jij
you-name = Naam
you-save = Opslaan
you-guest = Je speelt als gast: alles staat voor je open, in deze browser.
you-account = Deze naam is alleen van jou.

you-habits = Zoals jij het wilt
you-language = Taal
you-theme = Kleuren
you-sound = Geluid
you-sound-about = Je hoort de kaarten en het kloppen.
you-auto-pass = Automatisch passen
you-auto-pass-about = Kun je niets spelen, dan past de tafel voor je.
you-notify = Meld het als ik aan de beurt ben
you-notify-about = Je browser meldt het zolang er ergens een pagina van dit spel openstaat.
you-notify-refused = Je browser staat dit niet toe; verander dat in de instellingen voor deze pagina.
you-notify-never = Je browser kan dit alleen via https.

you-account-title = Account
you-account-why = Met een account kun je in elke browser spelen, op de ranglijst komen en eigen bots hebben. Alles wat je gespeeld hebt, blijft van jou.
you-register = Account maken
you-log-in = Inloggen
you-log-in-about = Je laat je gastprofiel achter en speelt weer met je account.
you-recover = Wachtwoord vergeten
you-recover-about = Met een van je herstelcodes kom je één keer binnen en kies je een nieuw wachtwoord.
you-recover-do = Laat me binnen
you-code = Herstelcode
you-password = Wachtwoord
you-password-about = Minstens acht tekens; een korte zin is goed.
you-password-old = Huidig wachtwoord
you-password-new = Nieuw wachtwoord
you-change-password = Wachtwoord wijzigen
you-change-password-about = Overal elders word je uitgelogd.
you-password-changed = Je wachtwoord is gewijzigd.
you-log-out = Uitloggen
you-codes = Je herstelcodes
you-codes-about = Bewaar ze waar je ze terugvindt: elke code laat je één keer binnen als je je wachtwoord kwijt bent. Ze worden nooit meer getoond.
you-codes-new = Nieuwe herstelcodes
you-codes-new-about = De oude werken dan niet meer.
you-codes-left =
    { $codes ->
        [0] Je hebt geen herstelcodes meer.
        [one] Je hebt nog één herstelcode.
       *[other] Je hebt nog { $codes } herstelcodes.
    }
you-print = Afdrukken
you-kept =
    { $count ->
        [one] Ik heb hem bewaard
       *[other] Ik heb ze bewaard
    }

you-play = Hoe het ging
you-rating =
    { $matches ->
        [one] rating { $rating }, na één spel met rating
       *[other] rating { $rating }, na { $matches } spellen met rating
    }
you-matches = Je spellen
you-progress = Je vooruitgang
you-left = Spellen die je hebt verlaten
you-left-about = Een bot speelt voor je verder tot het spel is afgelopen.
you-go-back = Teruggaan
you-place-short = { $place }e
you-places = Hoe vaak welke plaats
you-played = Spellen
you-wins = Gewonnen

you-best-about = Accounts die met rating spelen, geordend naar wat ze zeker hebben laten zien.
you-best-nobody = Op deze lijst staat nog niemand. Ze toont accounts die een spel met rating hebben gespeeld: alleen mensen aan tafel, zonder bots en zonder hints.
you-play-rated = Zoek een spel met rating
you-rank = Rang
you-strength = Rating

you-bots = Je bots
you-bots-about = Met een botaccount kan een programma van jou aan tafels gaan zitten; het token is de sleutel.
you-bot-make = Botaccount maken
you-bot-name = Naam van de bot
you-bot-since = sinds { $time }
you-bot-remove = Verwijderen
you-bot-remove-which = { $name } verwijderen
you-bot-remove-sure = { $name } echt verwijderen?
you-token = Het token van { $name }
you-token-about = Geef het aan je programma en aan niemand anders. Het wordt nooit meer getoond.

you-logins = Waar je bent ingelogd
you-login-here = deze browser
you-login-seen = laatst gebruikt: { $time }
you-login-unknown = een onbekend programma
you-login-on = { $browser } op { $system }
you-login-end = Beëindigen
you-login-end-which = Uitloggen op { $agent }

you-data = Wat er over je bewaard wordt
you-export = Alles downloaden
you-export-about = Alles wat deze server over je bewaart, in één bestand.
you-delete = Verwijder mij
you-delete-about = Je naam en alles wat erbij hoort wordt voorgoed verwijderd, ook je bots. De spellen blijven, zonder je naam.
