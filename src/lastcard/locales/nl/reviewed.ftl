# De analyse van een spel in de browser: wat keuzes waard waren, en wat geluk was.

reviewed-title = Analyse
reviewed-about = Elke keuze van elke plaats wordt beoordeeld naar wat daar op dat moment bekend was, nooit achteraf. Je eigen keuzes komen eerst, binnen enkele seconden; het geluk van het spel duurt iets langer.
reviewed-waiting =
    { $ahead ->
        [0] Je analyse begint zo.
        [one] Eén andere analyse gaat voor.
       *[other] { $ahead } andere analyses gaan voor.
    }
reviewed-running = De keuzes worden beoordeeld: { $part }
reviewed-cancel = Annuleren
reviewed-again = Opnieuw proberen
reviewed-outdated = Deze analyse is gemaakt met een eerdere vergelijkingsspeler.
reviewed-anew = Opnieuw analyseren
reviewed-shared-by = Gedeeld door { $who }

# The head. $lost and $luck are written numbers; $luck is none before luck is known.
reviewed-whose = Wiens keuzes
reviewed-you = { $who } (jij)
reviewed-counted-in = Geteld in
reviewed-unit =
    { $unit ->
        [chance] Winstkans
       *[points] Punten
    }
reviewed-so-far = Tot nu toe:
reviewed-head =
    { $wrong ->
        [0] Geen fouten
        [one] Eén fout, { $lost } punten
       *[other] { $wrong } fouten, { $lost } punten
    }{ $luck ->
        [none] {""}
       *[other] ; geluk { $luck }
    }
reviewed-head-chance =
    { $wrong ->
        [0] Geen fouten
        [one] Eén fout, winstkans { $lost }
       *[other] { $wrong } fouten, winstkans { $lost }
    }{ $luck ->
        [none] {""}
       *[other] ; geluk { $luck }
    }
reviewed-grades = Keuzes naar kwaliteit
reviewed-grade =
    { $grade ->
        [blunder] Blunder
        [mistake] Fout
        [slip] Slordigheid
        [close] Te krap om te zeggen
       *[fine] Goed
    }
reviewed-grade-count =
    { $grade ->
        [blunder] { $count ->
            [one] { $count } blunder
           *[other] { $count } blunders
        }
        [mistake] { $count ->
            [one] { $count } fout
           *[other] { $count } fouten
        }
        [slip] { $count ->
            [one] { $count } slordigheid
           *[other] { $count } slordigheden
        }
        [close] { $count } te krap
       *[fine] { $count } goed
    }
reviewed-forgotten-count = “Kaart!” vergeten: { $count }

# The curve.
reviewed-curve =
    { $unit ->
        [chance] Kans om het spel te winnen
       *[points] Te verwachten punten
    }
reviewed-curve-about =
    { $unit ->
        [chance] De winstkans van { $who }, van de eerste partij tot de laatste
       *[points] De punten die { $who } kon verwachten, van de eerste partij tot de laatste
    }
reviewed-curve-how =
    { $unit ->
        [chance] Met alle handen open, als iedereen verder speelde als de vergelijkingsspeler. De getallen onderaan zijn partijen.
       *[points] Wat de anderen gemiddeld krijgen min wat deze plaats krijgt, eerdere partijen meegeteld, met alle handen open. De getallen onderaan zijn partijen.
    }
reviewed-curve-later = De lijn komt zodra het geluk van de partijen bekend is.
reviewed-dots = Keuzes op de lijn; met de pijltoetsen ga je van de ene naar de andere
reviewed-dot = Partij { $deal }, beurt { $number }: { reviewed-grade }, { $loss } punten
reviewed-as-table = De lijn als tabel
reviewed-turn = Beurt
reviewed-choice = Keuze

# The list.
reviewed-list = Fouten
reviewed-size = Tonen
reviewed-size-from =
    { $size ->
        [blunder] Blunders
        [mistake] Fouten en blunders
       *[slip] Vanaf slordigheid
    }
reviewed-order = Volgorde
reviewed-order-by =
    { $order ->
        [played] Zoals gespeeld
       *[largest] Grootste eerst
    }
reviewed-all = Ook wat goed was of te krap om te zeggen
reviewed-none = Hier is niets: geen keuze van deze grootte.
reviewed-none-yet = Nog niets.
reviewed-list-more = Alle { $count } tonen
reviewed-where = Partij { $deal }, beurt { $number }
reviewed-rather = beter
reviewed-points-lost = verloren punten
reviewed-forgotten = “Kaart!” vergeten
reviewed-kind-name =
    { $kind ->
        [leading] uitkomen
        [answering] hoger spelen
        [passing] passen
        [gangs] een gang spelen
        [last-card] tegen een laatste kaart
        [exchange] een kaart geven
        [putting] een kaart leggen
        [rotten] een rotte vier leggen
        [taking] kaarten nemen
       *[other] anders
    }

