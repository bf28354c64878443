# The manual pages of the command line, and what it says when something is wrong.

cli-error = lastcard: { $message }
cli-bot-said = {"  | "}{ $line }
cli-try-help = Kokeile ”{ $command } --help”.
cli-version = lastcard { $version }

refused = Sitä ei hyväksytä.
usage = Komentorivi on väärin.
arguments-wrong = { $detail }.
argument-unknown = Tässä ei ole mitään nimeltä ”{ $argument }”.
value-missing = Valitsin { $option } tarvitsee arvon.
file-missing = Anna tallennetun pelin tiedosto.
command-missing = Anna komento: { $known }.
command-unknown = Komentoa ”{ $command }” ei ole; komennot ovat { $known }.
extra-missing = ”lastcard { $command }” tarvitsee palvelimen; asenna se näin: pip install 'lastcard[server]'.
game-unknown = Peliä ”{ $game }” ei ole; pelit ovat { $known }.
language-unknown = Kielellä ”{ $language }” ei ole tekstejä; kielet ovat { $known }.
number-wrong = { $option } vaatii kokonaisluvun väliltä { $lowest }–{ $highest }, ei ”{ $text }”.
option-form = --option vaatii muodon NIMI=ARVO, kuten target=50, ei ”{ $text }”.
paragraph-unknown = Näissä säännöissä ei ole kohtaa ”{ $paragraph }”; ensimmäinen on { $first }.
rules-missing = Pelin { $game } sääntöjä ei ole vielä kirjoitettu.
failure = Sitä ei voi tehdä.
file-unreadable = Tiedostoa { $file } ei voi lukea: { $reason }.
file-not-text = { $file } ei ole tekstitiedosto.
output-failed = Enempää ei voi tulostaa: { $reason }.
file-unwritable = Tiedostoon { $file } ei voi kirjoittaa: { $reason }.

cli-help =
    lastcard - korttipöytä peleille Gang of Four ja 13

    käyttö: lastcard KOMENTO [VALITSIMET]
            lastcard KOMENTO --help
            lastcard --version

    Pelaa päätteessä botteja vastaan tai verkossa ihmisten kanssa; pidä palvelinta;
    lue säännöt, katso päättynyt peli uudelleen tai kysy tuomarilta, mikä on
    sallittua.

    komennot:
      play [PELI]             pelaa peli botteja vastaan
      host [PELI]             avaa verkkopöytä ja pelaa siinä
      join LINKKI             pelaa verkkopöydässä
      serve                   anna ihmisten pelata selaimissaan
      bot OHJELMA             anna ohjelman pelata verkkopöydissä
      backup TIEDOSTO         kopioi palvelimen kaikki tiedot, myös kesken käytön
      restore TIEDOSTO        palauta sellainen kopio
      doctor                  tarkista, että palvelimen tiedot ovat kunnossa
      admin TEHTÄVÄ           hoida palvelinta: pöydät, kiellot, ilmoitukset
      rules [PELI] [NUMERO]   lue säännöt tai yksi niiden kohta
      replay TIEDOSTO         katso tallennettu peli, kierros kierrokselta
      review TIEDOSTO         arvioi tallennetun pelin valinnat
      verify TIEDOSTO         todista, ettei kukaan valinnut pelin kortteja
      referee                 vastaa sääntökysymyksiin, JSON-rivi kerrallaan
      arena [PELI]            pane botit vastakkain ja katso, kuka on paras

    valitsimet:
      -h, --help              näytä tämä sivu; KOMENTO --help kertoo lisää
      --version               näytä versio
      --language KIELI        toinen kieli: { $languages }

    pelit:
      { $games }

    esimerkkejä:
      lastcard play                          nopea Gang of Four -peli
      lastcard play --players 3 --edition de-2010 --save ilta.txt
      lastcard replay ilta.txt
      lastcard verify ilta.txt
      lastcard rules gang GF-9.1
      lastcard arena --bots greedy,greedy,novice,novice --deals 1000
      echo '{ "{" }"op":"combo","cards":"G3 Y3"{ "}" }' | lastcard referee

    ympäristö:
      NO_COLOR                ei värejä, kun se on asetettu; kirjaimet jäävät
      TERM                    "dumb" tarkoittaa: ei värejä eikä uudelleenpiirtoa
      COLUMNS, LINES          päätteen koko, kun sitä ei voi kysyä
      PAGER                   millä pitkät sivut näytetään (oletus: less)
      LASTCARD_LANGUAGE       kieli, jos se ei ole järjestelmän kieli

    paluukoodit:
      0    kaikki hyvin
      1    se epäonnistui: tiedostoa ei voi lukea, pöytäkirja ei täsmää, jakoa ei
           ole todistettu
      2    komentorivi on väärin
      130  keskeytettiin, Ctrl-C

