# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] Se on viimeinen korttisi: voitat jaon.
       *[other] Siinä ovat kaikki korttisi: voitat jaon.
    }
guide-gang-certain = Kukaan ei voi voittaa tätä eikä sitä, mitä pelaat sen jälkeen: jako on sinun.
guide-gang-open = Avaat pelin, joten mukana on oltava kolmivärinen ykkönen.
guide-gang-block =
    { $gang ->
        [only] Seuraavalla pelaajalla on yksi kortti: sinun on pelattava gang.
        [yes] Seuraavalla pelaajalla on yksi kortti: sinun on pelattava korkein korttisi tai gang.
       *[no] Seuraavalla pelaajalla on yksi kortti: sinun on pelattava korkein korttisi.
    }
guide-gang-lead-several = Seuraavalla pelaajalla on yksi kortti: et saa avata yksittäisellä kortilla.
guide-gang-lead-highest = Seuraavalla pelaajalla on yksi kortti: sinun on avattava korkeimmalla kortillasi.
guide-gang-reach =
    { $left ->
        [one] Se, jolla on yksi kortti, ei voi vastata { $cards } korttiin.
       *[other] Se, jolla on { $left } korttia, ei voi vastata { $cards } korttiin.
    }
guide-gang-unbeatable = Kukaan ei voi enää voittaa tätä, joten sinä avaat seuraavaksi.
guide-gang-unbeatable-then = Kukaan ei voi enää voittaa tätä, joten avaat seuraavaksi ja voit pelata vaikka { gang-combo.object }.
guide-gang-highest = Korkeampaa korttia ei ole jäljellä: vain gang voisi voittaa sen.
guide-gang-highest-then = Korkeampaa korttia ei ole jäljellä: ellei jollakulla ole gangia, avaat seuraavaksi ja voit pelata vaikka { gang-combo.object }.
guide-gang-few-cards =
    { $above ->
        [one] Korteista, joita et ole nähnyt, vain yksi on korkeampi.
       *[other] Korteista, joita et ole nähnyt, vain { $above } on korkeampia.
    }
guide-gang-few-pairs =
    { $above ->
        [one] Korteista, joita et ole nähnyt, saa vain yhden korkeamman parin.
       *[other] Korteista, joita et ole nähnyt, saa vain { $above } korkeampaa paria.
    }
guide-gang-longest = Pääset kerralla eroon { $cards } kortista, enempään et pysty.
guide-gang-keeps = Säästät { gang-card.object }, jolla pääset taas avaamaan: korkeampaa korttia ei ole jäljellä.
guide-gang-last-highest = Viimeinen korttisi on silloin { gang-the-card }: korkeampaa korttia ei ole jäljellä.
guide-gang-keeps-gang = Säästät { $number }-gangisi: se voittaa kaiken, mikä ei ole gang.
guide-gang-price = Sinulle jää { $left ->
        [one] yksi kortti
       *[other] { $left } korttia
    }: jaon lopussa kukin maksaisi { $price ->
        [one] yhden pisteen
       *[other] { $price } pistettä
    } eikä { $before }.
guide-gang-lone = Tästä ei saa sarjaa muiden korttiesi kanssa: { gang-card }.
guide-gang-lowest =
    { $type ->
        [single] Se on matalin korttisi: sillä ei voita juuri mitään, joten pelaa se, kun avaat.
        [pair] Se on matalin parisi: sillä ei voita juuri mitään, joten pelaa se, kun avaat.
       *[three] Ne ovat matalimmat kolmosesi: niillä ei voita juuri mitään, joten pelaa ne, kun avaat.
    }
guide-gang-cheapest = Se riittää juuri: mikään matalampi kädessäsi ei voita pöydällä olevaa.
guide-gang-spares = Matalampikin riittäisi, mutta se rikkoisi { gang-combo.object }.
guide-gang-gives-up = Se rikkoo { gang-combo.object }, mutta mikään korttisi ei takaa, että pääsisit avaamaan sillä.
guide-gang-high =
    { $left ->
        [one] Jollakulla on enää yksi kortti: pelaa jotakin korkeaa, niin harvempi kortti voittaa sen.
       *[other] Jollakulla on enää { $left } korttia: pelaa jotakin korkeaa, niin harvempi kortti voittaa sen.
    }
