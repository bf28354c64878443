# A recorded match stepped through in the terminal.

stepping-prompt = Zug { $place }, Enter: weiter, ?: Tasten >
stepping-unknown = „{ $typed }“ steht nicht in dieser Liste:
stepping-eyes = { $who } sieht das.
stepping-open = Alle Karten offen.
stepping-help =
    Enter        einen Zug weiter         b     einen Zug zurück
    c, cb        einen Stich weiter, zurück
    d, db        eine Runde weiter, zurück
    first, last  Anfang, Ende             37    zu Zug 37
    e, e Mei     andere Augen             o     alle Karten offen
    k            was bekannt war          l     was in der Runde geschah
    s            die Punkte               a     von selbst; Enter hält an
    h            verbergen, was später kommt, oder nicht
    q            gehen
stepping-hiding = Was später kommt, ist verborgen.
stepping-shown = Nichts ist verborgen: Die Partie hat { $places } Züge.
stepping-key = eigene in [Klammern], auf dem Tisch mit *, gespielte als ..; ein Buchstabe hinter einer Karte ist die Hand, in der sie bekannt ist
stepping-nobody = Niemand hier heißt „{ $name }“; es gibt { $names }.
stepping-ends = Die Aufzeichnung endet hier.
