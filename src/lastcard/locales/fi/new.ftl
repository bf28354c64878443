# Making a table.

web-new-table = Uusi pöytä
web-edition-about = Sääntövihkot eroavat paikoin; valitse se, jonka tunnet.
web-differs = Tässä painoksessa toisin:
web-differs-not = Tässä painoksessa pelataan tavallisilla säännöillä.
web-options = Kaikki valinnat
web-options-changed =
    { $changed ->
        [0] (kuten painoksessa)
        [one] (yksi muutettu)
       *[other] ({ $changed } muutettu)
    }
web-speed-about =
    { $speed ->
        [relaxed] Ei kelloa; jokainen käyttää sen ajan, jonka tarvitsee.
        [normal] 45 sekuntia siirtoon, sitten botti pelaa.
        [fast] 15 sekuntia siirtoon, niille, jotka jo osaavat.
       *[days] Kaksi päivää siirtoon; palaat, kun on vuorosi.
    }
web-who-joins = Kuka saa liittyä
web-joins =
    { $who ->
        [all] Kaikki
       *[link] Linkin saaneet
    }
web-joins-about =
    { $who ->
        [all] Pöytä näkyy avoimissa pöydissä.
       *[link] Pöytä ei näy missään; lähetät linkin ystävillesi.
    }
web-who-watches = Kuka saa katsoa
web-watches =
    { $watch ->
        [live] Kaikki
        [delayed] Kaikki, myöhemmin
       *[off] Ei kukaan
    }
web-watches-about =
    { $watch ->
        [live] Katsojat näkevät, mitä pöydällä on, mutta eivät kenenkään kättä.
        [delayed] Katsojat näkevät sen jonkin aikaa tapahtuneen jälkeen.
       *[off] Vain pöydässä istuvat näkevät sen.
    }
web-talk-how = Juttelu pöydässä
web-talks =
    { $talk ->
        [free] Vapaa
       *[phrases] Valmiit lauseet
    }
web-talks-about =
    { $talk ->
        [free] Pelaajat saavat kirjoittaa mitä haluavat.
       *[phrases] Muutama ystävällinen lause napsauteltavaksi.
    }
web-rated-about = Vaikuttaa kaikkien luokitukseen; ilman botteja ja vihjeitä.
web-rated-rules = Luokituspelit pelataan kaikkialla samoilla säännöillä: { $edition }, ja pöytä sanoo ”Yksi kortti!”.
web-spoken = Sanokaa itse ”Yksi kortti!”
web-spoken-about = Jolle jää yksi kortti, on sanottava se ennen kuin seuraava pelaa, tai jako on hänen osaltaan ohi. Jos tämä ei ole päällä, pöytä sanoo sen kaikkien puolesta.
web-hints = Vihjeet
web-hints-about = Pelaajat saavat kysyä vahvimmalta botilta, mitä se pelaisi.
web-seat-free = vapaa
web-plays-on = Sijainen
web-plays-on-about = Tämä botti pelaa poissa olevan tai lähteneen puolesta, kunnes hän palaa.
web-open-table = Avaa pöytä
web-start-table = Aloita peli
