# Online tables from the command line: programs and people in a terminal.

link-missing = Nenn die Adresse eines Tischs, wie in https://cards.example/t/abc123.
link-wrong = „{ $text }“ ist keine Adresse eines Tischs; sie sieht aus wie https://cards.example/t/abc123.
server-missing = Nenn den Server mit --server oder einen Tisch mit --table.
server-wrong = „{ $text }“ ist keine Adresse eines Servers; sie sieht aus wie https://cards.example.
bots-too-many = Mit { $bots } Bots bleibt an einem Tisch für { $seats } kein Platz für dich.
servers-differ = Der Tisch gehört nicht zum Server { $server }.
program-missing = Nenn das Programm, das spielen soll, wie in ./mybot.
token-missing = Gib das Token deines Bot-Kontos mit --token oder in LASTCARD_TOKEN an.
speed-unknown = Es gibt kein Tempo „{ $speed }“; die Tempi sind { $known }.
server-away = Unter { $server } antwortet niemand: { $reason }.
no-local-server = Auf diesem Rechner läuft unter { $server } kein Server: Starte einen mit lastcard serve, oder nenn einen anderen mit --server.
server-strange = Was unter { $server } antwortet, ist kein lastcard-Server.
login-refused = Der Server { $server } kennt dieses Token nicht.
version-other = Der Server spricht Version { $theirs } des Protokolls und dieses Programm Version { $ours }; installier dieselbe Version von lastcard.
no-seat = An diesem Tisch ist kein Platz frei.
removed = Wer den Tisch leitet, hat dir deinen Platz genommen.
table-closed = Der Tisch ist geschlossen.
server-refused = { $said }.

bot-welcome = { $name } ist auf dem Server.
bot-lost = Die Verbindung ist weg; neuer Versuch …
bot-waits = Warten auf eine Partie …
bot-sits = Spielt an { $link }
bot-over = Die Partie ist zu Ende: { $score }
bot-closed = Der Tisch wurde geschlossen.

join-call-you = Wie sollen dich die anderen nennen? Tippe einen Namen, oder drücke Enter für { $name }.
join-seat =
    { $kind ->
        [bot] ein Bot
        [free] frei
        [you] du
        [ready] bereit
        [gone] nicht da
       *[unready] noch nicht bereit
    }
join-wait-host = Die Partie beginnt, wenn { $host } sie startet; quit verlässt den Tisch.
join-wait-maker = Die Partie beginnt, sobald jemand sie startet; quit verlässt den Tisch.
join-waits-for = Warten auf { $who }.
join-free-seats =
    { $seats ->
        [one] Ein Platz ist frei: Lade jemanden mit dem Link oben ein.
       *[other] { $seats } Plätze sind frei: Lade Leute mit dem Link oben ein.
    }
join-can-start = Tippe start, um die Partie zu beginnen, quit, um den Tisch zu verlassen.
join-room-help =
    { $arranges ->
        [yes] Du kannst start tippen, bots, um die freien Plätze zu besetzen, bot 3 master, um einen auf Platz 3 zu setzen, remove 2, um Platz 2 frei zu machen, link, um den Link als QR-Code zu zeigen, und quit.
       *[no] Hier kannst du nur quit tippen, um den Tisch zu verlassen, und link, um den Link als QR-Code zu zeigen.
    }
join-invite = Wer diesen Link hat, kann sich setzen, im Browser oder mit lastcard join:
join-not-here = „{ $text }“ bedeutet hier nichts.
join-own-seat = Das ist dein eigener Platz; quit verlässt den Tisch.
join-lost = Die Verbindung ist weg; neuer Versuch …
join-found = Die Verbindung ist wieder da.
join-away = { $who } ist nicht da; ein Bot spielt weiter.
join-away-me = Du warst nicht da, und ein Bot spielt für dich.
join-take-back = Mit Enter spielst du wieder selbst.
join-back = { $who } ist wieder da.
online-denied = Du hast zur Runde { $deal } beigetragen, und der Server notiert, du habest es nicht. Was du geschickt hast und die Quittung, falls es eine gab, stehen in { $file }.
join-slow = Deine Zeit war um.
join-clock =
    { $seconds ->
        [one] Du hast eine Sekunde.
       *[other] Du hast { $seconds } Sekunden.
    }
join-says = { $who }: { $said }
join-record = Die Aufzeichnung der Partie: { $address }
join-once-more = Drück Enter, um zu gehen, oder tippe again, um mit denselben Leuten noch einmal zu spielen.
join-wants-again = { $who } möchte noch einmal spielen: Tippe again.
join-closed = Der Tisch wurde geschlossen.
join-closed-idle = Dieser Tisch wurde geschlossen, weil hier lange niemand mehr gespielt hat.
join-left = Du hast den Tisch verlassen; läuft die Partie schon, spielt ein Bot für dich weiter.
join-again = So kommst du zurück: { $command }

