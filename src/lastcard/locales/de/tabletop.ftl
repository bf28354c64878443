# The table, before, during and after its match.

web-table-gone = Dieser Tisch lässt sich nicht anzeigen.

# Before the match.
web-invite = Lade andere mit diesem Link ein
web-only-here = Diese Adresse gilt nur auf diesem Rechner: Von anderen Geräten ist der Server nicht zu erreichen. Starte ihn mit „lastcard serve --lan“, um andere in deinem Netz einzuladen.
web-seat-empty = leer
web-seat-you = du
web-sit = Hier sitzen
web-stand = Aufstehen
web-seat-a-bot = Bot
web-remove = Entfernen
web-ready = Bereit
web-not-ready = Nicht bereit
web-is-ready = bereit
web-start = Starten
web-table-rules = Regeln an diesem Tisch
web-table-caps = Höchstens { $deals } Runden, { $asides } Bemerkungen und Platzwechsel
web-host-starts = { $host } startet die Partie, wenn alle bereit sind.
web-stand-in-starts = Wer den Tisch aufgemacht hat, ist gegangen: { $host } startet die Partie, wenn alle bereit sind.
web-you-stand-in = Wer den Tisch aufgemacht hat, ist gegangen: Jetzt leitest du den Tisch und startest die Partie.
web-someone-starts = Wer den Tisch aufgemacht hat, startet die Partie, wenn alle bereit sind.
web-fill-seats = Besetze alle Plätze: Lade Leute ein, oder setze Bots hin.
web-waits-for =
    { $more ->
        [0] Es fehlt noch: { $who }.
       *[other] Es fehlen noch: { $who } und { $more } weitere.
    }
web-waits-for-absent = { $who } hat den Tisch verlassen. Warte, oder entferne { $who } und besetze den Platz neu.
web-not-here = nicht da
web-choose-seat = Wähl einen Platz.
web-call-you = Wie sollen die anderen dich nennen?
web-call-me = Weiter als { $name }
web-call-you-about = Alle am Tisch sehen diesen Namen. Du kannst ihn später unter „Du“ ändern.
web-watching = Du schaust zu.
web-closed = Dieser Tisch wurde geschlossen.
web-closed-idle = Dieser Tisch wurde geschlossen, weil hier lange niemand mehr gespielt hat.

# At the table.
web-taken =
    { $cards ->
        [0] nichts genommen
       *[other] { $cards } genommen
    }
web-seat-label = { $who }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $taken ->
        [none] {""}
       *[other] , { $taken } genommen
    }{ $out ->
        [yes] , { gang-badge-out }
       *[no] {""}
    }, { web-points }
web-away = nicht da, ein Bot spielt
web-offline = nicht verbunden
web-take-back = Wieder selbst spielen
web-clockwise = Gespielt wird im Uhrzeigersinn.
web-counter-clockwise = Gespielt wird gegen den Uhrzeigersinn.
web-passes = Passe!
web-last-card = Letzte Karte!
web-seconds = { $seconds } s
web-hand = Deine Karten
web-log = Was geschah
web-log-none = In dieser Runde ist noch nichts geschehen.
web-earlier = Früher gespielte Karten
web-earlier-none = In dieser Runde ist noch kein Stich zu Ende.
web-sort =
    { $order ->
        [number] Nach Zahl sortiert; nach Farbe sortieren
        [colour] Nach Farbe sortiert; so sortieren, wie man spielen könnte
       *[plan] So sortiert, wie man spielen könnte; nach Zahl sortieren
    }
web-sorted =
    { $order ->
        [number] nach Zahl
        [colour] nach Farbe
       *[plan] nach Plan
    }
web-pass = Passen
web-will-pass = Passt gleich
web-undo = zurücknehmen
web-play = Spielen
web-play-this = Spiel { $type ->
        [single] { gang-the-card }
        [pair] das { gang-combo }
        [three] den { gang-combo }
        [flush] den { gang-combo }
        [full_house] das { gang-combo }
        [straight_flush] den { gang-combo }
       *[other] die { gang-combo }
    }
web-give-this = Gib { $type ->
        [single] { gang-the-card }
       *[other] { gang-combo }
    }
web-plan-this = Vormerken: { gang-combo }
web-planned = Spielt gleich: { gang-combo }
web-give = Geben
web-not-playable = Jetzt nicht
web-combos = Kombis
web-combo-before = Vorherige Kombi
web-combo-place = { $place } von { $count }
web-hint = Was würde ein starker Bot spielen?
web-advice = Tipps
web-advice-about = Was ein starker Bot spielen würde und warum, immer wenn du dran bist.
web-advice-always = Bei jedem Zug ein Tipp
web-advice-waits = Tipps kommen, wenn du dran bist.
web-last-card-lesson = Du hast nur noch eine Karte. An einem echten Tisch musst du das jetzt sagen, sonst scheidest du aus der Runde aus; hier sagt es der Tisch für dich. Wer vor dir spielt, muss dich jetzt aufhalten.
web-understood = Verstanden
web-advice-take = Für mich wählen
web-raised = kann gespielt werden
web-sure-gang = Die { $number }er-Gang wirklich spielen?
web-sure-break = Die { $number }er-Gang wirklich zerreißen?

