# 13.

thirteen-name = 13

# What only 13 refuses. A message id is the code of the refusal, its variables are the arguments.

thirteen-no-pass = In 13 every turn is one card: you cannot pass, call or cut.
thirteen-target-unknown = There is no target { $target }: the targets are B (blue), Y (yellow) and G (green).
thirteen-target-missing = { $card } goes on any target, so say which: { $card }>B, { $card }>Y or { $card }>G.
thirteen-wrong-target = { $card } goes only on the target of its own colour, { $own ->
    [B] blue
    [Y] yellow
   *[G] green
}, not on { $target ->
    [B] blue
    [Y] yellow
   *[G] green
}.

thirteen-position-unreadable = “{ $part }” cannot be read as part of a position.
thirteen-position-impossible = “{ $part }” cannot happen in a deal.

# The table. $target is B, Y or G.
thirteen-target =
    { $target ->
        [B] Blue
        [Y] Yellow
       *[G] Green
    }
thirteen-on =
    { $target ->
        [B] on blue
        [Y] on yellow
       *[G] on green
    }
thirteen-deal-number = deal { $deal } of { $deals }
thirteen-deals =
    { $you ->
        [yes] you deal
       *[no] { $who } deals
    }
thirteen-direction = clockwise

# How much a target can still bear; $breaks is the lowest value that is too much, 0 where none is.
thirteen-room =
    { $room ->
        [0] full, any card breaks it
        [13] empty
       *[other] room for { $room }, { $breaks ->
            [0] any card fits
           *[other] a { $breaks } breaks it
        }
    }
thirteen-room-short =
    { $room ->
        [0] full
        [13] empty
       *[other] { $breaks ->
            [0] room for { $room }
           *[other] a { $breaks } breaks it
        }
    }
thirteen-pile =
    { $cards ->
        [0] nothing left to draw
        [one] { $cards } card to draw
       *[other] { $cards } cards to draw
    }
thirteen-taken = { $cards } taken
thirteen-sorted =
    { $order ->
        [colour] by colour
       *[other] by value
    }

# What happens. $who is a name, filled up to the width of a column; $you says whether it is the
# reader.
thirteen-dealt =
    { $you ->
        [yes] Deal { $deal }. You deal.
       *[no] Deal { $deal }. { $who } deals.
    }
thirteen-puts =
    { $you ->
        [yes] { $who }put {""}
       *[no] { $who }puts
    } { $card } { thirteen-on }, { $sum }
thirteen-takes = { thirteen-puts }: { $you ->
        [yes] take
       *[no] takes
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
thirteen-takes-these = { thirteen-takes }, { $cards }

# What to do now.
thirteen-duty-put = Your turn: choose a card.
thirteen-duty-take =
    { $choices ->
        [one] You have no choice: your card takes { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
       *[other] Every card you have takes something now; the least is { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
    }
thirteen-task = Your turn: put a card on the target of its colour.
thirteen-task-rotten = Your turn: one card; a rotten four goes where you like, as in r4>y.
thirteen-task-few =
    { $count ->
        [one] Your turn: only { $moves } is safe, the rest takes cards.
       *[other] Your turn: only { $moves } are safe, the rest takes cards.
    }
thirteen-task-most = Your turn: { $moves } would take cards, the rest is safe.

# The groups of a list of hints, and what comes of a card.
thirteen-group = { thirteen-target }, now { $sum }
thirteen-hint-makes = makes { $sum }
thirteen-hint-takes = takes { $cards }

# The end of a deal. $target is B, Y, G or R.
thirteen-deal-over = Deal { $deal } is over. This is what everybody took:
thirteen-pile-of =
    { $target ->
        [R] Rotten x2
       *[other] { thirteen-target }
    }
thirteen-points-head = points
thirteen-most = * the most of a colour costs nothing; other cards cost 1, rotten fours 2
thirteen-pad-deal = deal by
thirteen-pad-length = The match has { $deals } deals; the lowest score wins.
thirteen-next-deal =
    { $you ->
        [dealer] You deal next, and { $beginner } begins.
        [beginner] { $dealer } deals next, and you begin.
       *[no] { $dealer } deals next, and { $beginner } begins.
    }
thirteen-help =
    Type a card, capitals or not:  b7  or  y1  or  g5
    It goes on the target of its colour: B blue, Y yellow, G green. A rotten
    four, R4, goes on any target, so say which:  r4>y  or  r4 yellow
thirteen-summary =
    Three targets lie on the table, blue, yellow and green; each holds up to 13.
    On your turn put one card on the target of its colour and draw another, as
    long as there are cards to draw. A rotten four, R4, is worth 4 and goes on
    any target. Nobody can pass.

    If the sum is now more than 13, you take the cards that lay there; yours
    stays. Exactly 13 does no harm.

      Blue, yellow and green   1 1 1  2 2 2  4 4  5 5 5  7 7 7   in each colour
      Rotten fours             eight

    The deal is over when all cards are played. A card you took costs 1 point, a
    rotten four 2. But if you took more of a colour than every other player, that
    colour costs you nothing; level at the top, all pay.

    Everybody deals once, with three players twice. The lowest score wins.
    The rules in full: lastcard rules thirteen
