# What the server refuses. A message id is the code of the refusal.

server = Palvelin ei tee sitä.
request-wrong = Palvelin ei ymmärrä tätä pyyntöä.
body-wrong = Lähetetty ei ole sitä, mitä tässä tarvitaan: { $detail }.
query-wrong = Osoite pyytää jotakin, mitä ei ole: { $detail }.
body-not-json = Lähetä JSONia ja kerro se otsakkeella "Content-Type: application/json".
body-too-long = Liikaa kerralla; lähetä enintään { $most } tavua.
method-wrong = Tämä osoite hyväksyy vain nämä: { $allowed }.
upgrade-missing = Sivu on täällä, mutta suora yhteys puuttuu: matkalla oleva välityspalvelin ei päästä WebSocket-yhteyksiä läpi; ylläpitäjän on annettava sen välittää Upgrade ja Connection.
login-needed = Tule ensin sisään, vieraana tai omalla tililläsi.
login-wrong = Tällä nimellä ja salasanalla ei ole tiliä.
code-wrong = Tällä nimellä ja palautuskoodilla ei ole tiliä.
password-wrong = Se ei ole salasanasi.
not-allowed = Et voi tehdä sitä.
host-foreign = Tämän palvelimen nimi ei ole { $host }; ylläpitäjä voi lisätä nimen asetukseen LASTCARD_HOSTS.
origin-foreign = Tätä pyysi toisen sivuston sivu, joten mitään ei tehty; jos sivu on tämän palvelimen oma, ylläpitäjän on asetettava LASTCARD_ORIGIN selaimessa näkyväksi osoitteeksi.
account-needed = Vain tilin omistaja voi tehdä sen; luo ensin tili.
person-needed = Botti ei voi tehdä sitä.
banned =
    { $until ->
        [never] Et voi enää pelata tällä palvelimella: { $reason }.
       *[other] Et voi pelata tällä palvelimella { $until } (UTC) asti: { $reason }.
    }
not-there = Sellaista ei ole.
page-unknown = Tässä osoitteessa ei ole mitään.
table-unknown = Sellaista pöytää ei ole, tai se on jo suljettu.
login-unknown = Sinulla ei ole sellaista kirjautumista; se on ehkä jo päättynyt.
bot-account-unknown = Sinulla ei ole sellaista bottia.
lesson-unknown = Sellaista oppituntia ei ole.
name-refused = Kenenkään nimi ei voi olla tuo; valitse toinen nimi.
name-long = Valitse lyhyempi nimi, enintään { $most } merkkiä.
name-empty = Nimessä on oltava ainakin yksi kirjain tai numero.
name-odd = Valitse nimi, jossa on tavallisia kirjaimia, numeroita ja kaikille näkyviä merkkejä.
name-mixed = Valitse nimi, jonka kirjaimet ovat samaa aakkostoa.
name-reserved = Tätä nimeä ei voi ottaa; valitse toinen.
password-weak = Tämä salasana arvattaisiin; valitse pidempi tai epätavallisempi.
account-missing = Pelaajalla { $name } ei ole tiliä eikä siksi salasanaa.
language-missing = Kielellä ”{ $language }” ei ole vielä tekstejä; valitse jokin näistä: { $known }.
bots-enough = Sinulla on jo { $most } bottia; poista ensin yksi.
match-unfinished = Peli on kesken, ja sen kortit ovat salaisia siihen asti.
match-private = Tämä peli pelattiin yksityisessä pöydässä; vain sen pelaajat voivat katsoa sitä.
record-too-long = Pöytäkirjassa on yli { $most } siirtoa; mikään peli ei ole niin pitkä.
sockets-enough = Sinulla tai verkollasi on jo { $most } ikkunaa tai ohjelmaa yhteydessä; sulje joitakin ja yritä uudelleen.
tables-awake-enough = Sinulla tai verkollasi on jo { $most } pöytää auki; sulje ensin joitakin.
tables-enough = Sinulla on jo { $most } keskeneräistä pöytää; pelaa tai jätä ensin joitakin.
too-often =
    { $seconds ->
        [one] Liian tiheään; odota sekunti ja yritä sitten uudelleen.
       *[other] Liian tiheään; odota { $seconds } sekuntia ja yritä sitten uudelleen.
    }
logins-busy = Juuri nyt liian moni kirjautuu sisään; yritä uudelleen { $seconds } sekunnin kuluttua.
unwell = Palvelin ei juuri nyt pysty lukemaan tai kirjoittamaan.
broken = Jokin meni meillä rikki; yritä hetken kuluttua uudelleen.

# What keeps the server from starting.

start-refused = Palvelin ei voi käynnistyä.
setting-wrong = Asetus { $setting } ei voi olla ”{ $value }”: { $detail }.
setting-unknown = Asetusta { $setting } ei ole; lähin on { $nearest }.
data-unusable = Datakansiota { $folder } ei voi käyttää: { $reason }.
data-in-use = Toinen palvelin käyttää tietokantaa { $file }; pysäytä se ensin tai anna toinen kansio valitsimella --data.
upgrade-waits = Vanhemman version palvelin käyttää tätä tietokantaa; käynnistä se ensin uudella versiolla ja yritä sitten uudelleen.
key-damaged = Avain { $file } on vioittunut; palauta se varmuuskopiosta, tai poista se, jolloin kaikkien on kirjauduttava uudelleen.
address-unusable = Osoitteessa { $host }, portissa { $port } ei voi palvella: { $reason }.

# The page in place of the client.

page-unbuilt-title = lastcard
page-unbuilt =
    Palvelin toimii, mutta pelisivua ei ole rakennettu.
    Ohjelmat ja päätteet voivat pelata: kaikki kohdissa /api ja /ws toimii.

# What guests are called who choose no name; a number follows.
guest-birds = Haikara Harakka Haukka Hiirihaukka Joutsen Kalalokki Kiuru Korppi Kotka Kottarainen Kuikka Kurki Käki Lehtopöllö Leppälintu Lokki Merikotka Mustarastas Naakka Närhi Peippo Pääsky Pöllö Räkättirastas Rastas Satakieli Sorsa Tiira Tikka Tilhi Töyhtöhyyppä Varis Varpunen Västäräkki
