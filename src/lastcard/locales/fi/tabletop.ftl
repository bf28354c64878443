# The table, before, during and after its match.

web-table-gone = Tätä pöytää ei voi näyttää.

# Before the match.
web-invite = Kutsu muita tällä linkillä
web-only-here = Tämä osoite toimii vain tällä koneella: palvelin ei kuuntele muita. Käynnistä se komennolla ”lastcard serve --lan”, niin voit kutsua muita verkostasi.
web-seat-empty = tyhjä
web-seat-you = sinä
web-sit = Istu tähän
web-stand = Nouse
web-seat-a-bot = Botti
web-remove = Poista
web-ready = Valmis
web-not-ready = En vielä
web-is-ready = valmis
web-start = Aloita
web-table-rules = Tämän pöydän säännöt
web-table-caps = Enintään { $deals } jakoa, { $asides } huomautusta ja paikanvaihtoa
web-host-starts = { $host } aloittaa pelin, kun kaikki ovat valmiita.
web-stand-in-starts = Pöydän avaaja on lähtenyt: { $host } aloittaa pelin, kun kaikki ovat valmiita.
web-you-stand-in = Pöydän avaaja on lähtenyt: nyt sinä järjestät pöydän ja aloitat pelin.
web-someone-starts = Pöydän avaaja aloittaa pelin, kun kaikki ovat valmiita.
web-fill-seats = Täytä paikat: kutsu ihmisiä tai istuta botteja.
web-waits-for =
    { $more ->
        [0] Vielä odotetaan: { $who }.
       *[other] Vielä odotetaan: { $who } ja { $more } muuta.
    }
web-waits-for-absent = { $who } on lähtenyt pöydästä. Odota, tai vapauta paikka ja täytä se.
web-not-here = ei paikalla
web-choose-seat = Valitse paikka.
web-call-you = Miksi muut saavat kutsua sinua?
web-call-me = Jatka nimellä { $name }
web-call-you-about = Kaikki pöydässä näkevät tämän nimen. Voit vaihtaa sen myöhemmin kohdassa ”Sinä”.
web-watching = Olet katsomassa.
web-closed = Tämä pöytä on suljettu.
web-closed-idle = Tämä pöytä suljettiin, koska täällä ei ollut pelattu pitkään aikaan.

# At the table.
web-taken =
    { $cards ->
        [0] ei otettuja
       *[other] { $cards } otettu
    }
web-seat-label = { $who }: { $cards ->
        [one] { $cards } kortti
       *[other] { $cards } korttia
    }{ $taken ->
        [none] {""}
       *[other] , { $taken } otettu
    }{ $out ->
        [yes] , { gang-badge-out }
       *[no] {""}
    }, { web-points }
web-away = poissa, botti pelaa
web-offline = ei yhteyttä
web-take-back = Pelaa taas itse
web-clockwise = Pelataan myötäpäivään.
web-counter-clockwise = Pelataan vastapäivään.
web-passes = passi
web-last-card = Yksi kortti!
web-seconds = { $seconds } s
web-hand = Korttisi
web-log = Mitä tapahtui
web-log-none = Tässä jaossa ei ole vielä tapahtunut mitään.
web-earlier = Aiemmin pelatut kortit
web-earlier-none = Tässä jaossa ei ole vielä päättynyt yhtään kierrosta.
web-sort =
    { $order ->
        [number] Järjestetty numeroittain; järjestä väreittäin
        [colour] Järjestetty väreittäin; järjestä pelisuunnitelman mukaan
       *[plan] Järjestetty pelisuunnitelman mukaan; järjestä numeroittain
    }
web-sorted =
    { $order ->
        [number] numeroittain
        [colour] väreittäin
       *[plan] pelattavaksi
    }
web-pass = Passaa
web-will-pass = Passaa pian
web-undo = peru
web-play = Pelaa
web-play-this = Pelaa { gang-combo }
web-give-this = Anna { gang-combo }
web-plan-this = Vuorollasi: { gang-combo }
web-planned = Pelaa pian: { gang-combo }
web-give = Anna
web-not-playable = Ei nyt
web-combos = Sarjat
web-combo-before = Edellinen sarja
web-combo-place = { $place } / { $count }
web-hint = Mitä vahva botti pelaisi?
web-advice = Neuvot
web-advice-about = Mitä vahva botti pelaisi ja miksi, aina kun on vuorosi.
web-advice-always = Neuvo joka vuorolla
web-advice-waits = Neuvo tulee, kun on vuorosi.
web-last-card-lesson = Sinulla on yksi kortti. Oikeassa pöydässä se on sanottava nyt, tai jako on osaltasi ohi; täällä pöytä sanoo sen puolestasi. Ennen sinua pelaavan on nyt yritettävä pysäyttää sinut.
web-understood = Selvä
web-advice-take = Valitse puolestani
web-raised = voi pelata
web-sure-gang = Pelataanko varmasti { $number }-gang?
web-sure-break = Rikotaanko varmasti { $number }-gang?

