# 13.

thirteen-name = 13

# What only 13 refuses. A message id is the code of the refusal, its variables are the arguments.

thirteen-no-pass = In 13 is elke beurt één kaart: er valt niets te passen, te melden of te couperen.
thirteen-target-unknown = Er is geen doel { $target }: de doelen zijn B (blauw), Y (geel) en G (groen).
thirteen-target-missing = { $card } mag op elk doel, dus zeg welk: { $card }>B, { $card }>Y of { $card }>G.
thirteen-wrong-target = { $card } mag alleen op het doel van de eigen kleur, { $own ->
    [B] blauw
    [Y] geel
   *[G] groen
}, niet op { $target ->
    [B] blauw
    [Y] geel
   *[G] groen
}.

thirteen-position-unreadable = “{ $part }” betekent niets in een stelling.
thirteen-position-impossible = “{ $part }” kan in geen enkele partij voorkomen.

# The table. $target is B, Y or G.
thirteen-target =
    { $target ->
        [B] Blauw
        [Y] Geel
       *[G] Groen
    }
thirteen-on =
    { $target ->
        [B] op blauw
        [Y] op geel
       *[G] op groen
    }
thirteen-deal-number = partij { $deal } van { $deals }
thirteen-deals =
    { $you ->
        [yes] jij deelt
       *[no] { $who } deelt
    }
thirteen-direction = met de klok mee

# How much a target can still bear; $breaks is the lowest value that is too much, 0 where none is.
thirteen-room =
    { $room ->
        [0] vol, alles is te veel
        [13] leeg
       *[other] nog { $room } over, { $breaks ->
            [0] alles past
           *[other] { $breaks } is te veel
        }
    }
thirteen-room-short =
    { $room ->
        [0] vol
        [13] leeg
       *[other] { $breaks ->
            [0] nog { $room } over
           *[other] { $breaks } is te veel
        }
    }
thirteen-pile =
    { $cards ->
        [0] niets meer te pakken
        [one] nog { $cards } kaart te pakken
       *[other] nog { $cards } kaarten te pakken
    }
thirteen-taken = { $cards } genomen
thirteen-sorted =
    { $order ->
        [colour] op kleur
       *[other] op waarde
    }

# What happens. $who is a name, filled up to the width of a column; $you says whether it is the
# reader.
thirteen-dealt =
    { $you ->
        [yes] Partij { $deal }. Jij deelt.
       *[no] Partij { $deal }. { $who } deelt.
    }
thirteen-puts =
    { $you ->
        [yes] { $who }legt
       *[no] { $who }legt
    } { $card } { thirteen-on }, { $sum }
thirteen-takes = { thirteen-puts }: { $you ->
        [yes] neemt
       *[no] neemt
    } { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
thirteen-takes-these = { thirteen-takes }, { $cards }

# What to do now.
thirteen-duty-put = Jouw beurt: kies een kaart.
thirteen-duty-take =
    { $choices ->
        [one] Je hebt geen keus: met jouw kaart neem je { $cards ->
            [one] { $cards } kaart
           *[other] { $cards } kaarten
        }.
       *[other] Met elke kaart neem je nu iets, minstens { $cards ->
            [one] { $cards } kaart
           *[other] { $cards } kaarten
        }.
    }
thirteen-task = Jouw beurt: leg een kaart op het doel van dezelfde kleur.
thirteen-task-rotten = Jouw beurt: één kaart; een rotte vier leg je waar je wilt, zoals r4>y.
thirteen-task-few =
    { $count ->
        [one] Jouw beurt: alleen { $moves } is veilig, met de rest neem je kaarten.
       *[other] Jouw beurt: alleen { $moves } zijn veilig, met de rest neem je kaarten.
    }
thirteen-task-most = Jouw beurt: met { $moves } neem je kaarten, de rest is veilig.

# The groups of a list of hints, and what comes of a card.
thirteen-group = { thirteen-target }, nu { $sum }
thirteen-hint-makes = maakt { $sum }
thirteen-hint-takes = neemt { $cards }

# The end of a deal. $target is B, Y, G or R.
thirteen-deal-over = Partij { $deal } is afgelopen. Dit heeft iedereen genomen:
thirteen-pile-of =
    { $target ->
        [R] Rotte x2
       *[other] { thirteen-target }
    }
thirteen-points-head = punten
thirteen-most = * de meeste van een kleur kosten niets; andere kaarten 1, rotte vieren 2
thirteen-pad-deal = deler
thirteen-pad-length = Het spel heeft { $deals } partijen; wie de minste punten heeft, wint.
thirteen-next-deal =
    { $you ->
        [dealer] Jij deelt de volgende partij, en { $beginner } begint.
        [beginner] { $dealer } deelt de volgende partij, en jij begint.
       *[no] { $dealer } deelt de volgende partij, en { $beginner } begint.
    }
thirteen-help =
    Typ een kaart, groot of klein:  b7  of  y1  of  g5
    Die komt op het doel van dezelfde kleur: B blauw, Y geel, G groen. Een rotte
    vier, R4, mag op elk doel, dus zeg welk:  r4>y  of  r4 y
thirteen-summary =
    Op tafel liggen drie doelen, blauw, geel en groen; op elk past hoogstens 13.
    Leg in je beurt één kaart op het doel van dezelfde kleur en pak een nieuwe,
    zolang die er zijn. Een rotte vier, R4, is 4 waard en mag op elk doel.
    Niemand kan passen.

    Is de som nu meer dan 13, dan neem je de kaarten die er lagen; de jouwe
    blijft liggen. Precies 13 kan geen kwaad.

      Blauw, geel en groen     1 1 1  2 2 2  4 4  5 5 5  7 7 7   in elke kleur
      Rotte vieren             acht

    De partij is afgelopen als alle kaarten gespeeld zijn. Elke kaart die je nam
    kost 1 punt, een rotte vier 2. Maar nam je meer van een kleur dan alle
    anderen, dan kost die kleur je niets; bij een gelijke stand betaalt ieder.

    Iedereen deelt één keer, met z’n drieën twee keer. De laagste score wint.
    De volledige regels: lastcard rules thirteen
