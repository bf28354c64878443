# What the store refuses. A message id is the code of the refusal.

store = Das erlaubt die Datenbank nicht.
database-refused = Die Datenbank ist nicht benutzbar.
database-unreadable = Das ist keine Adresse einer Datenbank; schreib sqlite:///file oder postgresql://host/name.
database-driver-missing = PostgreSQL braucht seinen Treiber; installier lastcard[postgres].
database-away = Die Datenbank antwortet nicht: { $reason }.
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
copy-in-the-way = Eine Datei { $path } gibt es schon; räum sie erst beiseite.