# Why the chosen cards cannot be played: on the button, so in few words.
web-why-no-combo = Keine Kombination
web-why-give = Gib eine Karte
web-why-size =
    { $size ->
        [1] Gefragt ist eine Karte
        [2] Gefragt ist ein Paar
        [3] Gefragt ist ein Drilling
        [5] Gefragt sind fünf Karten
       *[gang] Nur eine höhere Gang schlägt eine Gang
    }
web-why-lower = Niedriger als { $type ->
        [single] { $card ->
            [GP] der grüne Phönix
            [YP] der gelbe Phönix
            [RD] der rote Drache
           *[other] die { gang-card }
        }
        [pair] das { gang-combo }
        [three] der { gang-combo }
        [flush] der { gang-combo }
        [full_house] das { gang-combo }
        [straight_flush] der { gang-combo }
       *[other] die { gang-combo }
    }
web-why-level = Nicht höher als { $type ->
        [single] { $card ->
            [GP] der grüne Phönix
            [YP] der gelbe Phönix
            [RD] der rote Drache
           *[other] die { gang-card }
        }
        [pair] das { gang-combo }
        [three] der { gang-combo }
        [flush] der { gang-combo }
        [full_house] das { gang-combo }
        [straight_flush] der { gang-combo }
       *[other] die { gang-combo }
    }
web-why-open = Die mehrfarbige 1 muss dabei sein
web-why-open-small = Eröffnet wird mit höchstens fünf Karten
web-why-highest = { $who } hat eine Karte: Spiel { gang-the-card }
web-why-several = { $who } hat eine Karte: Spiel zwei oder mehr aus
web-why-gang = { $who } hat eine Karte: Spiel eine Gang
web-cut-here = Bei { $at } abheben

# The table's menu, talk and people.
web-menu = Tisch
web-auto-pass = Automatisch passen, wenn nichts geht
web-sound = Töne
web-qr = Derselbe Link als QR-Code
web-watchers =
    { $watchers ->
        [one] { $watchers } Person schaut zu.
       *[other] { $watchers } Personen schauen zu.
    }
web-keys-gang = Tasten: 1 bis 0 und Pfeile wählen Karten, ↑ ↓ gehen durch die Kombinationen, Enter spielt, Leertaste passt, L sagt „Letzte Karte!“, H fragt nach einem Tipp, Esc legt die Karten zurück oder hält ein selbsttätiges Passen auf.
web-keys-thirteen = Tasten: 1 bis 5 und Pfeile wählen eine Karte, Enter spielt sie, 1 bis 3 wählen das Ziel einer faulen Vier, H fragt nach einem Tipp.
web-keys-plain = Tasten: Pfeile gehen von Karte zu Karte, die Leertaste nimmt eine auf, Enter spielt die gewählten Karten, Esc legt sie zurück.
web-leave = Partie verlassen
web-leave-sure = Ein Bot spielt für dich weiter. Du kannst zurückkommen, solange die Partie läuft.
web-leave-ends = Du spielst nur gegen Bots; damit ist die Partie zu Ende.
web-leave-now = Verlassen
web-talk = Chat
web-talk-none = Noch wurde nichts gesagt.
web-talk-write = Schreib etwas
web-talk-say = Senden
web-people = Die anderen
web-mute = Stumm
web-unmute = Wieder hören
web-report = Melden
web-reported = Gemeldet
web-report-why = Was stimmt nicht?
web-report-reason =
    { $reason ->
        [talk] Was gesagt wurde
        [name] Der Name
        [play] Die Spielweise
       *[other] Etwas anderes
    }

# What is read aloud. $you says whether it is the listener.
web-heard-dealt =
    { $you ->
        [yes] Runde { $deal }. Du teilst aus.
       *[no] Runde { $deal }. { $who } teilt aus.
    }
web-heard-played =
    { $you ->
        [yes] Du spielst
       *[no] { $who } spielt
    } { $type ->
        [single] { gang-the-card }
        [pair] ein { gang-combo }
        [three] einen { gang-combo }
        [flush] einen { gang-combo }
        [full_house] ein { gang-combo }
        [straight_flush] einen { gang-combo }
       *[other] eine { gang-combo }
    }; { $left ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $left } Karten
    }.
web-heard-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
web-heard-declared =
    { $you ->
        [yes] Du sagst: „Letzte Karte!“
       *[no] { $who } sagt: „Letzte Karte!“
    }
web-heard-undeclared =
    { $you ->
        [yes] Du hast „Letzte Karte!“ nicht rechtzeitig gesagt: Du bist aus dieser Runde ausgeschieden und behältst eine Karte.
       *[no] { $who } hat „Letzte Karte!“ nicht rechtzeitig gesagt und ist aus dieser Runde ausgeschieden.
    }
