# Play, the first screen of the page.

web-change-theme = Farben der Seite ändern: { web-theme }
web-about =
    { $game ->
        [thirteen] Drei Ziele, auf jedes passen höchstens 13. Wer darüber kommt, nimmt die Karten.
        [gang] Werde deine Karten los: Schlag, was da liegt, und heb dir eine Gang für den richtigen Moment auf.
       *[other] Ein Kartenspiel.
    }
web-play-now = Jetzt spielen
web-guided = Geführte Partie
web-guided-about = Neu dabei? Leichte Gegner, wenn du keine anderen wählst, und bei jedem Zug ein Tipp in Worten.
web-make-table = Mit Freunden spielen
web-my-tables = Deine Tische
web-your-turn-there = du bist dran
web-next-deal-waits = die nächste Runde wartet auf dich
web-between-deals = gleich beginnt die nächste Runde
web-bot-plays = ein Bot spielt für dich
web-more-tables =
    { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
web-stay = Bleiben
# For who hears the page: what a button does, and where.
web-of-game = { $what }, { $game }
web-at-table = { $what }, { $game } mit { $others }
web-not-begun = noch nicht begonnen
web-until = bis { $time }
web-go-on = Weiter
web-more = Mehr

web-waiting = Wir suchen Leute für deinen Tisch …

# A new match, and the ways to people.
web-new-match = Eine neue Partie
web-teach = Bring es mir bei
web-teach-about = Deine erste Partie: leichte Gegner und bei jedem Zug ein Tipp in Worten.
web-lessons = Lektionen
web-so-many = { $players } am Tisch
web-change = Ändern
web-change-title = { $game } gegen Bots
web-change-kept = Das gilt auch für deine nächsten Partien.
web-change-done = Fertig
web-play-with = Mit anderen spielen
web-make-about = mit Link oder QR-Code
web-find-players = Leute finden
web-open-count =
    { $tables ->
        [0] oder sieh, wer spielt
        [one] { $tables } offener Tisch
       *[other] { $tables } offene Tische
    }
