# The tools for the table at home, and the screen where a deal is verified.

tools-name =
    { $tool ->
        [pad] Pistevihko
        [referee] Tuomari
       *[verify] Tarkista jako
    }
tools-about =
    { $tool ->
        [pad] Pelaatte oikeilla korteilla; vihko laskee ja tietää, kuka jakaa seuraavaksi. Toimii ilman nettiä.
        [referee] Saanko pelata tämän? Napauta kortteja ja lue, miksi saat tai et saa. Toimii ilman nettiä.
       *[verify] Katso itse, ettei kukaan valinnut korttien järjestystä.
    }

verify-about = Selaimesi sekoittaa pelin jokaisen pakan uudelleen siitä, mitä ennen kutakin jakoa julkaistiin, ja vertaa sitä jaettuihin kortteihin. Sinun ei tarvitse luottaa kehenkään, ei edes tähän palvelimeen.
verify-mine = Viimeisimmät pelisi
verify-none = Et ole vielä pelannut yhtään peliä loppuun.
verify-file = Pöytäkirja tiedostossa
verify-file-about = Valitse ”Pöytäkirja ohjelmille” (.json), tältä tai toiselta palvelimelta, tai pudota se sivulle. Se pysyy selaimessasi.
verify-choose = Valitse tiedosto
verify-unreadable = { $file } ei ole pelin pöytäkirja, jonka voisi lukea täällä.
