# Looking after a server from the command line.

copy-missing = Anna varmuuskopion tiedosto.
task-missing = Anna tehtävä: { $known }.
task-unknown = Täällä ei ole tehtävää ”{ $task }”; tehtävät ovat { $known }.
task-needs = Tehtävä { $task } tarvitsee vielä tiedon: { $what ->
    [ID] ID
    [NAME] nimi
    [PLAYER] pelaaja
    [NUMBER] numero
   *[other] { $what }
}.
database-missing = Tietokantaa { $file } ei ole; anna palvelimesi kansio valitsimella --data.
ban-missing = Nimeä ”{ $name }” ei ole kielletty.
reason-missing = Kerro syy valitsimella --reason.
date-wrong = { $option } ottaa päivän tai ajan UTC-aikana, kuten 2026-12-31, ei ”{ $text }”.
date-past = { $text } on jo mennyt; anna tuleva aika.
player-missing = Kenelläkään ei ole tunnusta tai nimeä ”{ $who }”.
player-ambiguous = Usean vieraan nimi on ”{ $who }”; anna tunnus, jonka ”lastcard admin players” näyttää.
player-ban-missing = Pelaajalla { $name } ei ole porttikieltoa.
report-missing = Sellaista ilmoitusta ei ole: { $report }.
key-missing = Avainta { $path } ei ole; palauta se varmuuskopiosta, tai kaikkien on kirjauduttava uudelleen.
open-to-others = Koneen muut käyttäjät voivat lukea tai muuttaa kohdetta { $path }; estä se komennolla ”chmod go= { $path }”.
disk-nearly-full = Vain { $megabytes } Mt on vapaana siellä, missä { $path } on; tee tilaa.

backup-done = Kaikki on kopioitu tiedostoon { $file }.
restore-done = Varmuuskopio { $file } on nyt tietokanta.
doctor-fine = Kaikki on kunnossa.
doctor-findings = Löydöksiä: { $count }.
doctor-accepted = Tästä lähtien pätee se, mitä tietokannassa on.
doctor-progress = { $done } / { $all }

admin-no-tables = Yhtään pöytää ei ole auki tai pelissä.
admin-ago =
    { $minutes ->
        [0] nyt
        [one] { $minutes } minuutti sitten
       *[other] { $minutes } minuuttia sitten
    }
admin-closed = Pöytä { $table } on suljettu.
admin-no-bans = Kenelläkään ei ole porttikieltoa eikä yhtään nimeä ole kielletty.
admin-ban =
    { $until ->
        [never] { $day }  { $player }, pysyvästi: { $reason }
       *[other] { $day }  { $player }, { $until } asti: { $reason }
    }
admin-ban-name = { $day }  nimi ”{ $name }”
admin-banned =
    { $until ->
        [never] { $player } ei voi enää pelata täällä.
       *[other] { $player } ei voi pelata täällä { $until } (UTC) asti.
    }
admin-unbanned = { $player } voi taas pelata täällä ja kirjautuu uudelleen.
admin-name-banned = Kukaan ei voi enää ottaa nimeä ”{ $name }”.
admin-name-unbanned = Nimen ”{ $name }” voi taas ottaa.
admin-is-banned = (porttikielto)
admin-no-players = Kenenkään nimi ei ole sellainen.
admin-more-players = Heitä voi olla enemmän; anna osa nimestä.
admin-player = { $player }: { $kind }, alkaen { $created }, viimeksi täällä { $seen }
admin-player-logins = kirjautumisia: { $number }
admin-player-ban =
    { $until ->
        [never] pysyvä porttikielto: { $reason }
       *[other] porttikielto { $until } asti: { $reason }
    }
admin-player-owner = botti, jonka omistaa { $owner }
admin-player-bots = botit: { $found }
admin-player-tables = pöydät: { $found }
admin-player-reports = avoimet ilmoitukset: { $found }
admin-logins-ended =
    { $number ->
        [one] Yksi pelaajan { $player } kirjautuminen on päätetty.
       *[other] { $number } pelaajan { $player } kirjautumista on päätetty.
    }
admin-password-reset = Pelaajan { $player } salasana ei enää kelpaa, ja kaikki kirjautumiset on päätetty. Tällä palautuskoodilla, joka toimii kerran, voi asettaa uuden salasanan:
admin-deleted = { $player } on poistettu.
admin-no-deeds = Sellaista ei ole merkitty muistiin.
admin-no-reports = Avoimia ilmoituksia ei ole.
admin-report = { $report }  { $day }  { $player }: { $reason }; ilmoittaja { $reporter }
admin-report-at = pöytä { $table }
admin-report-done = Ilmoitus { $report } on hoidettu.

