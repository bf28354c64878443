# What several screens of the page say.

web-title = lastcard
web-home = Etusivu
web-language = Kieli
web-close = Sulje
web-page-title =
    { $screen ->
        [new] Uusi pöytä – lastcard
        [you] Sinä – lastcard
        [study] Tutki – lastcard
        [progress] Edistymisesi – lastcard
        [match] Peli – lastcard
        [replay] Peli siirto siirrolta – lastcard
        [look] Pelin katsominen yhdessä – lastcard
        [review] Pelin analyysi – lastcard
        [shared] Jaettu analyysi – lastcard
        [learn] Opi – lastcard
        [pad] Pistevihko – lastcard
        [best] Vahvimmat pelaajat – lastcard
        [referee] Tuomari – lastcard
        [rules] Säännöt – lastcard
        [cards] Apukortit – lastcard
        [tables] Etsi pelaajia – lastcard
        [study] Tutki – lastcard
        [tools] Työkalut – lastcard
        [verify] Tarkista jako – lastcard
       *[other] lastcard
    }
web-replay = Katso peli uudelleen
web-review = Analysoi tämä peli
web-title-turn = Sinun vuorosi – lastcard
web-theme =
    { $theme ->
        [light] Vaalea
        [dark] Tumma
       *[auto] Järjestelmä
    }

# The line to the server.
web-connecting = Yhdistetään …
web-lost = Yhteys katkesi; se palaa itsestään, eikä mitään katoa.
web-farewell = Palvelinta käynnistetään uudelleen; odota hetki, kaikki säilyy.
web-newer = Tästä sivusta on uudempi versio; sitä ladataan.
web-seat-freed = Pöydän järjestäjä vapautti paikkasi. Voit istua uudelleen, jos jokin paikka on vapaana.
web-seat-lost = Sinulla ei ole enää paikkaa pöydässä, jossa ottelu ei ollut alkanut: paikka vapautettiin tai pöytä suljettiin.
web-failed = Se ei onnistunut; palvelimeen ei saada yhteyttä.

# What tables and matches have.
web-players = { $fewest }–{ $most } pelaajaa
web-bots = Botit
web-bot-name =
    { $bot ->
        [novice] Aloittelija
        [greedy] Ahne
        [planner] Suunnittelija
        [searcher] Etsijä
        [master] Mestari
        [swift] Vikkelä
       *[other] { $bot }
    }
web-turn-told = On sinun vuorosi.
web-rated-short = luokitus
web-best = Vahvimmat: { $game }
web-rules-of = Säännöt: { $game }
web-game = Peli
web-seats = Pelaajat
web-seat = Paikka { $seat }
web-speed = Nopeus
web-speed-short =
    { $speed ->
        [relaxed] Rento
        [normal] Normaali
        [fast] Nopea
       *[days] Kirjepeli
    }
web-pace = Bottien tahti
web-pace-short =
    { $pace ->
        [slow] Hidas
        [fast] Nopea
       *[normal] Tavallinen
    }
web-rated = Luokituspeli
web-copy = Kopioi
web-copied = Kopioitu
web-deal = Jako { $deal }
web-you = Sinä
web-score = Pisteet
web-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
web-turn = Vuorossa { $who }
web-deal-points = Jako
web-total = Yhteensä
web-edition = Painos
edition-gang-en-2010 = Englantilainen, 2010
edition-gang-es-2010 = Espanjalainen, 2010
edition-gang-fr-2005 = Ranskalainen, 2005
edition-gang-fr-2010 = Ranskalainen, 2010
edition-gang-nl-2010 = Hollantilainen, 2010
edition-gang-de-2010 = Saksalainen, 2010
edition-gang-it-2002 = Italialainen, 2002
edition-gang-it-2010 = Italialainen, 2010
edition-gang-fi-2010 = Suomalainen, 2010
edition-thirteen-fr-2009 = Ranskalainen, 2009
