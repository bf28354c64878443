# The referee of the page: which cards lie there, which one wants to play, and what he says.

judge-title = Referee
judge-cards = Cards to choose from
judge-undo = Undo
judge-clear = Clear all
judge-played = I have played it
judge-table = On the table
judge-play = I want to play
judge-rest = My other cards
judge-nothing = nothing, so you lead
judge-tap = tap cards below
judge-not-a-combo = no combo
judge-take-out = { $card }, take out
judge-put-in =
    { $count ->
        [0] { $card }
       *[other] { $card }, { $count } there
    }
judge-last = Next player: one card left
judge-last-about = Then it matters what else you hold: put your other cards there too.
judge-opening = First lead of the match
judge-edition = Edition
judge-ask = Choose what lies on the table, then the cards you want to play.
judge-ask-mine = Now choose the cards you want to play.

# Why cards may be played.
judge-may-lead = Yes, you may lead this.
judge-may-open = Yes, you may open the match with this.
judge-may-higher = Yes, it is higher.
judge-may-gang = Yes, a gang beats everything except a higher gang.
judge-may-block = Yes, you may play this when the next player has one card left.
judge-may-pass = You may also pass.

# Why not.
judge-no-combo = No, these cards are not a combo.
judge-table-no-combo = What lies on the table is not a combo.
judge-must-lead = You may not pass, because you lead.
judge-must-open = No, the first lead of a match contains the multi-coloured 1.
judge-opening-too-large = No, in this edition the first lead of a match has five cards at most.
judge-wrong-size =
    { $size ->
        [one] No, a single card is to be beaten by a single card, or by a gang.
       *[other] No, it takes { $size } cards as on the table, or a gang.
    }
judge-too-low = No, it is lower.
judge-level = No, it is as high, and as high is not higher.
judge-only-gang = No, only a higher gang beats a gang.
judge-must-block-card = No, the next player has one card left: you must play your highest card, { gang-the-card }.
judge-must-block-gang = No, the next player has one card left: you must play a gang.
judge-must-block-card-or-gang = No, the next player has one card left: you must play your highest card, { gang-the-card }, or a gang.
judge-must-lead-several = No, the next player has one card left: you must lead two or more cards.
judge-must-lead-highest = No, the next player has one card left: you must lead your highest card, { gang-the-card }.
judge-may-not-pass = You may not pass.

# 13.
judge-ask-13 = Choose what lies on the targets, then the card you want to play.
judge-play-13 = My card
judge-on =
    { $target ->
        [B] On blue
        [Y] On yellow
       *[G] On green
    }
judge-goes-own = Yes, on the target of its colour, and on no other.
judge-goes-any = Yes, a rotten four goes on any target.
judge-safe = { judge-on }: { $sum }, nothing happens.
judge-takes =
    { $takes ->
        [one] { judge-on }: { $sum }, you take the card there.
       *[other] { judge-on }: { $sum }, you take { $takes } cards.
    }
judge-sum = { $sum } of { $limit }
