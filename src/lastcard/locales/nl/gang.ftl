# Gang of Four: cards, combos, refusals, and what happens at the table.

gang-name = Gang of Four

# $colour is green, yellow or red; $card and $number are as in the notation.
gang-colour =
    { $colour ->
        [green] groene
        [yellow] gele
       *[red] rode
    }
gang-card =
    { $card ->
        [M1] meerkleurige 1
        [GP] groene feniks
        [YP] gele feniks
        [RD] rode draak
       *[other] { gang-colour } { $number }
    }
gang-the-card = de { gang-card }

# The cards of a combo by their number: what it is made of, and the pair of a full house.
gang-numbers =
    { $number ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
        [6] zessen
        [7] zevens
        [8] achten
        [9] negens
        [phoenix] feniksen
       *[10] tienen
    }
gang-others =
    { $other ->
        [1] enen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
        [6] zessen
        [7] zevens
        [8] achten
        [9] negens
        [phoenix] feniksen
       *[10] tienen
    }

# $number is what the combo is made of, $other the pair of a full house, $low and $high the ends.
gang-combo =
    { $type ->
        [single] { gang-card }
        [pair] paar { gang-numbers }
        [three] drie { gang-numbers }
        [straight] reeks van { $low } t/m { $high }
        [flush] kleur in { $colour ->
            [green] groen
            [yellow] geel
           *[red] rood
        }, { $high } hoog
        [full_house] full, { gang-numbers } met { gang-others }
        [straight_flush] kleurenreeks in { $colour ->
            [green] groen
            [yellow] geel
           *[red] rood
        } van { $low } t/m { $high }
        [gang_of_4] Gang of Four van { gang-numbers }
        [gang_of_5] Gang of Five van { gang-numbers }
        [gang_of_6] Gang of Six van { gang-numbers }
       *[gang_of_7] Gang of Seven van enen
    }

# The groups of a list of hints.
gang-group =
    { $type ->
        [single] Losse kaarten
        [pair] Paren
        [three] Tritsen
        [straight] Reeksen
        [flush] Kleuren
        [full_house] Fulls
        [straight_flush] Kleurenreeksen
        [gang] Gangs
        [give] Kaarten om te geven
       *[other] Of
    }

# What only this game refuses.
gang-not-a-combo = { $cards } is geen combinatie; speel een losse kaart, een paar, een trits, vijf kaarten die bij elkaar passen of een gang.
gang-position-unreadable = “{ $part }” betekent niets in een stelling.
gang-position-impossible = “{ $part }” kan in geen enkele partij voorkomen.
gang-must-lead = Jij komt uit in deze ronde en kunt dus niet passen; speel een combinatie naar keuze.
gang-must-open = Wie het spel opent, moet de meerkleurige 1 spelen; speel M1, los of in een combinatie.
gang-opening-too-large = Het spel wordt geopend met hoogstens vijf kaarten; speel minder kaarten met M1.
gang-wrong-size =
    { $size ->
        [one] { $cards } past hier niet; speel één hogere kaart of een gang, of pas.
       *[other] { $cards } past hier niet; speel een hogere combinatie van { $size } kaarten of een hogere gang, of pas.
    }
gang-too-low = { $cards } is niet hoger dan { $to_beat }; speel iets hogers of pas.
gang-must-block =
    { $card ->
        [none] De volgende speler heeft nog maar één kaart; speel een gang.
       *[other] De volgende speler heeft nog maar één kaart; speel je hoogste kaart, { $card }{ $gang ->
            [yes] , of een gang
           *[no] {""}
        }.
    }
gang-must-lead-several = De volgende speler heeft nog maar één kaart; kom uit met twee of meer kaarten samen.
gang-must-lead-highest = De volgende speler heeft nog maar één kaart; kom uit met je hoogste kaart, { $card }.
gang-call-refused = “Kaart!” is voor wie net precies één kaart overheeft; speel verder zonder het te zeggen.
gang-call-automatic = In dit spel meldt de tafel zelf de laatste kaarten; speel zonder de “!”.
gang-cut-refused = Bij { $at } kun je niet couperen; typ een getal van 1 t/m 63 dat nog niet gebruikt is.

# The table.
gang-title = Gang of Four
gang-deal-number = partij { $deal }
gang-direction =
    { $direction ->
        [right] tegen de klok in
       *[left] met de klok mee
    }
gang-badge-last = LAATSTE KAART
gang-badge-out = uit deze partij
gang-sorted =
    { $order ->
        [colour] op kleur
       *[other] op getal
    }

# What happens. $who is a name; $you says whether it is the reader.
gang-passes = past
gang-leads =
    { $you ->
        [yes] Iedereen heeft gepast: jij komt uit in de volgende ronde.
       *[no] Iedereen heeft gepast: { $who } komt uit in de volgende ronde.
    }
gang-cycle-won =
    { $you ->
        [yes] Jij wint de ronde en komt uit in de volgende.
       *[no] { $who } wint de ronde en komt uit in de volgende.
    }
gang-led =
    { $you ->
        [yes] Jij komt uit in deze ronde.
       *[no] { $who } komt uit in deze ronde.
    }
gang-declares = Kaart!
gang-undeclared =
    { $you ->
        [yes] Je zei niet op tijd “Kaart!”: je ligt uit deze partij en houdt één kaart.
       *[no] { $who } zei niet op tijd “Kaart!” en ligt uit deze partij.
    }
