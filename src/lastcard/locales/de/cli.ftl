# The manual pages of the command line, and what it says when something is wrong.

cli-error = lastcard: { $message }
cli-bot-said = {"  | "}{ $line }
cli-try-help = Mehr zeigt "{ $command } --help".
cli-version = lastcard { $version }

refused = Das wird abgelehnt.
usage = Die Befehlszeile ist falsch.
arguments-wrong = { $detail }.
argument-unknown = „{ $argument }“ gibt es hier nicht.
value-missing = Die Option { $option } braucht einen Wert.
file-missing = Nenn die Datei einer gespeicherten Partie.
command-missing = Nenn einen Befehl: { $known }.
command-unknown = Es gibt keinen Befehl „{ $command }“; die Befehle sind { $known }.
extra-missing = „lastcard { $command }“ braucht den Server; installier ihn mit: pip install 'lastcard[server]'.
game-unknown = Es gibt kein Spiel „{ $game }“; die Spiele sind { $known }.
language-unknown = In „{ $language }“ gibt es keine Worte; die Sprachen sind { $known }.
number-wrong = { $option } nimmt eine ganze Zahl von { $lowest } bis { $highest }, nicht „{ $text }“.
option-form = --option nimmt NAME=WERT, wie in target=50, nicht „{ $text }“.
paragraph-unknown = Es gibt keinen Absatz „{ $paragraph }“ in diesen Regeln; der erste ist { $first }.
rules-missing = Die Regeln von { $game } sind noch nicht aufgeschrieben.
failure = Das geht nicht.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
file-not-text = { $file } ist keine Textdatei.
output-failed = Es lässt sich nichts mehr ausgeben: { $reason }.
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.

cli-help =
    lastcard - der Kartentisch für Gang of Four und 13

    Aufruf: lastcard BEFEHL [OPTIONEN]
            lastcard BEFEHL --help
            lastcard --version

    Spiel im Terminal gegen Bots oder online mit Menschen; betreib einen Server;
    lies die Regeln, sieh eine Partie noch einmal an oder frag den Schiedsrichter,
    was erlaubt ist.

    Befehle:
      play [SPIEL]            eine Partie gegen Bots spielen
      host [SPIEL]            einen Online-Tisch öffnen und dort spielen
      join LINK               an einem Online-Tisch spielen
      serve                   andere im Browser spielen lassen
      bot PROGRAMM            ein Programm an Online-Tischen spielen lassen
      backup DATEI            alles kopieren, was ein Server aufbewahrt, im Betrieb
      restore DATEI           eine solche Kopie zurückholen
      doctor                  prüfen, ob in Ordnung ist, was ein Server aufbewahrt
      admin AUFGABE           einen Server betreuen: Tische, Sperren, Meldungen
      rules [SPIEL] [NUMMER]  die Regeln lesen, oder einen Absatz daraus
      replay DATEI            eine gespeicherte Partie noch einmal sehen
      review DATEI            beurteilt die Wahl in einer gespeicherten Partie
      verify DATEI            beweisen, dass niemand die Karten ausgesucht hat
      referee                 Fragen zu den Regeln beantworten, je eine JSON-Zeile
      arena [SPIEL]           Bots gegeneinander spielen lassen: Wer ist besser?

    Optionen:
      -h, --help              diese Seite zeigen; mehr zeigt BEFEHL --help
      --version               die Version zeigen
      --language SPRACHE      eine andere Sprache ({ $languages })

    Spiele:
      { $games }

    Beispiele:
      lastcard play                          eine schnelle Partie Gang of Four
      lastcard play --players 3 --edition de-2010 --save abend.txt
      lastcard replay abend.txt
      lastcard verify abend.txt
      lastcard rules gang GF-9.1
      lastcard arena --bots greedy,greedy,novice,novice --deals 1000
      echo '{ "{" }"op":"combo","cards":"G3 Y3"{ "}" }' | lastcard referee

    Umgebungsvariablen:
      NO_COLOR                gesetzt: keine Farben; Karten haben ja Buchstaben
      TERM                    "dumb" heißt: keine Farben, kein Neuzeichnen
      COLUMNS, LINES          Größe des Terminals, wo man es nicht fragen kann
      PAGER                   womit lange Seiten gezeigt werden (sonst: less)
      LASTCARD_LANGUAGE       die Sprache, wenn sie nicht die des Systems sein soll

    Rückgabewerte:
      0    alles in Ordnung
      1    es ging nicht: eine Datei ist nicht zu lesen, eine Aufzeichnung stimmt
           nicht, eine Runde ist nicht bewiesen
      2    die Befehlszeile ist falsch
      130  mit Strg-C unterbrochen

