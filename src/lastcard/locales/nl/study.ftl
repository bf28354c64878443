# The place to study: one's own matches, with notes and tags.

study-progress = Je vooruitgang
study-file = Een spelbestand openen

study-matches = Je spellen
study-search = Zoeken
study-search-about = Namen, notities en labels
study-filters = Filters
study-company =
    { $company ->
        [people] Met mensen
       *[bots] Alleen bots
    }
study-result =
    { $result ->
        [won] Gewonnen
       *[lost] Verloren
    }
study-when = Wanneer
study-days =
    { $days ->
        [7] Laatste 7 dagen
        [30] Laatste 30 dagen
        [365] Laatste 365 dagen
       *[0] Altijd
    }
study-any-speed = Elk tempo
study-tagged = Label: { $tag }
study-clear = Alles wissen
study-found =
    { $count ->
        [0] Geen spel
        [one] Eén spel
       *[other] { $count } spellen
    }
study-none = Spellen die je hebt uitgespeeld worden hier bewaard, om ze opnieuw te bekijken. Er is er nog geen.
study-play = Speel er nu een
study-none-fit = Geen spel past. Probeer het met minder woorden of filters.
study-more = Meer tonen

# One match in the list; for those who hear the page: what a button does, and to which match.
study-of-match = { $what }: { $game }, { $date }
study-replay = Naspelen
study-record = Verslag downloaden

study-note = Notitie
study-note-about = Alleen jij kunt haar lezen.
study-note-write = Notitie schrijven
study-note-change = Notitie wijzigen
study-signs = { $signs } van { $most } tekens
study-save = Opslaan
study-cancel = Annuleren
study-tag-new = Nieuw label
study-tag-add = Label toevoegen
study-tag-remove = Label “{ $tag }” weghalen

study-note-kept = De notitie is bewaard.
study-note-removed = De notitie is weggehaald.
study-tag-added = Het label “{ $tag }” is toegevoegd.
study-tag-removed = Het label “{ $tag }” is weggehaald.
study-undo = Ongedaan maken
study-undone = Het is weer als eerst.
