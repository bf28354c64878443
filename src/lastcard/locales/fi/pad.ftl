# The score pad for a table with real cards. $who, $giver and $taker are names of players.

pad-title = Pistevihko
pad-about = Pelaatte oikeilla korteilla; vihko laskee ja tietää, mitä seuraavaksi tulee.
pad-about-offline = Se toimii myös ilman nettiä.
pad-new = Uusi peli
pad-new-of = Uusi peli: { $game }
pad-kept = Pelisi
pad-none = Täällä ei ole vielä mitään. Aloita peli, niin se säilyy tässä selaimessa.
pad-missing = Tätä peliä ei ole tässä selaimessa. Pyydä sitä, jolla se on, jakamaan se kanssasi.
pad-full = Selaimessa ei ole tilaa tälle. Jaa peli, ettei se katoa.
pad-install = Asenna
pad-install-about = Lisää vihko aloitusnäyttöön; se avautuu ilman nettiä.
pad-install-by-hand = Napauta ”Jaa” ja sitten ”Lisää Koti-valikkoon”.

# A match on the list.
pad-goes-on =
    { $deals ->
        [0] ei vielä alkanut
        [one] { $deals } jako, { $who } johtaa
       *[other] { $deals } jakoa, { $who } johtaa
    }
pad-level =
    { $deals ->
        [0] ei vielä alkanut
        [one] { $deals } jako
       *[other] { $deals } jakoa
    }
pad-ended =
    { $winners ->
        [one] { $who } voitti
       *[other] { $who } voittivat yhdessä
    }
pad-broken = Peli, jota ei voi lukea
pad-broken-about = Jokin on muuttanut sitä. Se pysyy täällä, kunnes poistat sen; voit kopioida, mitä siitä on jäljellä.
pad-newer = Peli tämän sivun uudemmasta versiosta
pad-newer-about = Lataa sivu uudelleen, kun olet verkossa, niin sen voi lukea.
pad-foreign = Peli, jolle ei ole täällä pistevihkoa
pad-foreign-about = Se pysyy täällä, kunnes poistat sen; voit kopioida, mitä on kirjoitettu.
pad-no-game = Tälle pelille ei ole täällä pistevihkoa.
pad-delete-it = Poista se

# Before the first deal.
pad-players = Ketkä pelaavat
pad-seating-gang = Istumajärjestyksessä: kukin seuraava istuu edellisen oikealla puolella.
pad-seating-thirteen = Istumajärjestyksessä: kukin seuraava istuu edellisen vasemmalla puolella.
pad-player = Pelaaja { $seat }
pad-rules = Säännöt
pad-edition = Sääntövihkon painos
pad-begin = Aloita
pad-save = Tallenna
pad-fault-names = Kahdella pelaajalla on sama nimi; anna heille eri nimet.
pad-fault-target = Peli voi päättyä { $lowest }–{ $highest } pisteeseen; kirjoita luku siltä väliltä.

# What comes next.
pad-deal-dealer = { $who } jakaa.
pad-open = Se, jolla on kolmivärinen ykkönen, aloittaa ja pelaa sen.
pad-open-three = Se, jolla on kolmivärinen ykkönen, aloittaa ja pelaa sen. Jos sitä ei ole kenelläkään, aloittaa { $who }.
pad-gift-points = { $giver } on korteissa tasoissa muiden kanssa, mutta pisteitä on eniten.
pad-gift-seat = { $giver } on tasoissa korteissa ja pisteissä, mutta tulee vastaan ensin, kun lasketaan voittajasta ({ $taker }) oikealle.
pad-way =
    { $way ->
        [clockwise] Myötäpäivään
       *[counter] Vastapäivään
    }
pad-to-go =
    { $points ->
        [one] { $who } on yhden pisteen päässä lopusta.
       *[other] { $who } on { $points } pisteen päässä lopusta.
    }
pad-deal-of = Jako { $deal }/{ $deals }
pad-enter = Kirjaa jako { $deal }
pad-enter-first = Kirjaa ensimmäinen jako

# Counting a deal.
pad-ask-left = { $who }: montako korttia jäi?
pad-ask-taken = { $who }: { $colour ->
        [blue] montako sinistä?
        [yellow] montako keltaista?
        [green] montako vihreää?
       *[rotten] montako mätää nelosta?
    }
