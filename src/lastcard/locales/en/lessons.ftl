# What the lessons say. The files in lessons/files name these messages; nothing here takes arguments.

# Said in several lessons to a pass, or to another move that leaves a chance unused.
lesson-can-play = You may do that. But you hold something that works here: try to find it!

## Gang of Four

lesson-colours = Number, then colour
lesson-colours-about = Which card is higher?
lesson-colours-goal = Be the first to get rid of all your cards! Everybody in turn plays something higher than what lies there, or passes.
lesson-colours-order = A higher number wins. Same number? Then green is lowest, yellow is in the middle, red is highest.
lesson-colours-beat = Somebody played the green 7. Beat it with your smallest card that is high enough. Tap a card, then Play.
lesson-colours-beat-right = Same number, better colour: yellow beats green. And your 9 is still there for later!
lesson-colours-beat-other = That wins, but it is a waste: a smaller card of yours is enough too.
lesson-colours-special = Four cards are special. The multi-coloured 1 is the highest 1. Above every 10 come two phoenixes, and on top of all the dragon.
lesson-colours-ask = Which of these three is the highest?
lesson-colours-ask-right = Yes! 9 is more than 8, and yellow is more than green.
lesson-colours-ask-colour = The numbers are equal, so the colour decides: yellow is higher than green.
lesson-colours-ask-other = Look at the number first. The colour only counts when the numbers are the same.
lesson-colours-phoenix = A red 10! Beat it, but keep your dragon.
lesson-colours-phoenix-right = The phoenix flies above every 10. And you kept your dragon!
lesson-colours-phoenix-other = The dragon beats every other card, so keep it for when nothing else helps.

lesson-pairs = Pairs and threes
lesson-pairs-about = Two or three of the same number
lesson-pairs-show = Two equal numbers are a pair, three are a three. The two phoenixes are a pair as well.
lesson-pairs-beat = A pair of 5s lies there. Only a higher pair beats it: tap two cards, then Play.
lesson-pairs-beat-right = 8s over 5s. Two cards gone at once!
lesson-pairs-beat-pass = You may pass. But two of your cards have the same number, and it is higher than 5.
lesson-pairs-ask = Which pair of 6s is higher?
lesson-pairs-ask-right = Right: the highest card decides, and red beats yellow.
lesson-pairs-ask-other = Compare the best card of each pair first. One pair has a red 6.
lesson-pairs-three = Three 7s! What beats them? It has to be three cards again.
lesson-pairs-three-right = Three 9s. Nobody saw that coming.
lesson-pairs-three-pass = You may pass. But you hold three cards of one number, and it is higher than 7.

lesson-five = Five cards at once
lesson-five-about = Straight, flush, full house
lesson-five-show = The four five-card combos, weakest first. Each beats all those above it.
lesson-five-straight = You lead. Find five numbers in a row, and get rid of them all at once.
lesson-five-straight-right = 3, 4, 5, 6, 7. Five cards gone with one play!
lesson-five-straight-other = You may lead that. But five numbers in a row hide in your hand: look for 3, 4, 5 …
lesson-five-flush = A straight up to 10! It is only a straight. Find five cards of one colour.
lesson-five-flush-right = A flush beats every straight, however high.
lesson-five-flush-pass = You may pass. But count your green cards!
lesson-five-ask = Which of these is the strongest?
lesson-five-ask-right = A full house beats every flush and every straight, even with small numbers.
lesson-five-ask-other = First comes the kind: straight, then flush, then full house. Numbers only count within a kind.
lesson-five-house = Now somebody played a flush. You need three of one number and two of another.
lesson-five-house-right = Full house! Three 3s and two 6s beat any flush.
lesson-five-house-pass = You may pass. But look at your 3s and your 6s!

lesson-rainbow = The multi-coloured 1
lesson-rainbow-about = It joins every flush
lesson-rainbow-show = The multi-coloured 1 takes on any colour. This is a red flush!
lesson-rainbow-flush = You have only four cards of one colour. Who could be the fifth? Beat the straight.
lesson-rainbow-flush-right = The little 1 saved your flush.
lesson-rainbow-flush-pass = You may pass. But count your yellow cards, and the multi-coloured 1 as one of them.
lesson-rainbow-straight-flush = You lead. Five in a row and all in one colour: find the straight flush.
lesson-rainbow-straight-flush-right = The strongest five cards there are. Only a gang can stop you now.
lesson-rainbow-straight-flush-other = You may lead that. But look for 1, 2, 3, 4, 5, all in one colour.
lesson-rainbow-plain-straight = Five in a row, good! But one card has another colour. Which 5 would be better?

