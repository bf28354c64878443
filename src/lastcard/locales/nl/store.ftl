# What the store refuses. A message id is the code of the refusal.

store = Dat staat de database niet toe.
database-refused = De database is niet bruikbaar.
database-unreadable = Dat is geen adres van een database; schrijf sqlite:///file of postgresql://host/name.
database-driver-missing = PostgreSQL heeft zijn driver nodig; installeer lastcard[postgres].
database-away = De database antwoordt niet: { $reason }.
database-damaged = De database { $file } is beschadigd ({ $reason }); zet hem ergens anders neer, met alle bestanden waarvan de naam zo begint, en haal de laatste back-up terug met ‘lastcard restore’.
database-moved = Het bestand van de database is verplaatst of vervangen terwijl de server draait; zet het terug of start de server opnieuw.
journal-cut = In de database { $file } ontbreken einden van verslagen die geschreven waren ({ $count }: { $matches }); zet de database ergens anders neer, met alle bestanden waarvan de naam zo begint, en haal de laatste back-up terug met ‘lastcard restore’; of aanvaard het verlies met ‘lastcard doctor --accept’.
journal-changed = Het verslag van { $match } is niet wat er geschreven was; haal een back-up terug met ‘lastcard restore’, of aanvaard het met ‘lastcard doctor --accept’.
journal-unplayable = Het verslag van { $match } kan niet nagespeeld worden ({ $reason }); haal een back-up terug met ‘lastcard restore’, of sluit de tafel met ‘lastcard admin close’.
deals-unproved = De partij { $match } is afgelopen en de delingen zijn niet bewezen; ‘lastcard verify’ zegt met het verslag waarom.
database-old = De database is van een eerdere versie van lastcard; start de server één keer, dan wordt hij bijgewerkt.
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
copy-faulty = De kopie is niet wat er gekopieerd is ({ $reason }); kijk naar de schijf en probeer het opnieuw.
copy-in-the-way = Er is al een bestand { $path }; zet het eerst ergens anders neer.