cli-help-backup =
    lastcard backup - kopioi kaikki, mitä palvelin säilyttää

    käyttö: lastcard backup TIEDOSTO [VALITSIMET]

    Kopioi tietokannan tiedostoon TIEDOSTO, jota ei saa vielä olla. Palvelin saa
    olla samalla käynnissä; kopio on kokonainen ja ehjä. Säilytä sen kanssa
    datakansion tiedosto secret.key: ilman sitä kaikkien on kirjauduttava uudelleen.

    Jos TIEDOSTO on kansio, kopio saa nimekseen ajan. Kopio avataan, lasketaan ja
    osin toistetaan, ennen kuin se saa nimensä.

    PostgreSQL-tietokanta kopioidaan sen omalla ohjelmalla, pg_dump.

    valitsimet:
      --keep MÄÄRÄ            säilytä näin monta kopiota; vanhimmat poistetaan
      --data KANSIO           palvelimen datakansio
      --database URL          sen tietokanta, jos se ei ole datakansiossa
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    esimerkkejä:
      lastcard backup maanantai.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard
      lastcard backup /backups --keep 14 --data /var/lib/lastcard

cli-help-restore =
    lastcard restore - palauta varmuuskopio

    käyttö: lastcard restore TIEDOSTO [VALITSIMET]

    Tekee varmuuskopiosta TIEDOSTO tietokannan palvelimelle, jolla ei vielä ole
    sellaista: pysäytä ensin palvelin ja siirrä vanha tietokanta muualle. Vanhemman
    version varmuuskopio päivitetään.

    valitsimet:
      --data KANSIO           palvelimen datakansio
      --database URL          sen tietokanta, jos se ei ole datakansiossa
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    esimerkkejä:
      lastcard restore maanantai.db --data /var/lib/lastcard

cli-help-doctor =
    lastcard doctor - tarkista, että palvelimen tiedot ovat kunnossa

    käyttö: lastcard doctor [VALITSIMET]

    Tarkistaa datakansion ja sen oikeudet, vapaan levytilan, tietokannan ja jokaisen
    pöytäkirjan: onko se se, mikä kirjoitettiin, voiko sen toistaa, onko
    päättyneiden otteluiden jaot todistettu. Kertoo, mitä kullekin löydökselle pitää
    tehdä. Ei muuta mitään; palvelin saa olla käynnissä. Paluuarvo on 1, jos
    löydöksiä on.

    valitsimet:
      --accept                usko tietokantaa, vaikka jotain puuttuu; pysäytä
                              palvelin ensin
      --data KANSIO           palvelimen datakansio
      --database URL          sen tietokanta, jos se ei ole datakansiossa
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    esimerkkejä:
      lastcard doctor --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - pidä huolta palvelimesta

    käyttö: lastcard admin TEHTÄVÄ [VALITSIMET]

    Käsittelee palvelimen tietokantaa, oli palvelin käynnissä tai ei. Aja se samana
    käyttäjänä kuin palvelin.

    tehtävät:
      players [TEKSTI]        luettele pelaajat, tai ne joiden nimessä on TEKSTI
      player PELAAJA          näytä yksi: kirjautumiset, botit, pöydät, kielto
      ban PELAAJA             porttikielto ihmiselle botteineen: --reason, --until
      unban PELAAJA           anna ihmisen taas pelata
      bans                    luettele porttikiellot ja kielletyt nimet
      ban-name NIMI           kiellä nimi; se, jolla se on, pitää sen
      unban-name NIMI         salli nimi taas
      end-logins PELAAJA      kirjaa pelaaja ulos kaikkialta
      reset-password PELAAJA  anna koodi uutta salasanaa varten
      delete PELAAJA          poista pelaaja botteineen lopullisesti
      reports                 luettele ilmoitukset ja mitä siellä sanottiin
      report NUMERO           näytä ilmoitus ja kaikki, mitä sanottiin
      report-done NUMERO      ilmoitus on hoidettu
      tables                  luettele pöydät, jotka ovat auki tai pelissä
      close ID                sulje pöytä lopullisesti; siinä ei tapahdu enää mitään
      audit [PELAAJA]         näytä kirjautumiset ja teot: --since

    PELAAJA on tunnus, tai nimi joka on vain yhdellä.

    valitsimet:
      --until PÄIVÄ           milloin porttikielto päättyy (UTC); muuten ei koskaan
      --reason TEKSTI         miksi joku saa porttikiellon; se kerrotaan
      --since PÄIVÄ           näytä, mitä siitä alkaen tapahtui
      --data KANSIO           palvelimen datakansio
      --database URL          sen tietokanta, jos se ei ole datakansiossa
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    esimerkkejä:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Suurmestari" --until 2026-12-31 --reason "loukkauksia"