# Why the chosen cards cannot be played: on the button, so in few words.
web-why-no-combo = Ei ole sarja
web-why-give = Anna yksi kortti
web-why-size =
    { $size ->
        [1] Tarvitaan yksi kortti
        [2] Tarvitaan pari
        [3] Tarvitaan kolmoset
        [5] Tarvitaan viisi korttia
       *[gang] Vain korkeampi gang voittaa gangin
    }
web-why-lower = Matalampi kuin { gang-combo }
web-why-level = Ei korkeampi kuin { gang-combo }
web-why-open = Mukana on oltava kolmivärinen ykkönen
web-why-open-small = Avauksessa enintään viisi korttia
web-why-highest = { $who }, yksi kortti: pelaa { gang-the-card }
web-why-several = { $who }, yksi kortti: avaa kahdella tai useammalla
web-why-gang = { $who }, yksi kortti: pelaa gang
web-cut-here = Nosta kohdasta { $at }

# The table's menu, talk and people.
web-menu = Pöytä
web-auto-pass = Passaa automaattisesti, kun pelattavaa ei ole
web-sound = Äänet
web-qr = Sama linkki QR-koodina
web-watchers =
    { $watchers ->
        [one] { $watchers } ihminen katsoo.
       *[other] { $watchers } ihmistä katsoo.
    }
web-keys-gang = Näppäimet: 1–0 ja nuolet valitsevat kortteja, ↑ ↓ selaavat sarjoja, Enter pelaa, välilyönti passaa, L sanoo ”Yksi kortti!”, H pyytää vihjeen, Esc palauttaa kortit tai pysäyttää itsestään tapahtuvan passin.
web-keys-thirteen = Näppäimet: 1–5 ja nuolet valitsevat kortin, Enter pelaa sen, 1–3 valitsevat taulun mädälle neloselle, H pyytää vihjeen.
web-keys-plain = Näppäimet: nuolet siirtyvät kortista toiseen, välilyönti valitsee kortin, Enter pelaa valitut kortit, Esc palauttaa ne.
web-leave = Poistu pelistä
web-leave-sure = Botti jatkaa puolestasi. Voit palata niin kauan kuin peli kestää.
web-leave-ends = Pelaat vain botteja vastaan, joten peli päättyy.
web-leave-now = Poistu
web-talk = Keskustelu
web-talk-none = Vielä ei ole sanottu mitään.
web-talk-write = Sano jotakin
web-talk-say = Lähetä
web-people = Muut
web-mute = Mykistä
web-unmute = Poista mykistys
web-report = Ilmoita
web-reported = Ilmoitettu
web-report-why = Mikä on vialla?
web-report-reason =
    { $reason ->
        [talk] Puheet
        [name] Nimi
        [play] Pelitapa
       *[other] Jokin muu
    }

# What is read aloud. $you says whether it is the listener.
web-heard-dealt =
    { $you ->
        [yes] Jako { $deal }. Sinä jaat.
       *[no] Jako { $deal }. { $who } jakaa.
    }
web-heard-played =
    { $you ->
        [yes] Pelaat
       *[no] { $who } pelaa
    } { gang-combo.object }; { $left ->
        [0] ei kortteja jäljellä
        [one] yksi kortti jäljellä
       *[other] { $left } korttia jäljellä
    }.
web-heard-passed =
    { $you ->
        [yes] Passaat.
       *[no] { $who } passaa.
    }
web-heard-declared =
    { $you ->
        [yes] Sanot: ”Yksi kortti!”
       *[no] { $who } sanoo: ”Yksi kortti!”
    }
web-heard-undeclared =
    { $you ->
        [yes] Et sanonut ”Yksi kortti!” ajoissa: olet poissa tästä jaosta ja pidät yhden kortin.
       *[no] { $who } ei sanonut ”Yksi kortti!” ajoissa ja on poissa tästä jaosta.
    }
web-cycle-won =
    { $you ->
        [yes] Voitit kierroksen
       *[no] { $who } voitti kierroksen
    }
web-heard-put =
    { $you ->
        [yes] Pelaat
       *[no] { $who } pelaa
    } { web-thirteen-card.object } { thirteen-on }, summa { $sum }.
web-heard-took =
    { $you ->
        [yes] Otat kortit; sinulla on niitä nyt { $taken }.
       *[no] { $who } ottaa kortit; niitä on nyt { $taken }.
    }

