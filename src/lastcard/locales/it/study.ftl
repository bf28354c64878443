# The place to study: one's own matches, with notes and tags.

study-progress = I tuoi progressi
study-file = Apri un file di partita

study-matches = Le tue partite
study-search = Cerca
study-search-about = Nomi, note ed etichette
study-filters = Filtri
study-company =
    { $company ->
        [people] Con persone
       *[bots] Solo bot
    }
study-result =
    { $result ->
        [won] Vinta
       *[lost] Persa
    }
study-when = Quando
study-days =
    { $days ->
        [7] Ultimi 7 giorni
        [30] Ultimi 30 giorni
        [365] Ultimi 365 giorni
       *[0] Sempre
    }
study-any-speed = Ogni velocità
study-tagged = Etichetta: { $tag }
study-clear = Cancella tutto
study-found =
    { $count ->
        [0] Nessuna partita
        [one] Una partita
       *[other] { $count } partite
    }
study-none = Le partite che hai finito restano qui, per essere riviste. Non ce n’è ancora nessuna.
study-play = Giocane una ora
study-none-fit = Nessuna partita corrisponde. Prova con meno parole o filtri.
study-more = Mostra altro

# One match in the list; for those who hear the page: what a button does, and to which match.
study-of-match = { $what }: { $game }, { $date }
study-replay = Rivedi
study-record = Scarica la partita

study-note = Nota
study-note-about = Solo tu puoi leggerla.
study-note-write = Scrivi una nota
study-note-change = Cambia la nota
study-signs = { $signs } di { $most } segni
study-save = Salva
study-cancel = Annulla
study-tag-new = Nuova etichetta
study-tag-add = Aggiungi un’etichetta
study-tag-remove = Togli l’etichetta «{ $tag }»

study-note-kept = La nota è salvata.
study-note-removed = La nota è tolta.
study-tag-added = L’etichetta «{ $tag }» è aggiunta.
study-tag-removed = L’etichetta «{ $tag }» è tolta.
study-undo = Annulla la modifica
study-undone = Tutto è come prima.
