# What a review of a match says, and why there is none.

review-impossible = Het spel is niet te beoordelen.
review-game = Voor het spel “{ $game }” is er geen beoordeling; die is er voor { $known }.
review-unfinished = Geen enkele partij van dit spel is afgelopen, dus er is nog niets te beoordelen.
review-seat = Er is geen plaats “{ $seat }”; er wordt geteld van 0 tot { $last }, en namen schrijf je zoals in het verslag.
review-deal = Partij { $deal } is niet te beoordelen; de laatste waarbij het kan is partij { $last }.
review-ended = De beoordeling is gestopt voordat ze klaar was.

review-starting = { $done }/{ $steps }
review-progress = { $done }/{ $steps }  nog { $left }
review-what = iedereen speelt verder als { $reference }; hoogstens { $worlds } werelden per keuze; startwaarde { $seed }
review-head =
    { $mistakes ->
        [one] één fout, { $points } punten
       *[other] { $mistakes } fouten, { $points } punten
    }
review-luck = geluk { $luck }
review-choices =
    { $choices ->
        [one] één keuze, gemiddeld { $mean } punten verloren
       *[other] { $choices } keuzes, gemiddeld { $mean } punten verloren
    }
review-curve = kans om het spel te winnen: { $curve } { $last }
review-grade-fine = goed
review-grade-close = te krap om te zeggen
review-grade-slip = slordigheid
review-grade-mistake = fout
review-grade-blunder = blunder
review-count-fine =
    { $count ->
        [one] { $count } goede
       *[other] { $count } goede
    }
review-count-close =
    { $count ->
        [one] { $count } te krap om te zeggen
       *[other] { $count } te krap om te zeggen
    }
review-count-slip =
    { $count ->
        [one] één slordigheid
       *[other] { $count } slordigheden
    }
review-count-mistake =
    { $count ->
        [one] één fout
       *[other] { $count } fouten
    }
review-count-blunder =
    { $count ->
        [one] één blunder
       *[other] { $count } blunders
    }
review-kind-leading = uitkomen
review-kind-answering = antwoorden
review-kind-passing = passen
review-kind-gangs = gangs
review-kind-last-card = laatste kaart
review-kind-exchange = ruil
review-kind-putting = een kaart leggen
review-kind-taking = kaarten nemen
review-where = partij { $deal }, zet { $number }
review-lost = { $points } punten verloren, { $chance } kans om te winnen
review-moves = gedaan: { $made }   beter: { $best }
review-hindsight = achteraf, met open kaarten: { $best } ({ $points } punten)
review-forgotten = “Kaart!” vergeten, { $where }: dat kostte { $points } punten

review-ledger-title = Waar de punten vandaan kwamen
review-head-seat = plaats
review-head-deal = partij
review-head-result = resultaat
review-head-dealt = kaarten
review-head-exchange = ruil
review-head-others = anderen
review-head-own = eigen
review-head-hidden = verborgen
review-match = spel
review-legend =
    punten: wat de anderen gemiddeld kregen min wat de plaats kreeg, per partij
    { $sign }: twee standaardfouten; er is alleen een oordeel als nul erbuiten valt
    kaarten, ruil: het blad; anderen: hun keuzes; eigen: boven de
    vergelijkingsspeler, naar wat men wist; verborgen: hoe het toch uitpakte

guide-gang-not-sure = Je had een winst die niemand kon tegenhouden, en dit is die niet.
guide-gang-not-pass =
    { $left ->
        [one] Je laat het gaan hoewel iemand nog maar één kaart heeft.
       *[other] Je laat het gaan hoewel iemand nog maar { $left } kaarten heeft.
    }
guide-gang-not-gang = Het kost je gang van { gang-numbers } terwijl niemand bijna uit is.
guide-gang-not-whole = Het breekt een combinatie van je: { gang-combo }.
guide-gang-not-top = Het kost je hoogste kaart voordat er haast is: { gang-card }.
guide-gang-not-high = Iets lagers van dezelfde soort volstaat: { gang-combo }.
guide-gang-not-short =
    { $least ->
        [one] Daarna heeft je hand { $plays } beurten nodig, na de betere zet maar één.
       *[other] Daarna heeft je hand { $plays } beurten nodig, na de betere zet maar { $least }.
    }
guide-gang-not-rid =
    { $cards ->
        [one] Je houdt één kaart meer dan na de betere zet.
       *[other] Je houdt { $cards } kaarten meer dan na de betere zet.
    }
guide-gang-not-gift = Een lagere kaart had weg gekund: { gang-card }.

cli-help-review =
    lastcard review - beoordeel elke keuze van een bewaard spel

    gebruik: lastcard review BESTAND [OPTIES]

    BESTAND is een verslag, als tekst of als JSON; - leest het van de
    standaardinvoer. Elke keuze wordt gewogen met wat je toen wist; wat ze kostte
    staat er in punten van de partij, met een interval. Daarna wordt elk resultaat
    gesplitst in geluk en keuzes. docs/reference/review.md zegt hoe het werkt.

    opties:
      --seat PLAATS           alleen deze plaats: een getal vanaf 0, of een naam
      --worlds N              volg een keuze in hoogstens N werelden; hoe meer, hoe
                              scherper
      --seed N                een andere startwaarde; dezelfde geeft hetzelfde
      --json UITVOER          schrijf de beoordeling ook naar een bestand
      --no-ledger             alleen keuzes, zonder de rekening van het geluk
      --hindsight             ook wat het beste was met open kaarten
      --quiet                 zonder voortgangsbalk
      --language TAAL         een andere taal ({ $languages })
      -h, --help              toon deze pagina

    exitcodes:
      0    het spel is beoordeeld
      1    het bestand is niet te lezen, of het spel niet te beoordelen

    voorbeelden:
      lastcard play --save avond.txt
      lastcard review avond.txt --seat 0
      lastcard review avond.txt --json avond.review.json