# What there is to do.
web-shuffling = Kortteja sekoitetaan …
web-passing = Sinulla ei ole mitään korkeampaa: puolestasi passataan …
web-passing-stop = Seis
web-passing-stop-about = Seis: älä enää passaa puolestani
web-passed-unasked = Passasit: ei mitään korkeampaa.
web-waits-call = Odotetaan: { $who } voi vielä sanoa ”Yksi kortti!”.
web-out-rule = Mitä sääntö sanoo
web-out-rule-call = Jolle jää yksi kortti, sanoo ”Yksi kortti!”: heti pelatessaan tai ennen kuin seuraava pelaa tai passaa.
web-out-rule-cost =
    { $cost ->
        [plus_one] Joka ei sitä sano, on poissa jaosta: kortti jää käteen ja maksaa 2 pistettä eikä 1. Muut pelaavat jaon loppuun, ja seuraavassa jaossa kaikki ovat taas mukana.
       *[one] Joka ei sitä sano, on poissa jaosta: kortti jää käteen ja maksaa 1 pisteen. Muut pelaavat jaon loppuun, ja seuraavassa jaossa kaikki ovat taas mukana.
    }

# 13.
web-thirteen-card =
    { $colour ->
        [B] sininen { $value }
        [Y] keltainen { $value }
        [G] vihreä { $value }
       *[R] mätä nelonen
    }
    .object =
        { $colour ->
            [B] sinisen { $value }:n
            [Y] keltaisen { $value }:n
            [G] vihreän { $value }:n
           *[R] mädän nelosen
        }
web-thirteen-target = Valitse taulu.
web-thirteen-put = Pelaa { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Vuorollasi: { web-thirteen-card }
web-thirteen-planned = Pelaa pian: { web-thirteen-card }
web-thirteen-safe = summa { $sum }
web-thirteen-takes =
    { $takes ->
        [one] otat { $takes } kortin
       *[other] otat { $takes } korttia
    }
web-thirteen-target-label = { thirteen-target }: { $sum }, { thirteen-room }
web-thirteen-deal = Jako { $deal }/{ $deals }

# The end of a deal and of a match.
web-won-deal =
    { $you ->
        [yes] Voitit jaon { $deal }
       *[no] { $who } voitti jaon { $deal }
    }
web-forgot = unohti sanoa ”Yksi kortti!”
web-deal-over = Jako { $deal } on päättynyt
web-next-deal = Seuraava jako
web-waiting-others = Odotetaan muita …
# $who are the other winners where you share the win.
web-won-match =
    { $you ->
        [yes] Voitit pelin
        [shared] Voitit yhdessä muiden kanssa: { $who }
       *[no] { $winners ->
            [one] { $who } voitti pelin
           *[other] { $who } voittivat pelin
        }
    }
web-pile-label =
    { $colour ->
        [blue] siniset
        [yellow] keltaiset
        [green] vihreät
       *[rotten] mädät neloset
    }: { $cards }{ $most ->
        [yes] , eniten, joten ne eivät maksa mitään
       *[no] {""}
    }
web-most = ★ Se, jolla on väriä eniten, ei maksa siitä mitään.
web-fair = Jaettiinko kortit reilusti?
web-record = Peli tiedostona:
web-record-text = teksti
web-record-json = JSON
web-points-alone = kaikki muut olivat poissa jaosta
web-points-how = { $cards ->
        [one] { $cards } kortti
       *[other] { $cards } korttia
    } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-points-how-short = { $cards } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-thirteen-how =
    { $kind ->
        [fresh] { $cards ->
            [one] { $cards } kortti
           *[other] { $cards } korttia
        }
        [rotten] { $rotten ->
            [one] { $rotten } mätä nelonen
           *[other] { $rotten } mätää nelosta
        } × { $each }
       *[both] { $cards ->
            [one] { $cards } kortti
           *[other] { $cards } korttia
        } + { $rotten ->
            [one] { $rotten } mätä nelonen
           *[other] { $rotten } mätää nelosta
        } × { $each }
    }
web-thirteen-how-short =
    { $kind ->
        [fresh] { $cards }
        [rotten] { $rotten } × { $each }
       *[both] { $cards } + { $rotten } × { $each }
    }
web-prices = Käteen jääneen kortin hinta, kun kortteja on:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Uusi peli
web-to-rematch = Uusintaan
web-wants-rematch = { $who } haluaa uuden pelin.
web-rematch-join = Mukaan
web-no-deals = Yhdenkään jaon pisteitä ei ole vielä laskettu.
web-none-left = ei kortteja jäljellä
web-played-last = Viimeinen siirto:

## A game that has no board of its own: its facts and moves are shown as the game writes them

web-plain = { $text }
web-plain-turn = Sinun vuorosi: valitse siirto.
web-plain-moves = Siirtosi
