# Looking after a server from the command line.

copy-missing = Noem het bestand van de back-up.
task-missing = Noem wat er moet gebeuren: { $known }.
task-unknown = Hier heet niets “{ $task }”; er is { $known }.
task-needs = { $task } heeft nog { $what ->
        [ID] het ID
        [NAME] de NAAM
        [NUMBER] het NUMMER
       *[other] { $what }
    } nodig.
database-missing = Er is geen database { $file }; noem de map van je server met --data.
ban-missing = De naam “{ $name }” is niet geblokkeerd.
report-missing = Er is geen open melding { $report }.

backup-done = Alles is gekopieerd naar { $file }.
restore-done = De back-up { $file } is nu de database.

admin-no-tables = Er is geen tafel open of aan het spelen.
admin-ago =
    { $minutes ->
        [0] zojuist
        [one] { $minutes } minuut geleden
       *[other] { $minutes } minuten geleden
    }
admin-closed = De tafel { $table } is gesloten.
admin-no-bans = Er is geen naam geblokkeerd.
admin-banned = Niemand kan de naam “{ $name }” nog aannemen.
admin-unbanned = De naam “{ $name }” is weer te krijgen.
admin-no-reports = Er zijn geen open meldingen.
admin-report = { $report }  { $day }  { $player }: { $reason }; gemeld door { $reporter }
admin-report-at = tafel { $table }
admin-report-done = De melding { $report } is afgehandeld.

cli-help-backup =
    lastcard backup - kopieer alles wat een server bewaart

    gebruik: lastcard backup BESTAND [OPTIES]

    Kopieert de database naar BESTAND, dat er nog niet mag zijn. De server mag
    intussen draaien; de kopie is volledig en klopt. Bewaar het bestand secret.key
    uit de gegevensmap erbij: zonder moet iedereen opnieuw inloggen.

    Een PostgreSQL-database kopieer je met het eigen programma, pg_dump.

    opties:
      --data MAP              de gegevensmap van de server
      --database URL          de database, als die niet in de gegevensmap staat
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    voorbeelden:
      lastcard backup maandag.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard

cli-help-restore =
    lastcard restore - zet een back-up terug

    gebruik: lastcard restore BESTAND [OPTIES]

    Maakt de back-up BESTAND tot database van een server die er nog geen heeft: stop
    de server en zet de oude database eerst ergens anders neer. Een back-up van een
    oudere versie wordt bijgewerkt.

    opties:
      --data MAP              de gegevensmap van de server
      --database URL          de database, als die niet in de gegevensmap staat
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    voorbeelden:
      lastcard restore maandag.db --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - beheer een server

    gebruik: lastcard admin TAAK [OPTIES]

    Werkt op de database van een server, of die nu draait of niet. Voer het uit als
    de gebruiker waaronder de server draait.

    taken:
      tables                  toon de tafels die open zijn of spelen
      close ID                sluit een tafel voorgoed; daar gebeurt niets meer
      bans                    toon de namen die niemand kan aannemen
      ban NAAM                blokkeer een naam; wie hem heeft, houdt hem
      unban NAAM              geef de naam weer vrij
      reports                 toon wat spelers gemeld hebben
      report-done NUMMER      die melding is afgehandeld

    opties:
      --data MAP              de gegevensmap van de server
      --database URL          de database, als die niet in de gegevensmap staat
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    voorbeelden:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Grand Master"
