# What a review of a match says, and why there is none.

review-impossible = Peliä ei voi arvioida.
review-game = Pelille ”{ $game }” ei ole arviota; se on peleille { $known }.
review-unfinished = Yksikään tämän pelin jako ei ole päättynyt, joten arvioitavaa ei vielä ole.
review-seat = Paikkaa ”{ $seat }” ei ole; paikat ovat 0–{ $last }, ja nimet kirjoitetaan kuten pöytäkirjassa.
review-deal = Jakoa { $deal } ei voi arvioida; viimeinen, jonka voi, on jako { $last }.
review-ended = Arvio lopetettiin ennen kuin se oli valmis.

review-starting = { $done }/{ $steps }
review-progress = { $done }/{ $steps }  jäljellä { $left }
review-what = kaikki pelaavat loppuun kuin { $reference }; enintään { $worlds } maailmaa valintaa kohti; siemen { $seed }
review-head =
    { $mistakes ->
        [one] yksi virhe, { $points } pistettä
       *[other] { $mistakes } virhettä, { $points } pistettä
    }
review-luck = onni { $luck }
review-choices =
    { $choices ->
        [one] yksi valinta, keskimäärin { $mean } pistettä menetetty
       *[other] { $choices } valintaa, keskimäärin { $mean } pistettä menetetty
    }
review-curve = mahdollisuus voittaa peli: { $curve } { $last }
review-grade-fine = hyvä
review-grade-close = liian tasainen arvioitavaksi
review-grade-slip = lipsahdus
review-grade-mistake = virhe
review-grade-blunder = paha virhe
review-count-fine =
    { $count ->
        [one] { $count } hyvä
       *[other] { $count } hyvää
    }
review-count-close =
    { $count ->
        [one] { $count } liian tasainen
       *[other] { $count } liian tasaista
    }
review-count-slip =
    { $count ->
        [one] yksi lipsahdus
       *[other] { $count } lipsahdusta
    }
review-count-mistake =
    { $count ->
        [one] yksi virhe
       *[other] { $count } virhettä
    }
review-count-blunder =
    { $count ->
        [one] yksi paha virhe
       *[other] { $count } pahaa virhettä
    }
review-kind-leading = aloitus
review-kind-answering = vastaus
review-kind-passing = passaus
review-kind-gangs = gangit
review-kind-last-card = viimeinen kortti
review-kind-exchange = vaihto
review-kind-putting = kortin pelaaminen
review-kind-taking = korttien ottaminen
review-where = jako { $deal }, vuoro { $number }
review-lost = { $points } pistettä menetetty, { $chance } voiton mahdollisuudesta
review-moves = tehty: { $made }   parempi: { $best }
review-hindsight = jälkikäteen, kaikki kortit näkyvissä: { $best } ({ $points } pistettä)
review-forgotten = ”Yksi kortti!” unohtui, { $where }: se maksoi { $points } pistettä

review-ledger-title = Mistä pisteet tulivat
review-head-seat = paikka
review-head-deal = jako
review-head-result = tulos
review-head-dealt = kortit
review-head-exchange = vaihto
review-head-others = muut
review-head-own = oma
review-head-hidden = piilossa
review-match = peli
review-legend =
    pisteet: mitä muut saivat keskimäärin vähemmän kuin mitä itse sai, jaossa
    { $sign }: kaksi keskivirhettä; arvosana annetaan vain, kun nolla jää ulos
    kortit, vaihto: jaetut kortit; muut: heidän valintansa; oma: yli
    vertailupelaajan, sen mukaan mitä tiedettiin; piilossa: miten lopulta kävi

guide-gang-not-sure = Sinulla oli voitto, jota kukaan ei voinut estää, eikä tämä ole se.
guide-gang-not-pass =
    { $left ->
        [one] Annat mennä, vaikka jollakulla on enää yksi kortti.
       *[other] Annat mennä, vaikka jollakulla on enää { $left } korttia.
    }
guide-gang-not-gang = Se kuluttaa { $number }-gangisi, vaikka kukaan ei ole melkein valmis.
guide-gang-not-whole = Se rikkoo yhden sarjasi: { gang-combo }.
guide-gang-not-top = Se kuluttaa korkeimman korttisi ennen kuin on kiire: { gang-card }.
guide-gang-not-high = Matalampi samaa lajia riittäisi: { gang-combo }.
guide-gang-not-short =
    { $least ->
        [one] Sen jälkeen kätesi vaatii { $plays } siirtoa, paremman jälkeen vain yhden.
       *[other] Sen jälkeen kätesi vaatii { $plays } siirtoa, paremman jälkeen vain { $least }.
    }
guide-gang-not-rid =
    { $cards ->
        [one] Sinulle jää yksi kortti enemmän kuin paremmalla siirrolla.
       *[other] Sinulle jää { $cards } korttia enemmän kuin paremmalla siirrolla.
    }
guide-gang-not-gift = Matalampi kortti olisi käynyt: { gang-card }.

cli-help-review =
    lastcard review - arvioi tallennetun pelin jokainen valinta

    käyttö: lastcard review TIEDOSTO [VALITSIMET]

    TIEDOSTO on pöytäkirja, tekstinä tai JSONina; - lukee sen vakiosyötteestä.
    Jokainen valinta punnitaan sillä, mitä pelaaja silloin tiesi; menetys annetaan
    jaon pisteinä, ja sen tarkkuus. Sitten jokainen tulos jaetaan onneen ja
    valintoihin. docs/reference/review.md kertoo, miten se toimii.

    valitsimet:
      --seat PAIKKA           vain tämä paikka: luku nollasta alkaen, tai nimi
      --worlds N              seuraa valintaa enintään N maailmassa; mitä enemmän,
                              sitä tarkempi
      --seed N                toinen siemen: sama antaa saman arvion
      --json TULOS            kirjoita arvio myös tiedostoon
      --no-ledger             vain valinnat, ilman onnen tilitystä
      --hindsight             myös mikä oli parasta, kun kaikki kortit näkyvät
      --quiet                 ilman edistymispalkkia
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    paluukoodit:
      0    peli arvioitiin
      1    tiedostoa ei voi lukea, tai peliä ei voi arvioida

    esimerkkejä:
      lastcard play --save ilta.txt
      lastcard review ilta.txt --seat 0
      lastcard review ilta.txt --json ilta.review.json
