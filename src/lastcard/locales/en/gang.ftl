# Gang of Four: cards, combos, refusals, and what happens at the table.

gang-name = Gang of Four

# $colour is green, yellow or red; $card and $number are as in the notation.
gang-colour =
    { $colour ->
        [green] green
        [yellow] yellow
       *[red] red
    }
gang-card =
    { $card ->
        [M1] multi-coloured 1
        [GP] green phoenix
        [YP] yellow phoenix
        [RD] red dragon
       *[other] { gang-colour } { $number }
    }
gang-the-card = the { gang-card }

# The cards of a combo by their number: what it is made of, and the pair of a full house.
gang-numbers =
    { $number ->
        [phoenix] phoenixes
       *[other] { $number }s
    }
gang-others =
    { $other ->
        [phoenix] phoenixes
       *[other] { $other }s
    }

# $number is what the combo is made of, $other the pair of a full house, $low and $high the ends.
gang-combo =
    { $type ->
        [single] { gang-card }
        [pair] pair of { gang-numbers }
        [three] three { gang-numbers }
        [straight] straight, { $low } to { $high }
        [flush] { gang-colour } flush, { $high } high
        [full_house] full house, { gang-numbers } over { gang-others }
        [straight_flush] { gang-colour } straight flush, { $low } to { $high }
        [gang_of_4] gang of four, { gang-numbers }
        [gang_of_5] gang of five, { gang-numbers }
        [gang_of_6] gang of six, { gang-numbers }
       *[gang_of_7] gang of seven, 1s
    }

# The groups of a list of hints.
gang-group =
    { $type ->
        [single] Single cards
        [pair] Pairs
        [three] Threes
        [straight] Straights
        [flush] Flushes
        [full_house] Full houses
        [straight_flush] Straight flushes
        [gang] Gangs
        [give] Cards to give
       *[other] Or
    }

# What only this game refuses.
gang-not-a-combo = { $cards } are not a combo; play a single card, a pair, a three, five cards that fit or a gang.
gang-position-unreadable = “{ $part }” cannot be read as part of a position.
gang-position-impossible = “{ $part }” cannot happen in a deal.
gang-must-lead = You lead this cycle, so you cannot pass; play any combo.
gang-must-open = The first lead of a match contains the multi-coloured 1; play M1, alone or in a combo.
gang-opening-too-large = The first lead of a match has five cards at most; play fewer cards with M1.
gang-wrong-size =
    { $size ->
        [one] { $cards } does not fit; play one higher card, a gang, or pass.
       *[other] { $cards } does not fit; play a higher combo of { $size } cards, a higher gang, or pass.
    }
gang-too-low = { $cards } is not higher than { $to_beat }; play something higher, or pass.
gang-must-block =
    { $card ->
        [none] The next player is down to a last card; play a gang.
       *[other] The next player is down to a last card; play your highest card, { $card }{ $gang ->
            [yes] , or a gang
           *[no] {""}
        }.
    }
gang-must-lead-several = The next player is down to a last card; lead two or more cards together.
gang-must-lead-highest = The next player is down to a last card; lead your highest card, { $card }.
gang-call-refused = “Last card!” is for whoever has just come down to exactly one card; play on without it.
gang-call-automatic = The table announces last cards by itself in this match; play without the “!”.
gang-cut-refused = You cannot cut at { $at }; type a number from 1 to 63 that was not used before.

# The table.
gang-title = Gang of Four
gang-deal-number = deal { $deal }
gang-direction =
    { $direction ->
        [right] counter-clockwise
       *[left] clockwise
    }
gang-badge-last = LAST CARD
gang-badge-out = out of this deal
gang-sorted =
    { $order ->
        [colour] by colour
       *[other] by number
    }

# What happens. $who is a name; $you says whether it is the reader.
gang-passes = pass
gang-leads =
    { $you ->
        [yes] All have passed: you lead the next cycle.
       *[no] All have passed: { $who } leads the next cycle.
    }
gang-cycle-won =
    { $you ->
        [yes] You win the cycle and lead the next one.
       *[no] { $who } wins the cycle and leads the next one.
    }
gang-led =
    { $you ->
        [yes] You lead this cycle.
       *[no] { $who } leads this cycle.
    }
gang-declares = Last card!
gang-undeclared =
    { $you ->
        [yes] You did not say “Last card!” in time: you are out of this deal and keep one card.
       *[no] { $who } did not say “Last card!” in time and is out of this deal.
    }
