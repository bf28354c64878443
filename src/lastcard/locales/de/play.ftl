# Playing in the terminal: what every game needs.

play-you = Du
play-prompt = >{" "}
play-uncompiled = lastcard läuft ohne seinen kompilierten Kern: Alles geht, nur langsamer.
play-welcome = Du spielst { $game } mit { $names }. ? zeigt die Hilfe, quit beendet.
play-press-enter = Weiter mit Enter.
play-empty = Tippe einen Zug, ? für Hilfe oder hint, um zu sehen, was du spielen kannst.
play-nothing-listed = Tippe erst hint; danach spielt die Nummer einer Zeile.
play-number-unknown = Eine Nummer { $number } steht nicht in der Liste; hint zeigt sie.
# $move is as it is typed.
play-advice =
    { $move ->
        [pass] Ein starker Bot würde passen.
       *[other] Ein starker Bot würde { $move } spielen.
    }
play-log-empty = In dieser Runde ist noch nichts geschehen.
play-no-hints = Es gibt nichts aufzulisten.
play-no-group = Nichts Spielbares beginnt mit „{ $word }“; hint allein zeigt alles.
play-more = Seite { $page } von { $pages }; hint zeigt die nächste, eine Nummer spielt.
play-hint-end = Eine Nummer spielt die Zeile.
play-sorted =
    { $order ->
        [number] Deine Karten sind nach Zahl sortiert.
        [colour] Deine Karten sind nach Farbe sortiert.
       *[none] Diese Karten lassen sich nur auf eine Art sortieren.
    }
play-not-now = Du bist nicht dran; ? zeigt, was du eingeben kannst.
play-only-last = Jetzt geht nur last!, sonst nichts.
play-left = Du hast die Partie verlassen.
play-left-saved = Du hast die Partie verlassen; gespeichert ist sie in { $file }.
play-saved = Die Partie ist in { $file } gespeichert.
play-provable = Ob fair ausgeteilt wurde, prüft lastcard verify { $file }
play-cut = Du hebst ab: wie viele Karten, 1 bis { $most }? Mit Enter entscheidet der Zufall.
play-cut-again = Bitte eine ganze Zahl von 1 bis { $most }, oder Enter.
play-seed = Mit --seed { $seed } werden dieselben Karten noch einmal verteilt.
play-no-summary = lastcard rules { $game } zeigt die Regeln.
play-help =
      h, hint        gibt einen Tipp und zeigt Züge; mit Wort nur, was so beginnt
      12             spielt Nummer 12 dieser Liste
      sort           sortiert deine Karten anders
      score          zeigt den Wertungsblock
      log            was in dieser Runde bisher geschah
      rules          zeigt die Regeln in Kürze
      q, quit        verlässt die Partie (auch Strg-D)

# The score pad and the standings of any game.
play-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
play-pad-deal = Runde
play-pad-total = gesamt
play-pad-earlier =
    { $deals ->
        [one] (eine Runde davor)
       *[other] ({ $deals } Runden davor)
    }
play-pad-empty = Noch ist keine Runde gewertet.
play-match-over = Die Partie ist zu Ende.
play-match-won =
    { $you ->
        [yes] Du gewinnst.
        [shared] Du teilst dir den Sieg mit { $who }.
        [many] Der Sieg wird geteilt: { $who }.
       *[no] { $who } gewinnt.
    }

# A game without a picture of its own.
play-plain-help = Tippe einen Zug oder seine Nummer in der Liste.
play-plain-task = Du bist dran.
play-plain-group = Züge
play-plain-scores = Punkte bisher
