# A match stepped through: its screen, and how a record file is opened.

replay-title = Pelin katselu
replay-leave = Takaisin
replay-empty = Tässä pöytäkirjassa ei ole vielä yhtään siirtoa.
replay-hand = Kortit: { $who }
replay-hands = Kaikkien kortit

replay-first = Alkuun
replay-deal-back = Yksi jako taaksepäin
replay-cycle-back = Yksi kierros taaksepäin
replay-back = Yksi siirto taaksepäin
replay-start = Toista itsestään
replay-pause = Pysäytä
replay-on = Yksi siirto eteenpäin
replay-cycle-on = Yksi kierros eteenpäin
replay-deal-on = Yksi jako eteenpäin
replay-last = Loppuun
replay-speed = Nopeus
replay-place = Siirto { $place }
replay-place-of = Siirto { $place }/{ $places }
replay-slider = Kohta pelissä

replay-eyes = Kenen kortit näet
replay-eyes-you = Omasi
replay-eyes-of = { $who }
replay-eyes-open = Kaikki kortit näkyvissä

replay-known = Mitä tiedettiin
replay-known-about = Pelin kaikki kortit siltä osin kuin { $who } saattoi ne silloin tietää.
replay-known-open = Pelin kaikki kortit, kun kaikkien kortit ovat näkyvissä.
replay-known-count =
    { $where ->
        [own] Kädessä: { $cards }
        [table] Pöydällä: { $cards }
        [gone] Pelattu: { $cards }
        [held] Tiedossa muiden käsissä: { $cards }
       *[unseen] Näkemättä: { $cards }
    }
replay-where =
    { $where ->
        [own] kädessä
        [table] pöydällä
        [gone] pelattu
        [held] kädessä: { $who }
       *[unseen] näkemättä
    }
replay-unknown-game = Tässä pelissä kukaan ei vielä laske kortteja.

replay-hide = Piilota, mitä myöhemmin tapahtuu
replay-hide-about = Tulos ja myöhemmät jaot näkyvät vasta, kun pääset niihin.
replay-more = Lisää tästä pelistä
replay-keys = Näppäimet
replay-key-move = yksi siirto taaksepäin tai eteenpäin
replay-key-cycle = yksi kierros taaksepäin tai eteenpäin
replay-key-deal = yksi jako taaksepäin tai eteenpäin
replay-key-ends = alkuun tai loppuun
replay-key-start = toista itsestään tai pysäytä
replay-key-eyes = katso seuraavan kortteja tai kaikkia
replay-key-known = mitä tiedettiin, mitä tapahtui, pisteet
replay-key-help = tämä luettelo
replay-swipe = Puhelimessa pyyhkäise pöytää: vasemmalle seuraava siirto, oikealle edellinen.
replay-link = Linkki tähän siirtoon
replay-to-match = Tämän pelin tulos ja todiste

replay-file = Avaa pelitiedosto
replay-file-about = Tekstinä tai JSONina tallennetun pelin, täältä tai päätteestä, voi käydä läpi siirto siirrolta. Palvelimelle ei jää siitä mitään.
replay-file-choose = Valitse tiedosto
replay-file-drop = tai pudota se mihin tahansa tällä sivulla
replay-file-long = Tämä tiedosto on liian pitkä ollakseen peli.
replay-file-unreadable = Tätä tiedostoa ei voi lukea tekstinä.
replay-file-other = Avaa toinen tiedosto
