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
web-start-waits = Die Partie kann starten, wenn jeder Platz besetzt ist und alle bereit sind.
web-host-starts = { $host } startet die Partie, wenn alle bereit sind.
web-choose-seat = Wähl einen Platz.
web-watching = Du schaust zu.
web-closed = Dieser Tisch wurde geschlossen.

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
    }, { web-points }
web-away = nicht da, ein Bot spielt
web-offline = nicht verbunden
web-take-back = Wieder selbst spielen
web-clockwise = Gespielt wird im Uhrzeigersinn.
web-counter-clockwise = Gespielt wird gegen den Uhrzeigersinn.
web-passes = passt
web-last-card = Letzte Karte!
web-out = raus
web-seconds = { $seconds } s
web-hand = Deine Karten
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
       *[plan] wie man spielen könnte
    }
web-pass = Passen
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
web-planned = Vorgemerkt: { gang-combo }
web-give = Geben
web-not-playable = Jetzt nicht
web-combos = Kombis
web-hint = Was würde ein starker Bot spielen?
web-advice = Tipps
web-advice-about = Was ein starker Bot spielen würde und warum, immer wenn du dran bist.
web-advice-always = Bei jedem Zug ein Tipp
web-advice-waits = Tipps kommen, wenn du dran bist.
web-advice-take = Für mich wählen
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
web-qr = Derselbe Link als Code zum Abfotografieren
web-watchers =
    { $watchers ->
        [one] { $watchers } Person schaut zu.
       *[other] { $watchers } Personen schauen zu.
    }
web-keys-gang = Tasten: 1 bis 0 und Pfeile wählen Karten, ↑ ↓ gehen durch die Kombinationen, Enter spielt, Leertaste passt, L sagt „Letzte Karte!“, H fragt nach einem Tipp, Esc legt die Karten zurück.
web-keys-thirteen = Tasten: 1 bis 5 und Pfeile wählen eine Karte, Enter spielt sie, 1 bis 3 wählen das Ziel einer faulen Vier, H fragt nach einem Tipp.
web-leave = Partie verlassen
web-leave-sure = Ein Bot spielt für dich weiter. Du kannst zurückkommen, solange die Partie läuft.
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
web-open = Du eröffnest die Partie: Spiel die mehrfarbige 1, allein oder in einer Kombination.
web-lead = Du spielst aus: eine Kombination deiner Wahl.
web-beat = Du bist dran: Spiel höher oder passe.
web-cannot = Du hast nichts Höheres.
web-call = Du hast noch eine Karte: Sag „Letzte Karte!“, bevor der Nächste spielt oder passt.
web-lead-highest = { $who } hat nur noch eine Karte: Spiel deine höchste aus, { gang-the-card }.
web-block = { $who } hat nur noch eine Karte: Spiel deine höchste, { gang-the-card }{ $gang ->
        [yes] , oder eine Gang
       *[no] {""}
    }.
web-block-gang = { $who } hat nur noch eine Karte: Du musst eine Gang spielen.
web-cut = Heb ab.
web-show = Heb noch einmal ab, um eine Karte zu zeigen.

# 13.
web-thirteen-card =
    { $colour ->
        [B] blaue { $value }
        [Y] gelbe { $value }
        [G] grüne { $value }
       *[R] faule Vier
    }
web-thirteen-turn = Du bist dran: Wähl eine Karte.
web-thirteen-target = Wähl ein Ziel.
web-thirteen-put = Leg die { web-thirteen-card } { thirteen-on }
web-thirteen-plan = Vormerken: { web-thirteen-card }
web-thirteen-planned = Vorgemerkt: { web-thirteen-card }
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
web-won-match =
    { $you ->
        [yes] Du gewinnst die Partie
        [shared] Du teilst dir den Sieg
       *[no] { $who } gewinnt die Partie
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
web-prices = So viel kostet jede übrige Karte, je nach Anzahl:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Noch eine Partie
web-to-rematch = Zur neuen Partie
web-no-deals = Noch ist keine Runde gewertet.
web-none-left = keine Karten mehr
web-played-last = Zuletzt gespielt:
