# The score pad for a table with real cards. $who, $giver and $taker are names of players.

pad-title = Wertungsblock
pad-about = Ihr spielt mit echten Karten; der Block rechnet und weiß, was als Nächstes kommt.
pad-about-offline = Er funktioniert auch ohne Internet.
pad-new = Neue Partie
pad-new-of = Neue Partie { $game }
pad-kept = Deine Partien
pad-none = Noch nichts da. Beginne eine Partie; sie bleibt in diesem Browser.
pad-missing = Diese Partie ist nicht in diesem Browser. Wer sie führt, kann sie mit dir teilen.
pad-full = Der Browser hat keinen Platz mehr dafür. Teile die Partie, damit sie nicht verloren geht.
pad-install = Installieren
pad-install-about = Hol den Block auf deinen Startbildschirm; er öffnet sich auch ohne Internet.
pad-install-by-hand = Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.

# A match on the list.
pad-goes-on =
    { $deals ->
        [0] noch nicht begonnen
        [one] { $deals } Runde, { $who } führt
       *[other] { $deals } Runden, { $who } führt
    }
pad-level =
    { $deals ->
        [0] noch nicht begonnen
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }
pad-ended =
    { $winners ->
        [one] { $who } hat gewonnen
       *[other] geteilter Sieg: { $who }
    }
pad-broken = Eine unlesbare Partie
pad-broken-about = Irgendetwas hat sie verändert. Sie bleibt hier, bis du sie löschst; was von ihr übrig ist, kannst du kopieren.
pad-newer = Eine Partie aus einer neueren Version dieser Seite
pad-newer-about = Lade die Seite neu, wenn du online bist; dann lässt sich die Partie lesen.
pad-foreign = Eine Partie eines Spiels, für das es hier keinen Wertungsblock gibt
pad-foreign-about = Sie bleibt hier, bis du sie löschst; was aufgeschrieben wurde, kannst du kopieren.
pad-no-game = Für dieses Spiel gibt es hier keinen Wertungsblock.
pad-delete-it = Löschen

# Before the first deal.
pad-players = Wer spielt
pad-seating-gang = In der Reihenfolge, in der ihr sitzt: Der Nächste sitzt immer rechts vom Vorigen.
pad-seating-thirteen = In der Reihenfolge, in der ihr sitzt: Der Nächste sitzt immer links vom Vorigen.
pad-player = Name { $seat }
pad-rules = Regeln
pad-edition = Ausgabe der Spielregeln
pad-begin = Los
pad-save = Speichern
pad-fault-names = Zwei heißen gleich; gib ihnen verschiedene Namen.
pad-fault-target = Die Partie kann bei { $lowest } bis { $highest } Punkten enden; schreib eine Zahl in diesem Bereich.

# What comes next.
pad-deal-dealer = { $who } teilt aus.
pad-open = Wer die mehrfarbige 1 hat, beginnt und spielt sie.
pad-open-three = Wer die mehrfarbige 1 hat, beginnt und spielt sie. Hat sie niemand, beginnt { $who }.
pad-gift-points = { $giver } hatte ebenso viele Karten übrig wie andere, hat aber die meisten Punkte.
pad-gift-seat = { $giver } hatte ebenso viele Karten und Punkte wie andere, sitzt aber rechts von { $taker } am nächsten.
pad-way =
    { $way ->
        [clockwise] Im Uhrzeigersinn
       *[counter] Gegen den Uhrzeigersinn
    }
pad-to-go =
    { $points ->
        [one] { $who } fehlt ein Punkt bis zum Ende.
       *[other] { $who } fehlen { $points } Punkte bis zum Ende.
    }
pad-deal-of = Runde { $deal } von { $deals }
pad-enter = Runde { $deal } eintragen
pad-enter-first = Erste Runde eintragen

# Counting a deal.
pad-ask-left = { $who }: Wie viele Karten sind übrig?
pad-ask-taken = { $who }: { $colour ->
        [blue] Wie viele blaue Karten?
        [yellow] Wie viele gelbe Karten?
        [green] Wie viele grüne Karten?
       *[rotten] Wie viele faule Vieren?
    }