cli-help-play =
    lastcard play - eine Partie gegen Bots spielen

    Aufruf: lastcard play [SPIEL] [OPTIONEN]

    SPIEL ist eines von { $games }; ohne Angabe spielst du gang, also Gang of
    Four. Du sitzt unten am Tisch, auf den anderen Plätzen sitzen Bots. Beim Spielen
    zeigt ? die Hilfe und hint, was du spielen kannst.

    Optionen:
      --players N             wie viele am Tisch sitzen (gang 3-4, thirteen 3-6)
      --edition AUSGABE       Regeln einer gedruckten Ausgabe, zum Beispiel en-2010
      --option NAME=WERT      eine Option ändern; geht mehrmals
      --seed N                die Karten zu diesem Startwert: gleiche Zahl, gleiche
                              Karten
      --cut                   fragen, wo du abhebst, wenn du abheben darfst
      --name NAME             dein Name auf dem Wertungsblock
      --bots BOT              mit wem du spielst, siehe unten (sonst: planner), oder
                              ein eigenes Programm, wie in ./mybot
      --save DATEI            die Partie nach jeder Runde in DATEI schreiben
      --fast                  keine Pausen zwischen den Zügen der Bots
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Die Bots, die sanften zuerst:
      { $bots }
    master@200 denkt je Zug in 200 Welten, master@500ms eine halbe Sekunde lang.

    Ohne --edition ist es eine schnelle Partie: die Ausgabe en-2010, und der Tisch
    sagt letzte Karten selbst an (last_card=automatic). Mit --edition ist alles wie
    in diesem Heft, und du sagst „Letzte Karte!“ selbst an.
    lastcard rules SPIEL --editions zeigt Ausgaben und Optionen.

    Beispiele:
      lastcard play --option target=50 --fast
      lastcard play gang --edition fr-2010 --option ceremony=on
      lastcard play thirteen --players 5
      lastcard play --seed 7 --name Ada --save ada.txt

cli-help-rules =
    lastcard rules - die Regeln lesen

    Aufruf: lastcard rules [SPIEL] [NUMMER] [OPTIONEN]

    SPIEL ist eines von { $games }; ohne Angabe liest du über gang, also Gang
    of Four. NUMMER ist die eines Absatzes oder Kapitels, wie in GF-9.1 oder 9.

    Optionen:
      --editions              die Ausgaben zeigen und welche Optionen jede setzt
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Im Terminal werden Seiten, die nicht auf den Schirm passen, mit $PAGER gezeigt.

    Beispiele:
      lastcard rules
      lastcard rules gang GF-9.1
      lastcard rules gang --editions

cli-help-replay =
    lastcard replay - eine gespeicherte Partie noch einmal sehen

    Aufruf: lastcard replay DATEI [OPTIONEN]

    DATEI ist eine Aufzeichnung, als Text oder als JSON; - liest sie von der
    Standardeingabe. Jeder Zug wird beim Zeigen an den Regeln geprüft, die Punkte
    ebenso.

    Am Terminal geht man die Partie durch: Enter zeigt den nächsten Zug, ? die
    anderen Tasten. Ergebnis und spätere Runden bleiben verborgen, bis man dort
    ankommt. In eine Pipe oder Datei wird alles geschrieben, Stich für Stich.

    Optionen:
      --all                   alles auf einmal zeigen, wie in eine Datei
      --step                  Zug für Zug, wie es ein Terminal ohnehin tut
      --move NUMMER           bei diesem Zug beginnen
      --eyes PLATZ            sehen, was dieser Platz sah, 0 bis 5, oder open:
                              alle Karten offen
      --json                  als JSON schreiben, statt die Partie zu zeigen
      --text                  als Text schreiben, statt die Partie zu zeigen
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Rückgabewerte:
      0    die Aufzeichnung wurde gezeigt, und alles stimmt
      1    die Datei ist nicht zu lesen, oder die Aufzeichnung stimmt nicht

    Beispiele:
      lastcard replay abend.txt --move 37 --eyes 2
      lastcard replay abend.txt --json > abend.json