lesson-gangs = Gangs
lesson-gangs-about = Four of a number beat everything
lesson-gangs-show = Four or more of one number are a gang. A gang beats everything: single cards, pairs, threes, fives. A bigger gang beats a smaller one.
lesson-gangs-dragon = The dragon! No single card beats it. But you have a gang …
lesson-gangs-dragon-right = Even the dragon runs away from four little 4s.
lesson-gangs-dragon-pass = You could pass, but you would miss the fun: four cards in your hand have the same number.
lesson-gangs-ask = Which of these beats the other two?
lesson-gangs-ask-right = Five cards beat four in a gang war, even five 2s.
lesson-gangs-ask-other = A gang beats every straight flush. And between gangs, the one with more cards wins.
lesson-gangs-five = A gang of four 10s! Can you do better?
lesson-gangs-five-right = Five 3s chase away four 10s.
lesson-gangs-five-pass = You may pass. But count your 3s: between gangs, more cards beat fewer.

lesson-leading = Leading and passing
lesson-leading-about = Who begins, who passes, who is next
lesson-leading-lead = Nothing lies there: you lead, so you may play whatever you like. Get rid of your three 3s.
lesson-leading-lead-right = Now everybody has to answer with three cards, or pass.
lesson-leading-lead-other = You may lead that! But small cards are hard to lose later: lead all three 3s now.
lesson-leading-pass = A pair of 8s. You have no higher pair, so what is left to do?
lesson-leading-pass-right = Passing costs nothing. You wait for your chance.
lesson-leading-ask = You played the yellow 10. Two players have passed, and now the third one passes too. Who leads next?
lesson-leading-ask-right = You! When all the others pass, the one who played last leads whatever they like.
lesson-leading-ask-other = When all the others pass, it goes back to the one who played last. Who was that?
lesson-leading-return = You passed a moment ago. No problem: you may still play when it is your turn again. Beat the red 8.
lesson-leading-return-right = Back in the game!

lesson-last-card = Last card!
lesson-last-card-about = Say it, and stop the others
lesson-last-card-declare = Your 9s leave you with one single card. Then you must say “Last card!” Tap the 9s, tap Last card!, and play.
lesson-last-card-declare-right = Everybody has heard it. One card to go!
lesson-last-card-silent = You forgot to say “Last card!” At the table you would be out of this deal. Tap Last card! before you play.
lesson-last-card-block = The player after you has one card left! Then you must play your highest card to stop them.
lesson-last-card-block-right = Blocked! A 9 cannot pass your red 10.
lesson-last-card-lead = Now you lead, and the next player still has that one card. Then you must lead two or more cards together, if you can.
lesson-last-card-lead-right = One card cannot answer two. Clever!

lesson-scoring = Counting points
lesson-scoring-about = Why sixteen cards hurt
lesson-scoring-show = When somebody goes out, the others pay for the cards they still hold. The more cards, the more each of them costs. Few points are good!
lesson-scoring-few = You are left with 7 cards. How many points is that?
lesson-scoring-few-right = Up to 7 cards, each costs one point.
lesson-scoring-few-other = Look at the prices: with 7 cards left, each of them costs 1.
lesson-scoring-eight = And with one card more, 8 cards?
lesson-scoring-eight-right = Yes! From 8 cards on each costs 2, twice as much.
lesson-scoring-eight-other = From 8 cards on each of them costs 2. So 8 times 2 …
lesson-scoring-all = You could not play a single card: all 16 are left. Ouch! How many points?
lesson-scoring-all-right = 80 points. At 100 the match is over, and whoever has the fewest points wins it!
lesson-scoring-all-other = 16 cards cost 5 each. That hurts!
lesson-scoring-play = The next player has only two cards, and you hold 8. You lead: get rid of as many cards as you can at once.
lesson-scoring-play-right = Only 3 cards left: 3 points instead of 16.
lesson-scoring-play-other = You may, but then many cards stay. Look for five in a row.