guide-gang-hurry =
    { $left ->
        [one] Jollakulla on enää yksi kortti: hankkiudu eroon omistasi, kun vielä voit.
       *[other] Jollakulla on enää { $left } korttia: hankkiudu eroon omistasi, kun vielä voit.
    }
guide-gang-plan =
    { $plays ->
        [one] Sen jälkeen yksi siirto tyhjentää kätesi.
       *[other] Sen jälkeen { $plays } siirtoa voi tyhjentää kätesi.
    }
guide-gang-plan-best =
    { $plays ->
        [one] Sen jälkeen yksi siirto tyhjentää kätesi; mikään muu valinta ei jätä vähempää.
       *[other] Sen jälkeen { $plays } siirtoa voi tyhjentää kätesi; mikään muu valinta ei jätä vähempää.
    }
guide-gang-plan-one = Loput voit sitten pelata kerralla: { gang-combo }.
guide-gang-plan-two = Sitten jäljellä on kaksi siirtoa, joista toinen on { gang-combo }.
guide-gang-declare = Sinulle jää yksi kortti: sano siirtosi yhteydessä ”Yksi kortti!”.
guide-gang-call = Sinulla on yksi kortti: sano se nyt, tai joudut pois tästä jaosta.
guide-gang-cannot = Mikään kädessäsi ei voita sitä.
guide-gang-pass-gang = Vain gangisi voittaisi sen. Säästä se: myöhemmin sillä voi pysäyttää sen, jolla on enää vähän kortteja.
guide-gang-pass-top = Menettäisit korkeimman korttisi, { gang-card.object }. Säästä se, niin pääset avaamaan myöhemmin.
guide-gang-pass-breaks = Pelasitpa mitä tahansa, jokin sarja rikkoutuu, esimerkiksi { gang-combo }.
guide-gang-pass-gains-nothing =
    { $plays ->
        [one] Koko kätesi lähtee yhdellä siirrolla; mikä tahansa siirto nyt rikkoo sen.
       *[other] Kätesi lähtee { $plays } siirrolla. Pelasitpa nyt mitä tahansa, loput vaatisivat yhä { $plays } tai enemmän.
    }
guide-gang-pass-holds =
    { $cards ->
        [one] Säästä { gang-the-card }, niin pääset avaamaan myöhemmin: vain yksi kortti, jota et ole nähnyt, on korkeampi.
       *[other] Säästä { gang-the-card }, niin pääset avaamaan myöhemmin: vain { $cards } korttia, joita et ole nähnyt, on korkeampia.
    }
guide-gang-pass-calm = Kenelläkään ei ole vielä alle { $left } korttia: aikaa on.
guide-gang-pass-plan =
    { $plays ->
        [one] Tällaisenaan kätesi tyhjenee yhdellä siirrolla.
       *[other] Tällaisenaan kätesi tyhjenee { $plays } siirrolla.
    }
guide-gang-give-spare =
    { $plays ->
        [one] Voit luopua siitä: loput voi pelata yhdellä siirrolla.
       *[other] Voit luopua siitä: loput voi pelata { $plays } siirrolla, eikä minkään muun kortin antaminen vähentäisi niitä.
    }
guide-gang-give-odd = Se on matalin niistä korteistasi, joiden numeroa sinulla on vain yksi.
guide-gang-give-low =
    { $lower ->
        [one] Vain yksi korteistasi on matalampi.
       *[other] Vain { $lower } korteistasi on matalampia.
    }
