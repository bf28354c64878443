# Running a server from the command line.

serve-ready = lastcard on osoitteessa { $address }
serve-room = Tässä huoneessa kaikki voivat avata osoitteen { $address }
serve-room-unknown = Tällä koneella ei ole verkkoa, joten kukaan muu huoneessa ei pääse mukaan.
serve-no-browser = Tässä ei ole selainta; avaa osoite selaimessa.
serve-stop = Ctrl-C pysäyttää sen.

cli-help-serve =
    lastcard serve - anna ihmisten pelata selaimissaan

    käyttö: lastcard serve [VALITSIMET]

    Tarjoaa pelisivun ja kaiken, mitä selaimet, päätteet (lastcard join) ja ohjelmat
    (lastcard bot) tarvitsevat. Pelit, pelaajat ja avaimet säilytetään
    datakansiossa; pysäytetty palvelin jatkaa siitä mihin jäi, kun se käynnistetään
    uudelleen.

    valitsimet:
      --host OSOITE           osoite, jota kuunnellaan (oletus: 127.0.0.1, vain
                              tälle koneelle)
      --port PORTTI           portti (oletus: 8013); 0 ottaa vapaan
      --lan                   päästä huoneen väki mukaan: kuuntele koneen jokaista
                              osoitetta ja näytä se, johon puhelimet pääsevät
      --open                  avaa sivu selaimessa; jos tavallinen portti on
                              varattu, vapaassa portissa
      --data KANSIO           missä avaimet ja tietokanta ovat (oletus: lastcard
                              kansiossa $XDG_DATA_HOME tai ~/.local/share)
      --database URL          toinen tietokanta: sqlite:///TIEDOSTO tai
                              postgresql://KÄYTTÄJÄ:SALASANA@PALVELIN/NIMI
      --language KIELI        toinen kieli: { $languages }
      -h, --help              näytä tämä sivu

    Jokaisella asetuksella on myös muuttuja, kuten LASTCARD_PORT, ja joillakin vain
    se: ne luetellaan tiedostossa docs/reference/settings.md. Tiedosto
    docs/how-to/run-a-server.md näyttää, miten palvelin avataan maailmalle.

    paluukoodit:
      0    se pysäytettiin, Ctrl-C tai SIGTERM
      1    se ei voi käynnistyä: portti on varattu, kansioon ei voi kirjoittaa …
      2    komentorivi on väärin

    esimerkkejä:
      lastcard serve --open
      lastcard serve --lan
      lastcard serve --host 127.0.0.1 --port 8013 --data /var/lib/lastcard