lesson-exchange = The exchange
lesson-exchange-about = A gift for the winner
lesson-exchange-ask = Before every deal but the first, the loser of the last one gives the winner the best card. You won. Who gives you a card?
lesson-exchange-ask-right = Whoever had most cards left has to give.
lesson-exchange-ask-other = The loser is the one who had most cards left.
lesson-exchange-give = You got the dragon! Now you give any one card back. Choose the one that helps you least.
lesson-exchange-give-right = A lone green 1, the lowest card of all. Thank you very much!
lesson-exchange-dragon = You could even give the dragon back. But it is the best card there is!
lesson-exchange-high = The phoenix is one of your best cards. Give something small that fits nowhere.
lesson-exchange-give-other = You may, but that card is better than another one you have. Which is the weakest of all?

lesson-direction = Which way round
lesson-direction-about = The direction changes with every deal
lesson-direction-first = In the first deal play goes round counter-clockwise: follow the arrows. You pass. Who is next?
lesson-direction-first-right = Right: to the right.
lesson-direction-first-other = Look at the arrows around the table. Start at the bottom, where you sit.
lesson-direction-second = In the second deal the arrows turn round. You pass. Who is next now?
lesson-direction-second-right = Now it goes to the left. In the next deal it turns again.
lesson-direction-second-other = The arrows have turned round: follow them from where you sit.
lesson-direction-block = Somebody has a last card. Are they next after you? Then you know what to do!
lesson-direction-block-right = Yes, they were next: your highest card blocked them.
lesson-direction-free = Again somebody has a last card. But this time they sit before you, not after you. Your smallest card that wins is enough.
lesson-direction-free-right = Only the player right before a last card has to block. That was not you.
lesson-direction-free-other = You may, but nobody forces you: whoever has one card left is not next. Save your high cards.

lesson-three = Three players
lesson-three-about = A hand that nobody sees
lesson-three-ask = There are 64 cards, and everybody gets 16, with three players too. How many cards does nobody get?
lesson-three-ask-right = 16 cards sleep in this deal. Nobody knows which ones.
lesson-three-ask-other = Three times 16 is 48. How many are missing up to 64?
lesson-three-open = Whoever has the multi-coloured 1 opens the match, and has to play it: alone, or together with others.
lesson-three-open-right = And the match has begun!
lesson-three-passes = You played the red 9. One player has passed, and now the other one passes. Who leads next?
lesson-three-passes-right = You. With three players, two passes are enough.
lesson-three-passes-other = Count again: apart from you there are only two players, and both have passed.
lesson-three-hidden = A green 10. Your phoenix beats it. Perhaps somebody has the dragon, perhaps it sleeps. Take the risk!
lesson-three-hidden-right = Brave! With three players, big cards are often asleep.

lesson-counting = Counting what is out
lesson-counting-about = Remember the big cards
lesson-counting-show = Only three cards are above the 10s, and each is there only once. Remember which of them are gone!
lesson-counting-one = The dragon was played. How many single cards still beat your green phoenix?
lesson-counting-one-right = Just one: the yellow phoenix.
lesson-counting-one-other = Above the green phoenix there are the yellow phoenix and the dragon. One of them is gone.
lesson-counting-ten = The dragon and the green phoenix are gone. How many single cards still beat a red 10?
lesson-counting-ten-right = Only the yellow phoenix. Your red 10 is nearly the king.
lesson-counting-ten-other = Count again: green phoenix, yellow phoenix, dragon. Two of the three are gone.
lesson-counting-play = The dragon is gone and you lead with two cards left. Which one first, so that you surely go out?
lesson-counting-play-right = Nobody can beat it. Everybody passes, you lead again, and your 3 goes out as the last card.
lesson-counting-play-other = You may, but somebody will beat the 3, and perhaps you never lead again. Is there a card that nobody can beat?

## 13

