# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] Het is je laatste kaart: je wint de partij.
       *[other] Dit zijn al je kaarten: je wint de partij.
    }
guide-gang-certain = Niemand kan je nog tegenhouden, wat de anderen ook hebben.
guide-gang-open = Jij opent het spel, dus de meerkleurige 1 moet erbij zijn.
guide-gang-block =
    { $gang ->
        [yes] De volgende speler heeft nog één kaart: het moet je hoogste kaart zijn, of een gang.
       *[no] De volgende speler heeft nog één kaart: het moet je hoogste kaart zijn.
    }
guide-gang-lead-several = De volgende speler heeft nog één kaart: je mag niet met een losse kaart uitkomen.
guide-gang-lead-highest = De volgende speler heeft nog één kaart: je moet met je hoogste uitkomen.
guide-gang-reach =
    { $left ->
        [one] Wie nog één kaart heeft, kan { $cards } kaarten niet verslaan.
       *[other] Wie nog { $left } kaarten heeft, kan er { $cards } niet verslaan.
    }
guide-gang-unbeatable = Niemand kan dit nog verslaan, dus jij komt daarna uit.
guide-gang-unbeatable-then = Niemand kan dit nog verslaan, dus jij komt daarna uit, misschien hiermee: { gang-combo }.
guide-gang-highest = Geen kaart in het spel is nog hoger: alleen een gang kan hem verslaan.
guide-gang-longest = Je raakt { $cards } kaarten tegelijk kwijt, meer kan niet.
guide-gang-keeps = Je houdt { gang-the-card } om weer uit te mogen komen: geen kaart in het spel is hoger.
guide-gang-last-highest = Je laatste kaart is dan { gang-the-card }: geen kaart in het spel is hoger.
guide-gang-keeps-gang = Je houdt je gang van { $number } voor het juiste moment.
guide-gang-price = Met { $left } kaarten in de hand kost elke kaart { $price ->
        [one] één punt
       *[other] { $price } punten
    } in plaats van { $before }.
guide-gang-lone = Hij past bij geen van je andere kaarten: { gang-the-card } staat alleen.
guide-gang-lowest =
    { $type ->
        [single] Het is je laagste kaart
        [pair] Het is je laagste paar
       *[three] Het is je laagste drietal
    }: wat zwak is, speel je het best als je uitkomt.
guide-gang-cheapest = Lager kun je het niet verslaan.
guide-gang-spares = Iets lagers kan ook, maar breekt dit: { gang-combo }.
guide-gang-gives-up = Het breekt iets ({ gang-combo }), maar geen van je kaarten laat je zeker uitkomen.
guide-gang-high =
    { $left ->
        [one] Iemand heeft nog maar één kaart: speel hoog, dan verslaan minder kaarten je.
       *[other] Iemand heeft nog maar { $left } kaarten: speel hoog, dan verslaan minder kaarten je.
    }
guide-gang-hurry =
    { $left ->
        [one] Iemand heeft nog maar één kaart: raak de jouwe kwijt zolang het kan.
       *[other] Iemand heeft nog maar { $left } kaarten: raak de jouwe kwijt zolang het kan.
    }
guide-gang-plan =
    { $plays ->
        [one] De rest van je hand kan in één keer weg.
       *[other] De rest van je hand kan in { $plays } keer weg.
    }
guide-gang-declare = Je houdt één kaart over: zeg er "Laatste kaart!" bij.
guide-gang-call = Je hebt nog één kaart: zeg het nu, anders lig je uit deze partij.
guide-gang-cannot = Niets wat je hebt, verslaat het.
guide-gang-pass-gang = Alleen een gang van jou verslaat het, en die is later meer waard.
guide-gang-pass-top = Het zou je { gang-the-card } kosten, je hoogste kaart: houd hem om later uit te komen.
guide-gang-pass-breaks = Wat je ook speelt, het breekt iets, zoals: { gang-combo }.
guide-gang-pass-calm = Niemand heeft al minder dan { $left } kaarten: er is tijd.
guide-gang-pass-plan =
    { $plays ->
        [one] Zoals hij is kan je hand in één keer weg.
       *[other] Zoals hij is kan je hand in { $plays } keer weg.
    }
guide-gang-give-lowest = Het is je laagste kaart.
guide-gang-cut = Neem af waar je wilt: niemand weet welke kaart waar ligt.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Wie uitkomt, mag elke combinatie spelen; je verslaat die met evenveel kaarten.
guide-about-gang-answer = Je verslaat wat er ligt met evenveel hogere kaarten, of met een gang.
guide-about-gang-pass = Passen is geen schande: als alle anderen passen, komt wie het laatst speelde uit.
guide-about-gang-block = Voor een laatste kaart laten de regels je weinig keus.
guide-about-gang-last = Bij nog één kaart wordt iedereen gewaarschuwd: daar is de roep voor.
guide-about-gang-give = Wie een partij wint, krijgt de hoogste kaart van de verliezer en geeft er een terug.
guide-about-gang-cut = Voor het delen wordt er afgenomen.

# 13. $target is B, Y or G.
guide-thirteen-only = Iets anders kun je niet spelen.
guide-thirteen-only-safe = Al het andere zou kaarten pakken.
guide-thirteen-full =
    { $cards ->
        [one] Dat maakt precies 13: de volgende kaart { thirteen-on } pakt hem.
       *[other] Dat maakt precies 13: de volgende kaart { thirteen-on } pakt alle { $cards }.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Er is nog maar ruimte voor { $room } { thirteen-on }: wie eroverheen gaat, pakt hem.
       *[other] Er is nog maar ruimte voor { $room } { thirteen-on }: wie eroverheen gaat, pakt alle { $cards }.
    }
guide-thirteen-spoils = Wie nu de kaarten { thirteen-on } pakt, krijgt ook een rotte vier: twee punten.
guide-thirteen-highest = Hoger dan de { $value } heb je niets, en hij past nog.
guide-thirteen-keeps = Je houdt een { $value }, die past waar bijna niets past.
guide-thirteen-fits =
    { $cards ->
        [one] Daarna past nog één van je andere kaarten.
       *[other] Daarna passen nog { $cards } van je andere kaarten.
    }
guide-thirteen-safe = Dat maakt { $sum } { thirteen-on }, dus je pakt niets.
guide-thirteen-fewest =
    { $cards ->
        [one] Alles pakt nu kaarten; dit maar één.
       *[other] Alles pakt nu kaarten; niets pakt er minder dan deze { $cards }.
    }
guide-thirteen-most =
    { $target ->
        [B] Je hebt dan de meeste blauwe kaarten, en zolang dat zo blijft, kosten ze niets.
        [Y] Je hebt dan de meeste gele kaarten, en zolang dat zo blijft, kosten ze niets.
       *[G] Je hebt dan de meeste groene kaarten, en zolang dat zo blijft, kosten ze niets.
    }
guide-thirteen-cost =
    { $points ->
        [0] Zoals het nu staat, kost het je niets.
        [one] Zoals het nu staat, kost het je één punt.
       *[other] Zoals het nu staat, kost het je { $points } punten.
    }
guide-about-thirteen-put = Een doel draagt 13; wie eroverheen gaat, pakt de kaarten die er lagen.
guide-about-thirteen-rotten = Een rotte vier mag op elk doel en kost wie hem pakt twee punten.
guide-about-thirteen-take = Gepakte kaarten kosten elk een punt, behalve van een kleur waarvan jij de meeste hebt.
