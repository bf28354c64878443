# What the server refuses. A message id is the code of the refusal.

server = Das tut der Server nicht.
request-wrong = Der Server versteht diese Anfrage nicht.
body-wrong = Was gesendet wurde, ist nicht das, was hier gebraucht wird: { $detail }.
query-wrong = Die Adresse fragt nach etwas, das es nicht gibt: { $detail }.
body-not-json = Sende JSON und sag es mit "Content-Type: application/json".
body-too-long = Das ist zu viel auf einmal; sende höchstens { $most } Bytes.
method-wrong = Diese Adresse nimmt nur { $allowed } an.
upgrade-missing = Die Seite ist da, die Live-Verbindung aber nicht: Ein Proxy auf dem Weg lässt keine WebSockets durch; wer den Server betreibt, muss ihn Upgrade und Connection weitergeben lassen.
login-needed = Komm erst herein, als Gast oder mit deinem Konto.
login-wrong = Es gibt kein Konto mit diesem Namen und Passwort.
code-wrong = Es gibt kein Konto mit diesem Namen und Notfallcode.
password-wrong = Das ist nicht dein Passwort.
not-allowed = Das darfst du nicht.
host-foreign = Dieser Server heißt nicht { $host }; wer ihn betreibt, kann den Namen in LASTCARD_HOSTS eintragen.
origin-foreign = Das kam von einer Seite einer anderen Website, deshalb wurde nichts getan; ist es die Seite dieses Servers, dann muss in LASTCARD_ORIGIN die Adresse aus dem Browser stehen.
account-needed = Das geht nur mit einem Konto; leg erst eines an.
person-needed = Ein Bot kann das nicht.
banned =
    { $until ->
        [never] Du darfst auf diesem Server nicht mehr spielen: { $reason }.
       *[other] Du darfst auf diesem Server bis { $until } (UTC) nicht spielen: { $reason }.
    }
not-there = So etwas gibt es nicht.
page-unknown = Unter dieser Adresse gibt es nichts.
table-unknown = Diesen Tisch gibt es nicht, oder er ist inzwischen geschlossen.
login-unknown = Diese Anmeldung hast du nicht; vielleicht ist sie schon beendet.
bot-account-unknown = So einen Bot hast du nicht.
lesson-unknown = Diese Lektion gibt es nicht.
name-refused = So kann niemand heißen; wähl einen anderen Namen.
name-long = Wähl einen kürzeren Namen, mit höchstens { $most } Zeichen.
name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
name-odd = Wähl einen Namen aus einfachen Buchstaben, Ziffern und Zeichen, die alle sehen können.
name-mixed = Wähl einen Namen mit Buchstaben aus nur einem Alphabet.
name-reserved = Dieser Name ist nicht zu haben; wähl einen anderen.
password-weak = Dieses Passwort wäre zu erraten; wähl ein längeres oder ungewöhnliches.
account-missing = { $name } hat kein Konto und darum kein Passwort.
language-missing = In „{ $language }“ gibt es noch keine Worte; zur Wahl stehen { $known }.
bots-enough = Du hast schon { $most } Bots; entfern erst einen.
match-unfinished = Die Partie ist nicht zu Ende, und bis dahin sind ihre Karten geheim.
match-private = Diese Partie wurde an einem privaten Tisch gespielt; nur wer mitgespielt hat, kann sie ansehen.
record-too-long = Die Aufzeichnung hat mehr als { $most } Züge; so lang ist keine Partie.
sockets-enough = Es sind schon { $most } Fenster oder Programme verbunden, von dir oder aus deinem Netz; schließe einige und versuche es noch einmal.
tables-awake-enough = Es sind schon { $most } Tische offen, von dir oder aus deinem Netz; schließ erst einige.
tables-enough = Du hast schon { $most } unfertige Tische; beende oder verlass erst einige.
too-often =
    { $seconds ->
        [one] Das war zu oft; warte eine Sekunde und versuch es dann noch einmal.
       *[other] Das war zu oft; warte { $seconds } Sekunden und versuch es dann noch einmal.
    }
logins-busy = Im Augenblick melden sich zu viele Leute an; versuch es in { $seconds } Sekunden noch einmal.
unwell = Der Server kann im Moment nicht lesen oder schreiben.
broken = Bei uns ist etwas kaputtgegangen; versuch es gleich noch einmal.

# What keeps the server from starting.

start-refused = Der Server kann nicht starten.
setting-wrong = Die Einstellung { $setting } kann nicht „{ $value }“ sein: { $detail }.
setting-unknown = Es gibt keine Einstellung { $setting }; am nächsten kommt { $nearest }.
data-unusable = Der Datenordner { $folder } ist nicht benutzbar: { $reason }.
data-in-use = Ein anderer Server hat die Datenbank { $file } offen; beende ihn zuerst, oder nenn mit --data einen anderen Ordner.
upgrade-waits = Ein Server mit einer älteren Version benutzt diese Datenbank; starte ihn zuerst mit der neuen Version, und versuch es dann noch einmal.
key-damaged = Der Schlüssel { $file } ist beschädigt; hol ihn aus einer Sicherung zurück, oder entfern ihn, dann müssen sich alle neu anmelden.
address-unusable = Unter { $host } Port { $port } lässt sich nichts anbieten: { $reason }.

# The page in place of the client.

page-unbuilt-title = lastcard
page-unbuilt =
    Der Server läuft, aber die Seite zum Spielen wurde nicht gebaut.
    Programme und Terminals können spielen: Alles unter /api und /ws geht.

# What guests are called who choose no name; a number follows.
guest-birds = Adler Amsel Bachstelze Buchfink Bussard Dohle Drossel Eisvogel Elster Ente Eule Falke Gans Gimpel Habicht Häher Kiebitz Kranich Lerche Meise Milan Möwe Pirol Rabe Reiher Schwalbe Schwan Spatz Specht Star Storch Taube Uhu Wiedehopf Zaunkönig Zeisig
