# The home page.

web-you-are = Pelaat nimellä
web-change-theme = Vaihda sivun värit: { web-theme }
web-about =
    { $game ->
        [thirteen] Kolme taulua, kukin kestää 13. Se, jolla menee yli, ottaa kortit.
       *[gang] Hankkiudu eroon korteistasi: voita pöydällä oleva ja säästä jengi oikeaan hetkeen.
    }
web-play-now = Pelaa heti
web-guided = Ohjattu ottelu
web-guided-about = Ensikertalainen? Lempeät botit ja neuvo joka vuorolla.
web-learn = Opi peli kymmenessä minuutissa
web-lessons = Oppitunnit
web-edition-and-speed = Painos ja nopeus
web-make-table = Pelaa ystävien kanssa
web-my-tables = Pöytäsi
web-your-turn-there = sinun vuorosi
web-in-progress = muut pelaavat
web-not-begun = ei vielä alkanut
web-until = määräaika { $time }
web-go-on = Jatka
web-open-tables = Avoimet pöydät
web-no-tables = Juuri nyt kukaan ei etsi seuraa. Perusta pöytä tai pelaa botteja vastaan.
web-free-seats =
    { $seats ->
        [0] täynnä
        [one] { $seats } vapaa paikka
       *[other] { $seats } vapaata paikkaa
    }
web-playing = pelissä
web-watched = katsojia { $watchers }
web-watch = Katso
web-join = Liity
web-of-host = Pöytä: { $host }
web-more = Lisää
web-your-page = Sinä ja ottelusi
web-referee = Tuomari: saanko pelata tämän?
web-pad = Pistevihko oikeille korteille

# Quick pairing.
web-find = Pelaa kenen kanssa vain
web-find-about = Pääset pöytään niiden kanssa, jotka haluavat samaa.
web-find-now = Etsi peli
web-find-bots = Jos ketään ei tule ajoissa, botit täyttävät pöydän.
web-find-rated = Vaikuttaa luokitukseen; ilman botteja, joten ketään ei ehkä löydy.
web-wait = Odotus
web-wait-for =
    { $seconds ->
        [60] 1 minuutti
        [300] 5 minuuttia
       *[other] { $seconds } sekuntia
    }
web-waiting = Etsitään seuraa …
web-waiting-too =
    { $others ->
        [0] Kukaan muu ei vielä odota.
        [one] Yksi muu odottaa.
       *[other] { $others } muuta odottaa.
    }
web-waiting-bots = Botit täyttävät pöydän { $seconds } s kuluttua.
web-waiting-rated = Vielä { $seconds } s aikaa löytää joku.
web-cancel = Peruuta
