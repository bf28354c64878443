# What the store refuses. A message id is the code of the refusal.

store = Dat staat de database niet toe.
database-refused = De database is niet bruikbaar.
database-unreadable = Dat is geen adres van een database; schrijf sqlite:///file of postgresql://host/name.
database-driver-missing = PostgreSQL heeft zijn driver nodig; installeer lastcard[postgres].
database-away = De database antwoordt niet: { $reason }.
database-newer = De database komt van een latere versie van lastcard; installeer die.
database-foreign = In de database staan gegevens van iets anders; kies een andere.
not-written = Het kon niet worden opgeschreven; kijk na of het gebeurd is.
name-taken = Er heet al iemand “{ $name }”; kies een andere naam.
player-unknown = Die speler is er niet.
not-a-guest = Dit is al een account.
match-unknown = Die tafel is er niet.
copy-refused = Dat kan niet gekopieerd worden.
copy-elsewhere = Een PostgreSQL-database kopieer je met de eigen programma’s; gebruik { $program }.
copy-unfit = Het bestand { $path } is geen back-up van een lastcard-database.
copy-in-the-way = Er is al een bestand { $path }; zet het eerst ergens anders neer.
