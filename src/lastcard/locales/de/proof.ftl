# The page of a match that is over, and whether its deals were fair.

proof-match = Eine Partie
proof-unfinished = Diese Partie ist nicht zu Ende; bis dahin sind ihre Karten geheim.
proof-to-table = Zum Tisch
proof-won =
    { $winners ->
        [one] { $who } hat gewonnen.
       *[other] { $who } teilen sich den Sieg.
    }
proof-record-text = Aufzeichnung als Text
proof-record-json = Aufzeichnung für Programme

proof-about = Dein Browser hat gerade jeden Stapel neu gemischt, aus dem, was der Server und alle am Tisch vor jeder Runde veröffentlicht hatten, und mit den verteilten Karten verglichen. Wo beides gleich ist und ein Spieler beigetragen hat, konnte sich niemand die Reihenfolge der Karten aussuchen, auch der Server nicht.
proof-about-so-far = Vor jeder Runde veröffentlicht der Server den Fingerabdruck seines Geheimnisses, und alle am Tisch tragen bei; danach wird das Geheimnis geöffnet. Dein Browser prüft jeden Schritt, sobald er kommt. Die Karten selbst werden verglichen, wenn die Partie zu Ende ist.
proof-seal =
    { $seal ->
        [proved] Bewiesen
        [absent] Bewiesen, aber nicht alle haben beigetragen
        [alone] Stimmt, aber der Server hat allein entschieden
        [denied] Du hast beigetragen, die Aufzeichnung sagt: nein
        [wrong] Falsch
        [open] Nicht beendet
       *[none] Nichts zu beweisen
    }
proof-verdict =
    { $seal ->
        [proved] Bewiesen: Niemand hat sich die Reihenfolge der Karten ausgesucht.
        [absent] Bewiesen; nicht immer mit einem Beitrag von { $who }.
        [alone] Die Stapel stimmen, aber in mindestens einer Runde hat niemand am Tisch beigetragen, also hat der Server sie allein entschieden.
        [denied] Du hast beigetragen, und die Aufzeichnung sagt, du habest es nicht: Der Server kann zwischen Stapeln gewählt haben.
        [wrong] Falsch: Was verteilt wurde, folgt nicht aus dem, was veröffentlicht war.
        [open] Nicht beendet, also noch nichts bewiesen.
       *[none] An dieser Partie gibt es nichts zu beweisen.
    }
proof-commit = Vor der Runde wählte der Server ein Geheimnis und veröffentlichte dessen Fingerabdruck:
proof-answers = Dann gab jeder Platz seinen Teil dazu, den vorher niemand kennen konnte:
proof-answer =
    { $how ->
        [own] { $who } hat beigetragen
        [kept] der Server hat für { $who }, einen Bot, nach fester Regel beigetragen:
       *[absent] kein Beitrag von { $who }
    }
proof-cut =
    { $at ->
        [one] { $who } hat abgehoben: Eine Karte kam unter die anderen.
       *[other] { $who } hat abgehoben: { $at } Karten kamen unter die anderen.
    }
proof-reveal = Nach der Runde nannte der Server sein Geheimnis, das diesen Fingerabdruck haben muss:
proof-right = Mit all dem neu gemischt, ist der Stapel der, der verteilt wurde, Karte für Karte.
