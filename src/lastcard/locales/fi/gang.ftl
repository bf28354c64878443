# Gang of Four: cards, combos, refusals, and what happens at the table.

gang-name = Gang of Four

# $colour is green, yellow or red; $card and $number are as in the notation. .object is the form
# of something that is played, shown or given.
gang-colour =
    { $colour ->
        [green] vihreä
        [yellow] keltainen
       *[red] punainen
    }
    .object =
        { $colour ->
            [green] vihreän
            [yellow] keltaisen
           *[red] punaisen
        }
gang-card =
    { $card ->
        [M1] kolmivärinen ykkönen
        [GP] vihreä feeniks
        [YP] keltainen feeniks
        [RD] punainen lohikäärme
       *[other] { gang-colour } { $number }
    }
    .object =
        { $card ->
            [M1] kolmivärisen ykkösen
            [GP] vihreän feeniksin
            [YP] keltaisen feeniksin
            [RD] punaisen lohikäärmeen
           *[other] { gang-colour.object } { $number }:n
        }
gang-the-card = { gang-card }

# The cards of a combo by their number: what it is made of, and the pair of a full house.
gang-numbers =
    { $number ->
        [phoenix] feeniksit
       *[other] { $number }
    }
gang-others =
    { $other ->
        [phoenix] {" "}+ feeniksit
       *[other] -{ $other }-{ $other }
    }

# $number is what the combo is made of, $other the pair of a full house, $low and $high the ends.
gang-combo =
    { $type ->
        [single] { gang-card }
        [pair] { $number ->
            [phoenix] feenikspari
           *[other] { $number }-pari
        }
        [three] { $number }-kolmoset
        [straight] suora { $low }–{ $high }
        [flush] { gang-colour } väri (korkein { $high })
        [full_house] täyskäsi { $number }-{ $number }-{ $number }{ gang-others }
        [straight_flush] { gang-colour } värisuora { $low }–{ $high }
        [gang_of_4] Gang of Four ({ gang-numbers })
        [gang_of_5] Gang of Five ({ gang-numbers })
        [gang_of_6] Gang of Six ({ gang-numbers })
       *[gang_of_7] Gang of Seven (1)
    }
    .object =
        { $type ->
            [single] { gang-card.object }
            [pair] { $number ->
                [phoenix] feeniksparin
               *[other] { $number }-parin
            }
            [three] { $number }-kolmoset
            [straight] suoran { $low }–{ $high }
            [flush] { gang-colour.object } värin (korkein { $high })
            [full_house] täyskäden { $number }-{ $number }-{ $number }{ gang-others }
            [straight_flush] { gang-colour.object } värisuoran { $low }–{ $high }
            [gang_of_4] Gang of Fourin ({ gang-numbers })
            [gang_of_5] Gang of Fiven ({ gang-numbers })
            [gang_of_6] Gang of Sixin ({ gang-numbers })
           *[gang_of_7] Gang of Sevenin (1)
        }

# The groups of a list of hints.
gang-group =
    { $type ->
        [single] Yksittäiset kortit
        [pair] Parit
        [three] Kolmoset
        [straight] Suorat
        [flush] Värit
        [full_house] Täyskädet
        [straight_flush] Värisuorat
        [gang] Gangit
        [give] Annettavat kortit
       *[other] Tai
    }

# What only this game refuses.
gang-not-a-combo = { $cards } ei ole sarja; pelaa yksi kortti, pari, kolmoset, viisi yhteensopivaa korttia tai gang.
gang-position-unreadable = ”{ $part }” ei tarkoita asemassa mitään.
gang-position-impossible = ”{ $part }” ei voi syntyä missään jaossa.
gang-must-lead = Sinä avaat tämän kierroksen, joten et voi passata; pelaa mikä tahansa sarja.
gang-must-open = Pelin ensimmäisessä avauksessa on kolmivärinen ykkönen; pelaa M1 yksin tai osana sarjaa.
gang-opening-too-large = Pelin ensimmäisessä avauksessa on enintään viisi korttia; pelaa M1 ja sen kanssa vähemmän kortteja.
gang-wrong-size =
    { $size ->
        [one] { $cards } ei käy nyt; pelaa yksi korkeampi kortti tai gang, tai passaa.
       *[other] { $cards } ei käy nyt; pelaa korkeampi { $size } kortin sarja tai korkeampi gang, tai passaa.
    }
