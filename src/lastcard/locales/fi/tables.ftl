# Finding players: the open tables, and quick pairing.

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
web-waiting-too =
    { $others ->
        [0] Kukaan muu ei vielä odota.
        [one] Yksi muu odottaa.
       *[other] { $others } muuta odottaa.
    }
web-waiting-bots = Botit täyttävät pöydän { $seconds } s kuluttua.
web-waiting-rated = Vielä { $seconds } s aikaa löytää joku.
web-cancel = Peruuta
