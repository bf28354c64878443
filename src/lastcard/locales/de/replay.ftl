# A match stepped through: its screen, and how a record file is opened.

replay-title = Partie nachspielen
replay-leave = Zurück
replay-empty = In dieser Aufzeichnung steht noch kein Zug.
replay-hand = Die Karten von { $who }
replay-hands = Die Karten aller

replay-first = Zum Anfang
replay-deal-back = Eine Runde zurück
replay-cycle-back = Einen Stich zurück
replay-back = Einen Zug zurück
replay-start = Von selbst abspielen
replay-pause = Anhalten
replay-on = Einen Zug weiter
replay-cycle-on = Einen Stich weiter
replay-deal-on = Eine Runde weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-place = Zug { $place }
replay-place-of = Zug { $place } von { $places }
replay-slider = Stelle in der Partie

replay-eyes = Wessen Karten du siehst
replay-eyes-you = Deine
replay-eyes-of = { $who }
replay-eyes-open = Alle Karten offen

replay-known = Was bekannt war
replay-known-about = Alle Karten des Spiels, soweit { $who } davon wissen konnte.
replay-known-open = Alle Karten des Spiels, bei offenen Händen.
replay-known-count =
    { $where ->
        [own] Auf der Hand: { $cards }
        [table] Auf dem Tisch: { $cards }
        [gone] Gespielt: { $cards }
        [held] Auf anderen Händen bekannt: { $cards }
       *[unseen] Nicht gesehen: { $cards }
    }
replay-where =
    { $where ->
        [own] auf der Hand
        [table] auf dem Tisch
        [gone] gespielt
        [held] auf der Hand von { $who }
       *[unseen] nicht gesehen
    }
replay-unknown-game = Bei diesem Spiel zählt hier noch niemand die Karten mit.

replay-hide = Verbergen, was später kommt
replay-hide-about = Ergebnis und spätere Runden sind erst zu sehen, wenn du dort ankommst.
replay-more = Mehr zu dieser Partie
replay-keys = Tasten
replay-key-move = einen Zug zurück oder weiter
replay-key-cycle = einen Stich zurück oder weiter
replay-key-deal = eine Runde zurück oder weiter
replay-key-ends = zum Anfang oder zum Ende
replay-key-start = von selbst abspielen oder anhalten
replay-key-eyes = die nächsten Karten sehen, oder alle
replay-key-known = was bekannt war, was geschah, die Punkte
replay-key-help = diese Liste
replay-swipe = Auf dem Handy über den Tisch wischen: nach links zum nächsten Zug, nach rechts zum vorigen.
replay-link = Link zu diesem Zug
replay-to-match = Ergebnis und Beweis dieser Partie

replay-file = Eine Partie-Datei öffnen
replay-file-about = Eine als Text oder JSON gespeicherte Partie, von hier oder aus dem Terminal, lässt sich Zug für Zug ansehen. Auf dem Server bleibt nichts davon.
replay-file-choose = Datei wählen
replay-file-drop = oder irgendwo auf dieser Seite fallen lassen
replay-file-long = Diese Datei ist zu lang, um eine Partie zu sein.
replay-file-unreadable = Diese Datei lässt sich nicht als Text lesen.
replay-file-other = Eine andere Datei öffnen