cli-help-join =
    lastcard join - an einem Online-Tisch im Terminal spielen

    Aufruf: lastcard join LINK [--name NAME]

    LINK ist die Adresse eines Tischs, wie der Browser sie zeigt. Du kommst als Gast
    herein, nimmst einen freien Platz und bist bereit; beginnt die Partie, wird
    gespielt wie mit lastcard play. Beim Spielen zeigt ? die Hilfe und hint, was du
    spielen kannst; quit verlässt den Tisch, und derselbe Befehl bringt dich auf
    deinen Platz zurück. Geht die Verbindung verloren, wird sie von selbst wieder
    aufgebaut.

    Vor der Partie tippt, wer den Tisch leitet:
      start                   die Partie beginnen
      bots                    die freien Plätze mit Bots besetzen
      bot 3 master            einen Bot auf Platz 3 setzen; ohne Namen den üblichen
      remove 2                Platz 2 frei machen, ob Mensch oder Bot
      link                    den Link zum Tisch zeigen, auch als QR-Code

    Nach der Partie spielt again mit denselben Leuten noch einmal. Einen eigenen
    Tisch öffnest du mit lastcard host.

    Wer du auf einem Server bist, steht in lastcard/online in $XDG_DATA_HOME oder
    ~/.local/share, damit Platz und Name beim nächsten Mal wieder dir gehören.

    Optionen:
      --name NAME             wie du dort heißt
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Beispiele:
      lastcard join https://cards.example/t/abc123
      lastcard join 192.168.1.7:8013/t/abc123 --name Ada

cli-help-host =
    lastcard host - einen Online-Tisch im Terminal öffnen und dort spielen

    Aufruf: lastcard host [SPIEL] [OPTIONEN]

    SPIEL ist eines von { $games }; ohne Angabe spielst du gang, Gang of Four.
    Auf dem Server wird ein Tisch geöffnet, du erfährst seinen Link, auch als
    QR-Code, und nimmst den ersten Platz. Wer den Link hat, setzt sich dazu, im
    Browser oder mit lastcard join. Du leitest den Tisch; alles Weitere ist, wie
    lastcard join --help es sagt.

    Optionen:
      --server URL            der Server, etwa https://cards.example; ohne Angabe
                              der auf diesem Rechner (lastcard serve)
      --name NAME             wie du dort heißt
      --players N             wie viele am Tisch sitzen (gang 3-4, thirteen 3-6)
      --bots N                so viele Bots sitzen auch da; oder namentlich BOT,...
      --edition AUSGABE       Regeln einer gedruckten Ausgabe, zum Beispiel en-2010
      --option NAME=WERT      eine Option ändern; geht mehrmals
      --speed TEMPO           relaxed, normal, fast oder days (Vorgabe: normal)
      --public                den Tisch bei den offenen Tischen des Servers zeigen;
                              sonst findet ihn nur, wer den Link hat
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Die Bots, sanfte zuerst:
      { $bots }

    Beispiele:
      lastcard host --name Ada
      lastcard host thirteen --players 5 --bots 2 --public
      lastcard host --server https://cards.example --bots novice,master

cli-help-bot =
    lastcard bot - ein Programm an Online-Tischen spielen lassen

    Aufruf: lastcard bot --server URL --token TOKEN [OPTIONEN] PROGRAMM

    PROGRAMM ist ein eigenes Programm, wie in ./mybot, das eine Zeile JSON liest und
    einen Zug schreibt (docs/reference/bot-protocol.md), oder der Name eines Bots:
      { $bots }

    Das Token ist das eines Bot-Kontos auf dem Server; wie du eines bekommst, steht
    in docs/how-to/write-a-bot.md. Mit --table nimmt das Programm einen freien Platz
    an diesem Tisch und spielt dort. Ohne --table sucht es eine Partie, spielt sie
    und sucht die nächste. Geht die Verbindung verloren, wird sie wieder aufgebaut,
    und es geht dort weiter, wo es war.

    Optionen:
      --server URL            der Server, wie in https://cards.example
      --token TOKEN           das Token; besser in LASTCARD_TOKEN, wo andere auf
                              diesem Rechner es nicht sehen
      --table LINK            die Adresse eines Tischs; dann geht es ohne --server
      --matches N             nach so vielen Partien aufhören
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Was für eine Partie gesucht wird, ohne --table:
      --game SPIEL            eines von { $games } (sonst: gang)
      --players N             wie viele am Tisch sitzen (sonst: 4)
      --edition AUSGABE       die Regeln einer gedruckten Ausgabe
      --option NAME=WERT      eine Option ändern; geht mehrmals
      --speed TEMPO           relaxed, normal, fast oder days (sonst: normal)
      --wait SEKUNDEN         wie lange auf andere warten, die dasselbe wollen,
                              bevor Bots des Servers auffüllen (sonst: 60)

    Rückgabewerte:
      0    die Partie am Tisch oder alle Partien sind gespielt
      1    der Server antwortet nicht oder lehnt ab, oder das Programm hat eine
           Regel verletzt; was es zuletzt gesagt hat, wird gezeigt
      2    die Befehlszeile ist falsch

    Beispiele:
      lastcard bot --server https://cards.example --token TOKEN ./mybot
      lastcard bot --table https://cards.example/t/abc123 --token TOKEN greedy