cli-help-verify =
    lastcard verify - beweisen, dass niemand die Karten ausgesucht hat

    Aufruf: lastcard verify DATEI [--receipts BELEGE]

    DATEI ist eine Aufzeichnung, als Text oder als JSON; - liest sie von der
    Standardeingabe. Jeder Stapel wird neu berechnet: aus dem Geheimnis, auf das
    sich der Tisch vor der Runde festgelegt hatte, aus dem, was alle am Tisch
    beigetragen haben, und aus dem Abheben; dann wird er mit den verteilten Karten
    verglichen.
    Auch jeder Zug wird nachgespielt. docs/reference/provable-deal.md sagt, wie es
    geht.

    An einer Partie mit --seed gibt es nichts zu beweisen.

    Optionen:
      --receipts BELEGE       was geschickt wurde, mit den Quittungen, die
                              lastcard join behält
      --receipts BELEGE       Geschicktes und Quittungen, von lastcard join
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Rückgabewerte:
      0    jede Runde ist bewiesen
      1    etwas stimmt nicht überein, oder die Datei ist nicht zu lesen

    Beispiele:
      lastcard play --save abend.txt
      lastcard verify abend.txt

cli-help-referee =
    lastcard referee - Fragen zu den Regeln beantworten

    Aufruf: lastcard referee

    Liest von der Standardeingabe ein JSON-Objekt pro Zeile und schreibt sofort
    eines pro Zeile auf die Standardausgabe. Für Skripte und Bots in jeder Sprache.

    Fragen:
      { "{" }"op":"combo","cards":"G3 Y3"{ "}" }
          welche Kombination das ist: { "{" }"type":"pair"{ "}" }; null, wenn keine. Arten:
          single pair three straight flush full_house straight_flush
          gang_of_4 gang_of_5 gang_of_6 gang_of_7
      { "{" }"op":"beats","cards":"G4 Y4","table":"G3 Y3"{ "}" }
          ob cards auf table gespielt werden darf: { "{" }"beats":true{ "}" }
      { "{" }"op":"legal","hand":"G3 Y3 R7","table":null{ "}" }
          alles, was eine Hand spielen darf: { "{" }"moves":["G3","Y3","R7","G3 Y3"]{ "}" }
          table       was zu schlagen ist, oder null beim Ausspielen
          next_last   true, wenn die nächste Person genau eine angesagte Karte hat
          opening     true für die Eröffnung einer Partie
          edition     wessen Regeln, zum Beispiel "de-2010"; sonst "en-2010"
      { "{" }"op":"points","left":9{ "}" }
          was 9 übrige Karten kosten: { "{" }"points":18{ "}" }
      { "{" }"op":"giver","left":[0,9,9],"totals":[3,30,20],"winner":0{ "}" }
          wer nach dem Sieg eine Karte abgibt: { "{" }"seat":1{ "}" }
      { "{" }"op":"score13","piles":[{ "{" }"blue":3,"yellow":2,"green":0,"rotten":1{ "}" },…]{ "}" }
          was die in einer Runde 13 genommenen Karten kosten: { "{" }"points":[7,…]{ "}" }

    Karten schreibt man G3, Y10, R1, M1, GP, YP, RD, in beliebiger Folge, groß oder
    klein. Was nicht zu beurteilen ist, wird in seiner Zeile beantwortet, und weiter
    geht es:
      { "{" }"error":"card-unknown","message":"Es gibt keine Karte …"{ "}" }

    Optionen:
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

# The rules in the terminal.
rules-editions = Ausgaben von { $game }
rules-same = wie { $edition }
rules-set = Jede Ausgabe ist wie { $default }, bis auf das, was dabeisteht. So spielt man eine: lastcard play { $game } --edition NAME --option NAME=WERT

# Proving a record in the terminal.
verify-unfinished = Die Partie dieser Aufzeichnung wurde nicht zu Ende gespielt.
verify-absent = Platz { $seat } hat nicht beigetragen.
verify-signed = Vom Server mit dem Schlüssel { $key } unterschrieben: { $signed } von { $deals }.
verify-sum =
    { $deals ->
        [0] Es gibt keine Runden zu beweisen.
        [one] { $proved } von 1 Runde ist bewiesen.
       *[other] { $proved } von { $deals } Runden sind bewiesen.
    }
