# Advice in words: why a move is good. Each sentence is true of the position it is said in.

# Gang of Four. What a sentence names is one card or one combo, with the arguments of gang.ftl.
guide-gang-out =
    { $cards ->
        [one] Het is je laatste kaart: je wint de partij.
       *[other] Dit zijn al je kaarten: je wint de partij.
    }
guide-gang-certain = Niemand kan dit verslaan, en wat je daarna speelt ook niet: de partij is van jou.
guide-gang-open = Jij opent het spel, dus de meerkleurige 1 moet erbij.
guide-gang-block =
    { $gang ->
        [only] De volgende speler heeft nog één kaart: het moet een gang zijn.
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
guide-gang-unbeatable-then = Niemand kan dit nog verslaan, dus jij komt daarna uit: misschien met je { gang-combo }.
guide-gang-highest = Er is geen hogere kaart meer in het spel: alleen een gang kan deze verslaan.
guide-gang-highest-then = Er is geen hogere kaart meer in het spel: als niemand een gang heeft, kom jij daarna uit, misschien met je { gang-combo }.
guide-gang-few-cards =
    { $above ->
        [one] Van de kaarten die je niet gezien hebt, is er maar één hoger.
       *[other] Van de kaarten die je niet gezien hebt, zijn er maar { $above } hoger.
    }
guide-gang-few-pairs =
    { $above ->
        [one] Met de kaarten die je niet gezien hebt, is maar één hoger paar mogelijk.
       *[other] Met de kaarten die je niet gezien hebt, zijn maar { $above } hogere paren mogelijk.
    }
guide-gang-longest = Je raakt { $cards } kaarten tegelijk kwijt; meer kan niet.
guide-gang-keeps = Je houdt { gang-the-card } om weer te kunnen uitkomen: er is geen hogere kaart meer in het spel.
guide-gang-last-highest = Je laatste kaart is dan { gang-the-card }: er is geen hogere meer in het spel.
guide-gang-keeps-gang = Je bewaart je gang van { gang-numbers }: die verslaat alles wat geen gang is.
guide-gang-price = Je hebt dan nog { $left ->
        [one] één kaart
       *[other] { $left } kaarten
    }: aan het eind van de partij kost elke kaart { $price ->
        [one] één punt
       *[other] { $price } punten
    } in plaats van { $before }.
guide-gang-lone = De { gang-card } past bij geen van je andere kaarten.
guide-gang-lowest =
    { $type ->
        [single] Het is je laagste kaart
        [pair] Het is je laagste paar
       *[three] Het is je laagste trits
    }: daarmee versla je bijna niets, dus speel het als je uitkomt.
guide-gang-cheapest = Het is net hoog genoeg: niets lagers in je hand verslaat wat er ligt.
guide-gang-spares = Iets lagers kan ook, maar dat breekt je { gang-combo }.
guide-gang-gives-up = Geen van je kaarten geeft je zeker de kans om weer uit te komen, dus breek gerust je { gang-combo }.
guide-gang-high =
    { $left ->
        [one] Iemand heeft nog maar één kaart: speel hoog, dan zijn er minder kaarten die het verslaan.
       *[other] Iemand heeft nog maar { $left } kaarten: speel hoog, dan zijn er minder kaarten die het verslaan.
    }
guide-gang-hurry =
    { $left ->
        [one] Iemand heeft nog maar één kaart: raak de jouwe kwijt zolang het kan.
       *[other] Iemand heeft nog maar { $left } kaarten: raak de jouwe kwijt zolang het kan.
    }
guide-gang-plan =
    { $plays ->
        [one] Daarna kan de rest van je hand in één keer weg.
       *[other] Daarna kan de rest van je hand in { $plays } keer weg.
    }
guide-gang-plan-best =
    { $plays ->
        [one] Daarna kan de rest in één keer weg; met geen andere keus is het minder.
       *[other] Daarna kan de rest in { $plays } keer weg; met geen andere keus is het minder.
    }
guide-gang-plan-one = Alles wat dan over is, gaat in één keer weg: je { gang-combo }.
guide-gang-plan-two = Dan moet je nog twee keer spelen, waarvan één keer je { gang-combo }.
guide-gang-declare = Je houdt één kaart over: zeg er “Kaart!” bij.
guide-gang-call = Je hebt nog één kaart: zeg het nu, anders lig je uit deze partij.
guide-gang-cannot = Niets in je hand verslaat dat.
guide-gang-pass-gang = Alleen met een gang kun je het verslaan. Bewaar die: later kan hij iemand stoppen die bijna uit is.
guide-gang-pass-top = Het zou je { gang-the-card } kosten, je hoogste kaart: bewaar die om later te kunnen uitkomen.
guide-gang-pass-breaks = Wat je nu ook speelt, je breekt iets, zoals je { gang-combo }.
guide-gang-pass-gains-nothing =
    { $plays ->
        [one] Je hele hand kan in één keer weg; wat je nu ook speelt, breekt dat.
       *[other] Je hand kan in { $plays } keer weg. Wat je nu ook speelt, voor de rest zijn er nog steeds { $plays } of meer nodig.
    }
guide-gang-pass-holds =
    { $cards ->
        [one] Bewaar { gang-the-card } om later te kunnen uitkomen: maar één kaart die je niet gezien hebt, is hoger.
       *[other] Bewaar { gang-the-card } om later te kunnen uitkomen: maar { $cards } kaarten die je niet gezien hebt, zijn hoger.
    }
guide-gang-pass-calm = Nog niemand heeft minder dan { $left } kaarten: je hebt de tijd.
guide-gang-pass-plan =
    { $plays ->
        [one] Zoals je hand nu is, kan die in één keer weg.
       *[other] Zoals je hand nu is, kan die in { $plays } keer weg.
    }
guide-gang-give-spare =
    { $plays ->
        [one] Die kun je missen: de rest gaat in één keer weg.
       *[other] Die kun je missen: de rest gaat in { $plays } keer weg, en met een andere kaart wordt dat niet minder.
    }
guide-gang-give-odd = Het is de laagste van je kaarten waarvan je het getal maar één keer hebt.
guide-gang-give-low =
    { $lower ->
        [one] Maar één van je kaarten is lager.
       *[other] Maar { $lower } van je kaarten zijn lager.
    }
guide-gang-give-lowest = Het is je laagste kaart.
guide-gang-cut = Coupeer waar je wilt: niemand weet welke kaart waar ligt.

# What is said once, when something happens for the first time.
guide-about-gang-lead = Wie uitkomt, mag elke combinatie spelen; de anderen verslaan die met evenveel kaarten.
guide-about-gang-answer = Je verslaat wat er ligt met evenveel hogere kaarten, of met een gang.
guide-about-gang-pass = Passen mag bijna altijd als je niet uitkomt. Als alle anderen passen, komt uit wie het laatst gespeeld heeft.
guide-about-gang-block = Heeft de volgende nog één kaart, dan laten de regels je weinig keus.
guide-about-gang-last = Heeft iemand nog één kaart, dan wordt iedereen gewaarschuwd: daar is de melding voor.
guide-about-gang-give = Wie een partij wint, krijgt de hoogste kaart van de verliezer en geeft een kaart naar keuze terug.
guide-about-gang-cut = Voor het delen wordt er gecoupeerd.

# 13. $target is B, Y or G.
guide-thirteen-only = Iets anders kun je niet spelen.
guide-thirteen-only-safe = Met al het andere zou je kaarten nemen.
guide-thirteen-full =
    { $cards ->
        [one] Dat maakt precies 13: wie hierna { thirteen-on } legt, neemt die kaart.
       *[other] Dat maakt precies 13: wie hierna { thirteen-on } legt, neemt ze alle { $cards }.
    }
guide-thirteen-tight =
    { $cards ->
        [one] Dat maakt { $sum } { thirteen-on }: wie er meer dan { $room } bij legt, neemt die kaart.
       *[other] Dat maakt { $sum } { thirteen-on }: wie er meer dan { $room } bij legt, neemt deze { $cards } kaarten.
    }
guide-thirteen-spoils = Wie nu de kaarten { thirteen-on } neemt, krijgt ook een rotte vier: twee punten.
guide-thirteen-highest = Hoger dan de { $value } heb je niets, en die past nog.
guide-thirteen-own =
    { $cards ->
        [one] De { $target ->
            [B] blauwe
            [Y] gele
           *[G] groene
        } kaart die je houdt, past er dan nog bovenop.
       *[other] De { $cards } { $target ->
            [B] blauwe
            [Y] gele
           *[G] groene
        } kaarten die je houdt, passen er dan nog allemaal bovenop.
    }
guide-thirteen-over = Van de { $cards } kaarten die nog { thirteen-on } kunnen komen, gaan er nu { $over } overheen.
guide-thirteen-keeps = Je houdt een { $value }: die past nog als een doel bijna vol is.
guide-thirteen-fits =
    { $cards ->
        [one] Daarna past nog een van je andere kaarten.
       *[other] Daarna passen nog { $cards } van je andere kaarten.
    }
guide-thirteen-safe = Dat maakt { $sum } { thirteen-on }, dus je neemt niets.
guide-thirteen-fewest =
    { $cards ->
        [one] Met elke kaart neem je nu iets; hiermee maar één.
       *[other] Met elke kaart neem je nu iets; minder dan deze { $cards } kan niet.
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
guide-thirteen-not-take =
    { $cards ->
        [one] Je neemt hiermee een kaart, terwijl je er geen hoefde te nemen.
       *[other] Je neemt hiermee { $cards } kaarten, terwijl je er geen hoefde te nemen.
    }
guide-thirteen-not-fewer = Je neemt hiermee { $cards } kaarten in plaats van { $fewer }.
guide-thirteen-not-rotten =
    { $rotten ->
        [one] Bij de kaarten die je neemt zit een rotte vier: twee punten.
       *[other] Bij de kaarten die je neemt zitten { $rotten } rotte vieren: twee punten per stuk.
    }
guide-thirteen-not-cheap =
    { $points ->
        [one] Zoals het er nu voor staat kost dit je een punt meer dan de betere zet.
       *[other] Zoals het er nu voor staat kost dit je { $points } punten meer dan de betere zet.
    }
guide-thirteen-not-room = Voor de anderen blijft er { thirteen-on } nog ruimte voor { $room }.
guide-thirteen-not-fits =
    { $cards ->
        [0] Daarna past geen van je andere kaarten, na de betere zet { $more }.
        [one] Daarna past maar één van je andere kaarten, na de betere zet { $more }.
       *[other] Daarna passen maar { $cards } van je andere kaarten, na de betere zet { $more }.
    }
guide-thirteen-not-low = Je geeft een { $value } weg, die nog past als een doel bijna vol is.
guide-about-thirteen-put = Op een doel past hoogstens 13; wie eroverheen gaat, neemt de kaarten die er lagen.
guide-about-thirteen-rotten = Een rotte vier mag op elk doel en kost wie hem neemt twee punten.
guide-about-thirteen-take = Kaarten die je nam kosten elk een punt, behalve van een kleur waarvan jij de meeste hebt.

# A deal is over: what decided it, and what its end says to the player. $you is yes or no.
guide-end-gang-lead =
    { $you ->
        [yes] Je mocht uitkomen dankzij je { gang-combo }, en niemand nam je dat nog af.
       *[no] Wat de doorslag gaf: de winnaar mocht uitkomen dankzij { $type ->
            [single] de
           *[other] een
        } { gang-combo }, en daarna kwam niemand anders meer uit.
    }
guide-end-gang-answer =
    { $you ->
        [yes] Je was uit met je { gang-combo }: daarmee versloeg je wat een ander gespeeld had.
       *[no] Wat de doorslag gaf: de winnaar was uit met { $type ->
            [single] de
           *[other] een
        } { gang-combo }, en versloeg daarmee wat een ander gespeeld had.
    }
guide-end-gang-alone = Iedereen behalve de winnaar lag eruit: niemand anders kon de partij nog winnen.
guide-end-gang-plays = Je speelde { $plays } keer om al je kaarten kwijt te raken: hoe langer de combinaties, hoe minder vaak.
guide-end-gang-silent = Je zei geen “Kaart!” en lag uit de partij: denk er de volgende keer aan.
guide-end-gang-gang = Onder de { $left } kaarten die je overhield ({ $points } punten) was je gang van { gang-numbers }: speel een gang zolang je er nog mee kunt uitkomen.
guide-end-gang-five = Je had je { gang-combo } nog: bewaar een hoge kaart waarmee je mag uitkomen.
guide-end-gang-one-less = Je hield { $left } kaarten over: { $points } punten. Met één minder waren het er maar { $less } geweest.
guide-end-gang-top = Je had { gang-the-card } nog: hoge kaarten zijn er om op tijd te kunnen uitkomen.
guide-end-gang-low = Je hield { $low } kaarten over die vieren of lager zijn: kom daarmee uit zodra het kan.
guide-end-gang-kept =
    { $left ->
        [one] Je hield één kaart over: { $points ->
            [one] één punt
           *[other] { $points } punten
        }.
       *[other] Je hield { $left } kaarten over: { $points } punten.
    }

guide-end-thirteen-nothing = Je nam geen enkele kaart: beter kan niet.
guide-end-thirteen-free =
    { $cards ->
        [one] Je nam één kaart, en die kostte je niets.
       *[other] Je nam { $cards } kaarten, en die kostten je niets.
    }
guide-end-thirteen-at-once = { $most } van de { $cards } kaarten die je nam, kwamen in één keer, { thirteen-on }.
guide-end-thirteen-took =
    { $cards ->
        [one] Je nam één kaart
       *[other] Je nam { $cards } kaarten
    }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
guide-end-thirteen-one-more =
    { $target ->
        [B] Van blauw nam je er { $cards }
        [Y] Van geel nam je er { $cards }
       *[G] Van groen nam je er { $cards }
    }: met één meer had je de meeste gehad en voor geen ervan betaald.
guide-end-thirteen-rotten =
    { $cost ->
        [2] Een rotte vier alleen al kostte je 2 punten
       *[other] Rotte vieren alleen al kostten je { $cost } punten
    }: laat zoiets liever aan anderen.
guide-end-thirteen-most =
    { $target ->
        [B] Je { $cards } blauwe kaarten
        [Y] Je { $cards } gele kaarten
       *[G] Je { $cards } groene kaarten
    } kostten niets: niemand had er zoveel.

# What a newcomer is told in the first three turns: what the game is about, what lies there, and what
# goes. The cards that the page raises are those that can be played; in 13 those that take nothing.
guide-first-gang-1 = Het doel: als eerste al je kaarten kwijtraken.
guide-first-gang-2 = Elke kaart die je nog hebt als iemand uit is, kost je punten.
guide-first-gang-3 = Als alle anderen passen, kom je uit met wat je wilt.
guide-first-thirteen-1 = De bedoeling: zo weinig mogelijk kaarten nemen.
guide-first-thirteen-2 = Aan het eind kost elke kaart die je nam een punt, en een rotte vier twee.
guide-first-thirteen-3 = Voor een kleur waarvan je meer kaarten nam dan alle anderen, betaal je niets.
guide-scene-gang-lead = Er ligt niets, dus jij komt uit.
guide-scene-gang-free = Er ligt niets, dus jij komt uit met wat je wilt: één kaart, twee of drie gelijke getallen, vijf die bij elkaar horen, of een gang.
guide-scene-gang-raised = De opgetilde kaarten kunnen dat.
guide-scene-gang-open = Er ligt niets: jij opent het spel met de meerkleurige 1. De opgetilde kaarten kunnen erbij.
guide-scene-gang-beat = Op tafel: { gang-combo }. { $type ->
        [single] { $card ->
            [RD] Alleen een gang verslaat die.
           *[other] Een hogere kaart verslaat die, of een gang.
        }
        [pair] Een hoger paar verslaat dat, of een gang.
        [three] Een hogere trits verslaat die, of een gang.
        [straight] Een hogere reeks, een kleur, een full, een kleurenreeks of een gang verslaat die.
        [flush] Een hogere kleur, een full, een kleurenreeks of een gang verslaat die.
        [full_house] Een hogere full, een kleurenreeks of een gang verslaat die.
        [straight_flush] Een hogere kleurenreeks verslaat die, of een gang.
        [gang_of_7] Niets verslaat die.
       *[gang] Alleen een hogere gang verslaat die.
    }
guide-scene-thirteen = Blauw heeft { $blue }, geel { $yellow }, groen { $green }; op een doel past hoogstens 13.
guide-scene-thirteen-fits =
    { $cards ->
        [0] Geen van je kaarten past nog, dus je neemt wat er op een doel ligt.
        [one] De opgetilde kaart past.
       *[other] De opgetilde kaarten passen.
    }
