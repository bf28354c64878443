# What the store refuses. A message id is the code of the refusal.

store = Das erlaubt die Datenbank nicht.
database-refused = Die Datenbank ist nicht benutzbar.
database-unreadable = Das ist keine Adresse einer Datenbank; schreib sqlite:///file oder postgresql://host/name.
database-driver-missing = PostgreSQL braucht seinen Treiber; installier lastcard[postgres].
database-away = Die Datenbank antwortet nicht: { $reason }.
database-damaged = Die Datenbank { $file } ist beschädigt ({ $reason }); räum sie beiseite, mit allen Dateien, deren Namen so beginnen, und hol die letzte Sicherung mit „lastcard restore“ zurück.
database-moved = Die Datei der Datenbank wurde verschoben oder ersetzt, während der Server läuft; leg sie zurück oder starte den Server neu.
journal-cut = In der Datenbank { $file } fehlen Enden von Protokollen, die geschrieben waren ({ $count }: { $matches }); räum die Datenbank beiseite, mit allen Dateien, deren Namen so beginnen, und hol die letzte Sicherung mit „lastcard restore“ zurück; oder nimm den Verlust mit „lastcard doctor --accept“ hin.
journal-changed = Das Protokoll von { $match } ist nicht, was geschrieben wurde; hol eine Sicherung mit „lastcard restore“ zurück, oder nimm es mit „lastcard doctor --accept“ hin.
journal-unplayable = Das Protokoll von { $match } lässt sich nicht nachspielen ({ $reason }); hol eine Sicherung mit „lastcard restore“ zurück, oder schließ den Tisch mit „lastcard admin close“.
deals-unproved = Die Partie { $match } ist zu Ende, und ihre Verteilungen sind nicht bewiesen; „lastcard verify“ sagt mit ihrer Aufzeichnung, warum.
database-old = Die Datenbank stammt von einer früheren Version von lastcard; starte den Server einmal, dann ist sie auf dem neuesten Stand.
database-newer = Die Datenbank stammt von einer neueren Version von lastcard; installier diese.
database-foreign = In der Datenbank liegen fremde Daten; wähl eine andere.
not-written = Es ließ sich nicht aufschreiben; sieh nach, ob es geschehen ist.
name-taken = „{ $name }“ heißt schon jemand; wähl einen anderen Namen.
player-unknown = Diese Person gibt es hier nicht.
not-a-guest = Das ist schon ein Konto.
match-unknown = Diesen Tisch gibt es nicht.
copy-refused = Das lässt sich nicht kopieren.
copy-elsewhere = Eine PostgreSQL-Datenbank kopiert man mit ihren eigenen Programmen; nimm { $program }.
copy-unfit = Die Datei { $path } ist keine Sicherung einer lastcard-Datenbank.
copy-faulty = Die Kopie ist nicht, was kopiert wurde ({ $reason }); sieh nach der Festplatte und versuch es noch einmal.
copy-in-the-way = Eine Datei { $path } gibt es schon; räum sie erst beiseite.
