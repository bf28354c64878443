# Playing on from a move of a match that is over.

playon = Play on from here
playon-about = A table of your own with the cards and moves so far. It does not count and ends with this deal.
playon-seat = Where you sit
playon-others = The others
playon-friends = Friends: send them the link
playon-bots = Bots: { $bot }
playon-cards = The cards
playon-same = As they were
playon-same-about = All hands as they were dealt
playon-redealt = Dealt otherwise
playon-redealt-about = What you could not know then is shuffled anew
playon-move = The next move, by { $who }
playon-open = Decided at the table
playon-go = Play on
playon-over = The match ends here: go back a move to play on.
