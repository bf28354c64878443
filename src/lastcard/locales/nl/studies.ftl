# Studies: wat ervan geweigerd wordt, en wat hun verslagen zeggen.

nothing-to-study = Na zet { $number } heeft in die partij niemand meer iets te spelen; kies een eerdere zet.
nothing-redealt = De verborgen kaarten kunnen hier niet anders worden gedeeld; speel verder met de kaarten zoals ze waren.
record-study = Dit is een studie: de kaarten komen uit een stand van een ander spel, dus geen enkele partij is te bewijzen.
record-from = Een studie: die begint na { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} uit een ander spel.
record-study-end = De studie eindigt hier, met haar partij. Elke zet mag en elke score klopt.
