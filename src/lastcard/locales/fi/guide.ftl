# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] Se on viimeinen korttisi: voitat jaon.
       *[other] Siinä ovat kaikki korttisi: voitat jaon.
    }
guide-gang-certain = Kukaan ei enää pysäytä sinua, mitä muilla onkin.
guide-gang-open = Aloitat ottelun, joten mukana on oltava kolmivärinen 1.
guide-gang-block =
    { $gang ->
        [yes] Seuraavalla pelaajalla on yksi kortti: sinun on pelattava korkein korttisi tai jengi.
       *[no] Seuraavalla pelaajalla on yksi kortti: sinun on pelattava korkein korttisi.
    }
guide-gang-lead-several = Seuraavalla pelaajalla on yksi kortti: et saa avata yksittäisellä kortilla.
guide-gang-lead-highest = Seuraavalla pelaajalla on yksi kortti: sinun on avattava korkeimmallasi.
guide-gang-reach =
    { $left ->
        [one] Jolla on yksi kortti, ei voi lyödä { $cards } korttia.
       *[other] Jolla on { $left } korttia, ei voi lyödä { $cards } korttia.
    }
guide-gang-unbeatable = Tätä ei enää lyö kukaan, joten avaat seuraavaksi.
guide-gang-unbeatable-then = Tätä ei enää lyö kukaan, joten avaat seuraavaksi, ehkä näin: { gang-combo }.
guide-gang-highest = Korkeampaa korttia ei ole jäljellä: vain jengi voisi lyödä sen.
guide-gang-longest = Pääset kerralla eroon { $cards } kortista, enempään et pysty.
guide-gang-keeps = Säästät kortin, jolla saat taas avata: { gang-the-card }. Korkeampaa ei ole jäljellä.
guide-gang-last-highest = Viimeinen korttisi on sitten { gang-the-card }: korkeampaa ei ole jäljellä.
guide-gang-keeps-gang = Säästät { $number }-jengisi oikeaan hetkeen.
guide-gang-price = Kun kortteja jää { $left }, kukin maksaa { $price ->
        [one] yhden pisteen
       *[other] { $price } pistettä
    } eikä { $before }.
guide-gang-lone = Se ei sovi yhteen muiden korttiesi kanssa: { gang-card }.
guide-gang-lowest =
    { $type ->
        [single] Se on matalin korttisi
        [pair] Se on matalin parisi
       *[three] Ne ovat matalimmat kolmosesi
    }: heikot kannattaa pelata, kun avaat.
guide-gang-cheapest = Matalammalla et voi lyödä sitä.
guide-gang-spares = Matalampikin kävisi, mutta se rikkoisi tämän: { gang-combo }.
guide-gang-gives-up = Se rikkoo yhdistelmän ({ gang-combo }), mutta mikään korttisi ei varmasti tuo avausta.
guide-gang-high =
    { $left ->
        [one] Jollakulla on enää yksi kortti: pelaa korkea, niin harvempi kortti lyö sen.
       *[other] Jollakulla on enää { $left } korttia: pelaa korkea, niin harvempi kortti lyö sen.
    }
guide-gang-hurry =
    { $left ->
        [one] Jollakulla on enää yksi kortti: hankkiudu eroon omistasi, kun vielä voit.
       *[other] Jollakulla on enää { $left } korttia: hankkiudu eroon omistasi, kun vielä voit.
    }
guide-gang-plan =
    { $plays ->
        [one] Loput korttisi voi pelata yhdellä kertaa.
       *[other] Loput korttisi voi pelata { $plays } kerralla.
    }
guide-gang-declare = Sinulle jää yksi kortti: sano samalla ”Viimeinen kortti!”.
guide-gang-call = Sinulla on yksi kortti: sano se nyt, tai putoat tästä jaosta.
guide-gang-cannot = Mikään kädessäsi ei lyö sitä.
guide-gang-pass-gang = Vain jengisi lyö sen, ja jengi on myöhemmin arvokkaampi.
guide-gang-pass-top = Menettäisit korkeimman korttisi: { gang-the-card }. Säästä se, niin saat avata myöhemmin.
guide-gang-pass-breaks = Mitä pelaatkin, jokin rikkoutuu, esimerkiksi { gang-combo }.
guide-gang-pass-calm = Kenelläkään ei ole vielä alle { $left } korttia: aikaa on.
guide-gang-pass-plan =
    { $plays ->
        [one] Kätesi voi tällaisenaan pelata yhdellä kertaa.
       *[other] Kätesi voi tällaisenaan pelata { $plays } kerralla.
    }
