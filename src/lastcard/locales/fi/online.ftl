# Online tables from the command line: programs and people in a terminal.

link-missing = Anna pöydän osoite, kuten https://cards.example/t/abc123.
link-wrong = ”{ $text }” ei ole pöydän osoite; sen pitää olla kuten https://cards.example/t/abc123.
server-missing = Anna palvelin valitsimella --server tai pöytä valitsimella --table.
server-wrong = ”{ $text }” ei ole palvelimen osoite; sen pitää olla kuten https://cards.example.
bots-too-many = Kun botteja on { $bots }, sinulle ei jää paikkaa { $seats } hengen pöydässä.
servers-differ = Pöytä ei ole palvelimella { $server }.
program-missing = Anna ohjelma, joka pelaa, kuten ./mybot.
token-missing = Anna bottitilisi tunniste valitsimella --token tai muuttujassa LASTCARD_TOKEN.
speed-unknown = Nopeutta ”{ $speed }” ei ole; nopeudet ovat { $known }.
server-away = Osoitteessa { $server } ei vastaa kukaan: { $reason }.
no-local-server = Tällä koneella ei ole palvelinta osoitteessa { $server }: käynnistä sellainen komennolla lastcard serve tai anna toinen valitsimella --server.
server-strange = Osoitteessa { $server } ei vastaa lastcard-palvelin.
login-refused = Palvelin { $server } ei tunne tätä tunnistetta.
version-other = Palvelin puhuu protokollan versiota { $theirs } ja tämä ohjelma versiota { $ours }; asenna sama lastcardin versio.
no-seat = Tässä pöydässä ei ole vapaata paikkaa.
removed = Pöydän vetäjä on ottanut paikkasi pois.
table-closed = Pöytä on suljettu.
server-refused = { $said }.

bot-welcome = { $name } on palvelimella.
bot-lost = Yhteys katkesi; yritetään uudelleen …
bot-waits = Odotetaan peliä …
bot-sits = Pelataan osoitteessa { $link }
bot-over = Peli on päättynyt: { $score }
bot-closed = Pöytä suljettiin.

join-call-you = Miksi muut saavat kutsua sinua? Kirjoita nimi, tai paina Enter, niin olet { $name }.
join-seat =
    { $kind ->
        [bot] botti
        [free] vapaa
        [you] sinä
        [ready] valmis
        [gone] ei paikalla
       *[unready] ei vielä valmis
    }
join-wait-host = Peli alkaa, kun { $host } aloittaa sen; quit poistuu pöydästä.
join-wait-maker = Peli alkaa, kun pöydän vetäjä aloittaa sen; quit poistuu pöydästä.
join-waits-for = Vielä odotetaan: { $who }.
join-free-seats =
    { $seats ->
        [one] Yksi paikka on vapaana: kutsu joku yllä olevalla linkillä.
       *[other] { $seats } paikkaa on vapaana: kutsu ihmisiä yllä olevalla linkillä.
    }
join-can-start = Kirjoita start, niin peli alkaa, tai quit, niin poistut pöydästä.
join-room-help =
    { $arranges ->
        [yes] Voit kirjoittaa start, bots täyttääksesi vapaat paikat, bot 3 master istuttaaksesi botin paikalle 3, remove 2 vapauttaaksesi paikan 2, link nähdäksesi linkin QR-koodina, ja quit.
       *[no] Täällä voit kirjoittaa vain quit, joka poistuu pöydästä, ja link, joka näyttää linkin QR-koodina.
    }
join-invite = Tällä linkillä pääsee istumaan pöytään, selaimessa tai komennolla lastcard join:
join-not-here = ”{ $text }” ei tarkoita täällä mitään.
join-own-seat = Se on oma paikkasi; quit poistuu pöydästä.
join-lost = Yhteys katkesi; yritetään uudelleen …
join-found = Yhteys on palannut.
join-away = { $who } on poissa; botti jatkaa peliä.
join-away-me = Olit poissa, ja botti pelaa puolestasi.
join-take-back = Paina Enter, niin pelaat taas itse.
join-back = { $who } on palannut.
online-denied = Annoit osuutesi jakoon { $deal }, ja palvelin merkitsee, ettet antanut. Lähettämäsi ja kuitti, jos se annettiin, ovat tiedostossa { $file }.
join-slow = Aikasi loppui.
join-clock =
    { $seconds ->
        [one] Sinulla on sekunti.
       *[other] Sinulla on { $seconds } sekuntia.
    }
join-says = { $who }: { $said }
join-record = Pelin pöytäkirja: { $address }
join-once-more = Poistu painamalla Enter, tai kirjoita again, niin pelaat uudelleen samojen ihmisten kanssa.
join-wants-again = { $who } haluaa pelata uudelleen: kirjoita again.
join-closed = Pöytä suljettiin.
join-closed-idle = Tämä pöytä suljettiin, koska täällä ei ollut pelattu pitkään aikaan.
join-left = Poistuit pöydästä; jos peli on alkanut, botti jatkaa puolestasi.
join-again = Takaisin pääset näin: { $command }

