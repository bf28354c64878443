# Learning: the list of lessons, and what they have in common. What each one says is in lessons.ftl.

learn-title = Opi
learn-none = Siitä ei ole vielä oppituntia.
learn-brief = Säännöt kahdessa minuutissa
learn-full = Säännöt kokonaan
learn-summary = Apukortit
learn-read = Luettavaa pelistä { $game }
learn-first = Ensimmäinen oppitunti: { $title }
learn-progress = { $done }/{ $all } tehty
learn-done = tehty
learn-next-one = Seuraava
learn-back = Kaikki oppitunnit
learn-step = Vaihe { $step }/{ $of }
learn-answers = Vastaukset
learn-cards =
    { $cards ->
        [one] { $cards } kortti
       *[other] { $cards } korttia
    }
learn-go-on = Jatka
learn-finish = Valmis
learn-reveal = Näytä
learn-well-done = Hienoa!
learn-next = Seuraavaksi: { $title }
learn-all-done = Osaat kaiken! On oikean pelin aika.
learn-play = Pelaa peli

# Why the rules do not allow a try, and what it would need.
learn-not-a-combo =
    { $cards ->
        [2] Nämä kaksi eivät sovi yhteen. Pariin tarvitaan kaksi samaa numeroa.
        [3] Nämä kolme eivät sovi yhteen. Kolmella kortilla on oltava sama numero.
        [4] Neljä korttia sopii yhteen vain gangina: kaikilla on oltava sama numero.
        [5] Nämä viisi eivät sovi yhteen. Tarvitset viisi peräkkäistä numeroa, viisi samanväristä korttia tai kolmoset ja parin.
       *[other] Näin monta korttia ei sovi yhteen. Valitse yksi, kaksi, kolme tai viisi, tai gang.
    }
learn-must-lead = Sinä avaat, joten et voi passata: pelaa mitä haluat.
learn-must-open = Pelin ensimmäisessä avauksessa on kolmivärinen ykkönen.
learn-wrong-size =
    { $size ->
        [1] Pöydällä on yksittäinen kortti, joten tarvitset yhden korkeamman kortin.
        [2] Pöydällä on pari, joten tarvitset korkeamman parin.
        [3] Pöydällä on kolmoset, joten tarvitset korkeammat kolmoset.
       *[other] Pöydällä on viisi korttia, joten tarvitset korkeamman viiden kortin sarjan.
    }
learn-too-low = Sinulla on { $mine }, mutta pöydällä on jo { $theirs }. Tarvitset jotakin korkeampaa.
learn-must-block = Seuraavalla on yksi kortti: hänet on pysäytettävä. Pelaa korkein korttisi, { gang-the-card }.
learn-must-lead-several = Seuraavalla on yksi kortti: avaa vähintään kahdella kortilla kerralla.
learn-must-lead-highest = Seuraavalla on yksi kortti: pelaa avaukseksi korkein korttisi, { gang-the-card }.
learn-call-refused = Sano ”Yksi kortti!” vain sellaisen siirron yhteydessä, jonka jälkeen sinulla on täsmälleen yksi kortti.
learn-wrong-target =
    { $colour ->
        [B] Sininen kortti kuuluu siniselle taululle.
        [Y] Keltainen kortti kuuluu keltaiselle taululle.
       *[G] Vihreä kortti kuuluu vihreälle taululle.
    }
