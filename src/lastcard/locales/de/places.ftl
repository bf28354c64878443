# The places of the page, which the bar leads to, each with a sentence that says what it is for.

places-bar = Bereiche
places-skip = Zum Inhalt springen
places-back = Zurück zu: { $place }
places-name =
    { $place ->
        [play] Spielen
        [learn] Lernen
        [study] Studieren
        [tools] Werkzeuge
       *[you] Du
    }
places-about =
    { $place ->
        [play] Spiel sofort: gegen Bots, mit Freunden oder mit allen, die da sind.
        [learn] Lern die Spiele durch Ausprobieren, oder schlag eine Regel nach.
        [study] Schau auf deine Partien zurück und sieh, was passiert ist.
        [tools] Für den Tisch zu Hause: Punkte zählen, Fragen klären, eine Runde prüfen.
       *[you] Dein Name, wie du es magst, und was über dich gespeichert ist.
    }
