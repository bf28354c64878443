# What the store refuses. A message id is the code of the refusal.

store = Tietokanta ei salli sitä.
database-refused = Tietokantaa ei voi käyttää.
database-unreadable = Se ei ole tietokannan osoite; kirjoita sqlite:///tiedosto tai postgresql://palvelin/nimi.
database-driver-missing = PostgreSQL tarvitsee ajurinsa; asenna lastcard[postgres].
database-away = Tietokanta ei vastaa: { $reason }.
database-damaged = Tietokanta { $file } on vioittunut ({ $reason }); siirrä se muualle kaikkien samalla tavalla alkavien tiedostojen kanssa ja palauta viimeisin varmuuskopio komennolla ”lastcard restore”.
database-moved = Tietokannan tiedosto siirrettiin tai korvattiin palvelimen ollessa käynnissä; palauta se paikalleen tai käynnistä palvelin uudelleen.
journal-cut = Tietokannasta { $file } puuttuu pöytäkirjojen loppuja, jotka oli kirjoitettu ({ $count }: { $matches }); siirrä tietokanta muualle kaikkien samalla tavalla alkavien tiedostojen kanssa ja palauta viimeisin varmuuskopio komennolla ”lastcard restore”; tai hyväksy menetys komennolla ”lastcard doctor --accept”.
journal-changed = Pöytäkirja { $match } ei ole se, mikä kirjoitettiin; palauta varmuuskopio komennolla ”lastcard restore” tai hyväksy se komennolla ”lastcard doctor --accept”.
journal-unplayable = Pöytäkirjaa { $match } ei voi toistaa ({ $reason }); palauta varmuuskopio komennolla ”lastcard restore” tai sulje pöytä komennolla ”lastcard admin close”.
deals-unproved = Ottelu { $match } on päättynyt, eikä sen jakoja ole todistettu; ”lastcard verify” kertoo tallenteesta syyn.
database-old = Tietokanta on lastcardin aiemmasta versiosta; käynnistä palvelin kerran, niin se päivitetään.
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
copy-faulty = Kopio ei ole se, mikä kopioitiin ({ $reason }); tarkista levy ja yritä uudelleen.
copy-in-the-way = Tiedosto { $path } on jo olemassa; siirrä se ensin muualle.