gang-too-low = { $cards } ei ole korkeampi kuin { $to_beat }; pelaa jotakin korkeampaa tai passaa.
gang-must-block =
    { $card ->
        [none] Seuraavalla pelaajalla on enää yksi kortti; pelaa gang.
       *[other] Seuraavalla pelaajalla on enää yksi kortti; pelaa korkein korttisi, { $card }{ $gang ->
            [yes] , tai gang
           *[no] {""}
        }.
    }
gang-must-lead-several = Seuraavalla pelaajalla on enää yksi kortti; avaa vähintään kahdella kortilla kerralla.
gang-must-lead-highest = Seuraavalla pelaajalla on enää yksi kortti; avaa korkeimmalla kortillasi ({ $card }).
gang-call-refused = ”Yksi kortti!” sanotaan vain, kun omia kortteja on juuri jäänyt täsmälleen yksi; pelaa sanomatta sitä.
gang-call-automatic = Tässä pelissä pöytä ilmoittaa viimeiset kortit itse; pelaa ilman huutomerkkiä.
gang-cut-refused = Pakkaa ei voi nostaa kohdasta { $at }; kirjoita luku väliltä 1–63, jota ei ole vielä käytetty.

# The table.
gang-title = Gang of Four
gang-deal-number = jako { $deal }
gang-direction =
    { $direction ->
        [right] vastapäivään
       *[left] myötäpäivään
    }
gang-badge-last = YKSI KORTTI
gang-badge-out = poissa jaosta
gang-sorted =
    { $order ->
        [colour] väreittäin
       *[other] numeroittain
    }

# What happens. $who is a name; $you says whether it is the reader.
gang-passes = passi
gang-leads =
    { $you ->
        [yes] Kaikki ovat passanneet: sinä avaat seuraavan kierroksen.
       *[no] Kaikki ovat passanneet: { $who } avaa seuraavan kierroksen.
    }
gang-cycle-won =
    { $you ->
        [yes] Voitit kierroksen ja avaat seuraavan.
       *[no] { $who } voitti kierroksen ja avaa seuraavan.
    }
gang-led =
    { $you ->
        [yes] Sinä avaat tämän kierroksen.
       *[no] { $who } avaa tämän kierroksen.
    }
gang-declares = Yksi kortti!
gang-undeclared =
    { $you ->
        [yes] Et sanonut ”Yksi kortti!” ajoissa: olet poissa tästä jaosta ja pidät yhden kortin.
       *[no] { $who } ei sanonut ”Yksi kortti!” ajoissa ja on poissa tästä jaosta.
    }
gang-undeclared-rule = Jolla on enää yksi kortti, sanoo sen, last! tai r7!, ennen kuin seuraava pelaa (GF-8.5).
gang-waits-call = Odotetaan: { $who } voi vielä sanoa ”Yksi kortti!”. Sitten siirtosi on voimassa.
gang-dealt =
    { $you ->
        [yes] Jako { $deal }, { gang-direction }. Sinä jaat.
       *[no] Jako { $deal }, { gang-direction }. { $who } jakaa.
    }
gang-cut =
    { $you ->
        [yes] Nostat pakan kohdasta { $at }.
       *[no] { $who } nostaa pakan kohdasta { $at }.
    }
gang-shown =
    { $you ->
        [yes] Näytät
       *[no] { $who } näyttää
    } { gang-card.object }{ $again ->
        [yes] {""}, jolla ei voi laskea: pakka nostetaan uudelleen.
       *[no] {"."}
    }
gang-given-forced =
    { $you ->
        [giver] { $taker } saa sinulta korkeimman korttisi, { gang-card.object }.
        [taker] { $giver } antaa sinulle korkeimman korttinsa, { gang-card.object }.
       *[no] { $giver } antaa korkeimman korttinsa, { gang-card.object }, ja sen saa { $taker }.
    }
gang-given-back =
    { $you ->
        [giver] { $taker } saa sinulta vastineeksi { gang-card.object }.
        [taker] { $giver } antaa sinulle vastineeksi { gang-card.object }.
       *[no] { $giver } antaa vastineeksi { gang-card.object }, ja sen saa { $taker }.
    }

