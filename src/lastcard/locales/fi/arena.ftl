# Bots against bots: what the arena shows, and why it cannot play.

arena-failed = Areenalla ei voi pelata.
arena-workers-died = Pelit { $first }–{ $last } kaatoivat niitä pelanneet prosessit { $times } kertaa; etsi botti, joka kaatuu tai vie kaiken muistin.
arena-charts-missing = Kaaviot tarvitsevat Matplotlibin; asenna se näin: pip install 'lastcard[charts]'.
arena-cluster-missing = Klusteri tarvitsee Rayn; asenna se näin: pip install 'lastcard[cluster]'.
arena-cluster-unreachable = Osoitteessa { $address } ei ole klusteria ({ $reason }); käynnistä sellainen komennolla ray start --head ja anna sen osoite.
arena-cluster-failed = Klusteri ei voi pelata ({ $reason }); tarkista, että joka solmussa on tämä lastcardin versio.

bots-missing = Anna pelaajat valitsimella --bots, kuten --bots greedy,greedy,novice,novice; botit ovat { $known }.
lineup-wrong = Nimeä { $fewest }–{ $most } bottia, yksi joka paikalle, tai yksi botti ja toinen valitsimella --against, ei { $bots }.
options-clash = { $option } ja { $other } eivät käy yhdessä; jätä toinen pois.
option-needs = { $option } käy vain, kun on { $other }; nimeä muuten botti joka paikalle.
chart-suffix = --chart vaatii tiedoston, jonka pääte on { $known }, ei ”{ $file }”.

arena-starting = { $played }/{ $games } peliä
arena-progress = { $played }/{ $games } peliä  { $percent } %  jäljellä { $left }

arena-title = { $game }, { $edition }, { $players } pelaajaa
arena-what =
    { $plays ->
        [match] { $count } peliä, kukin { $rotations } kertaa paikkoja kierrättäen: yhteensä { $games }; siemenluku { $seed }
       *[deal] { $count } pakkaa, kukin jaettu { $rotations } kertaa paikkoja kierrättäen: { $games } jakoa; siemenluku { $seed }
    }

arena-head-bot = botti
arena-head-net = netto/{ $unit ->
        [match] peli
       *[deal] jako
    }
arena-head-penalty =
    { $unit ->
        [match] loppupist.
       *[deal] hinta
    }
arena-head-won = voitot %
arena-head-rating = luok.
arena-head-mean = ms/siirto
arena-head-p95 = p95
arena-head-errors = virh.
arena-head-lost = häv.

arena-places-title = Sijat, % peleistä
arena-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
arena-pairs-title = Rivin etu sarakkeeseen nähden, pistettä { $unit ->
        [match] peliä
       *[deal] jakoa
    } kohti
arena-legend =
    netto: muiden bottien maksamat pisteet miinus sen omat, { $unit ->
        [match] peliä
       *[deal] jakoa
    } kohti
    { $sign }: 95 %:n väli, lihavoitu, kun se ei ulotu nollaan
    virh.: todistettavat virheet; häv.: sääntöjen nojalla hävityt pelit
    ms/siirto, p95: siirron keskiaika ja hitain 20 siirrosta
    pelattu ajassa { $took }

arena-fault-missed =
    { $count ->
        [one] { $bot } jätti varman voiton ottamatta kerran { $deals } jaossa.
       *[other] { $bot } jätti varman voiton ottamatta { $count } kertaa { $deals } jaossa.
    }
arena-fault-gift =
    { $count ->
        [one] { $bot } lahjoitti jaon yhden kortin pelaajalle kerran { $deals } jaossa.
       *[other] { $bot } lahjoitti jaon yhden kortin pelaajalle { $count } kertaa { $deals } jaossa.
    }
arena-lost =
    { $count ->
        [one] { $bot } hävisi yhden pelin sääntöjen nojalla: { $why } (peli { $game }).
       *[other] { $bot } hävisi { $count } peliä sääntöjen nojalla: { $why } (ensimmäinen oli peli { $game }).
    }
arena-lost-why =
    { $reason ->
        [not-started] sitä ei voitu käynnistää
        [too-slow] se ei vastannut ajoissa
        [exited] se päättyi ennen kuin vastasi
        [unreadable] sen vastaus ei ollut siirto
        [illegal] sen siirto ei ollut sallittu
        [silent] oli sen vuoro eikä se sanonut mitään
       *[other] se kaatui: { $reason }
    }

arena-chart-net = nettopistettä { $unit ->
        [match] peliä
       *[deal] jakoa
    } kohti (enemmän on parempi)
arena-chart-rating = OpenSkill-luokitus
arena-chart-note = Palkit: 95 %:n välit; luokituksessa kaksi sigmaa. Netto: muiden bottien maksamat pisteet miinus sen omat.

cli-help-arena =
    lastcard arena - pane botit pelaamaan toisiaan vastaan

    käyttö: lastcard arena [PELI] --bots BOTTI,BOTTI,… [VALITSIMET]
            lastcard arena [PELI] --bots BOTTI --against BOTTI [VALITSIMET]

    PELI on jokin näistä: { $games }; ilman sitä pelataan peliä gang, Gang of
    Four. Jokainen pakka pelataan kerran joka paikalta, ja botit siirtyvät joka
    kerta yhden paikan, joten korttionni on kaikille sama. Näytetään kunkin botin ja
    bottiparin pisteet, luokitukset, aika siirtoa kohti, todistettavat virheet ja
    kuka hävisi sääntöjen nojalla. Tiedosto docs/reference/arena.md kertoo, mitä
    luvut tarkoittavat.

    valitsimet:
      --bots BOTTI,BOTTI,…    ketkä pelaavat, botti joka paikalle; ks. alla
      --against BOTTI         yksi botti (--bots) vastaan tämä muilla paikoilla
      --players N             montako silloin istuu (gang 3-4, thirteen 3-6)
      --deals N               pelaa N pakan ensimmäinen jako (oletus: 100)
      --matches N             pelaa sen sijaan N kokonaista peliä
      --seed N                siitä tulevat kortit ja sattuma (oletus: 1): sama
                              siemenluku, sama tulos
      --edition PAINOS        yhden painoksen säännöt, esimerkiksi fi-2010
      --option NIMI=ARVO      muuta yhtä valintaa; voi antaa monta kertaa
      --workers N             montako prosessia pelaa (oletus: ytimien määrä)
      --cluster OSOITE        pelaa tämän osoitteen Ray-klusterissa
      --json TIEDOSTO         kirjoita tulos tiedostoon
      --chart TIEDOSTO        piirrä tulos tiedostoon, jonka pääte on .svg tai .png
      --quiet                 ei edistymispalkkia
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    Botit, tai oma ohjelmasi, kuten ./mybot:
      { $bots }

    Ilman valitsinta --edition säännöt ovat nopean pelin, kuten komennossa
    lastcard play.

    esimerkkejä:
      lastcard arena gang --bots greedy,greedy,novice,novice --deals 1000 --seed 7
      lastcard arena --bots greedy --against novice --players 3 --json out.json
      lastcard arena thirteen --bots greedy,novice,novice --matches 50 --chart x.svg