web-cycle-won =
    { $you ->
        [yes] Du gewinnst den Stich
       *[no] { $who } gewinnt den Stich
    }
web-heard-put =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $colour ->
        [R] eine { web-thirteen-card }
       *[other] die { web-thirteen-card }
    } { thirteen-on }: { $sum }.
web-heard-took =
    { $you ->
        [yes] Du nimmst die Karten und hast jetzt { $taken }.
       *[no] { $who } nimmt die Karten und hat jetzt { $taken }.
    }

# What there is to do.
web-shuffling = Die Karten werden gemischt …
web-passing = Du hast nichts Höheres: Es wird für dich gepasst …
web-passing-stop = Halt
web-passing-stop-about = Halt: nicht mehr für mich passen
web-passed-unasked = Du hast gepasst: nichts Höheres.
web-waits-call = Warten: { $who } kann noch „Letzte Karte!“ sagen.
web-out-rule = Was die Regel sagt
web-out-rule-call = Wer nur noch eine Karte hat, sagt „Letzte Karte!“: gleich beim Ausspielen oder bevor die nächste Person spielt oder passt.
web-out-rule-cost =
    { $cost ->
        [plus_one] Wer es nicht sagt, scheidet aus der Runde aus: Die Karte bleibt auf der Hand und kostet 2 Punkte statt 1. Die anderen spielen weiter, und in der nächsten Runde sind wieder alle dabei.
       *[one] Wer es nicht sagt, scheidet aus der Runde aus: Die Karte bleibt auf der Hand und kostet 1 Punkt. Die anderen spielen weiter, und in der nächsten Runde sind wieder alle dabei.
    }

# 13.
web-thirteen-card =
    { $colour ->
        [B] blaue { $value }
        [Y] gelbe { $value }
        [G] grüne { $value }
       *[R] faule Vier
    }
web-thirteen-target = Wähl ein Ziel.
web-thirteen-put = Leg die { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Vormerken: { web-thirteen-card }
web-thirteen-planned = Spielt gleich: { web-thirteen-card }
web-thirteen-safe = ergibt { $sum }
web-thirteen-takes =
    { $takes ->
        [one] nimmt { $takes } Karte
       *[other] nimmt { $takes } Karten
    }
web-thirteen-target-label = { thirteen-target }: { $sum }, { thirteen-room }
web-thirteen-deal = Runde { $deal } von { $deals }

# The end of a deal and of a match.
web-won-deal =
    { $you ->
        [yes] Du gewinnst Runde { $deal }
       *[no] { $who } gewinnt Runde { $deal }
    }
web-forgot = „Letzte Karte!“ vergessen
web-deal-over = Runde { $deal } ist zu Ende
web-next-deal = Nächste Runde
web-waiting-others = Warten auf die anderen …
# $who are the other winners where you share the win.
web-won-match =
    { $you ->
        [yes] Du gewinnst die Partie
        [shared] Du teilst dir den Sieg mit { $who }
       *[no] { $winners ->
            [one] { $who } gewinnt die Partie
           *[other] { $who } gewinnen die Partie
        }
    }
web-pile-label =
    { $colour ->
        [blue] blaue
        [yellow] gelbe
        [green] grüne
       *[rotten] faule Vieren
    }: { $cards }{ $most ->
        [yes] , die meisten, also kosten sie nichts
       *[no] {""}
    }
web-most = ★ Wer die meisten einer Farbe hat, zahlt nichts für sie.
web-fair = Wurden die Karten fair verteilt?
web-record = Die Partie als Datei:
web-record-text = Text
web-record-json = JSON
web-points-alone = alle anderen waren ausgeschieden
web-points-how = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-points-how-short = { $cards } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-thirteen-how =
    { $kind ->
        [fresh] { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
        [rotten] { $rotten ->
            [one] { $rotten } faule Vier
           *[other] { $rotten } faule Vieren
        } × { $each }
       *[both] { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        } + { $rotten ->
            [one] { $rotten } faule Vier
           *[other] { $rotten } faule Vieren
        } × { $each }
    }
web-thirteen-how-short =
    { $kind ->
        [fresh] { $cards }
        [rotten] { $rotten } × { $each }
       *[both] { $cards } + { $rotten } × { $each }
    }
web-prices = So viel kostet jede übrige Karte, je nach Anzahl:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Noch eine Partie
web-to-rematch = Zur neuen Partie
web-wants-rematch = { $who } möchte noch eine Partie spielen.
web-rematch-join = Mitspielen
web-no-deals = Noch ist keine Runde gewertet.
web-none-left = keine Karten mehr
web-played-last = Zuletzt gespielt:

## A game that has no board of its own: its facts and moves are shown as the game writes them

web-plain = { $text }
web-plain-turn = Du bist dran: Wähl einen Zug.
web-plain-moves = Deine Züge
