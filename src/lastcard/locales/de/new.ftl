# Making a table.

web-new-table = Neuer Tisch
web-edition-about = Die gedruckten Regeln unterscheiden sich hier und da; nimm die, die du kennst.
web-differs = Was diese Ausgabe anders macht:
web-differs-not = Diese Ausgabe spielt sich wie die übliche.
web-options = Alle Optionen
web-options-changed =
    { $changed ->
        [0] (wie in der Ausgabe)
        [one] (eine geändert)
       *[other] ({ $changed } geändert)
    }
web-speed-about =
    { $speed ->
        [relaxed] Keine Uhr; alle nehmen sich die Zeit, die sie brauchen.
        [normal] 45 Sekunden für einen Zug, dann zieht ein Bot.
        [fast] 15 Sekunden für einen Zug, für alle, die wissen, wie es geht.
       *[days] Zwei Tage für einen Zug; du kommst wieder, wenn du dran bist.
    }
web-who-joins = Wer mitspielen darf
web-joins =
    { $who ->
        [all] Alle
       *[link] Wer den Link hat
    }
web-joins-about =
    { $who ->
        [all] Der Tisch steht bei den offenen Tischen.
       *[link] Der Tisch wird nirgends gezeigt; du schickst den Link an deine Freunde.
    }
web-who-watches = Wer zuschauen darf
web-watches =
    { $watch ->
        [live] Alle
        [delayed] Alle, später
       *[off] Niemand
    }
web-watches-about =
    { $watch ->
        [live] Wer zuschaut, sieht, was auf dem Tisch liegt, aber keine Hand.
        [delayed] Wer zuschaut, sieht alles erst einige Zeit später.
       *[off] Nur wer mitspielt, sieht die Partie.
    }
web-talk-how = Chat am Tisch
web-talks =
    { $talk ->
        [free] Frei
       *[phrases] Feste Sätze
    }
web-talks-about =
    { $talk ->
        [free] Alle schreiben, was sie möchten.
       *[phrases] Eine Handvoll freundlicher Sätze zum Anklicken.
    }
web-rated-about = Zählt für die Wertungszahl aller am Tisch; ohne Bots und ohne Tipps.
web-rated-rules = Gewertete Partien werden überall nach denselben Regeln gespielt: { $edition }, und der Tisch sagt „Letzte Karte!“.
web-spoken = „Letzte Karte!“ selbst sagen
web-spoken-about = Wer auf eine Karte kommt, muss es sagen, bevor weitergespielt wird, und scheidet sonst aus der Runde aus. Ist das aus, sagt es der Tisch für alle.
web-hints = Tipps
web-hints-about = Alle dürfen den stärksten Bot fragen, was er spielen würde.
web-seat-free = frei für Menschen
web-plays-on = Springt ein
web-plays-on-about = Dieser Bot spielt für alle, die nicht da oder gegangen sind, bis sie zurückkommen.
web-open-table = Tisch eröffnen
web-start-table = Partie starten
