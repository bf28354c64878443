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
web-not-ready = Ei valmis
web-is-ready = valmis
web-start = Aloita
web-start-waits = Ottelu voi alkaa, kun jokaisella paikalla istuu joku ja kaikki ovat valmiita.
web-host-starts = { $host } aloittaa ottelun, kun kaikki ovat valmiita.
web-choose-seat = Valitse paikka.
web-watching = Olet katsomassa.
web-closed = Tämä pöytä on suljettu.

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
    }, { web-points }
web-away = poissa, botti pelaa
web-offline = ei yhteyttä
web-take-back = Pelaa taas itse
web-clockwise = Pelataan myötäpäivään.
web-counter-clockwise = Pelataan vastapäivään.
web-passes = passi
web-last-card = Yksi kortti!
web-out = poissa
web-seconds = { $seconds } s
web-hand = Korttisi
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
       *[plan] pelisuunnitelman mukaan
    }
web-pass = Passaa
web-play = Pelaa
web-play-this = Pelaa { gang-combo }
web-give-this = Anna { gang-combo }
web-plan-this = Vuorollasi: { gang-combo }
web-planned = Valittu: { gang-combo }
web-give = Anna
web-not-playable = Ei nyt
web-combos = Sarjat
web-hint = Mitä vahva botti pelaisi?
web-advice = Neuvot
web-advice-about = Mitä vahva botti pelaisi ja miksi, aina kun on vuorosi.
web-advice-always = Neuvo joka vuorolla
web-advice-waits = Neuvo tulee, kun on vuorosi.
web-advice-take = Valitse puolestani
web-sure-gang = Pelataanko varmasti { $number }-jengi?
web-sure-break = Rikotaanko varmasti { $number }-jengi?

# Why the chosen cards cannot be played: on the button, so in few words.
web-why-no-combo = Ei ole sarja
web-why-give = Anna yksi kortti
web-why-size =
    { $size ->
        [1] Tarvitaan yksi kortti
        [2] Tarvitaan pari
        [3] Tarvitaan kolmoset
        [5] Tarvitaan viisi korttia
       *[gang] Vain korkeampi jengi voittaa jengin
    }
web-why-lower = Matalampi kuin { gang-combo }
web-why-level = Ei korkeampi kuin { gang-combo }
web-why-open = Mukana on oltava kolmivärinen ykkönen
web-why-open-small = Avauksessa enintään viisi korttia
web-why-highest = { $who }, yksi kortti: pelaa { gang-the-card }
web-why-several = { $who }, yksi kortti: avaa kahdella tai useammalla
web-why-gang = { $who }, yksi kortti: pelaa jengi
web-cut-here = Nosta kohdasta { $at }

# The table's menu, talk and people.
web-menu = Pöytä
web-auto-pass = Passaa automaattisesti, kun pelattavaa ei ole
web-sound = Äänet
web-qr = Sama linkki kuvattavana koodina
web-watchers =
    { $watchers ->
        [one] { $watchers } ihminen katsoo.
       *[other] { $watchers } ihmistä katsoo.
    }
web-keys-gang = Näppäimet: 1–0 ja nuolet valitsevat kortteja, ↑ ↓ selaavat sarjoja, Enter pelaa, välilyönti passaa, L sanoo ”Yksi kortti!”, H pyytää vihjeen, Esc palauttaa kortit.
web-keys-thirteen = Näppäimet: 1–5 ja nuolet valitsevat kortin, Enter pelaa sen, 1–3 valitsevat taulun mädälle neloselle, H pyytää vihjeen.
web-leave = Poistu ottelusta
web-leave-sure = Botti jatkaa puolestasi. Voit palata niin kauan kuin ottelu kestää.
web-leave-now = Poistu
web-talk = Juttelu
web-talk-none = Vielä ei ole sanottu mitään.
web-talk-write = Sano jotakin
web-talk-say = Sano
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
web-open = Sinä avaat: pelaa kolmivärinen ykkönen yksin tai sarjassa.
web-lead = Sinä avaat: pelaa mikä tahansa sarja.
web-beat = Sinun vuorosi: pelaa korkeampi tai passaa.
web-cannot = Sinulla ei ole mitään korkeampaa.
web-call = Sinulla on yksi kortti: sano ”Yksi kortti!” ennen kuin seuraava ehtii pelata.
web-lead-highest = { $who } odottaa viimeinen kortti kädessään: pelaa avaukseksi korkein korttisi, { gang-the-card }.
web-block = { $who } odottaa viimeinen kortti kädessään: pelaa korkein korttisi, { gang-the-card }{ $gang ->
        [yes] , tai jengi
       *[no] {""}
    }.
web-block-gang = { $who } odottaa viimeinen kortti kädessään: sinun on pelattava jengi.
web-cut = Nosta pakka.
web-show = Nosta uudelleen ja näytä kortti.

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
web-thirteen-turn = Sinun vuorosi: valitse kortti.
web-thirteen-target = Valitse taulu.
web-thirteen-put = Pelaa { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Vuorollasi: { web-thirteen-card }
web-thirteen-planned = Valittu: { web-thirteen-card }
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
web-won-match =
    { $you ->
        [yes] Voitit ottelun
        [shared] Jaat voiton
       *[no] { $who } voitti ottelun
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
web-record = Ottelu tiedostona:
web-record-text = teksti
web-record-json = JSON
web-prices = Käteen jääneen kortin hinta, kun kortteja on:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Uusi ottelu
web-to-rematch = Uusintaan
web-no-deals = Yhdenkään jaon pisteitä ei ole vielä laskettu.
web-none-left = ei kortteja jäljellä
web-played-last = Viimeinen siirto:
