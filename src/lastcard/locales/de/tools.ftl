# The tools for the table at home, and the screen where a deal is verified.

tools-name =
    { $tool ->
        [pad] Wertungsblock
        [referee] Schiedsrichter
       *[verify] Eine Runde prüfen
    }
tools-about =
    { $tool ->
        [pad] Ihr spielt mit echten Karten; der Block rechnet und weiß, wer als Nächstes gibt. Geht auch ohne Internet.
        [referee] Darf ich das spielen? Tippe auf die Karten und lies, warum oder warum nicht. Geht auch ohne Internet.
       *[verify] Sieh selbst nach, dass niemand die Reihenfolge der Karten ausgesucht hat.
    }

verify-about = Dein Browser mischt jeden Stapel einer Partie neu, aus dem, was vor jeder Runde veröffentlicht wurde, und vergleicht ihn mit den verteilten Karten. Du musst niemandem glauben, auch diesem Server nicht.
verify-mine = Deine letzten Partien
verify-none = Du hast noch keine Partie zu Ende gespielt.
verify-file = Eine Aufzeichnung als Datei
verify-file-about = Wähle eine „Aufzeichnung für Programme“ (.json), von diesem oder einem anderen Server, oder zieh sie auf die Seite. Sie bleibt in deinem Browser.
verify-choose = Datei auswählen
verify-unreadable = { $file } ist keine Aufzeichnung einer Partie, die hier gelesen werden kann.
