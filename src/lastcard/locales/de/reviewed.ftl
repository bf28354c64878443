# Die Analyse einer Partie im Browser: was Entscheidungen wert waren, und was Glück war.

reviewed-title = Analyse
reviewed-about = Jede Entscheidung an jedem Platz wird nach dem beurteilt, was dort in dem Augenblick bekannt war, nie im Nachhinein. Deine eigenen Entscheidungen kommen zuerst, binnen Sekunden; das Glück der Partie dauert etwas länger.
reviewed-waiting =
    { $ahead ->
        [0] Deine Analyse beginnt gleich.
        [one] Eine andere Analyse kommt zuerst.
       *[other] { $ahead } andere Analysen kommen zuerst.
    }
reviewed-running = Die Entscheidungen werden beurteilt: { $part }
reviewed-cancel = Abbrechen
reviewed-again = Noch einmal versuchen
reviewed-outdated = Diese Analyse stammt von einem früheren Vergleichsspieler.
reviewed-anew = Neu analysieren
reviewed-shared-by = Geteilt von { $who }

# The head. $lost and $luck are written numbers; $luck is none before luck is known.
reviewed-whose = Wessen Entscheidungen
reviewed-you = { $who } (du)
reviewed-counted-in = Gezählt in
reviewed-unit =
    { $unit ->
        [chance] Siegchance
       *[points] Punkte
    }
reviewed-so-far = Bisher:
reviewed-head =
    { $wrong ->
        [0] Keine Fehler
        [one] Ein Fehler, { $lost } Punkte
       *[other] { $wrong } Fehler, { $lost } Punkte
    }{ $luck ->
        [none] {""}
       *[other] ; Glück { $luck }
    }
reviewed-head-chance =
    { $wrong ->
        [0] Keine Fehler
        [one] Ein Fehler, Siegchance { $lost }
       *[other] { $wrong } Fehler, Siegchance { $lost }
    }{ $luck ->
        [none] {""}
       *[other] ; Glück { $luck }
    }
reviewed-grades = Entscheidungen nach Güte
reviewed-grade =
    { $grade ->
        [blunder] Grober Fehler
        [mistake] Fehler
        [slip] Ungenauigkeit
        [close] Zu knapp für ein Urteil
       *[fine] Gut
    }
reviewed-grade-count =
    { $grade ->
        [blunder] { $count ->
            [one] { $count } grober Fehler
           *[other] { $count } grobe Fehler
        }
        [mistake] { $count ->
            [one] { $count } Fehler
           *[other] { $count } Fehler
        }
        [slip] { $count ->
            [one] { $count } Ungenauigkeit
           *[other] { $count } Ungenauigkeiten
        }
        [close] { $count } zu knapp
       *[fine] { $count } gut
    }
reviewed-forgotten-count = „Letzte Karte!“ vergessen: { $count }

# The curve.
reviewed-curve =
    { $unit ->
        [chance] Chance, die Partie zu gewinnen
       *[points] Zu erwartende Punkte
    }
reviewed-curve-about =
    { $unit ->
        [chance] Die Siegchance von { $who }, von der ersten Runde bis zur letzten
       *[points] Die Punkte, die { $who } erwarten konnte, von der ersten Runde bis zur letzten
    }
reviewed-curve-how =
    { $unit ->
        [chance] Bei offenen Karten, wenn alle weiterspielten wie der Vergleichsspieler. Die Zahlen unten sind Runden.
       *[points] Was die anderen im Schnitt bekommen, weniger was dieser Platz bekommt, frühere Runden eingeschlossen, bei offenen Karten. Die Zahlen unten sind Runden.
    }
reviewed-curve-later = Die Kurve kommt, wenn das Glück der Runden bekannt ist.
reviewed-dots = Entscheidungen auf der Kurve; die Pfeiltasten führen von einer zur nächsten
reviewed-dot = Runde { $deal }, Zug { $number }: { reviewed-grade }, { $loss } Punkte
reviewed-as-table = Die Kurve als Tabelle
reviewed-turn = Zug
reviewed-choice = Entscheidung

# The list.
reviewed-list = Fehler
reviewed-size = Zeigen
reviewed-size-from =
    { $size ->
        [blunder] Grobe Fehler
        [mistake] Fehler und grobe Fehler
       *[slip] Ab Ungenauigkeit
    }
reviewed-order = Reihenfolge
reviewed-order-by =
    { $order ->
        [played] Wie gespielt
       *[largest] Größte zuerst
    }
reviewed-all = Auch was gut war oder zu knapp für ein Urteil
reviewed-none = Hier ist nichts: keine Entscheidung dieser Größe.
reviewed-none-yet = Noch nichts.
reviewed-list-more = Alle { $count } zeigen
reviewed-where = Runde { $deal }, Zug { $number }
reviewed-rather = besser
reviewed-points-lost = verlorene Punkte
reviewed-forgotten = „Letzte Karte!“ vergessen
reviewed-kind-name =
    { $kind ->
        [leading] Ausspielen
        [answering] Überbieten
        [passing] Passen
        [gangs] Eine Gang spielen
        [last-card] Gegen eine letzte Karte
        [exchange] Eine Karte geben
        [putting] Eine Karte anlegen
        [rotten] Eine faule Vier anlegen
        [taking] Karten nehmen
       *[other] anderes
    }