pad-won-it = Gewonnen
pad-none-left = keine: Runde gewonnen
pad-cell-left = { $who }: Karten übrig
pad-cell-taken = { $who }: { $colour ->
        [blue] blaue Karten
        [yellow] gelbe Karten
        [green] grüne Karten
       *[rotten] faule Vieren
    }
pad-colour =
    { $colour ->
        [blue] blau
        [yellow] gelb
        [green] grün
       *[rotten] faul
    }
pad-forgot = { $who } hat „Letzte Karte!“ vergessen
pad-plus = +{ $points }
pad-rest-zero = Der Rest ist 0
pad-write = Aufschreiben
pad-complete = Alles ist gezählt.
pad-fault-number = Das ist keine Kartenzahl; schreib 0 bis { $most }.
pad-fault-winner = Niemand hat die Runde gewonnen; jemand muss 0 Karten übrig haben.
pad-fault-winners = Zwei können nicht beide ohne Karten sein; nur eine Person gewinnt die Runde.
pad-fault-hand = Mehr als { $most } Karten kann niemand haben.
pad-fault-forgot = Nur wer eine Karte übrig hat, kann die Ansage vergessen haben.
pad-fault-colour =
    { $colour ->
        [blue] Es gibt nur { $most } blaue Karten; zusammen habt ihr { $taken } gezählt.
        [yellow] Es gibt nur { $most } gelbe Karten; zusammen habt ihr { $taken } gezählt.
        [green] Es gibt nur { $most } grüne Karten; zusammen habt ihr { $taken } gezählt.
       *[rotten] Es gibt nur { $most } faule Vieren; zusammen habt ihr { $taken } gezählt.
    }
pad-fault-taken = In einer Runde können höchstens { $most } Karten genommen werden; ihr habt { $taken } gezählt.
pad-fault-few = In einer Runde werden mindestens { $least } Karten genommen; ihr habt { $taken } gezählt.

# The sheet.
pad-scores = Punkte, Runde für Runde
pad-correct-deal = Runde { $deal } korrigieren
pad-delete-deal = Runde löschen
pad-deleted = Runde { $deal } ist gelöscht.
pad-written = Runde { $deal } ist aufgeschrieben.
pad-corrected = Runde { $deal } ist korrigiert; was folgt, ist neu gerechnet.
pad-undo = Rückgängig
pad-after-end =
    { $deals ->
        [one] Die Partie war mit Runde { $deal } zu Ende; die eine Runde danach zählt nicht.
       *[other] Die Partie war mit Runde { $deal } zu Ende; die { $deals } Runden danach zählen nicht.
    }
pad-wins =
    { $winners ->
        [one] { $who } gewinnt die Partie
       *[other] Geteilter Sieg: { $who }
    }
pad-chart = Wie die Punkte stiegen
pad-chart-about = Die Punkte aller nach jeder Runde; die Zahlen stehen in der Tabelle darüber.
pad-statistics = In Zahlen
pad-stat-place = Platz
pad-stat-won = Siege
pad-stat-average = Punkte je Runde
pad-stat-worst = Teuerste Runde
pad-stat-ahead = Runden vorn
pad-share = Teilen
pad-print = Drucken
pad-change = Namen und Regeln
pad-delete = Partie löschen
pad-delete-sure = Diese Partie wirklich löschen?
pad-delete-now = Ja, löschen
pad-keep-it = Nein, behalten
pad-match-deleted = Die Partie ist gelöscht.

# Sharing.
pad-send = Senden …
pad-copy-text = Als Text kopieren
pad-link = Wer diesen Link öffnet, hat die ganze Partie auf dem eigenen Handy
pad-no-code = Einen Code zum Fotografieren gibt es nicht: Dafür ist die Partie zu lang. Der Link enthält alles.
pad-standing = { $who }: { $points }
pad-shared = Eine mit dir geteilte Partie
pad-shared-keep = Auf diesem Gerät behalten
pad-shared-known = Du hast diese Partie schon, mit anderen Runden.
pad-shared-replace = Meine ersetzen
pad-shared-both = Beide behalten
pad-shared-broken = Dieser Link enthält keine vollständige Partie; lass ihn dir noch einmal schicken.
