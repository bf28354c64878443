# Running a server from the command line.

serve-ready = lastcard läuft unter { $address }
serve-room = Hier im Raum können alle { $address } öffnen
serve-room-unknown = Dieser Rechner hat kein Netz, also kann sonst niemand im Raum dazukommen.
serve-no-browser = Hier gibt es keinen Browser; öffne die Adresse in einem.
serve-stop = Strg-C beendet es.

cli-help-serve =
    lastcard serve - andere im Browser spielen lassen

    Aufruf: lastcard serve [OPTIONEN]

    Bietet die Seite zum Spielen an und alles, was Browser, Terminals (lastcard
    join) und Programme (lastcard bot) brauchen. Partien, Spieler und Schlüssel
    liegen im Datenordner; ein beendeter Server macht beim nächsten Start dort
    weiter, wo er war.

    Optionen:
      --host HOST             Adresse, auf der er wartet (sonst: 127.0.0.1, also nur
                              auf diesem Rechner)
      --port PORT             der Port (sonst: 8013); 0 nimmt einen freien
      --lan                   alle im Raum einlassen: auf jeder Adresse des Rechners
                              warten und die zeigen, die Handys erreichen
      --open                  die Seite im Browser öffnen; ist der übliche Port
                              belegt, auf einem freien
      --data ORDNER           wo Schlüssel und Datenbank liegen (sonst: lastcard
                              in $XDG_DATA_HOME oder ~/.local/share)
      --database URL          eine andere Datenbank: sqlite:///DATEI oder
                              postgresql://NAME:PASSWORT@HOST/DATENBANK
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Zu jeder Einstellung gibt es auch eine Variable wie LASTCARD_PORT, zu manchen
    nur diese: docs/reference/settings.md zählt sie auf. Wie man einen Server für
    alle Welt betreibt, steht in docs/how-to/run-a-server.md.

    Rückgabewerte:
      0    er wurde beendet, mit Strg-C oder SIGTERM
      1    er kann nicht starten: Port belegt, Ordner nicht beschreibbar …
      2    die Befehlszeile ist falsch

    Beispiele:
      lastcard serve --open
      lastcard serve --lan
      lastcard serve --host 127.0.0.1 --port 8013 --data /var/lib/lastcard
