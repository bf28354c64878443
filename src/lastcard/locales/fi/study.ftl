# The place to study: one's own matches, with notes and tags.

study-progress = Edistymisesi
study-file = Avaa pelitiedosto

study-matches = Pelisi
study-search = Etsi
study-search-about = Nimet, muistiinpanot ja tunnisteet
study-filters = Suodattimet
study-company =
    { $company ->
        [people] Ihmisten kanssa
       *[bots] Vain botit
    }
study-result =
    { $result ->
        [won] Voitettu
       *[lost] Hävitty
    }
study-when = Milloin
study-days =
    { $days ->
        [7] Viimeiset 7 päivää
        [30] Viimeiset 30 päivää
        [365] Viimeiset 365 päivää
       *[0] Milloin tahansa
    }
study-any-speed = Mikä nopeus tahansa
study-tagged = Tunniste: { $tag }
study-clear = Tyhjennä kaikki
study-found =
    { $count ->
        [0] Ei yhtään peliä
        [one] Yksi peli
       *[other] { $count } peliä
    }
study-none = Loppuun pelaamasi pelit säilyvät täällä, jotta voit katsoa niitä uudelleen. Vielä ei ole yhtään.
study-play = Pelaa yksi nyt
study-none-fit = Mikään peli ei sovi. Kokeile vähemmillä sanoilla tai suodattimilla.
study-more = Näytä lisää

# One match in the list; for those who hear the page: what a button does, and to which match.
study-of-match = { $what }: { $game }, { $date }
study-replay = Toista
study-record = Lataa pöytäkirja

study-note = Muistiinpano
study-note-about = Vain sinä voit lukea sen.
study-note-write = Kirjoita muistiinpano
study-note-change = Muuta muistiinpanoa
study-signs = { $signs } / { $most } merkkiä
study-save = Tallenna
study-cancel = Peruuta
study-tag-new = Uusi tunniste
study-tag-add = Lisää tunniste
study-tag-remove = Poista tunniste ”{ $tag }”

study-note-kept = Muistiinpano on tallennettu.
study-note-removed = Muistiinpano on poistettu.
study-tag-added = Tunniste ”{ $tag }” on lisätty.
study-tag-removed = Tunniste ”{ $tag }” on poistettu.
study-undo = Kumoa
study-undone = Kaikki on kuin ennen.