gang-undeclared-rule = Whoever is left with one card says so, with last! or r7!, before the next player acts (GF-8.5).
gang-waits-call = Waiting: { $who } may still say “Last card!”. Then your move counts.
gang-dealt =
    { $you ->
        [yes] Deal { $deal }, { gang-direction }. You deal.
       *[no] Deal { $deal }, { gang-direction }. { $who } deals.
    }
gang-cut =
    { $you ->
        [yes] You cut the deck at { $at }.
       *[no] { $who } cuts the deck at { $at }.
    }
gang-shown =
    { $you ->
        [yes] You show
       *[no] { $who } shows
    } { gang-the-card }{ $again ->
        [yes] {""}, which cannot be counted: cut again.
       *[no] {"."}
    }
gang-given-forced =
    { $you ->
        [giver] You give { $taker } your highest card, { gang-the-card }.
        [taker] { $giver } gives you the highest card, { gang-the-card }.
       *[no] { $giver } gives { $taker } the highest card, { gang-the-card }.
    }
gang-given-back =
    { $you ->
        [giver] You give { $taker } { gang-the-card } in return.
        [taker] { $giver } gives you { gang-the-card } in return.
       *[no] { $giver } gives { $taker } { gang-the-card } in return.
    }

# What there is to do: a sentence for every code of a duty.
gang-duty-cut = Cut the deck.
gang-duty-show = Cut again, to show a card.
gang-duty-give = Choose a card to give { $who } in return; it may be the one you got.
gang-duty-call = You have one card left: say “Last card!” before the next player acts.
gang-duty-open = You open the match: play the multi-coloured 1, alone or in a combo.
gang-duty-lead = You lead: play any combo you like.
gang-duty-lead-several = { $who } is down to a last card: you must lead two or more cards together.
gang-duty-lead-highest = { $who } is down to a last card: lead your highest card, { gang-the-card }.
gang-duty-block =
    { $gang ->
        [only] { $who } is down to a last card: you must play a gang.
        [yes] { $who } is down to a last card: play your highest card, { gang-the-card }, or a gang.
       *[no] { $who } is down to a last card: play your highest card, { gang-the-card }.
    }
gang-duty-beat = Your turn: play higher, or pass.
gang-duty-nothing-higher = You have nothing higher.

# The same in the terminal, where it says what to type.
gang-task-beat = To beat: { $who }'s { $combo }. Play higher, or p to pass.
gang-task-nothing-higher = To beat: { $who }'s { $combo }. You cannot: p to pass.
gang-task-call = You have one card and did not say so: type last! now, or you are out of this deal.
gang-task-cut = Cut the deck: a number from 1 to 63, or Enter for the middle.
gang-task-show = Cut again to show a card: a number from 1 to 63, or Enter for the middle.

# The end of a deal and of a match.
gang-won-deal =
    { $you ->
        [yes] You win deal { $deal }.
       *[no] { $who } wins deal { $deal }.
    }
gang-pad-forgot = ! forgot to say “Last card!”
gang-pad-target = The match ends when somebody has { $rule ->
        [exceed] more than { $target }
       *[reach] { $target }
    } points; the lowest score wins.
gang-next-deal =
    { $you ->
        [yes] You deal next, { gang-direction }, and lead.
       *[no] { $who } deals next, { gang-direction }, and leads.
    }
gang-next-gift =
    { $you ->
        [giver] You will give { $taker } your highest card.
        [taker] { $giver } will give you the highest card.
       *[no] { $giver } will give { $taker } the highest card.
    }
gang-help =
    Type cards in any order, capitals or not:  g3 y3   or   r5,y6,g7,g8,r9
    Colours are G green, Y yellow, R red. M1 is the multi-coloured 1, GP and YP
    are the phoenixes, RD is the dragon.
      p, pass        play nothing this turn
      last!          say “Last card!” where players say it themselves;
                     or with the play:  r7!
gang-summary =
    Get rid of your cards. Whoever plays the last one wins the deal; the others
    get points for what they hold, and the lowest score wins the match.

    On your turn beat what lies there with a higher combo of as many cards,
    play a gang, or pass. When all the others pass, you lead what you like.
    Numbers decide, then colours: green, yellow, red. M1 is the highest 1; the
    phoenixes GP and YP and the dragon RD stand above the 10s.

      single  pair  three     equal numbers; GP YP is a pair
      straight                five numbers in a row          lowest of five
      flush                   five of one colour
      full house              a three and a pair
      straight flush          a straight of one colour       highest of five
      gang                    four to seven equal numbers: beats everything
                              but a higher gang

    If the next player is down to a last card, you must play your highest card
    on a single, and lead two or more cards if you can.
    Cards left cost 1 point each, from 8 cards on 2, from 11 on 3, from 14 on 4,
    and all 16 cost 80. The rules in full: lastcard rules
