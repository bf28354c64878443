# Looking after a server from the command line.

copy-missing = Nenn die Datei der Sicherung.
task-missing = Nenn, was zu tun ist: { $known }.
task-unknown = „{ $task }“ gibt es hier nicht; es gibt { $known }.
task-needs = { $task } braucht noch { $what ->
        [ID] die KENNUNG
        [NAME] den NAMEN
        [PLAYER] den SPIELER
        [NUMBER] die NUMMER
       *[other] { $what }
    }.
database-missing = Es gibt keine Datenbank { $file }; nenn den Ordner deines Servers mit --data.
ban-missing = Der Name „{ $name }“ ist nicht gesperrt.
reason-missing = Sag mit --reason, warum.
date-wrong = { $option } nimmt einen Tag oder eine Zeit in UTC wie 2026-12-31, nicht „{ $text }“.
date-past = { $text } ist vorbei; nenn eine Zeit, die noch kommt.
player-missing = Niemand hat die Kennung oder den Namen „{ $who }“.
player-ambiguous = Mehrere Gäste heißen „{ $who }“; nenn die Kennung, die „lastcard admin players“ zeigt.
player-ban-missing = { $name } ist nicht gesperrt.
report-missing = Es gibt keine solche Meldung: { $report }.
key-missing = Es gibt keinen Schlüssel { $path }; hol ihn aus einer Sicherung zurück, sonst müssen sich alle neu anmelden.
open-to-others = Andere Benutzer der Maschine können { $path } lesen oder ändern; verbiete es mit „chmod go= { $path }“.
disk-nearly-full = Nur { $megabytes } MB sind frei, wo { $path } liegt; schaff Platz.

backup-done = Alles ist nach { $file } kopiert.
restore-done = Die Sicherung { $file } ist jetzt die Datenbank.
doctor-fine = Alles ist in Ordnung.
doctor-findings = Befunde: { $count }.
doctor-accepted = Von jetzt an gilt, was in der Datenbank steht.
doctor-progress = { $done } von { $all }

admin-no-tables = Kein Tisch ist offen oder spielt.
admin-ago =
    { $minutes ->
        [0] gerade eben
        [one] vor { $minutes } Minute
       *[other] vor { $minutes } Minuten
    }
admin-closed = Der Tisch { $table } ist geschlossen.
admin-no-bans = Niemand ist gesperrt und auch kein Name.
admin-ban =
    { $until ->
        [never] { $day }  { $player }, für immer: { $reason }
       *[other] { $day }  { $player }, bis { $until }: { $reason }
    }
admin-ban-name = { $day }  der Name „{ $name }“
admin-banned =
    { $until ->
        [never] { $player } darf hier nicht mehr spielen.
       *[other] { $player } darf hier bis { $until } (UTC) nicht spielen.
    }
admin-unbanned = { $player } darf hier wieder spielen und meldet sich neu an.
admin-name-banned = Niemand kann mehr den Namen „{ $name }“ annehmen.
admin-name-unbanned = Der Name „{ $name }“ ist wieder zu haben.
admin-is-banned = (gesperrt)
admin-no-players = So heißt niemand.
admin-more-players = Es kann mehr geben; nenn einen Teil des Namens.
admin-player = { $player }: { $kind }, seit { $created }, zuletzt da { $seen }
admin-player-logins = Anmeldungen: { $number }
admin-player-ban =
    { $until ->
        [never] für immer gesperrt: { $reason }
       *[other] bis { $until } gesperrt: { $reason }
    }
admin-player-owner = ein Bot von { $owner }
admin-player-bots = Bots: { $found }
admin-player-tables = Tische: { $found }
admin-player-reports = offene Meldungen: { $found }
admin-logins-ended =
    { $number ->
        [one] Eine Anmeldung von { $player } ist beendet.
       *[other] { $number } Anmeldungen von { $player } sind beendet.
    }
admin-password-reset = Das Passwort von { $player } gilt nicht mehr, und alle Anmeldungen sind beendet. Mit diesem Wiederherstellungscode, der einmal gilt, lässt sich ein neues Passwort setzen:
admin-deleted = { $player } ist gelöscht.
admin-no-deeds = Dergleichen ist nicht verzeichnet.
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

    Ist DATEI ein Ordner, heißt die Kopie nach der Zeit. Eine Kopie wird geöffnet,
    gezählt und zum Teil nachgespielt, bevor sie ihren Namen hat.

    Eine PostgreSQL-Datenbank kopiert man mit ihrem eigenen Programm, pg_dump.

    Optionen:
      --keep ANZAHL           so viele Kopien im Ordner behalten; die ältesten gehen
      --data ORDNER           der Datenordner des Servers
      --database URL          seine Datenbank, wenn sie nicht im Datenordner liegt
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Beispiele:
      lastcard backup montag.db
      lastcard backup /backups/$(date +%F).db --data /var/lib/lastcard
      lastcard backup /backups --keep 14 --data /var/lib/lastcard

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

cli-help-doctor =
    lastcard doctor - prüfen, ob in Ordnung ist, was ein Server aufbewahrt

    Aufruf: lastcard doctor [OPTIONEN]

    Sieht nach dem Datenordner und seinen Rechten, dem freien Platz, der Datenbank
    und jedem Protokoll: Ist es, was geschrieben wurde, lässt es sich nachspielen,
    sind die Verteilungen beendeter Partien bewiesen. Sagt zu jedem Befund, was zu
    tun ist. Ändert nichts; der Server darf dabei laufen. Der Rückgabewert ist 1,
    wenn es einen Befund gibt.

    Optionen:
      --accept                der Datenbank glauben, obwohl etwas fehlt; beende
                              zuerst den Server
      --data ORDNER           der Datenordner des Servers
      --database URL          seine Datenbank, wenn sie nicht im Datenordner liegt
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Beispiele:
      lastcard doctor --data /var/lib/lastcard

cli-help-admin =
    lastcard admin - einen Server betreuen

    Aufruf: lastcard admin AUFGABE [OPTIONEN]

    Arbeitet an der Datenbank eines Servers, ob er läuft oder nicht. Ruf es als der
    Benutzer auf, unter dem der Server läuft.

    Aufgaben:
      players [TEXT]          Spieler zeigen, alle oder mit TEXT im Namen
      player SPIELER          einen zeigen: Anmeldungen, Bots, Tische, Sperre
      ban SPIELER             jemanden samt Bots sperren: --reason, --until
      unban SPIELER           jemanden wieder spielen lassen
      bans                    gesperrte Spieler und Namen zeigen
      ban-name NAME           einen Namen sperren; wer ihn hat, behält ihn
      unban-name NAME         den Namen wieder freigeben
      end-logins SPIELER      jemanden überall abmelden
      reset-password SPIELER  einen Code für ein neues Passwort ausgeben
      delete SPIELER          jemanden samt Bots endgültig löschen
      reports                 zeigen, was gemeldet und was dort gesagt wurde
      report NUMMER           eine Meldung mit allem Gesagten zeigen
      report-done NUMMER      diese Meldung ist erledigt
      tables                  die Tische zeigen, die offen sind oder spielen
      close KENNUNG           einen Tisch endgültig schließen
      audit [SPIELER]         Anmeldungen und Taten zeigen: --since

    SPIELER ist eine Kennung oder ein Name, den nur einer hat.

    Optionen:
      --until TAG             wann eine Sperre endet, in UTC; sonst nie
      --reason TEXT           warum jemand gesperrt wird; es wird gesagt
      --since TAG             zeigen, was seitdem geschah
      --data ORDNER           der Datenordner des Servers
      --database URL          seine Datenbank, wenn sie nicht im Datenordner liegt
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Beispiele:
      lastcard admin tables
      lastcard admin close abc123 --data /var/lib/lastcard
      lastcard admin ban "Rüpel" --until 2026-12-31 --reason "Beleidigungen"
