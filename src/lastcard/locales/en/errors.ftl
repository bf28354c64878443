# What is refused, whatever the game. A message id is the code of the refusal.

rules = The rules do not allow that.
unreadable = That means nothing here; type ? for help.
card-unknown = There is no card “{ $card }”; write colour and value, as in G5.
cards-impossible =
    { $copies ->
        [one] There is only one { $card } in the deck; name it once.
       *[other] There are only { $copies } cards { $card } in the deck; name fewer.
    }
move-unreadable = “{ $text }” is not a move.
bad-options = No match can be played with these options.
edition-unknown = There is no edition “{ $edition }”; choose one of { $known }.
option-unknown = There is no option “{ $option }”; choose among { $known }.
option-refused = The option { $option } cannot be “{ $value }”; choose one of { $allowed }.
seats-refused = This game is for { $fewest } to { $most } players, not { $seats }.
move-refused = That move is not allowed now.
match-over = The match is over; nothing more can be played.
not-your-turn = It is not your turn yet; wait for the others.
wrong-phase =
    { $awaited ->
        [deal] The cards have not been dealt yet; wait for the deal.
        [cut] The deck has to be cut first; type a number.
        [show] The deck has to be cut first; type a number.
        [exchange] First give a card back; type the card.
        [play] Now it is time to play; type cards, or pass.
       *[other] Another kind of move is due now; type ? for help.
    }
card-not-held = You do not hold { $cards }; play cards from your own hand.
deck-wrong = The cards dealt are not the deck of this game; shuffle the whole deck.
lesson-wrong = The lesson { $lesson } cannot be taught: { $problem }.
nothing-asked = There is nothing to try in this step of the lesson; go on to the next one.
