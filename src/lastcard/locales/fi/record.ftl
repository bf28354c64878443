# What can be wrong with a record, and how one is shown.

record = Pöytäkirjaa ei voi toistaa.
record-unreadable = Pöytäkirjan rivi { $line } ei tarkoita mitään: ”{ $text }”.
record-version = Pöytäkirjan versio on { $version }; tämä lastcard lukee versiota { $known }.
record-game = Pöytäkirja on pelistä ”{ $game }”; tämä lastcard tuntee nämä: { $known }.
record-json = JSON-tekstissä ei ole pöytäkirjaa: { $detail }.
record-options = Pöytäkirjan valinnoilla ei voi pelata peliä ({ $reason }).
record-move = Pöytäkirja katkeaa jaossa { $deal }: { $seat ->
    [-1] pöytä
   *[other] paikka { $seat }
} ei saa tehdä siirtoa ”{ $move }” ({ $reason }).
record-score = Pöytäkirjan mukaan jaon { $deal } pisteet ovat { $recorded }, mutta siirroista tulee { $computed }.
record-result = Pöytäkirjan mukaan lopputulos on { $recorded }, mutta sen jaoista tulee { $computed }.
record-no-proof = Pöytäkirja ei nimeä todistettavaa peliä: sen kortit tulivat siemenluvusta tai muualta.

record-title = { $game }, painos { $edition }, { $names }
record-unfinished = Pöytäkirja päättyy tähän; peliä ei pelattu loppuun.
record-confirmed = Jokainen siirto on sallittu ja kaikki pisteet ovat oikein.