guide-gang-give-lowest = Se on matalin korttisi.
guide-gang-cut = Nosta mistä haluat: kukaan ei tiedä, missä mikäkin kortti on.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Avaaja saa pelata minkä tahansa sarjan; muut voittavat sen yhtä monella kortilla.
guide-about-gang-answer = Pöydällä olevan voi voittaa yhtä monella korkeammalla kortilla tai gangilla.
guide-about-gang-pass = Saat lähes aina passata, kun et avaa. Kun kaikki muut ovat passanneet, viimeksi pelannut avaa.
guide-about-gang-block = Kun seuraavalla on yksi kortti, säännöt jättävät vähän valinnanvaraa.
guide-about-gang-last = Kun jollekulle jää yksi kortti, muita varoitetaan: sitä varten se sanotaan.
guide-about-gang-give = Jaon voittaja saa häviäjän korkeimman kortin ja antaa vastineeksi minkä haluaa.
guide-about-gang-cut = Pakka nostetaan ennen jakoa.

# 13. $target is B, Y or G.
guide-thirteen-only = Muuta et voi pelata.
guide-thirteen-only-safe = Kaikilla muilla siirroilla ottaisit kortteja.
guide-thirteen-full =
    { $cards ->
        [one] Siitä tulee tasan 13: seuraava, joka pelaa { thirteen-on }, ottaa kortin.
       *[other] Siitä tulee tasan 13: seuraava, joka pelaa { thirteen-on }, ottaa nämä { $cards } korttia.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Kun se menee { thirteen-on }, summa on { $sum }: se, joka lisää enemmän kuin { $room }, ottaa kortin.
       *[other] Kun se menee { thirteen-on }, summa on { $sum }: se, joka lisää enemmän kuin { $room }, ottaa nämä { $cards } korttia.
    }
guide-thirteen-spoils = Nyt { thirteen-on } tulee mätä nelonen: se, joka ottaa kortit, saa siitä kaksi pistettä.
guide-thirteen-highest = Sinulla ei ole korkeampaa korttia kuin { $value }, ja se mahtuu vielä.
guide-thirteen-own =
    { $cards ->
        [one] Käteesi jäävä { $target ->
            [B] sininen
            [Y] keltainen
           *[G] vihreä
        } kortti mahtuisi vielä.
       *[other] Käteesi jäävät { $cards } { $target ->
            [B] sinistä
            [Y] keltaista
           *[G] vihreää
        } korttia mahtuisivat vielä kaikki.
    }
guide-thirteen-over = Niistä { $cards } kortista, jotka voivat vielä tulla { thirteen-on }, { $over } menisi nyt yli.
guide-thirteen-keeps = Säästät { $value ->
        [1] ykkösen
        [2] kakkosen
       *[other] kortin { $value }
    }: se mahtuu vielä, kun taulu on melkein täynnä.
guide-thirteen-fits =
    { $cards ->
        [one] Sen jälkeen yksi muista korteistasi mahtuu vielä.
       *[other] Sen jälkeen { $cards } muista korteistasi mahtuu vielä.
    }
guide-thirteen-safe = Kun se menee { thirteen-on }, summa on { $sum }: et ota mitään.
guide-thirteen-fewest =
    { $cards ->
        [one] Pelasitpa mitä tahansa, otat kortteja; näin vain yhden.
       *[other] Pelasitpa mitä tahansa, otat kortteja; vähemmän kuin nämä { $cards } et voi ottaa.
    }
guide-thirteen-most =
    { $target ->
        [B] Sinulla on silloin eniten sinisiä kortteja, ja niin kauan ne eivät maksa mitään.
        [Y] Sinulla on silloin eniten keltaisia kortteja, ja niin kauan ne eivät maksa mitään.
       *[G] Sinulla on silloin eniten vihreitä kortteja, ja niin kauan ne eivät maksa mitään.
    }
guide-thirteen-cost =
    { $points ->
        [0] Tässä tilanteessa se ei maksa sinulle mitään.
        [one] Tässä tilanteessa se maksaa sinulle yhden pisteen.
       *[other] Tässä tilanteessa se maksaa sinulle { $points } pistettä.
    }
guide-thirteen-not-take =
    { $cards ->
        [one] Otat kortin, vaikka sinun ei olisi tarvinnut ottaa yhtään.
       *[other] Otat { $cards } korttia, vaikka sinun ei olisi tarvinnut ottaa yhtään.
    }