cli-help-join =
    lastcard join - pelaa verkkopöydässä päätteestä

    käyttö: lastcard join LINKKI [--name NIMI]

    LINKKI on pöydän osoite, niin kuin selain sen näyttää. Tulet vieraana, otat
    vapaan paikan ja olet valmis; kun pöydän vetäjä aloittaa, peli pelataan kuten
    komennolla lastcard play. Pelin aikana ? antaa ohjeen ja hint kertoo, mitä voit
    pelata; quit poistuu, ja sama komento tuo sinut takaisin paikallesi. Katkennut
    yhteys palautuu itsestään.

    Ennen peliä pöydän vetäjä kirjoittaa:
      start                   aloita peli
      bots                    täytä vapaat paikat boteilla
      bot 3 master            istuta botti paikalle 3; ilman nimeä tavallinen
      remove 2                vapauta paikka 2, pelaajan tai botin
      link                    näytä pöydän linkki, myös QR-koodina

    Pelin jälkeen again aloittaa uuden samojen ihmisten kanssa. Oman pöydän avaat
    komennolla lastcard host.

    Se, kuka olet palvelimella, säilyy kohdassa lastcard/online kansiossa
    $XDG_DATA_HOME tai ~/.local/share, joten paikkasi ja nimesi ovat seuraavallakin
    kerralla sinun.

    valitsimet:
      --name NIMI             nimesi siellä
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    esimerkkejä:
      lastcard join https://cards.example/t/abc123
      lastcard join 192.168.1.7:8013/t/abc123 --name Ada

cli-help-host =
    lastcard host - avaa verkkopöytä päätteestä ja pelaa siinä

    käyttö: lastcard host [PELI] [VALITSIMET]

    PELI on yksi näistä: { $games }; ilman sitä pelaat peliä gang, Gang of Four.
    Palvelimelle avataan pöytä, saat sen linkin, myös QR-koodina, ja otat
    ensimmäisen paikan. Linkillä muut pääsevät pöytään, selaimessa tai komennolla
    lastcard join. Sinä vedät pöytää; kaikki muu on niin kuin lastcard join --help
    kertoo.

    valitsimet:
      --server URL            palvelin, kuten https://cards.example; ilman sitä
                              tällä koneella käyvä (lastcard serve)
      --name NIMI             nimesi siellä
      --players N             montako pöydässä istuu (gang 3-4, thirteen 3-6)
      --bots N                niin monta bottia istuu myös; tai nimeltä BOTTI,...
      --edition PAINOS        yhden painoksen säännöt, esimerkiksi fi-2010
      --option NIMI=ARVO      muuta yhtä valintaa; voi antaa monta kertaa
      --speed NOPEUS          relaxed, normal, fast tai days (oletus: normal)
      --public                näytä pöytä palvelimen avoimissa pöydissä; muuten sen
                              löytävät vain linkin saaneet
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    Botit, lempeimmät ensin:
      { $bots }

    esimerkkejä:
      lastcard host --name Ada
      lastcard host thirteen --players 5 --bots 2 --public
      lastcard host --server https://cards.example --bots novice,master

cli-help-bot =
    lastcard bot - anna ohjelman pelata verkkopöydissä

    käyttö: lastcard bot --server URL --token TUNNISTE [VALITSIMET] OHJELMA

    OHJELMA on oma ohjelmasi, kuten ./mybot, joka lukee rivin JSONia ja kirjoittaa
    siirron (docs/reference/bot-protocol.md), tai botin nimi:
      { $bots }

    Tunniste on palvelimella olevan bottitilin; docs/how-to/write-a-bot.md kertoo,
    miten sen saa. Valitsimella --table ohjelma ottaa vapaan paikan siitä pöydästä
    ja pelaa siinä. Ilman sitä se pyytää peliä, pelaa sen ja pyytää seuraavaa.
    Katkennut yhteys jatkuu siitä mihin jäi.

    valitsimet:
      --server URL            palvelin, kuten https://cards.example
      --token TUNNISTE        tunniste; mieluummin muuttujassa LASTCARD_TOKEN, jossa
                              muut tällä koneella eivät näe sitä
      --table LINKKI          pöydän osoite; silloin --server on tarpeeton
      --matches N             lopeta näin monen pelin jälkeen
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    Millaista peliä se pyytää, ilman valitsinta --table:
      --game PELI             jokin näistä: { $games } (oletus: gang)
      --players N             montako pöydässä istuu (oletus: 4)
      --edition PAINOS        yhden painoksen säännöt
      --option NIMI=ARVO      muuta yhtä valintaa; voi antaa monta kertaa
      --speed NOPEUS          relaxed, normal, fast tai days (oletus: normal)
      --wait SEKUNNIT         kauanko odotetaan muita samaa haluavia, ennen kuin
                              palvelimen botit täyttävät pöydän (oletus: 60)

    paluukoodit:
      0    pöydän peli, tai kaikki pelit, on pelattu
      1    palvelin ei vastaa tai kieltäytyy, tai ohjelma rikkoi sääntöä; ohjelman
           viimeiset sanat näytetään
      2    komentorivi on väärin

    esimerkkejä:
      lastcard bot --server https://cards.example --token TUNNISTE ./mybot
      lastcard bot --table https://cards.example/t/abc123 --token TUNNISTE greedy
