# What can be wrong with a record, and how one is shown.

record = Die Aufzeichnung lässt sich nicht nachspielen.
record-unreadable = Zeile { $line } der Aufzeichnung bedeutet nichts: „{ $text }“.
record-version = Die Aufzeichnung hat Version { $version }; dieses lastcard liest Version { $known }.
record-game = Die Aufzeichnung ist von einem Spiel „{ $game }“; dieses lastcard kennt { $known }.
record-json = Der JSON-Text enthält keine Aufzeichnung: { $detail }.
record-options = Die Aufzeichnung hat Optionen, mit denen sich keine Partie spielen lässt ({ $reason }).
record-move = Die Aufzeichnung bricht in Runde { $deal } ab: „{ $move }“ ist { $seat ->
    [-1] dem Tisch
   *[other] Platz { $seat }
} nicht erlaubt ({ $reason }).
record-score = Die Aufzeichnung nennt { $recorded } Punkte für Runde { $deal }, aber die Züge ergeben { $computed }.
record-result = Die Aufzeichnung nennt { $recorded } als Endstand, aber ihre Runden ergeben { $computed }.
record-no-proof = Die Aufzeichnung nennt keine Partie, die zu beweisen wäre: Ihre Karten kamen aus einem Startwert oder von anderswo.

record-title = { $game }, Ausgabe { $edition }, { $names }
record-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.
record-confirmed = Jeder Zug ist erlaubt, und alle Punkte stimmen.
