# The options of a match: what each is called, what it means, and what its values are called.
# option-GAME-NAME, option-GAME-NAME-about and option-GAME-NAME-VALUE; underscores become hyphens.

# Gang of Four.
option-gang-opening-limit = First lead of the match
option-gang-opening-limit-about = Whoever holds the multi-coloured 1 leads with it; how many cards may that lead have?
option-gang-opening-limit-5 = five cards at most
option-gang-opening-limit-none = any combo

option-gang-last-card = Saying “Last card!”
option-gang-last-card-about = A player with one card left must say so: do the players say it themselves, or does the table?
option-gang-last-card-spoken = the players
option-gang-last-card-automatic = the table

option-gang-undeclared = Forgetting to say it
option-gang-undeclared-about = What it costs to forget “Last card!”, besides being out of the deal.
option-gang-undeclared-plus-one = 2 points
option-gang-undeclared-one = 1 point

option-gang-block = Stopping a last card
option-gang-block-about = When a single card is to be beaten and the next player has one card left, this must be played.
option-gang-block-single = the highest single card
option-gang-block-single-or-gang = the highest single card or a gang

option-gang-block-lead = Leading before a last card
option-gang-block-lead-about = What to lead when the next player has one card left and you hold nothing but single cards.
option-gang-block-lead-highest = the highest card
option-gang-block-lead-free = any card

option-gang-after-pass = After a pass
option-gang-after-pass-about = Whether a player who has passed may play again when the turn comes round in the same cycle.
option-gang-after-pass-may-return = may play again
option-gang-after-pass-out-of-cycle = waits for the next cycle

option-gang-discards = Cards played earlier
option-gang-discards-about = Whether everybody can look at the cards of finished cycles; that helps learners.
option-gang-discards-covered = covered
option-gang-discards-open = open to all

option-gang-ceremony = The Chinese deal
option-gang-ceremony-about = Before each deal the deck is cut, a card is shown, and counting decides who gets the first card.
option-gang-ceremony-off = without
option-gang-ceremony-on = with the ceremony

option-gang-count = Counting in the ceremony
option-gang-count-about = Which way to count to the player who gets the first card; only with the Chinese deal.
option-gang-count-counter-clockwise = counter-clockwise
option-gang-count-clockwise = clockwise
option-gang-count-direction = the way of the deal
option-gang-count-none = not at all

option-gang-target = Points that end the match
option-gang-target-about = As soon as somebody has this many points the match is over, and the lowest score wins.

option-gang-target-rule = When it is over
option-gang-target-rule-about = Whether the match ends when those points are reached or only when they are passed.
option-gang-target-rule-reach = when reached
option-gang-target-rule-exceed = when passed

option-gang-first-dealer = First dealer
option-gang-first-dealer-about = Which seat deals first; after that the winner of each deal deals the next.

# 13.
option-thirteen-deal = Dealing
option-thirteen-deal-about = Whether everybody holds five cards and draws, or all cards are dealt before play begins.
option-thirteen-deal-five = five cards, then draw
option-thirteen-deal-all = all cards at once

option-thirteen-open-piles = Cards that were taken
option-thirteen-open-piles-about = Whether everybody can look at the cards that were taken; that helps learners.
option-thirteen-open-piles-off = covered
option-thirteen-open-piles-on = open to all

option-thirteen-first-dealer = First dealer
option-thirteen-first-dealer-about = Which seat deals first; after each deal the next player clockwise is dealer.
