# Looking after a server from the command line.

copy-missing = Nenn die Datei der Sicherung.
task-missing = Nenn, was zu tun ist: { $known }.
task-unknown = „{ $task }“ gibt es hier nicht; es gibt { $known }.
task-needs = { $task } braucht noch { $what ->
        [ID] die KENNUNG
        [NAME] den NAMEN
        [NUMBER] die NUMMER
       *[other] { $what }
    }.
database-missing = Es gibt keine Datenbank { $file }; nenn den Ordner deines Servers mit --data.
ban-missing = Der Name „{ $name }“ ist nicht gesperrt.
report-missing = Es gibt keine offene Meldung { $report }.

backup-done = Alles ist nach { $file } kopiert.
restore-done = Die Sicherung { $file } ist jetzt die Datenbank.

admin-no-tables = Kein Tisch ist offen oder spielt.
admin-ago =
    { $minutes ->
        [0] gerade eben
        [one] vor { $minutes } Minute
       *[other] vor { $minutes } Minuten
    }
admin-closed = Der Tisch { $table } ist geschlossen.
admin-no-bans = Kein Name ist gesperrt.
admin-banned = Niemand kann mehr den Namen „{ $name }“ annehmen.
admin-unbanned = Der Name „{ $name }“ ist wieder zu haben.
admin-no-reports = Es gibt keine offenen Meldungen.
admin-report = { $report }  { $day }  { $player }: { $reason }; gemeldet von { $reporter }
admin-report-at = Tisch { $table }
admin-report-done = Die Meldung { $report } ist erledigt.

cli-help-backup =
    lastcard backup - alles kopieren, was ein Server aufbewahrt

    Aufruf: lastcard backup DATEI [OPTIONEN]

    Kopiert die Datenbank nach DATEI, die es noch nicht geben darf. Der Server darf
    dabei laufen; die Kopie ist vollständig und in sich stimmig. Bewahr die Datei
    secret.key aus dem Datenordner mit auf: Ohne sie müssen sich alle neu anmelden.

    Eine PostgreSQL-Datenbank kopiert man mit ihrem eigenen Programm, pg_dump.

    Optionen:
      --data ORDNER           der Datenordner des Servers
      --database URL          seine Datenbank, wenn sie nicht im Datenordner liegt
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Beispiele:
      lastcard backup montag.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard

cli-help-restore =
    lastcard restore - eine Sicherung zurückholen

    Aufruf: lastcard restore DATEI [OPTIONEN]

    Macht die Sicherung DATEI zur Datenbank eines Servers, der noch keine hat: Halte
    den Server erst an und räum die alte Datenbank beiseite. Eine Sicherung einer
    älteren Version wird auf den neuen Stand gebracht.

    Optionen:
      --data ORDNER           der Datenordner des Servers
      --database URL          seine Datenbank, wenn sie nicht im Datenordner liegt
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Beispiele:
      lastcard restore montag.db --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - einen Server betreuen

    Aufruf: lastcard admin AUFGABE [OPTIONEN]

    Arbeitet an der Datenbank eines Servers, ob er läuft oder nicht. Ruf es als der
    Benutzer auf, unter dem der Server läuft.

    Aufgaben:
      tables                  die Tische zeigen, die offen sind oder spielen
      close KENNUNG           einen Tisch endgültig schließen
      bans                    die Namen zeigen, die niemand annehmen kann
      ban NAME                einen Namen sperren; wer ihn hat, behält ihn
      unban NAME              den Namen wieder freigeben
      reports                 zeigen, was gemeldet wurde
      report-done NUMMER      diese Meldung ist erledigt

    Optionen:
      --data ORDNER           der Datenordner des Servers
      --database URL          seine Datenbank, wenn sie nicht im Datenordner liegt
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Beispiele:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Grand Master"