# One choice.
reviewed-back = Zurück zur ganzen Analyse
reviewed-previous = Voriger Fehler
reviewed-next = Nächster Fehler
reviewed-place = { $place } von { $count }
reviewed-best = Der beste Zug.
reviewed-cost = { reviewed-grade }: kostet { $loss } ± { $error } Punkte; Siegchance { $chance }
reviewed-cost-close = Zu knapp für ein Urteil: Der andere Zug bringt vielleicht { $loss } ± { $error } Punkte mehr; Siegchance { $chance }
reviewed-forgotten-cost = „Letzte Karte!“ wurde vergessen: kostet { $cost } ± { $error } Punkte; Siegchance { $chance }
reviewed-forgotten-about = { $who } hat „Letzte Karte!“ nicht rechtzeitig gesagt. Das zählt zu den eigenen Entscheidungen und wird nicht benotet.
reviewed-moves = Der gespielte Zug und der bessere
reviewed-move =
    { $which ->
        [best] Besser
       *[made] Gespielt
    }
reviewed-play-on =
    { $which ->
        [best] Mit diesem Zug weiterspielen
       *[made] Von hier aus weiterspielen
    }
reviewed-candidates = Alles, was erwogen wurde
reviewed-candidate = Zug
reviewed-worth = Wert
reviewed-policy = Vergleichsspieler
reviewed-made-short = (gespielt)
reviewed-more = Alle { $count } Züge zeigen
reviewed-candidates-about = Wert in Punkten, über bis zu { $worlds } Verteilungen der ungesehenen Karten. Die letzte Spalte sagt, wie oft der Vergleichsspieler den Zug wählen würde.
reviewed-hindsight = Im Nachhinein
reviewed-hindsight-about = Bei offenen Karten, die niemand sehen konnte. Das zählt nirgends mit.
reviewed-hindsight-best =
    { $same ->
        [yes] So wie die Karten lagen, war der gespielte Zug der beste.
       *[no] So wie die Karten lagen, war dies das Beste: { $loss } ± { $error } Punkte mehr als das Gespielte.
    }
reviewed-no-board = Diese Stelle der Partie lässt sich nicht zeigen.
reviewed-step-back = Einen Zug zurück
reviewed-played-on = Wie es weiterging
reviewed-step-on = Nächster Zug
reviewed-in-replay = Nachspielen
reviewed-keys = Tasten: ← → voriger und nächster Fehler, M der gespielte Zug, B der bessere, Esc zurück.

# The ledger.
reviewed-ledger = Glück und Entscheidungen
reviewed-ledger-later = Das kommt, wenn alle Entscheidungen beurteilt sind.
reviewed-ledger-about =
    { $unit ->
        [chance] Was jede Runde an der Siegchance geändert hat, in Teile zerlegt. Was rechts der Linie liegt, hat etwas gebracht, was links liegt, hat etwas gekostet; der dicke Strich ist das Ergebnis. Ein Druck auf einen Balken zeigt die Zahlen.
       *[points] Jedes Ergebnis in Teile zerlegt: was die anderen im Schnitt bekamen, weniger was dieser Platz bekam. Was rechts der Linie liegt, hat etwas gebracht, was links liegt, hat etwas gekostet; der dicke Strich ist das Ergebnis. Ein Druck auf einen Balken zeigt die Zahlen.
    }
reviewed-match = Partie
reviewed-part =
    { $part ->
        [dealt] Gegebene Karten
        [exchange] Tausch
        [others] Die anderen
        [own] Eigene Entscheidungen
       *[hidden] Ungesehene Karten
    }
reviewed-part-about =
    { $part ->
        [dealt] Was die Karten wert waren, wie sie gegeben wurden, mit dem Recht auszuspielen.
        [exchange] Was die Karte geändert hat, die abzugeben war.
        [others] Was die Entscheidungen der anderen gebracht oder gekostet haben.
        [own] Was die Entscheidungen an diesem Platz gebracht haben, verglichen mit dem Vergleichsspieler, der dasselbe wusste.
       *[hidden] Entscheidungen, die nach dem Bekannten richtig oder falsch waren und gut oder schlecht ausgingen.
    }

# The summary.
reviewed-summary = Alle Plätze
reviewed-summary-about = Verlust je Entscheidung in Punkten, mit dem Bereich, in dem der wahre Wert 95-mal von 100 liegt. Glück ist alles außer den eigenen Entscheidungen.
reviewed-choices = Entscheidungen
reviewed-loss = Verlust je Entscheidung
reviewed-luck = Glück
reviewed-kinds = Was { $who } zu entscheiden hatte
reviewed-kind = Art der Entscheidung
reviewed-how = Wie geurteilt wird
reviewed-reference = Der Vergleichsspieler ist ein Bot, der gleich bleibt:
reviewed-worlds = Jede Entscheidung wurde in bis zu { $worlds } Welten verfolgt: Verteilungen der Karten, die der Platz nicht sehen konnte.
reviewed-how-about =
    { $about ->
        [worth] Ein Zug ist so viel wert, wie er im Schnitt bringt, wenn alle weiterspielen wie der Vergleichsspieler.
        [knew] Benutzt wird nur, was der Platz in dem Augenblick wusste: die eigenen Karten und was alle gesehen hatten. Was man im Nachhinein weiß, steht abseits und zählt nicht.
        [error] Die Zahl hinter ± ist ein Standardfehler. Benotet wird nur, wo das Doppelte davon keinen Zweifel lässt; sonst ist es zu knapp für ein Urteil.
        [grades] Eine Ungenauigkeit kostet 0,5 Punkte oder mehr, ein Fehler 1,5 oder mehr, ein grober Fehler 4 oder mehr.
       *[luck] Ein Ergebnis ist genau die Summe von fünf Teilen. Vier davon sind Glück; über viele Runden gleichen sie sich aus.
    }

# Sharing.
reviewed-share = Teilen
reviewed-share-on = Wer den Link hat, darf diese Analyse sehen
reviewed-share-about = Zu sehen sind alle Plätze, jeder Zug und alle Namen. Du kannst es jederzeit zurücknehmen.
reviewed-share-link = Link zu dieser Analyse