guide-thirteen-not-fewer = Otat { $cards } korttia, vaikka { $fewer } olisi riittänyt.
guide-thirteen-not-rotten =
    { $rotten ->
        [one] Ottamissasi korteissa on mätä nelonen: kaksi pistettä.
       *[other] Ottamissasi korteissa on { $rotten } mätää nelosta: kaksi pistettä kustakin.
    }
guide-thirteen-not-cheap =
    { $points ->
        [one] Tässä tilanteessa se maksaa sinulle pisteen enemmän kuin parempi siirto.
       *[other] Tässä tilanteessa se maksaa sinulle { $points } pistettä enemmän kuin parempi siirto.
    }
guide-thirteen-not-room = Muille jää tilaa: { thirteen-on } mahtuu vielä { $room }.
guide-thirteen-not-fits =
    { $cards ->
        [0] Sen jälkeen mikään muista korteistasi ei mahdu, paremman siirron jälkeen { $more }.
        [one] Sen jälkeen vain yksi muista korteistasi mahtuu, paremman siirron jälkeen { $more }.
       *[other] Sen jälkeen vain { $cards } muista korteistasi mahtuu, paremman siirron jälkeen { $more }.
    }
guide-thirteen-not-low = Luovut kortista { $value }, joka mahtuu vielä, kun taulu on melkein täynnä.
guide-about-thirteen-put = Taulun raja on 13; joka ylittää sen, ottaa siinä olleet kortit.
guide-about-thirteen-rotten = Mätä nelonen käy mille tahansa taululle ja maksaa ottajalleen kaksi pistettä.
guide-about-thirteen-take = Otettu kortti maksaa pisteen, mutta väri, jota sinulla on eniten, ei maksa mitään.

# A deal is over: what decided it, and what its end says to the player. $you is yes or no.
guide-end-gang-lead =
    { $you ->
        [yes] Pelasit { gang-combo.object } ja pääsit avaamaan, eikä kukaan enää vienyt sinulta avausvuoroa.
       *[no] Tämä ratkaisi: voittaja pelasi { gang-combo.object } ja pääsi avaamaan, eikä kukaan enää vienyt häneltä avausvuoroa.
    }
guide-end-gang-answer =
    { $you ->
        [yes] Pelasit lopuksi { gang-combo.object } ja voitit sen, mitä toinen oli pelannut.
       *[no] Tämä ratkaisi: voittaja pelasi lopuksi { gang-combo.object } ja voitti sen, mitä toinen oli pelannut.
    }
guide-end-gang-alone = Kaikki muut kuin voittaja olivat pois jaosta: kukaan muu ei voinut enää voittaa sitä.
guide-end-gang-plays = Tarvitsit kaikkiin kortteihisi { $plays } siirtoa: mitä pidempiä sarjoja, sitä vähemmän.
guide-end-gang-silent = Et sanonut ”Yksi kortti!” ja jouduit pois jaosta: muista se ensi kerralla.
guide-end-gang-gang = Sinulle jäi { $left } korttia ({ $points } pistettä), niiden joukossa { $number }-gangisi: pelaa gang, kun se voi vielä tuoda avausvuoron.
guide-end-gang-five = Käteesi jäi { gang-combo }: säästä sitä varten korkea kortti, jolla pääset avaamaan.
guide-end-gang-one-less = Sinulle jäi { $left } korttia: { $points } pistettä. Yhtä vähemmällä niitä olisi tullut vain { $less }.
guide-end-gang-top = Sinulla oli vielä { gang-the-card }: korkeilla korteilla kannattaa päästä ajoissa avaamaan.
guide-end-gang-low = Käteesi jäi { $low } korttia, jotka ovat nelosia tai matalampia: avaa sellaisilla aina kun voit.
guide-end-gang-kept =
    { $left ->
        [one] Sinulle jäi yksi kortti: { $points ->
            [one] yksi piste
           *[other] { $points } pistettä
        }.
       *[other] Sinulle jäi { $left } korttia: { $points } pistettä.
    }