lesson-targets = The targets
lesson-targets-about = Each holds up to 13
lesson-targets-goal = In every turn you put one card on a target. Whoever goes over 13 takes the cards that lay there, and cards you took cost points. The lowest score wins!
lesson-targets-first = Three targets, three colours. Put any card of yours on the target of its colour: tap a card, then the button.
lesson-targets-first-right = The numbers are added up. Then you draw a new card, and the next player goes on.
lesson-targets-thirteen = A target holds up to 13, and not one more. Make one of them exactly 13!
lesson-targets-thirteen-right = Exactly 13 is fine. Now it is full, and whoever comes next has a problem.
lesson-targets-thirteen-other = That is allowed and takes nothing. But one of your cards makes exactly 13.
lesson-targets-over = That goes over 13, so you would take the cards that lie there. Find a card that fits!
lesson-targets-safe = It is getting tight. Only one of your cards still fits somewhere. Which one?
lesson-targets-safe-right = Phew! That just fits.

lesson-taking = Going over
lesson-taking-about = Who takes what
lesson-taking-over = Try what nobody likes: make yellow go over 13.
lesson-taking-over-right = You took the three cards that lay there. Your own 5 stays on the target.
lesson-taking-over-other = That one fits. This time go over 13 on yellow, to see what happens.
lesson-taking-least = Now every card of yours goes over. Choose so that you take as few cards as possible.
lesson-taking-least-right = Two cards. It could have been worse!
lesson-taking-least-other = That takes more cards. Count the cards on each target: where do the fewest lie?

lesson-majorities = The most of a colour
lesson-majorities-about = Sometimes many cards cost nothing
lesson-majorities-plain = At the end each card you took costs 1 point. Here is what everybody took. What do you pay?
lesson-majorities-plain-right = Three cards, three points.
lesson-majorities-plain-other = Somebody else has more blue and more yellow than you. So each of your cards costs 1.
lesson-majorities-most = But whoever has the most of a colour pays nothing for it! And now?
lesson-majorities-most-right = Four blue cards, more than anybody: they are free. Only the yellow one costs.
lesson-majorities-most-other = Look for the star: it marks the most of a colour, and that colour is free.
lesson-majorities-tie = Two players have equally many blue cards. What do you pay?
lesson-majorities-tie-right = Nobody has the most alone, so both pay.
lesson-majorities-tie-other = You need more than everybody else. As many as somebody else is not enough.
lesson-majorities-play = You have taken four blue cards, more than anybody, and nothing else. Both your cards go over. Which one costs you nothing?
lesson-majorities-play-right = More blue cards for you, and they are all free!
lesson-majorities-play-other = Yellow cards would cost you a point each. Which colour is free for you?

lesson-rotten = Rotten fours
lesson-rotten-about = They fit everywhere, and nobody wants them
lesson-rotten-show = There are eight rotten fours. They go on any target, and always count 4.
lesson-rotten-anywhere = None of your coloured cards fits. Play the rotten four: tap it, then a target where it does not go over.
lesson-rotten-anywhere-right = Saved! And now it lies there for somebody else.
lesson-rotten-cost = A rotten four you took costs 2 points, even if you have the most of them. What do you pay for three?
lesson-rotten-cost-right = Three times 2. Rotten fours are never free.
lesson-rotten-cost-other = Each rotten four costs 2 points, always. Having the most of them does not help.
lesson-rotten-avoid = Both your cards go over. Leave the rotten fours to somebody else!
lesson-rotten-avoid-right = Two blue cards instead of two rotten fours and a yellow card.
lesson-rotten-avoid-other = That brings you rotten fours, and each costs 2. The other target is cheaper.

lesson-ending = The end
lesson-ending-about = What counts, and what to keep in mind
lesson-ending-last = There is nothing left to draw, and you hold the very last card. Play it.
lesson-ending-last-right = The deal is over. What still lies on the targets counts for nobody.
lesson-ending-cost = This is what everybody took. How many points for you?
lesson-ending-cost-right = Two cards, two points. Everybody deals once, and the lowest score wins.
lesson-ending-cost-other = Others have as many of each of your colours, or more. So each of your cards costs 1.
lesson-ending-high = Two blue cards left: a 1 and a 7. One of them is easy to play later. Which one do you play now?
lesson-ending-high-right = While there is room, play the big ones. Small cards fit nearly always.
lesson-ending-high-other = That fits too. But then blue has 7, and your own 7 would go over next time!
