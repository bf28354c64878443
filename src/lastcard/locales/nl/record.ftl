# What can be wrong with a record, and how one is shown.

record = Het verslag kan niet nagespeeld worden.
record-unreadable = Regel { $line } van het verslag betekent niets: “{ $text }”.
record-version = Het verslag heeft versie { $version }; deze lastcard leest versie { $known }.
record-game = Het verslag is van een spel “{ $game }”; deze lastcard kent { $known }.
record-json = De JSON-tekst bevat geen verslag: { $detail }.
record-options = Het verslag heeft opties waarmee geen spel gespeeld kan worden ({ $reason }).
record-move = Het verslag breekt af in partij { $deal }: { $seat ->
    [-1] de tafel
   *[other] plaats { $seat }
} mag “{ $move }” niet doen ({ $reason }).
record-score = Het verslag noemt { $recorded } punten voor partij { $deal }, maar de zetten geven { $computed }.
record-result = Het verslag noemt { $recorded } als eindstand, maar de partijen geven { $computed }.
record-no-proof = Het verslag noemt geen spel om te bewijzen: de kaarten kwamen uit een startgetal of ergens anders vandaan.

record-title = { $game }, uitgave { $edition }, { $names }
record-unfinished = Hier eindigt het verslag; het spel is niet uitgespeeld.
record-confirmed = Elke zet is toegestaan en alle punten kloppen.