guide-end-thirteen-nothing = Et ottanut yhtään korttia: paremmin ei voi mennä.
guide-end-thirteen-free =
    { $cards ->
        [one] Otit yhden kortin, eikä se maksanut mitään.
       *[other] Otit { $cards } korttia, eivätkä ne maksaneet mitään.
    }
guide-end-thirteen-at-once = Otit { $cards } korttia, niistä { $most } kerralla, kun pelasit { thirteen-on }.
guide-end-thirteen-took =
    { $cards ->
        [one] Otit yhden kortin
       *[other] Otit { $cards } korttia
    }: { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    }.
guide-end-thirteen-one-more =
    { $target ->
        [B] Sinisiä sinulla oli { $cards }
        [Y] Keltaisia sinulla oli { $cards }
       *[G] Vihreitä sinulla oli { $cards }
    }: jos niitä olisi ollut yksi enemmän, sinulla olisi ollut niitä eniten eikä yksikään olisi maksanut.
guide-end-thirteen-rotten =
    { $cost ->
        [2] Pelkkä mätä nelonen maksoi sinulle 2 pistettä
       *[other] Pelkät mädät neloset maksoivat sinulle { $cost } pistettä
    }: jätä sellaiset mieluummin muille.
guide-end-thirteen-most =
    { $target ->
        [B] Siniset korttisi ({ $cards })
        [Y] Keltaiset korttisi ({ $cards })
       *[G] Vihreät korttisi ({ $cards })
    } eivät maksaneet mitään: kenelläkään ei ollut niin monta.

# What a newcomer is told in the first three turns: what the game is about, what lies there, and what
# goes. The cards that the page raises are those that can be played; in 13 those that take nothing.
guide-first-gang-1 = Tavoite: pääse ensimmäisenä eroon kaikista korteistasi.
guide-first-gang-2 = Jokainen kortti, joka sinulla on vielä kädessä, kun joku pääsee eroon omistaan, maksaa pisteitä.
guide-first-gang-3 = Kun kaikki muut passaavat, sinä avaat millä haluat.
guide-first-thirteen-1 = Tavoite: ota mahdollisimman vähän kortteja.
guide-first-thirteen-2 = Lopussa jokainen ottamasi kortti maksaa pisteen ja mätä nelonen kaksi.
guide-first-thirteen-3 = Et maksa mitään väristä, jota otit enemmän kuin kukaan muu.
guide-scene-gang-lead = Pöydällä ei ole mitään, joten sinä avaat.
guide-scene-gang-free = Pöydällä ei ole mitään, joten avaat millä haluat: yhdellä kortilla, kahdella tai kolmella samalla numerolla, viiden kortin sarjalla tai gangilla.
guide-scene-gang-raised = Kohotetut kortit kelpaavat.
guide-scene-gang-open = Pöydällä ei ole mitään: avaat pelin kolmivärisellä ykkösellä. Kohotetut kortit käyvät sen kanssa.
guide-scene-gang-beat = Pöydällä: { gang-combo }. { $type ->
        [single] { $card ->
            [RD] Sen voittaa vain gang.
           *[other] Sen voittaa korkeampi kortti tai gang.
        }
        [pair] Sen voittaa korkeampi pari tai gang.
        [three] Ne voittaa korkeammat kolmoset tai gang.
        [straight] Sen voittaa korkeampi suora, väri, täyskäsi, värisuora tai gang.
        [flush] Sen voittaa korkeampi väri, täyskäsi, värisuora tai gang.
        [full_house] Sen voittaa korkeampi täyskäsi, värisuora tai gang.
        [straight_flush] Sen voittaa korkeampi värisuora tai gang.
        [gang_of_7] Sitä ei voita mikään.
       *[gang] Sen voittaa vain korkeampi gang.
    }
guide-scene-thirteen = Sinisellä on { $blue }, keltaisella { $yellow }, vihreällä { $green }; taulun raja on 13.
guide-scene-thirteen-fits =
    { $cards ->
        [0] Mikään korteistasi ei enää mahdu, joten otat jonkin taulun kortit.
        [one] Kohotettu kortti mahtuu.
       *[other] Kohotetut kortit mahtuvat.
    }
