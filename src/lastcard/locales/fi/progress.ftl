# How one plays over time, from the reviews of one's matches.

progress-title = Edistymisesi
progress-back = Takaisin omalle sivullesi
progress-about = Miten hyvin valitset ja miten paljon onnea sinulla on, laskettuna peliesi arvioista. Vain sinä näet tämän.
progress-none = Yhtään tämän korttipelin peliä ei ole vielä arvioitu. Avaa jokin peleistäsi ja arvioita se; siitä lähtien se lasketaan tähän.
progress-to-matches = Peleihisi
progress-loss = Menetettyjä pisteitä valintaa kohti
progress-loss-about = Kuinka paljon enemmän paras siirto oli keskimäärin arvoltaan kuin omasi. Todellinen arvo on varjostetulla alueella 95 %:n varmuudella. Vähemmän on parempi.
progress-loss-now = { $loss } menetettyä pistettä valintaa kohti (väliltä { $low } – { $high }), { $choices } valintaa, { $matches } peliä.
progress-kinds = Valinnan lajin mukaan
progress-luck = Onni kussakin pelissä
progress-luck-about = Mitä kortit ja muut toivat sinulle, pisteinä. Monessa pelissä se tasoittuu.
progress-luck-sum = { $points } pistettä onnea, { $matches } peliä.
progress-rating = Luokitus jokaisen luokituspelin jälkeen
progress-rating-about = Se kertoo, mitä olet varmasti osoittanut, ja se on kirjattu siitä asti, kun tämä sivu on ollut olemassa.
progress-table = Taulukkona
progress-when = Milloin
progress-matches = Pelit
progress-choices = Valinnat
progress-lost = Menetettyjä pisteitä valintaa kohti
progress-interval = Väliltä
progress-points = Pisteet
progress-kind-head = Valinnan laji
progress-others = Mukaan lasketaan arviot, joiden vertailupelaaja on { $reference }; { $count } muuta arviota ei voi verrata niihin.
progress-json = Ohjelmille (JSON)
progress-csv = Taulukkona (CSV)
progress-export = Lataa
progress-kind =
    { $kind ->
        [leading] aloittaminen
        [answering] vastaaminen
        [passing] passaaminen
        [gangs] gangin pelaaminen
        [last-card] viimeisen kortin edessä
        [exchange] kortin antaminen
        [putting] kortin asettaminen
        [taking] korttien ottaminen
       *[other] { $kind }
    }