# One choice.
reviewed-back = Terug naar de hele analyse
reviewed-previous = Vorige fout
reviewed-next = Volgende fout
reviewed-place = { $place } van { $count }
reviewed-best = De beste zet.
reviewed-cost = { reviewed-grade }: kost { $loss } ± { $error } punten; winstkans { $chance }
reviewed-cost-close = Te krap om te zeggen: de andere zet brengt misschien { $loss } ± { $error } punten meer; winstkans { $chance }
reviewed-forgotten-cost = “Kaart!” is vergeten: kost { $cost } ± { $error } punten; winstkans { $chance }
reviewed-forgotten-about = { $who } heeft “Kaart!” niet op tijd gezegd. Dat telt bij de eigen keuzes en wordt niet beoordeeld.
reviewed-moves = De gespeelde zet en de betere
reviewed-move =
    { $which ->
        [best] Beter
       *[made] Gespeeld
    }
reviewed-play-on =
    { $which ->
        [best] Verder spelen met deze zet
       *[made] Vanaf hier verder spelen
    }
reviewed-candidates = Alles wat is overwogen
reviewed-candidate = Zet
reviewed-worth = Waarde
reviewed-policy = Vergelijkingsspeler
reviewed-made-short = (gespeeld)
reviewed-more = Alle { $count } zetten tonen
reviewed-candidates-about = Waarde in punten, over tot { $worlds } manieren waarop de ongeziene kaarten konden liggen. De laatste kolom zegt hoe vaak de vergelijkingsspeler de zet zou kiezen.
reviewed-hindsight = Achteraf
reviewed-hindsight-about = Met alle handen open, die niemand kon zien. Het telt nergens voor mee.
reviewed-hindsight-best =
    { $same ->
        [yes] Zoals de kaarten lagen, was de gespeelde zet de beste.
       *[no] Zoals de kaarten lagen, was dit het beste: { $loss } ± { $error } punten meer dan wat is gespeeld.
    }
reviewed-no-board = Deze plek in het spel kan niet worden getoond.
reviewed-step-back = Eén zet terug
reviewed-played-on = Hoe het verderging
reviewed-step-on = Volgende zet
reviewed-in-replay = Terugkijken
reviewed-keys = Toetsen: ← → vorige en volgende fout, M de gespeelde zet, B de betere, Esc terug.

# The ledger.
reviewed-ledger = Geluk en keuzes
reviewed-ledger-later = Dit komt zodra alle keuzes zijn beoordeeld.
reviewed-ledger-about =
    { $unit ->
        [chance] Wat elke partij aan de winstkans veranderde, in delen. Wat rechts van de lijn ligt bracht iets op, wat links ligt kostte iets; de dikke streep is de uitslag. Druk op een balk voor de getallen.
       *[points] Elke uitslag in delen: wat de anderen gemiddeld kregen min wat deze plaats kreeg. Wat rechts van de lijn ligt bracht iets op, wat links ligt kostte iets; de dikke streep is de uitslag. Druk op een balk voor de getallen.
    }
reviewed-match = Spel
reviewed-part =
    { $part ->
        [dealt] Gedeelde kaarten
        [exchange] Ruil
        [others] De anderen
        [own] Eigen keuzes
       *[hidden] Ongeziene kaarten
    }
reviewed-part-about =
    { $part ->
        [dealt] Wat de kaarten waard waren zoals ze zijn gedeeld, met het recht om uit te komen.
        [exchange] Wat de kaart veranderde die moest worden gegeven.
        [others] Wat de keuzes van de anderen opbrachten of kostten.
        [own] Wat de keuzes van deze plaats opbrachten, vergeleken met de vergelijkingsspeler die hetzelfde wist.
       *[hidden] Keuzes die goed of fout waren voor wat bekend was, en goed of slecht uitpakten.
    }

# The summary.
reviewed-summary = Alle plaatsen
reviewed-summary-about = Verlies per keuze is in punten, met het interval dat 95 van de 100 keer de echte waarde bevat. Geluk is alles behalve de eigen keuzes.
reviewed-choices = Keuzes
reviewed-loss = Verlies per keuze
reviewed-luck = Geluk
reviewed-kinds = Wat { $who } te kiezen had
reviewed-kind = Soort keuze
reviewed-how = Hoe dit wordt beoordeeld
reviewed-reference = De vergelijkingsspeler is een bot die niet verandert:
reviewed-worlds = Elke keuze is gevolgd in tot { $worlds } werelden: manieren waarop de kaarten konden liggen die de plaats niet kon zien.
reviewed-how-about =
    { $about ->
        [worth] Een zet is waard wat hij gemiddeld opbrengt als iedereen verder speelt als de vergelijkingsspeler.
        [knew] Alleen wat de plaats toen wist telt: de eigen kaarten en wat iedereen had gezien. Wat je achteraf weet staat apart en telt nergens voor mee.
        [error] Het getal achter ± is een standaardfout. Een keuze wordt alleen beoordeeld waar het dubbele daarvan geen twijfel laat; anders is het te krap om te zeggen.
        [grades] Een slordigheid kost 0,5 punt of meer, een fout 1,5 of meer, een blunder 4 of meer.
       *[luck] Een uitslag is precies de som van vijf delen. Vier daarvan zijn geluk; over veel partijen komen ze op niets uit.
    }

# Sharing.
reviewed-share = Delen
reviewed-share-on = Wie de link heeft, mag deze analyse zien
reviewed-share-about = Te zien zijn alle plaatsen, elke zet en alle namen. Je kunt het altijd terugnemen.
reviewed-share-link = Link naar deze analyse
