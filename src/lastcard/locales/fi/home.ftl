# Play, the first screen of the page.

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
web-more = Lisää

web-waiting = Etsitään seuraa …

# A new match, and the ways to people.
web-new-match = Uusi peli
web-teach = Opeta minua
web-teach-about = Ensimmäinen pelisi: lempeät botit ja neuvo joka vuorolla.
web-lessons = Oppitunnit
web-so-many = { $players } pelaajaa
web-change = Muuta
web-change-title = { $game } botteja vastaan
web-change-kept = Tämä säilyy seuraavia pelejäsi varten.
web-change-done = Valmis
web-play-with = Pelaa muiden kanssa
web-make-about = linkillä tai QR-koodilla
web-find-players = Etsi pelaajia
web-open-count =
    { $tables ->
        [0] tai katso, ketkä pelaavat
        [one] { $tables } avoin pöytä
       *[other] { $tables } avointa pöytää
    }
