# The referee of the page: which cards lie there, which one wants to play, and what he says.

judge-title = Scheidsrechter
judge-cards = Kaarten om uit te kiezen
judge-undo = Ongedaan maken
judge-clear = Alles wissen
judge-played = Heb ik gespeeld
judge-table = Op tafel
judge-play = Ik wil spelen
judge-rest = Mijn andere kaarten
judge-nothing = niets, jij komt uit
judge-tap = tik hieronder op kaarten
judge-not-a-combo = geen combinatie
judge-take-out = { $card }, weghalen
judge-put-in =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $count } gekozen
    }
judge-last = De volgende heeft nog één kaart
judge-last-about = Dan telt ook wat je verder nog hebt: voeg ook je andere kaarten toe.
judge-opening = Opening van het spel
judge-edition = Uitgave
judge-ask = Kies wat er op tafel ligt, en dan de kaarten die je wilt spelen.
judge-ask-mine = Kies nu de kaarten die je wilt spelen.

# Why cards may be played.
judge-may-lead = Ja, hiermee mag je uitkomen.
judge-may-open = Ja, hiermee mag je het spel openen.
judge-may-higher = Ja, dat is hoger.
judge-may-gang = Ja, een gang verslaat alles wat geen gang is.
judge-may-block = Ja, dit mag je spelen als de volgende nog één kaart heeft.
judge-may-pass = Je mag ook passen.

# Why not.
judge-no-combo = Nee, deze kaarten zijn geen combinatie.
judge-table-no-combo = Wat er op tafel ligt, is geen combinatie.
judge-must-lead = Je mag niet passen, want jij komt uit.
judge-must-open = Nee, bij de opening van het spel hoort de meerkleurige 1.
judge-opening-too-large = Nee, in deze uitgave wordt het spel met hoogstens vijf kaarten geopend.
judge-wrong-size =
    { $size ->
        [one] Nee, een losse kaart versla je met een losse kaart of een gang.
       *[other] Nee, het moeten { $size } kaarten zijn zoals op tafel, of een gang.
    }
judge-too-low = Nee, dat is lager.
judge-level = Nee, dat is even hoog, en even hoog is niet hoger.
judge-only-gang = Nee, alleen een hogere gang verslaat een gang.
judge-must-block-card = Nee, de volgende speler heeft nog één kaart: je moet je hoogste kaart spelen, { gang-the-card }.
judge-must-block-gang = Nee, de volgende speler heeft nog één kaart: je moet een gang spelen.
judge-must-block-card-or-gang = Nee, de volgende speler heeft nog één kaart: je moet je hoogste kaart spelen, { gang-the-card }, of een gang.
judge-must-lead-several = Nee, de volgende speler heeft nog één kaart: je moet met twee of meer kaarten uitkomen.
judge-must-lead-highest = Nee, de volgende speler heeft nog één kaart: je moet met je hoogste kaart uitkomen, { gang-the-card }.
judge-may-not-pass = Je mag niet passen.

# 13.
judge-ask-13 = Kies wat er op de doelen ligt, en dan de kaart die je wilt spelen.
judge-play-13 = Mijn kaart
judge-on =
    { $target ->
        [B] Op blauw
        [Y] Op geel
       *[G] Op groen
    }
judge-goes-own = Ja, op het doel van dezelfde kleur en op geen ander.
judge-goes-any = Ja, een rotte vier mag op elk doel.
judge-safe = { judge-on }: { $sum }, er gebeurt niets.
judge-takes =
    { $takes ->
        [one] { judge-on }: { $sum }, je neemt de kaart die er ligt.
       *[other] { judge-on }: { $sum }, je neemt { $takes } kaarten.
    }
judge-sum = { $sum } van { $limit }
