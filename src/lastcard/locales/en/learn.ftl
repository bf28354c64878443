# Learning: the list of lessons, and what they have in common. What each one says is in lessons.ftl.

learn-title = Learn
learn-none = There is no lesson for that yet.
learn-brief = The rules in two minutes
learn-full = The full rules
learn-summary = Summary cards
learn-read = To read about { $game }
learn-first = First lesson: { $title }
learn-progress = { $done } of { $all } done
learn-done = done
learn-next-one = Next
learn-back = All lessons
learn-step = Step { $step } of { $of }
learn-answers = Answers
learn-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
learn-go-on = Go on
learn-finish = Finish
learn-reveal = Show me
learn-well-done = Well done!
learn-next = Next: { $title }
learn-all-done = You know it all! Time for a real match.
learn-play = Play a match

# Why the rules do not allow a try, and what it would need.
learn-not-a-combo =
    { $cards ->
        [2] These two do not go together. A pair needs two equal numbers.
        [3] These three do not go together. Three cards need equal numbers.
        [4] Four cards go together only as a gang: all with the same number.
        [5] These five do not go together. You need five numbers in a row, five of one colour, or a three with a pair.
       *[other] So many cards do not go together. Take one, two, three or five, or a gang.
    }
learn-must-lead = You lead, so you cannot pass: play whatever you like.
learn-must-open = The first play of a match has the multi-coloured 1 in it.
learn-wrong-size =
    { $size ->
        [1] One single card lies there, so you need one card too, a higher one.
        [2] A pair lies there, so you need a pair too, a higher one.
        [3] A three lies there, so you need three equal cards too, higher ones.
       *[other] Five cards lie there, so you need five that go together, higher ones.
    }
learn-too-low = Your { $mine } is not higher than the { $theirs }. You need something higher.
learn-must-block = The next player has one card left: you have to stop them with your highest card, { gang-the-card }.
learn-must-lead-several = The next player has one card left: lead two or more cards together.
learn-must-lead-highest = The next player has one card left: lead your highest card, { gang-the-card }.
learn-call-refused = Say “Last card!” only with a play that leaves you exactly one card.
learn-wrong-target =
    { $colour ->
        [B] A blue card goes on the blue target.
        [Y] A yellow card goes on the yellow target.
       *[G] A green card goes on the green target.
    }