guide-gang-give-lowest = Se on matalin korttisi.
guide-gang-cut = Nosta mistä haluat: kukaan ei tiedä, missä mikin kortti on.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Avaaja saa pelata minkä yhdistelmän tahansa; se lyödään yhtä monella kortilla.
guide-about-gang-answer = Pöydässä olevan lyö yhtä moni korkeampi kortti tai jengi.
guide-about-gang-pass = Passaaminen ei ole häpeä: kun kaikki muut passaavat, viimeksi pelannut avaa.
guide-about-gang-block = Viimeisen kortin edessä säännöt jättävät vähän valinnanvaraa.
guide-about-gang-last = Yhdestä kortista varoitetaan kaikkia: sitä varten se sanotaan.
guide-about-gang-give = Jaon voittaja saa häviäjän korkeimman kortin ja antaa takaisin minkä haluaa.
guide-about-gang-cut = Pakka nostetaan ennen jakoa.

# 13. $target is B, Y or G.
guide-thirteen-only = Muuta et voi pelata.
guide-thirteen-only-safe = Kaikki muu ottaisi kortteja.
guide-thirteen-full =
    { $cards ->
        [one] Siitä tulee tasan 13: seuraava kortti { thirteen-on } ottaa sen.
       *[other] Siitä tulee tasan 13: seuraava kortti { thirteen-on } ottaa nämä { $cards }.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Enää { $room } mahtuu { thirteen-on }: joka ylittää, ottaa sen.
       *[other] Enää { $room } mahtuu { thirteen-on }: joka ylittää, ottaa nämä { $cards }.
    }
guide-thirteen-spoils = Mätä nelonen menee { thirteen-on }: kuka kortit ottaakin, saa siitä kaksi pistettä.
guide-thirteen-highest = Sinulla ei ole korkeampaa kuin { $value }, ja se mahtuu vielä.
guide-thirteen-keeps = Säästät kortin { $value }, joka mahtuu sinne, minne juuri mikään ei mahdu.
guide-thirteen-fits =
    { $cards ->
        [one] Sen jälkeen yksi muista korteistasi mahtuu vielä.
       *[other] Sen jälkeen { $cards } muista korteistasi mahtuu vielä.
    }
guide-thirteen-safe = Summa on { $sum }, kun se menee { thirteen-on }: et ota mitään.
guide-thirteen-fewest =
    { $cards ->
        [one] Nyt kaikki ottaa kortteja; tämä vain yhden.
       *[other] Nyt kaikki ottaa kortteja; mikään ei ota vähempää kuin nämä { $cards }.
    }
guide-thirteen-most =
    { $target ->
        [B] Sinulla on sitten eniten sinisiä kortteja, eivätkä ne niin kauan maksa mitään.
        [Y] Sinulla on sitten eniten keltaisia kortteja, eivätkä ne niin kauan maksa mitään.
       *[G] Sinulla on sitten eniten vihreitä kortteja, eivätkä ne niin kauan maksa mitään.
    }
guide-thirteen-cost =
    { $points ->
        [0] Tässä tilanteessa se ei maksa sinulle mitään.
        [one] Tässä tilanteessa se maksaa sinulle yhden pisteen.
       *[other] Tässä tilanteessa se maksaa sinulle { $points } pistettä.
    }
guide-about-thirteen-put = Kohde kestää 13; joka ylittää sen, ottaa siinä olleet kortit.
guide-about-thirteen-rotten = Mätä nelonen käy mihin tahansa kohteeseen ja maksaa ottajalleen kaksi pistettä.
guide-about-thirteen-take = Otettu kortti maksaa pisteen, mutta ei väri, jota sinulla on eniten.
