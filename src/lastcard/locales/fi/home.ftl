# The home page.

web-you-are = Pelaat nimellä
web-change-theme = Vaihda sivun värit: { web-theme }
web-about =
    { $game ->
        [thirteen] Kolme taulua, kunkin raja on 13. Joka ylittää sen, ottaa kortit.
        [gang] Hankkiudu eroon korteistasi: voita pöydällä oleva ja säästä gang oikeaan hetkeen.
       *[other] Korttipeli.
    }
web-play-now = Pelaa heti
web-guided = Ohjattu peli
web-guided-about = Ensikertalainen? Lempeät botit, ellet valitse muita, ja neuvo joka vuorolla.
web-learn = Opi peli kymmenessä minuutissa
web-lessons = Oppitunnit
web-edition-and-speed = Painos ja nopeus
web-make-table = Pelaa ystävien kanssa
web-my-tables = Pöytäsi
web-your-turn-there = sinun vuorosi
web-next-deal-waits = seuraava jako odottaa sinua
web-between-deals = seuraava jako alkaa pian
web-bot-plays = botti pelaa puolestasi
web-more-tables =
    { $count ->
        [one] vielä { $count }
       *[other] vielä { $count }
    }
web-stay = Jää
# For who hears the page: what a button does, and where.
web-of-game = { $what }, { $game }
web-at-table = { $what }, { $game }: { $others }
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
web-your-page = Sinä ja pelisi
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
