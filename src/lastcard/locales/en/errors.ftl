# What is refused, whatever the game. A refusal's id is "error-" and its code.

error-rules = The rules do not allow that.
error-unreadable = That means nothing here; type ? for help.
error-card-unknown = There is no card "{ $card }"; cards are written like G3, Y10, M1, GP or RD.
error-cards-impossible =
    { $copies ->
        [one] There is only one { $card } in the deck; name it once.
       *[other] There are only { $copies } cards { $card } in the deck; name fewer.
    }
error-move-unreadable = "{ $text }" is no move; type ? for help or hint to see what you can play.
error-bad-options = No match can be played with these options.
error-edition-unknown = There is no edition "{ $edition }"; choose one of { $known }.
error-option-unknown = There is no option "{ $option }"; choose among { $known }.
error-option-refused = The option { $option } cannot be "{ $value }"; choose one of { $allowed }.
error-seats-refused = This game is for { $fewest } to { $most } players, not { $seats }.
error-move-refused = That move is not allowed now.
error-match-over = The match is over; nothing more can be played.
error-not-your-turn = It is not your turn yet; wait for the others.
error-wrong-phase =
    { $awaited ->
        [deal] The cards have not been dealt yet; wait for the deal.
        [cut] The deck has to be cut first; type a number.
        [show] The deck has to be cut first; type a number.
        [exchange] First give a card back; type the card.
        [play] Now it is time to play; type cards, or pass.
       *[other] Another kind of move is due now; type ? for help.
    }
error-card-not-held = You do not hold { $cards }; play cards from your own hand.
error-deck-wrong = The cards dealt are not the deck of this game; shuffle the whole deck.