gang-undeclared-rule = Wie nog één kaart heeft, zegt dat met last! of r7!, voordat de volgende speelt (GF-8.5).
gang-waits-call = Even wachten: { $who } kan nog “Kaart!” zeggen. Daarna telt je zet.
gang-dealt =
    { $you ->
        [yes] Partij { $deal }, { gang-direction }. Jij deelt.
       *[no] Partij { $deal }, { gang-direction }. { $who } deelt.
    }
gang-cut =
    { $you ->
        [yes] Je coupeert bij { $at }.
       *[no] { $who } coupeert bij { $at }.
    }
gang-shown =
    { $you ->
        [yes] Je toont
       *[no] { $who } toont
    } { gang-the-card }{ $again ->
        [yes] ; daarmee valt niet te tellen: coupeer opnieuw.
       *[no] {"."}
    }
gang-given-forced =
    { $you ->
        [giver] Je geeft { $taker } je hoogste kaart, { gang-the-card }.
        [taker] { $giver } geeft jou de hoogste kaart, { gang-the-card }.
       *[no] { $giver } geeft { $taker } de hoogste kaart, { gang-the-card }.
    }
gang-given-back =
    { $you ->
        [giver] Je geeft { $taker } { gang-the-card } in ruil.
        [taker] { $giver } geeft jou { gang-the-card } in ruil.
       *[no] { $giver } geeft { $taker } { gang-the-card } in ruil.
    }

# What there is to do: a sentence for every code of a duty.
gang-duty-cut = Coupeer.
gang-duty-show = Coupeer nog eens, om een kaart te tonen.
gang-duty-give = Welke kaart geef je { $who } in ruil? Het mag de kaart zijn die je kreeg.
gang-duty-call = Je hebt nog één kaart: zeg “Kaart!” voordat de volgende speler iets doet.
gang-duty-open = Jij opent het spel: speel de meerkleurige 1, los of in een combinatie.
gang-duty-lead = Jij komt uit: speel een combinatie naar keuze.
gang-duty-lead-several = { $who } heeft nog maar één kaart: kom uit met twee of meer kaarten samen.
gang-duty-lead-highest = { $who } heeft nog maar één kaart: kom uit met je hoogste, { gang-the-card }.
gang-duty-block =
    { $gang ->
        [only] { $who } heeft nog maar één kaart: je moet een gang spelen.
        [yes] { $who } heeft nog maar één kaart: speel je hoogste, { gang-the-card }, of een gang.
       *[no] { $who } heeft nog maar één kaart: speel je hoogste, { gang-the-card }.
    }
gang-duty-beat = Jouw beurt: speel hoger, of pas.
gang-duty-nothing-higher = Je hebt niets hogers.

# The same in the terminal, where it says what to type.
gang-task-beat = { $who }: { $combo }. Speel hoger of pas met p.
gang-task-nothing-higher = { $who }: { $combo }. Daar kun je niet overheen: pas met p.
gang-task-call = Je hebt nog één kaart en zei niets: typ nu last!, anders lig je eruit.
gang-task-cut = Coupeer: een getal van 1 t/m 63, of Enter voor het midden.
gang-task-show = Coupeer nog eens en toon een kaart: 1 t/m 63, of Enter voor het midden.

# The end of a deal and of a match.
gang-won-deal =
    { $you ->
        [yes] Jij wint partij { $deal }.
       *[no] { $who } wint partij { $deal }.
    }
gang-pad-forgot = ! vergat “Kaart!” te zeggen
gang-pad-target = Het spel eindigt als iemand { $rule ->
        [exceed] meer dan { $target }
       *[reach] { $target }
    } punten heeft; wie de minste heeft, wint.
gang-next-deal =
    { $you ->
        [yes] Jij deelt de volgende partij, { gang-direction }, en komt uit.
       *[no] { $who } deelt de volgende partij, { gang-direction }, en komt uit.
    }
gang-next-gift =
    { $you ->
        [giver] Jij geeft { $taker } straks je hoogste kaart.
        [taker] { $giver } geeft jou straks de hoogste kaart.
       *[no] { $giver } geeft { $taker } straks de hoogste kaart.
    }
gang-help =
    Typ kaarten in willekeurige volgorde, groot of klein: g3 y3 of r5,y6,g7,g8,r9
    De kleuren zijn G groen, Y geel, R rood. M1 is de meerkleurige 1, GP en YP
    zijn de feniksen, RD is de draak.
      p, pass        deze beurt niets spelen
      last!          “Kaart!” zeggen waar spelers dat zelf doen;
                     of meteen met de kaart:  r7!
gang-summary =
    Raak je kaarten kwijt. Wie de laatste speelt, wint de partij; de anderen
    krijgen punten voor wat ze nog hebben; wie de minste punten heeft, wint.

    Versla wat er ligt met een hogere combinatie van evenveel kaarten, speel een
    gang, of pas. Passen alle anderen, dan kom jij uit met wat je wilt.
    Eerst telt het getal, dan de kleur: groen, geel, rood. M1 is de hoogste 1; de
    feniksen GP en YP en de draak RD staan boven de 10.

      losse kaart  paar  trits     gelijke getallen; GP YP is een paar
      reeks                   vijf getallen op rij           laagste van vijf
      kleur                   vijf van één kleur
      full                    een trits en een paar
      kleurenreeks            een reeks in één kleur         hoogste van vijf
      gang                    vier tot zeven gelijke getallen: verslaat alles
                              behalve een hogere gang

    Heeft de volgende speler nog maar één kaart, dan moet je op een losse kaart
    je hoogste spelen, en uitkomen met twee of meer kaarten als je kunt.
    Kaarten die je overhoudt kosten elk 1 punt, vanaf 8 kaarten 2, vanaf 11 al 3,
    vanaf 14 al 4, en alle 16 kosten 80. De volledige regels: lastcard rules
