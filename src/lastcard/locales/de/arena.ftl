# Bots against bots: what the arena shows, and why it cannot play.

arena-failed = Die Arena kann nicht gespielt werden.
arena-workers-died = Die Spiele { $first } bis { $last } haben { $times }-mal die Prozesse beendet, die sie spielten; such nach einem Bot, der abstürzt oder allen Speicher nimmt.
arena-charts-missing = Diagramme brauchen Matplotlib; installier es mit: pip install 'lastcard[charts]'.
arena-cluster-missing = Ein Cluster braucht Ray; installier es mit: pip install 'lastcard[cluster]'.
arena-cluster-unreachable = Unter { $address } gibt es keinen Cluster ({ $reason }); starte einen mit ray start --head und nenn seine Adresse.
arena-cluster-failed = Der Cluster kann nicht spielen ({ $reason }); prüf, ob jeder Knoten diese Version von lastcard hat.

bots-missing = Nenn mit --bots, wer spielt, wie in --bots greedy,greedy,novice,novice; es gibt { $known }.
lineup-wrong = Nenn { $fewest } bis { $most } Bots, einen pro Platz, oder einen Bot und mit --against einen zweiten, nicht { $bots }.
options-clash = { $option } und { $other } gehen nicht zusammen; lass eines davon weg.
option-needs = { $option } gibt es nur mit { $other }; ohne das nenn einen Bot pro Platz.
chart-suffix = --chart nimmt eine Datei, die auf { $known } endet, nicht „{ $file }“.

arena-starting = { $played }/{ $games } Spiele
arena-progress = { $played }/{ $games } Spiele  { $percent } %  noch { $left }

arena-title = { $game }, { $edition }, { $players } Plätze
arena-what =
    { $plays ->
        [match] { $count } Partien, jede { $rotations }-mal mit getauschten Plätzen: zusammen { $games }; Startwert { $seed }
       *[deal] { $count } Stapel, jeder { $rotations }-mal mit getauschten Plätzen: { $games } Runden; Startwert { $seed }
    }

arena-head-bot = Bot
arena-head-net = netto/{ $unit ->
        [match] Partie
       *[deal] Runde
    }
arena-head-penalty =
    { $unit ->
        [match] Endstand
       *[deal] Strafe
    }
arena-head-won = Siege %
arena-head-rating = Wertung
arena-head-mean = ms/Zug
arena-head-p95 = p95
arena-head-errors = Fehler
arena-head-lost = verl.

arena-places-title = Plätze, in % der Partien
arena-place =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    }
arena-pairs-title = Vorsprung der Zeile vor der Spalte, Punkte pro { $unit ->
        [match] Partie
       *[deal] Runde
    }
arena-legend =
    netto: was die anderen Bots zahlten, weniger was er zahlte, pro { $unit ->
        [match] Partie
       *[deal] Runde
    }
    { $sign }: ein 95-%-Intervall, fett, wo es nicht bis 0 reicht
    Fehler: nur beweisbare; verl.: durch Regelverstoß verlorene Spiele
    ms/Zug, p95: mittlere Zeit für einen Zug, und die des langsamsten von 20
    gespielt in { $took }

arena-fault-missed =
    { $count ->
        [one] { $bot } hat in { $deals } Runden einmal einen sicheren Sieg ausgelassen.
       *[other] { $bot } hat in { $deals } Runden { $count }-mal einen sicheren Sieg ausgelassen.
    }
arena-fault-gift =
    { $count ->
        [one] { $bot } hat in { $deals } Runden einmal jemandem mit nur einer Karte die Runde geschenkt.
       *[other] { $bot } hat in { $deals } Runden { $count }-mal jemandem mit nur einer Karte die Runde geschenkt.
    }
arena-lost =
    { $count ->
        [one] { $bot } hat ein Spiel durch Regelverstoß verloren: { $why } (Spiel { $game }).
       *[other] { $bot } hat { $count } Spiele durch Regelverstoß verloren: { $why } (zuerst Spiel { $game }).
    }
arena-lost-why =
    { $reason ->
        [not-started] ließ sich nicht starten
        [too-slow] hat nicht rechtzeitig geantwortet
        [exited] endete vor der Antwort
        [unreadable] die Antwort war kein Zug
        [illegal] der Zug war nicht erlaubt
        [silent] war an der Reihe und sagte nichts
       *[other] brach zusammen mit { $reason }
    }

arena-chart-net = Punkte netto pro { $unit ->
        [match] Partie
       *[deal] Runde
    } (mehr ist besser)
arena-chart-rating = OpenSkill-Wertung
arena-chart-note = Balken: 95-%-Intervalle; bei der Wertung zwei Sigma. Netto: was die anderen Bots zahlten, weniger was er zahlte.

cli-help-arena =
    lastcard arena - Bots gegeneinander spielen lassen

    Aufruf: lastcard arena [SPIEL] --bots BOT,BOT,… [OPTIONEN]
            lastcard arena [SPIEL] --bots BOT --against BOT [OPTIONEN]

    SPIEL ist eines von { $games }; ohne Angabe wird gang gespielt, also Gang
    of Four. Jeder Stapel wird für jeden Platz einmal gespielt, wobei die Bots jedes
    Mal um einen Platz weiterrücken; so ist das Kartenglück für alle gleich. Gezeigt
    werden die Punkte jedes Bots und jedes Paars von Bots, Wertungen, Zeit pro Zug,
    beweisbare Fehler und wer durch Regelverstoß verlor. Was jede Zahl bedeutet,
    steht in docs/reference/arena.md.

    Optionen:
      --bots BOT,BOT,…        wer spielt, ein Bot pro Platz; siehe unten
      --against BOT           dieser Bot auf allen anderen Plätzen, gegen --bots
      --players N             wie viele dann dort sitzen (gang 3-4, thirteen 3-6)
      --deals N               von N Stapeln die erste Runde spielen (sonst: 100)
      --matches N             stattdessen N ganze Partien spielen
      --seed N                daraus kommen Karten und Zufall (sonst: 1): gleiche
                              Zahl, gleiches Ergebnis
      --edition AUSGABE       Regeln einer gedruckten Ausgabe, zum Beispiel en-2010
      --option NAME=WERT      eine Option ändern; geht mehrmals
      --workers N             wie viele Prozesse spielen (sonst: einer pro Kern)
      --cluster ADRESSE       stattdessen auf dem Ray-Cluster dort spielen
      --json DATEI            das Ergebnis in DATEI schreiben
      --chart DATEI           das Ergebnis in DATEI zeichnen, auf .svg oder .png
      --quiet                 kein Fortschrittsbalken
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Die Bots, oder ein eigenes Programm, wie in ./mybot:
      { $bots }

    Ohne --edition gelten die Regeln einer schnellen Partie, wie in lastcard play.

    Beispiele:
      lastcard arena gang --bots greedy,greedy,novice,novice --deals 1000 --seed 7
      lastcard arena --bots greedy --against novice --players 3 --json out.json
      lastcard arena thirteen --bots greedy,novice,novice --matches 50 --chart x.svg
