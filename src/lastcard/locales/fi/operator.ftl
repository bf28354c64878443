# Looking after a server from the command line.

copy-missing = Anna varmuuskopion tiedosto.
task-missing = Anna tehtävä: { $known }.
task-unknown = Täällä ei ole tehtävää ”{ $task }”; tehtävät ovat { $known }.
task-needs = Tehtävä { $task } tarvitsee vielä tiedon: { $what ->
    [ID] ID
    [NAME] nimi
    [NUMBER] numero
   *[other] { $what }
}.
database-missing = Tietokantaa { $file } ei ole; anna palvelimesi kansio valitsimella --data.
ban-missing = Nimeä ”{ $name }” ei ole kielletty.
report-missing = Avointa ilmoitusta { $report } ei ole.

backup-done = Kaikki on kopioitu tiedostoon { $file }.
restore-done = Varmuuskopio { $file } on nyt tietokanta.

admin-no-tables = Yhtään pöytää ei ole auki tai pelissä.
admin-ago =
    { $minutes ->
        [0] nyt
        [one] { $minutes } minuutti sitten
       *[other] { $minutes } minuuttia sitten
    }
admin-closed = Pöytä { $table } on suljettu.
admin-no-bans = Yhtään nimeä ei ole kielletty.
admin-banned = Kukaan ei voi enää ottaa nimeä ”{ $name }”.
admin-unbanned = Nimen ”{ $name }” voi taas ottaa.
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

    PostgreSQL-tietokanta kopioidaan sen omalla ohjelmalla, pg_dump.

    valitsimet:
      --data KANSIO           palvelimen datakansio
      --database URL          sen tietokanta, jos se ei ole datakansiossa
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    esimerkkejä:
      lastcard backup maanantai.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard

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

cli-help-admin =
    lastcard admin - pidä huolta palvelimesta

    käyttö: lastcard admin TEHTÄVÄ [VALITSIMET]

    Käsittelee palvelimen tietokantaa, oli palvelin käynnissä tai ei. Aja se samana
    käyttäjänä kuin palvelin.

    tehtävät:
      tables                  luettele pöydät, jotka ovat auki tai pelissä
      close ID                sulje pöytä lopullisesti; siinä ei tapahdu enää mitään
      bans                    luettele nimet, joita kukaan ei voi ottaa
      ban NIMI                kiellä nimi; se, jolla se on, pitää sen
      unban NIMI              salli nimi taas
      reports                 luettele pelaajien ilmoitukset
      report-done NUMERO      ilmoitus on hoidettu

    valitsimet:
      --data KANSIO           palvelimen datakansio
      --database URL          sen tietokanta, jos se ei ole datakansiossa
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    esimerkkejä:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Suurmestari"