pad-won-it = Voitti
pad-none-left = ei yhtään: voitti jaon
pad-cell-left = { $who }: käteen jääneet kortit
pad-cell-taken = { $who }: { $colour ->
        [blue] siniset kortit
        [yellow] keltaiset kortit
        [green] vihreät kortit
       *[rotten] mädät neloset
    }
pad-colour =
    { $colour ->
        [blue] siniset
        [yellow] keltaiset
        [green] vihreät
       *[rotten] mädät
    }
pad-forgot = { $who } unohti sanoa ”Yksi kortti!”
pad-plus = +{ $points }
pad-rest-zero = Loput 0
pad-write = Kirjaa
pad-complete = Kaikki on laskettu.
pad-fault-number = Se ei ole korttien määrä; kirjoita luku väliltä 0–{ $most }.
pad-fault-winner = Kukaan ei ole voittanut jakoa; jonkun on täytynyt päästä korteistaan eroon.
pad-fault-winners = Kaksi pelaajaa ei voi olla yhtä aikaa ilman kortteja; vain yksi voittaa jaon.
pad-fault-hand = Kenelläkään ei voi olla yli { $most } korttia.
pad-fault-forgot = Vain se, jolle jäi yksi kortti, on voinut unohtaa sanoa sen.
pad-fault-colour =
    { $colour ->
        [blue] Sinisiä kortteja on vain { $most }; laskitte yhteensä { $taken }.
        [yellow] Keltaisia kortteja on vain { $most }; laskitte yhteensä { $taken }.
        [green] Vihreitä kortteja on vain { $most }; laskitte yhteensä { $taken }.
       *[rotten] Mätiä nelosia on vain { $most }; laskitte yhteensä { $taken }.
    }
pad-fault-taken = Yhdessä jaossa voidaan ottaa enintään { $most } korttia; laskitte yhteensä { $taken }.
pad-fault-few = Yhdessä jaossa otetaan vähintään { $least } korttia; laskitte yhteensä { $taken }.

# The sheet.
pad-scores = Pisteet jaoittain
pad-correct-deal = Korjaa jako { $deal }
pad-delete-deal = Poista jako
pad-deleted = Jako { $deal } on poistettu.
pad-written = Jako { $deal } on kirjattu.
pad-corrected = Jako { $deal } on korjattu; sitä seuraavat laskettiin uudelleen.
pad-undo = Kumoa
pad-after-end =
    { $deals ->
        [one] Peli päättyi jakoon { $deal }; sen jälkeinen jako jää laskematta.
       *[other] Peli päättyi jakoon { $deal }; { $deals } sen jälkeistä jakoa jää laskematta.
    }
pad-wins =
    { $winners ->
        [one] { $who } voitti pelin
       *[other] { $who } voittivat yhdessä
    }
pad-chart = Miten pisteet kertyivät
pad-chart-about = Kaikkien pisteet joka jaon jälkeen; luvut ovat yllä olevassa taulukossa.
pad-statistics = Numeroina
pad-stat-place = Sija
pad-stat-won = Voitot
pad-stat-average = Pistettä / jako
pad-stat-worst = Pahin jako
pad-stat-ahead = Kärjessä
pad-share = Jaa
pad-print = Tulosta
pad-change = Pelaajat ja säännöt
pad-delete = Poista tämä peli
pad-delete-sure = Poistetaanko tämä peli varmasti?
pad-delete-now = Kyllä, poista
pad-keep-it = Ei, säilytä
pad-match-deleted = Peli on poistettu.

# Sharing.
pad-send = Lähetä …
pad-copy-text = Kopioi tekstinä
pad-link = Linkin avaaja saa koko pelin omaan puhelimeensa
pad-no-code = QR-koodia ei ole: peli on siihen liian pitkä. Linkissä on kaikki.
pad-standing = { $who }: { $points }
pad-shared = Sinulle jaettu peli
pad-shared-keep = Säilytä tässä laitteessa
pad-shared-known = Sinulla on jo tämä peli, mutta eri jaot.
pad-shared-replace = Korvaa omani
pad-shared-both = Säilytä molemmat
pad-shared-broken = Linkissä ei ole kokonaista peliä; pyydä se uudelleen.
