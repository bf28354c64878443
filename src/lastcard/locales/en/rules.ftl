# The pages about the rules, and the two summary cards of each game.

rules-title = { $game }: the rules
rules-rules = The rules
rules-cards = Summary cards
rules-none = Nothing is written about this game here yet.
rules-print = Print
rules-search = Search the rules
rules-contents = Contents
rules-found =
    { $count ->
        [0] Nothing found; try another word.
        [one] One paragraph found
       *[other] { $count } paragraphs found
    }
rules-no-combo = not a combo
rules-higher-than = is higher than
rules-all-editions = in all editions

# The summary cards.
rules-cards-of = { $game }: summary cards
rules-paper = Two cards on one sheet of A4: print, and cut in the middle.
rules-combos = Combos and colours
rules-key = Key rules and points
rules-combo =
    { $type ->
        [single] Single card
        [pair] Pair
        [three] Three of a kind
        [straight] Straight
        [flush] Flush
        [full_house] Full house
        [straight_flush] Straight flush
        [gang_of_4] Gang of four
        [gang_of_5] Gang of five
        [gang_of_6] Gang of six
       *[gang_of_7] Gang of seven
    }
rules-order-number = The number decides first, then the colour.
rules-order-specials = Above the 10: green phoenix, yellow phoenix, red dragon.
rules-order-colours = Green is lowest, then yellow, then red.
rules-order-multi = The multi-coloured 1 is the highest 1; in a flush it takes any colour.
rules-five-order = Of the five-card combos a straight is lowest, a straight flush highest.
rules-gang-beats = A gang beats everything except a higher gang; more cards make a higher gang.
rules-equal = A tie does not beat it.
rules-key-deal = Three or four players, 16 cards each.
rules-key-open = The first deal is opened with the multi-coloured 1, alone or in a combo; later the winner leads.
rules-key-direction = The first deal goes counter-clockwise, the next clockwise, and so on.
rules-key-turn = On your turn: a higher combo of as many cards, or a gang, or pass.
rules-key-pass = A player who has passed may play again when the turn comes round.
rules-key-lead = When all others have passed you lead anything you like.
rules-key-last = With one card left say “Last card!”, or you are out of the deal.
rules-key-block = The next player has one card and a single lies there: play your highest card if it is higher.
rules-key-block-lead = You lead and the next player has one card: play two or more if you can.
rules-key-exchange = Before each new deal the loser gives the winner the highest card and gets any card back.
rules-key-end = At { $target } points the match is over; the lowest total wins.
rules-prices = Points for the cards you still hold
rules-cards-left = Cards left
rules-each = Each
rules-makes = Points

# The cards of 13.
rules-turn = Cards and turns
rules-points = Points
rules-deck = The cards, and how many of each
rules-key-13-deal = Everybody has five cards; the rest is the draw pile. The player left of the dealer begins.
rules-key-13-turn = A turn is one card on a target. Nobody can pass.
rules-key-13-colour = A coloured card goes on the target of its colour.
rules-key-13-rotten = A rotten four goes on any target.
rules-key-13-draw = Then draw a card, while there are any.
rules-key-13-limit = More than { $limit } on a target: take the cards that lay there; yours stays. Exactly { $limit } is safe.
rules-key-13-over = The deal is over when pile and hands are empty.
rules-cost-coloured =
    { $points ->
        [one] Each coloured card you took: { $points } negative point.
       *[other] Each coloured card you took: { $points } negative points.
    }
rules-cost-rotten =
    { $points ->
        [one] Each rotten four: { $points } negative point, always.
       *[other] Each rotten four: { $points } negative points, always.
    }
rules-cost-most = Whoever has the most cards of a colour pays nothing for that colour.
rules-cost-level = If several have the most, all of them pay.
rules-cost-lying = What still lies on the targets counts for nobody.
rules-cost-win = Whoever has the fewest negative points wins.
rules-cost-example = An example: what is crossed out costs nothing
rules-taken = Took
rules-rooms = What still fits on a target
rules-sum = Sum
rules-fits = Fits
rules-length = How long a match is
rules-deals = Deals

# The rules in two minutes.
rules-brief = In two minutes
rules-full = The full rules
rules-brief-gang-aim = Get rid of your cards before everybody else. Whoever does so first wins the deal; the others get points for the cards they still hold, and points are bad.
rules-brief-gang-turn = On your turn play something higher than what lies there, with as many cards. Or pass: you may play again when it is your turn.
rules-brief-gang-order = The number decides first. With equal numbers green is lowest, then yellow, then red. Above the 10 stand two phoenixes, and the dragon above all.
rules-brief-gang-combos = You can play one card, two or three equal numbers, or five cards that go together. Of five cards these four kinds, from weakest to strongest:
rules-brief-gang-gang = Four or more equal numbers are a gang. It beats everything except a higher gang.
rules-brief-gang-lead = When all the others pass, you lead: play whatever you like.
rules-brief-gang-last = With one card left, say “Last card!”. Whoever plays before you must then stop you with their highest card if they can.
rules-brief-gang-end = As soon as somebody has { $target } points, the match is over, and the lowest score wins.
rules-brief-13-aim = Take as few cards as you can: cards you take cost points.
rules-brief-13-turn = On your turn put one card on the target of its colour, then draw one. Nobody can pass.
rules-brief-13-limit = A target bears { $limit }. If your card makes it more, you take the cards that lay there; your own card stays.
rules-brief-13-rotten = A rotten four goes on any target.
rules-brief-13-cost = At the end of a deal each card you took costs 1 point, and a rotten four 2.
rules-brief-13-most = But if you took more cards of a colour than anybody else, that colour costs you nothing. Rotten fours are never free.
rules-brief-13-end = Everybody deals once, with three players twice. Then the lowest score wins.
