# Looking after a server from the command line.

copy-missing = Noem het bestand van de back-up.
task-missing = Noem wat er moet gebeuren: { $known }.
task-unknown = Hier heet niets “{ $task }”; er is { $known }.
task-needs = { $task } heeft nog { $what ->
        [ID] het ID
        [NAME] de NAAM
        [PLAYER] de SPELER
        [NUMBER] het NUMMER
       *[other] { $what }
    } nodig.
database-missing = Er is geen database { $file }; noem de map van je server met --data.
ban-missing = De naam “{ $name }” is niet geblokkeerd.
reason-missing = Zeg waarom, met --reason.
date-wrong = { $option } wil een dag of een tijd in UTC, zoals 2026-12-31, niet “{ $text }”.
date-past = { $text } is voorbij; noem een tijd die nog komt.
player-missing = Niemand heeft het ID of de naam “{ $who }”.
player-ambiguous = Meer gasten heten “{ $who }”; noem het ID, dat “lastcard admin players” toont.
player-ban-missing = { $name } is niet geblokkeerd.
report-missing = Die melding is er niet: { $report }.
key-missing = Er is geen sleutel { $path }; haal hem uit een back-up terug, anders moet iedereen opnieuw inloggen.
open-to-others = Andere gebruikers van de machine kunnen { $path } lezen of veranderen; verbied het met ‘chmod go= { $path }’.
disk-nearly-full = Er is maar { $megabytes } MB vrij waar { $path } staat; maak ruimte.

backup-done = Alles is gekopieerd naar { $file }.
restore-done = De back-up { $file } is nu de database.
doctor-fine = Alles is in orde.
doctor-findings = Bevindingen: { $count }.
doctor-accepted = Van nu af geldt wat in de database staat.
doctor-progress = { $done } van { $all }

admin-no-tables = Er is geen tafel open of aan het spelen.
admin-ago =
    { $minutes ->
        [0] zojuist
        [one] { $minutes } minuut geleden
       *[other] { $minutes } minuten geleden
    }
admin-closed = De tafel { $table } is gesloten.
admin-no-bans = Niemand is geblokkeerd en geen naam ook.
admin-ban =
    { $until ->
        [never] { $day }  { $player }, voorgoed: { $reason }
       *[other] { $day }  { $player }, tot { $until }: { $reason }
    }
admin-ban-name = { $day }  de naam “{ $name }”
admin-banned =
    { $until ->
        [never] { $player } mag hier niet meer spelen.
       *[other] { $player } mag hier tot { $until } (UTC) niet spelen.
    }
admin-unbanned = { $player } mag hier weer spelen en logt opnieuw in.
admin-name-banned = Niemand kan de naam “{ $name }” nog aannemen.
admin-name-unbanned = De naam “{ $name }” is weer te krijgen.
admin-is-banned = (geblokkeerd)
admin-no-players = Zo heet niemand.
admin-more-players = Er kunnen er meer zijn; noem een deel van de naam.
admin-player = { $player }: { $kind }, sinds { $created }, laatst gezien { $seen }
admin-player-logins = aanmeldingen: { $number }
admin-player-ban =
    { $until ->
        [never] voorgoed geblokkeerd: { $reason }
       *[other] geblokkeerd tot { $until }: { $reason }
    }
admin-player-owner = een bot van { $owner }
admin-player-bots = bots: { $found }
admin-player-tables = tafels: { $found }
admin-player-reports = open meldingen: { $found }
admin-logins-ended =
    { $number ->
        [one] Eén aanmelding van { $player } is beëindigd.
       *[other] { $number } aanmeldingen van { $player } zijn beëindigd.
    }
admin-password-reset = Het wachtwoord van { $player } geldt niet meer en alle aanmeldingen zijn beëindigd. Met deze herstelcode, die één keer werkt, kan een nieuw wachtwoord worden gekozen:
admin-deleted = { $player } is verwijderd.
admin-no-deeds = Zoiets is niet vastgelegd.
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

    Is BESTAND een map, dan krijgt de kopie de tijd als naam. Een kopie wordt
    geopend, geteld en deels nagespeeld voordat ze haar naam krijgt.

    Een PostgreSQL-database kopieer je met het eigen programma, pg_dump.

    opties:
      --keep AANTAL           bewaar zoveel kopieën; de oudste gaan weg
      --data MAP              de gegevensmap van de server
      --database URL          de database, als die niet in de gegevensmap staat
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    voorbeelden:
      lastcard backup maandag.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard
      lastcard backup /backups --keep 14 --data /var/lib/lastcard

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

cli-help-doctor =
    lastcard doctor - kijk of alles wat een server bewaart in orde is

    gebruik: lastcard doctor [OPTIES]

    Kijkt naar de gegevensmap en de rechten, de vrije schijf, de database en elk
    verslag: is het wat er geschreven was, kan het nagespeeld worden, zijn de
    delingen van afgelopen partijen bewezen. Zegt bij elke bevinding wat te doen.
    Verandert niets; de server mag intussen draaien. De afsluitcode is 1 als er een
    bevinding is.

    opties:
      --accept                geloof de database, hoewel er iets ontbreekt; stop
                              eerst de server
      --data MAP              de gegevensmap van de server
      --database URL          de database, als die niet in de gegevensmap staat
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    voorbeelden:
      lastcard doctor --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - beheer een server

    gebruik: lastcard admin TAAK [OPTIES]

    Werkt op de database van een server, of die nu draait of niet. Voer het uit als
    de gebruiker waaronder de server draait.

    taken:
      players [TEKST]         toon spelers, alle of met TEKST in de naam
      player SPELER           toon er een: aanmeldingen, bots, tafels, blokkade
      ban SPELER              blokkeer iemand met alle bots: --reason, --until
      unban SPELER            laat iemand weer spelen
      bans                    toon de geblokkeerde spelers en namen
      ban-name NAAM           blokkeer een naam; wie hem heeft, houdt hem
      unban-name NAAM         geef de naam weer vrij
      end-logins SPELER       meld een speler overal af
      reset-password SPELER   geef een code voor een nieuw wachtwoord
      delete SPELER           verwijder een speler met alle bots voorgoed
      reports                 toon wat gemeld is en wat daar gezegd werd
      report NUMMER           toon een melding met alles wat gezegd werd
      report-done NUMMER      die melding is afgehandeld
      tables                  toon de tafels die open zijn of spelen
      close ID                sluit een tafel voorgoed; daar gebeurt niets meer
      audit [SPELER]          toon aanmeldingen en daden: --since

    SPELER is een ID, of een naam die maar één speler heeft.

    opties:
      --until DAG             wanneer de blokkade eindigt, in UTC; anders nooit
      --reason TEKST          waarom iemand geblokkeerd wordt; dat wordt gezegd
      --since DAG             toon wat er sindsdien gebeurde
      --data MAP              de gegevensmap van de server
      --database URL          de database, als die niet in de gegevensmap staat
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    voorbeelden:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Grand Master" --until 2026-12-31 --reason "beledigingen"
