# What the server refuses. A message id is the code of the refusal.

server = Dat doet de server niet.
request-wrong = De server begrijpt dit verzoek niet.
body-wrong = Wat gestuurd is, is niet wat hier nodig is: { $detail }.
query-wrong = Het adres vraagt om iets wat er niet is: { $detail }.
body-not-json = Stuur JSON, en zeg dat met "Content-Type: application/json".
body-too-long = Dat is te veel ineens; stuur hoogstens { $most } bytes.
method-wrong = Dit adres neemt alleen { $allowed } aan.
upgrade-missing = De pagina is er, maar de liveverbinding niet: een proxy onderweg laat geen WebSockets door; de beheerder moet die Upgrade en Connection laten doorgeven.
login-needed = Kom eerst binnen, als gast of met je account.
login-wrong = Er is geen account met deze naam en dit wachtwoord.
code-wrong = Er is geen account met deze naam en deze herstelcode.
password-wrong = Dat is je wachtwoord niet.
not-allowed = Dat mag je niet.
host-foreign = Deze server heet niet { $host }; de beheerder kan de naam aan LASTCARD_HOSTS toevoegen.
origin-foreign = Dit kwam van een pagina van een andere site, dus er is niets gedaan; is het de pagina van deze server, dan moet de beheerder LASTCARD_ORIGIN op het adres in de browser zetten.
account-needed = Dat kan alleen met een account; maak er eerst een.
person-needed = Een bot kan dat niet.
banned =
    { $until ->
        [never] Je mag niet meer op deze server spelen: { $reason }.
       *[other] Je mag tot { $until } (UTC) niet op deze server spelen: { $reason }.
    }
not-there = Zoiets is er niet.
page-unknown = Op dit adres is niets te vinden.
table-unknown = Die tafel is er niet, of is intussen gesloten.
login-unknown = Die aanmelding heb je niet; misschien is die al beëindigd.
bot-account-unknown = Zo’n bot heb je niet.
lesson-unknown = Die les bestaat niet.
name-refused = Zo kan niemand heten; kies een andere naam.
name-long = Kies een kortere naam, van hoogstens { $most } tekens.
name-empty = Een naam heeft minstens één letter of cijfer nodig.
name-odd = Kies een naam van gewone letters, cijfers en tekens die iedereen kan zien.
name-mixed = Kies een naam met letters uit één alfabet.
name-reserved = Deze naam is niet te krijgen; kies een andere.
password-weak = Dit wachtwoord is te raden; kies een langer of ongewoner wachtwoord.
account-missing = { $name } heeft geen account en dus geen wachtwoord.
language-missing = In “{ $language }” zijn er nog geen woorden; kies uit { $known }.
bots-enough = Je hebt al { $most } bots; verwijder er eerst een.
match-unfinished = Het spel is niet afgelopen, en tot dan zijn de kaarten geheim.
match-private = Dit spel is aan een besloten tafel gespeeld; alleen wie meespeelde kan het bekijken.
record-too-long = Het verslag heeft meer dan { $most } zetten; zo lang is geen spel.
sockets-enough = Er zijn al { $most } vensters of programma’s verbonden, van jou of van je netwerk; sluit er een paar en probeer het opnieuw.
tables-awake-enough = Er zijn al { $most } tafels open, van jou of van je netwerk; sluit er eerst een paar.
tables-enough = Je hebt al { $most } tafels die niet af zijn; speel er eerst een paar uit of verlaat ze.
too-often =
    { $seconds ->
        [one] Dat was te vaak; wacht een seconde en probeer het dan opnieuw.
       *[other] Dat was te vaak; wacht { $seconds } seconden en probeer het dan opnieuw.
    }
logins-busy = Er loggen op dit moment te veel mensen in; probeer het over { $seconds } seconden opnieuw.
unwell = De server kan op dit moment niet lezen of schrijven.
broken = Er ging bij ons iets stuk; probeer het zo nog eens.

# What keeps the server from starting.

start-refused = De server kan niet starten.
setting-wrong = De instelling { $setting } kan niet “{ $value }” zijn: { $detail }.
setting-unknown = Er is geen instelling { $setting }; het dichtst in de buurt komt { $nearest }.
data-unusable = De gegevensmap { $folder } is niet bruikbaar: { $reason }.
data-in-use = Een andere server heeft de database { $file } open; stop die eerst, of noem een andere map met --data.
upgrade-waits = Een server van een oudere versie gebruikt deze database; herstart die eerst met de nieuwe versie en probeer het dan opnieuw.
key-damaged = De sleutel { $file } is beschadigd; zet hem terug uit een back-up, of verwijder hem, dan moet iedereen opnieuw inloggen.
address-unusable = Op { $host } poort { $port } kan niets aangeboden worden: { $reason }.

# The page in place of the client.

page-unbuilt-title = lastcard
page-unbuilt =
    De server draait, maar de pagina om op te spelen is niet gebouwd.
    Programma’s en terminals kunnen spelen: alles onder /api en /ws werkt.

# What guests are called who choose no name; a number follows.
guest-birds = Adelaar Buizerd Duif Ekster Fazant Gaai Gans Gierzwaluw Grutto Havik Hop Ibis Kauw Kievit Koekoek Kraai Kraanvogel Kwikstaart Leeuwerik Lepelaar Lijster Meeuw Meerkoet Merel Mees Mus Ooievaar Raaf Reiger Specht Spreeuw Uil Valk Vink Wielewaal Zwaan Zwaluw
