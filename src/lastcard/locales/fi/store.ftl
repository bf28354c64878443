# What the store refuses. A message id is the code of the refusal.

store = Tietokanta ei salli sitä.
database-refused = Tietokantaa ei voi käyttää.
database-unreadable = Se ei ole tietokannan osoite; kirjoita sqlite:///tiedosto tai postgresql://palvelin/nimi.
database-driver-missing = PostgreSQL tarvitsee ajurinsa; asenna lastcard[postgres].
database-away = Tietokanta ei vastaa: { $reason }.
database-newer = Tietokannan on kirjoittanut lastcardin uudempi versio; asenna se.
database-foreign = Tietokannassa on jonkin muun tietoja; valitse toinen.
not-written = Sitä ei saatu kirjattua; tarkista, tapahtuiko se.
name-taken = Joku on jo ”{ $name }”; valitse toinen nimi.
player-unknown = Sellaista pelaajaa ei ole.
not-a-guest = Tämä on jo tili.
match-unknown = Sellaista pöytää ei ole.
copy-refused = Sitä ei voi kopioida.
copy-elsewhere = PostgreSQL-tietokanta kopioidaan sen omilla ohjelmilla; käytä tätä: { $program }.
copy-unfit = Tiedosto { $path } ei ole lastcardin tietokannan varmuuskopio.
copy-in-the-way = Tiedosto { $path } on jo olemassa; siirrä se ensin muualle.
