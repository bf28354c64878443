# What a review of a match says, and why there is none.

review-impossible = Die Partie ist nicht zu beurteilen.
review-game = Für das Spiel „{ $game }“ gibt es keine Beurteilung; es gibt sie für { $known }.
review-unfinished = Keine Runde dieser Partie ist zu Ende, also gibt es noch nichts zu beurteilen.
review-seat = Es gibt keinen Platz „{ $seat }“; gezählt wird von 0 bis { $last }, und Namen stehen da wie in der Aufzeichnung.
review-deal = Runde { $deal } ist nicht zu beurteilen; die letzte, bei der es geht, ist Runde { $last }.
review-ended = Die Beurteilung wurde beendet, bevor sie fertig war.

review-starting = { $done }/{ $steps }
review-progress = { $done }/{ $steps }  noch { $left }
review-what = alle spielen weiter wie { $reference }; höchstens { $worlds } Welten je Wahl; Startwert { $seed }
review-head =
    { $mistakes ->
        [one] ein Fehler, { $points } Punkte
       *[other] { $mistakes } Fehler, { $points } Punkte
    }
review-luck = Glück { $luck }
review-choices =
    { $choices ->
        [one] eine Wahl, im Mittel { $mean } Punkte verloren
       *[other] { $choices }-mal gewählt, im Mittel { $mean } Punkte verloren
    }
review-curve = Aussicht auf den Sieg: { $curve } { $last }
review-grade-fine = gut
review-grade-close = zu knapp für ein Urteil
review-grade-slip = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-count-fine =
    { $count ->
        [one] { $count } gute
       *[other] { $count } gute
    }
review-count-close =
    { $count ->
        [one] { $count } zu knapp für ein Urteil
       *[other] { $count } zu knapp für ein Urteil
    }
review-count-slip =
    { $count ->
        [one] eine Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
review-count-mistake =
    { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }
review-count-blunder =
    { $count ->
        [one] ein grober Fehler
       *[other] { $count } grobe Fehler
    }
review-kind-leading = Ausspielen
review-kind-answering = Bedienen
review-kind-passing = Passen
review-kind-gangs = Gangs
review-kind-last-card = letzte Karte
review-kind-exchange = Tausch
review-kind-putting = Karte anlegen
review-kind-taking = Karten nehmen
review-where = Runde { $deal }, Zug { $number }
review-lost = { $points } Punkte verloren, { $chance } der Aussicht auf den Sieg
review-moves = gewählt: { $made }   besser: { $best }
review-hindsight = im Nachhinein, mit offenen Karten: { $best } ({ $points } Punkte)
review-forgotten = „Letzte Karte!“ vergessen, { $where }: Das kostete { $points } Punkte

review-ledger-title = Woher die Punkte kamen
review-head-seat = Platz
review-head-deal = Runde
review-head-result = Ergebnis
review-head-dealt = Karten
review-head-exchange = Tausch
review-head-others = andere
review-head-own = eigene
review-head-hidden = verdeckt
review-match = Partie
review-legend =
    Punkte: was die anderen im Mittel bekamen, weniger das Eigene, je Runde
    { $sign }: zwei Standardfehler; geurteilt wird nur, wo null außerhalb liegt
    Karten, Tausch: das Blatt; andere: ihre Wahl; eigene: mehr als der
    Vergleichsspieler, soweit man es wissen konnte; verdeckt: wie es dann ausging

guide-gang-not-sure = Du hattest einen Sieg, den niemand verhindern konnte, und das ist er nicht.
guide-gang-not-pass =
    { $left ->
        [one] Du lässt es durchgehen, obwohl jemand nur noch eine Karte hat.
       *[other] Du lässt es durchgehen, obwohl jemand nur noch { $left } Karten hat.
    }
guide-gang-not-gang = Es verbraucht deine { $number }er-Gang, obwohl niemand fast fertig ist.
guide-gang-not-whole = Es reißt eine Kombination auseinander: { gang-combo }.
guide-gang-not-top = Es verbraucht deine höchste Karte, bevor es eilt: { gang-card }.
guide-gang-not-high = Etwas Niedrigeres derselben Art genügt: { gang-combo }.
guide-gang-not-short =
    { $least ->
        [one] Danach braucht dein Blatt { $plays } Züge, nach dem besseren Zug nur einen.
       *[other] Danach braucht dein Blatt { $plays } Züge, nach dem besseren Zug nur { $least }.
    }
guide-gang-not-rid =
    { $cards ->
        [one] Du behältst eine Karte mehr als nach dem besseren Zug.
       *[other] Du behältst { $cards } Karten mehr als nach dem besseren Zug.
    }
guide-gang-not-gift = Eine niedrigere Karte hätte gehen können: { gang-card }.

cli-help-review =
    lastcard review - jede Wahl einer gespeicherten Partie beurteilen

    Aufruf: lastcard review DATEI [OPTIONEN]

    DATEI ist eine Aufzeichnung, als Text oder als JSON; - liest sie von der
    Standardeingabe. Jede Wahl wird mit dem beurteilt, was man dabei wissen konnte;
    was sie gekostet hat, steht in Punkten der Runde da, mit einem Intervall. Dann
    wird jedes Ergebnis in Glück und eigene Wahl zerlegt.
    docs/reference/review.md sagt, wie es geht.

    Optionen:
      --seat PLATZ            nur dieser Platz: eine Zahl ab 0 oder ein Name
      --worlds N              jede Wahl in höchstens N Welten durchspielen; je mehr,
                              desto schärfer
      --seed N                ein anderer Startwert; derselbe gibt dasselbe Urteil
      --json AUSGABE          die Beurteilung auch in eine Datei schreiben
      --no-ledger             nur die Wahl, ohne die Glücksrechnung
      --hindsight             auch, was mit offenen Karten das Beste war
      --quiet                 ohne Fortschrittsbalken
      --language SPRACHE      eine andere Sprache ({ $languages })
      -h, --help              diese Seite zeigen

    Rückgabewerte:
      0    die Partie wurde beurteilt
      1    die Datei ist nicht zu lesen, oder die Partie nicht zu beurteilen

    Beispiele:
      lastcard play --save abend.txt
      lastcard review abend.txt --seat 0
      lastcard review abend.txt --json abend.review.json