# What there is to do: a sentence for every code of a duty.
gang-duty-cut = Nosta pakka.
gang-duty-show = Nosta uudelleen ja näytä kortti.
gang-duty-give = Valitse kortti, jonka { $who } saa vastineeksi; se voi olla juuri saamasi.
gang-duty-call = Sinulla on yksi kortti: sano ”Yksi kortti!” ennen kuin seuraava ehtii pelata.
gang-duty-open = Sinä avaat: pelaa kolmivärinen ykkönen yksin tai sarjassa.
gang-duty-lead = Sinä avaat: pelaa mikä tahansa sarja.
gang-duty-lead-several = { $who }: enää yksi kortti! Avaa vähintään kahdella kortilla.
gang-duty-lead-highest = { $who }: enää yksi kortti! Pelaa avaukseksi korkein korttisi, { gang-the-card }.
gang-duty-block =
    { $gang ->
        [only] { $who }: enää yksi kortti! Sinun on pelattava gang.
        [yes] { $who }: enää yksi kortti! Pelaa korkein korttisi, { gang-the-card }, tai gang.
       *[no] { $who }: enää yksi kortti! Pelaa korkein korttisi, { gang-the-card }.
    }
gang-duty-beat = Sinun vuorosi: pelaa korkeampi tai passaa.
gang-duty-nothing-higher = Sinulla ei ole mitään korkeampaa.

# The same in the terminal, where it says what to type.
gang-task-beat = Voitettava: { $combo } ({ $who }). Pelaa korkeampi, tai p = passi.
gang-task-nothing-higher = Voitettava: { $combo } ({ $who }). Et pysty: p = passi.
gang-task-call = Sinulla on yksi kortti etkä sanonut sitä: kirjoita heti last! tai joudut pois jaosta.
gang-task-cut = Nosta pakka: luku väliltä 1–63, tai Enter (puoliväli).
gang-task-show = Nosta uudelleen ja näytä kortti: luku väliltä 1–63, tai Enter (puoliväli).

# The end of a deal and of a match.
gang-won-deal =
    { $you ->
        [yes] Voitit jaon { $deal }.
       *[no] { $who } voitti jaon { $deal }.
    }
gang-pad-forgot = ! unohti sanoa ”Yksi kortti!”
gang-pad-target = Peli päättyy, kun jollakulla on { $rule ->
        [exceed] yli { $target }
       *[reach] { $target }
    } pistettä; pienin pistemäärä voittaa.
gang-next-deal =
    { $you ->
        [yes] Seuraavaksi jaat ja avaat sinä, { gang-direction }.
       *[no] Seuraavaksi jakaa ja avaa { $who }, { gang-direction }.
    }
gang-next-gift =
    { $you ->
        [giver] { $taker } saa sinulta korkeimman korttisi.
        [taker] { $giver } antaa sinulle korkeimman korttinsa.
       *[no] { $giver } antaa korkeimman korttinsa, ja sen saa { $taker }.
    }
gang-help =
    Kirjoita kortit missä järjestyksessä vain, isoin tai pienin kirjaimin:
    g3 y3   tai   r5,y6,g7,g8,r9
    Värit ovat G vihreä, Y keltainen ja R punainen. M1 on kolmivärinen ykkönen,
    GP ja YP ovat feeniksit ja RD on lohikäärme.
      p, pass        passaa tämä vuoro
      last!          sano ”Yksi kortti!”, kun pelaajat sanovat sen itse;
                     tai siirron yhteydessä:  r7!
gang-summary =
    Hankkiudu eroon korteistasi. Se, joka pelaa viimeisen korttinsa, voittaa
    jaon; muut saavat pisteitä käteen jääneistä korteista, ja pienin pistemäärä
    voittaa pelin.

    Voita vuorollasi pöydällä oleva sarja korkeammalla, jossa on yhtä monta
    korttia, pelaa gang tai passaa. Kun kaikki muut passaavat, avaat millä
    haluat. Ensin ratkaisee numero, sitten väri: vihreä, keltainen, punainen.
    M1 on korkein 1; feeniksit GP ja YP ja lohikäärme RD ovat kymppejä ylempänä.

      yksi  pari  kolmoset    samoja numeroita; GP YP on pari
      suora                   viisi peräkkäistä numeroa      viidestä alin
      väri                    viisi samaa väriä
      täyskäsi                kolmoset ja pari
      värisuora               yksivärinen suora              viidestä ylin
      gang                   neljästä seitsemään samaa numeroa: voittaa kaiken
                              paitsi korkeamman gangin

    Jos seuraavalla pelaajalla on enää yksi kortti, sinun on pelattava
    yksittäisen kortin päälle korkein korttisi ja avattava vähintään kahdella
    kortilla, jos voit.
    Käteen jäänyt kortti maksaa 1 pisteen, 8 kortista alkaen 2, 11:stä 3, 14:stä
    4, ja kaikki 16 maksavat 80. Säännöt kokonaan: lastcard rules