cli-help-play =
    lastcard play - pelaa peli botteja vastaan

    käyttö: lastcard play [PELI] [VALITSIMET]

    PELI on jokin näistä: { $games }; ilman sitä pelaat peliä gang, Gang of
    Four. Istut pöydän alareunassa, ja muilla paikoilla ovat botit. Pelin aikana ?
    antaa ohjeen ja hint kertoo, mitä voit pelata.

    valitsimet:
      --players N             montako pöydässä istuu (gang 3-4, thirteen 3-6)
      --edition PAINOS        yhden painoksen säännöt, esimerkiksi fi-2010
      --option NIMI=ARVO      muuta yhtä valintaa; voi antaa monta kertaa
      --seed N                jaa tämän siemenluvun kortit: sama luku, samat kortit
      --cut                   kysy, mistä pakka nostetaan, kun nostovuoro on sinun
      --name NIMI             nimesi pistevihkossa
      --bots BOTTI            kenen kanssa pelaat, ks. alla (oletus: planner), tai
                              oma ohjelmasi, kuten ./mybot
      --save TIEDOSTO         kirjoita peli tiedostoon jokaisen jaon jälkeen
      --fast                  ei taukoja bottien siirtojen välissä
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    Botit, lempeimmät ensin:
      { $bots }
    master@200 miettii siirron 200 maailmassa, master@500ms puoli sekuntia.

    Ilman valitsinta --edition tämä on nopea peli: painos en-2010, ja pöytä
    ilmoittaa viimeiset kortit itse (last_card=automatic). Valitsimella --edition
    kaikki on kuten siinä sääntövihkossa, ja sanot itse ”Yksi kortti!”.
    lastcard rules PELI --editions luettelee painokset ja valinnat.

    esimerkkejä:
      lastcard play --option target=50 --fast
      lastcard play gang --edition fr-2010 --option ceremony=on
      lastcard play thirteen --players 5
      lastcard play --seed 7 --name Ada --save ada.txt

cli-help-rules =
    lastcard rules - lue säännöt

    käyttö: lastcard rules [PELI] [NUMERO] [VALITSIMET]

    PELI on jokin näistä: { $games }; ilman sitä luet pelistä gang, Gang of
    Four. NUMERO on kohdan tai luvun numero, kuten GF-9.1 tai 9.

    valitsimet:
      --editions              luettele painokset ja kunkin valinnat
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    Päätteessä ruutua pidemmät sivut näytetään ohjelmalla $PAGER.

    esimerkkejä:
      lastcard rules
      lastcard rules gang GF-9.1
      lastcard rules gang --editions

cli-help-replay =
    lastcard replay - katso tallennettu peli uudelleen

    käyttö: lastcard replay TIEDOSTO [VALITSIMET]

    TIEDOSTO on pöytäkirja, tekstinä tai JSONina; - lukee sen vakiosyötteestä.
    Jokainen siirto tarkistetaan sääntöjä vasten, kun se näytetään, ja samoin
    pisteet.

    Päätteessä peli käydään läpi siirto siirrolta: Enter näyttää seuraavan, ? muut
    näppäimet. Tulos ja myöhemmät jaot näkyvät vasta, kun niihin pääsee. Putkeen
    tai tiedostoon kirjoitetaan kaikki, kierros kierrokselta.

    valitsimet:
      --all                   näytä kaikki kerralla, kuten tiedostoon
      --step                  siirto siirrolta, kuten pääte tekee muutenkin
      --move NUMERO           aloita tästä siirrosta
      --eyes PAIKKA           katso, mitä tämä paikka näki, 0–5, tai open: kaikki
                              kortit
      --json                  kirjoita pöytäkirja JSONina äläkä näytä sitä
      --text                  kirjoita pöytäkirja tekstinä äläkä näytä sitä
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    paluukoodit:
      0    pöytäkirja näytettiin, ja kaikki siinä pitää paikkansa
      1    tiedostoa ei voi lukea, tai pöytäkirja ei täsmää

    esimerkkejä:
      lastcard replay ilta.txt --move 37 --eyes 2
      lastcard replay ilta.txt --json > ilta.json

cli-help-verify =
    lastcard verify - todista, ettei kukaan valinnut tallennetun pelin kortteja

    käyttö: lastcard verify TIEDOSTO [--receipts KUITIT]

    TIEDOSTO on pöytäkirja, tekstinä tai JSONina; - lukee sen vakiosyötteestä.
    Jokainen pakka lasketaan uudelleen salaisuudesta, johon pöytä sitoutui ennen
    jakoa, pelaajien osuuksista ja nostosta, ja sitä verrataan jaettuihin
    kortteihin. Myös jokainen siirto toistetaan. Tiedosto
    docs/reference/provable-deal.md kertoo, miten se toimii.

    Pelissä, joka pelattiin valitsimella --seed, ei ole todistettavaa.

    valitsimet:
      --receipts KUITIT       lähetetyt ja kuitit, jotka lastcard join säilyttää
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    paluukoodit:
      0    jokainen jako on todistettu
      1    jokin ei täsmää, tai tiedostoa ei voi lukea

    esimerkkejä:
      lastcard play --save ilta.txt
      lastcard verify ilta.txt

cli-help-referee =
    lastcard referee - vastaa kysymyksiin säännöistä

    käyttö: lastcard referee

    Lukee vakiosyötteestä yhden JSON-olion riviltä ja kirjoittaa vakiotulosteeseen
    yhden JSON-olion riville, heti. Skripteille ja boteille millä kielellä tahansa.

    kysymykset:
      { "{" }"op":"combo","cards":"G3 Y3"{ "}" }
          mikä sarja cards on: { "{" }"type":"pair"{ "}" }; null, jos ei mikään. Tyypit:
          single pair three straight flush full_house straight_flush
          gang_of_4 gang_of_5 gang_of_6 gang_of_7
      { "{" }"op":"beats","cards":"G4 Y4","table":"G3 Y3"{ "}" }
          saako kortit cards pelata päälle, kun pöydällä on table:
          { "{" }"beats":true{ "}" }
      { "{" }"op":"legal","hand":"G3 Y3 R7","table":null{ "}" }
          kaikki, mitä kädestä saa pelata: { "{" }"moves":["G3","Y3","R7","G3 Y3"]{ "}" }
          table       mikä on voitettava, tai null avattaessa
          next_last   true, kun seuraavalla on yksi ilmoitettu kortti
          opening     true pelin ensimmäisessä avauksessa
          edition     minkä painoksen säännöt, kuten "de-2010"; muuten "en-2010"
      { "{" }"op":"points","left":9{ "}" }
          mitä 9 käteen jäänyttä korttia maksaa: { "{" }"points":18{ "}" }
      { "{" }"op":"giver","left":[0,9,9],"totals":[3,30,20],"winner":0{ "}" }
          kuka antaa voittajalle kortin: { "{" }"seat":1{ "}" }
      { "{" }"op":"score13","piles":[{ "{" }"blue":3,"yellow":2,"green":0,"rotten":1{ "}" },…]{ "}" }
          mitä 13:n jaossa otetut kortit maksavat: { "{" }"points":[7,…]{ "}" }

    Kortit kirjoitetaan G3, Y10, R1, M1, GP, YP, RD, missä järjestyksessä vain,
    isoin tai pienin kirjaimin. Siihen, mitä ei voi ratkaista, vastataan sen omalla
    rivillä, ja ohjelma jatkaa:
      { "{" }"error":"card-unknown","message":"Korttia … ei ole"{ "}" }

    valitsimet:
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

# The rules in the terminal.
rules-editions = Painokset: { $game }
rules-same = kuten { $edition }
rules-set = Jokainen painos on kuten { $default } lukuun ottamatta lueteltua. Näin pelaat yhtä niistä: lastcard play { $game } --edition NIMI --option NIMI=ARVO

# Proving a record in the terminal.
verify-unfinished = Tämän pöytäkirjan peliä ei pelattu loppuun.
verify-absent = Paikka { $seat } ei antanut osuuttaan.
verify-signed = Palvelimen avaimella { $key } allekirjoittamia: { $signed } / { $deals }.
verify-sum =
    { $deals ->
        [0] Todistettavia jakoja ei ole.
        [one] Todistettuja jakoja: { $proved }/1.
       *[other] Todistettuja jakoja: { $proved }/{ $deals }.
    }
