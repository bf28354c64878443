# The place to study: one's own matches, with notes and tags.

study-progress = Dein Fortschritt
study-file = Eine Partie-Datei öffnen

study-matches = Deine Partien
study-search = Suchen
study-search-about = Namen, Notizen und Schlagwörter
study-filters = Filter
study-company =
    { $company ->
        [people] Mit Menschen
       *[bots] Nur Bots
    }
study-result =
    { $result ->
        [won] Gewonnen
       *[lost] Verloren
    }
study-when = Wann
study-days =
    { $days ->
        [7] Letzte 7 Tage
        [30] Letzte 30 Tage
        [365] Letzte 365 Tage
       *[0] Jederzeit
    }
study-any-speed = Jedes Tempo
study-tagged = Schlagwort: { $tag }
study-clear = Alles zurücksetzen
study-found =
    { $count ->
        [0] Keine Partie
        [one] Eine Partie
       *[other] { $count } Partien
    }
study-none = Partien, die du zu Ende gespielt hast, bleiben hier, damit du sie wieder ansehen kannst. Noch ist keine da.
study-play = Jetzt eine spielen
study-none-fit = Keine Partie passt. Versuche es mit weniger Wörtern oder Filtern.
study-more = Mehr zeigen

# One match in the list; for those who hear the page: what a button does, and to which match.
study-of-match = { $what }: { $game }, { $date }
study-replay = Nachspielen
study-record = Aufzeichnung laden

study-note = Notiz
study-note-about = Nur du kannst sie lesen.
study-note-write = Notiz schreiben
study-note-change = Notiz ändern
study-signs = { $signs } von { $most } Zeichen
study-save = Speichern
study-cancel = Abbrechen
study-tag-new = Neues Schlagwort
study-tag-add = Schlagwort hinzufügen
study-tag-remove = Schlagwort „{ $tag }“ entfernen

study-note-kept = Die Notiz ist gespeichert.
study-note-removed = Die Notiz ist entfernt.
study-tag-added = Das Schlagwort „{ $tag }“ ist hinzugefügt.
study-tag-removed = Das Schlagwort „{ $tag }“ ist entfernt.
study-undo = Rückgängig
study-undone = Es ist wie vorher.
