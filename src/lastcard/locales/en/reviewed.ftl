# The review of a match in the browser: what choices were worth, and what was luck.

reviewed-title = Review
reviewed-about = Every choice of every seat is weighed from what that seat knew then, never with hindsight. Your own choices come first, within seconds; the luck of the match takes a little longer.
reviewed-waiting =
    { $ahead ->
        [0] Your review begins in a moment.
        [one] One other review comes first.
       *[other] { $ahead } other reviews come first.
    }
reviewed-running = Weighing the choices: { $part }
reviewed-cancel = Cancel
reviewed-again = Try again
reviewed-outdated = This review was made by an earlier reference player.
reviewed-anew = Review it anew
reviewed-shared-by = Shared by { $who }

# The head. $lost and $luck are written numbers; $luck is none before luck is known.
reviewed-whose = Whose choices
reviewed-you = { $who } (you)
reviewed-counted-in = Counted in
reviewed-unit =
    { $unit ->
        [chance] Chance to win
       *[points] Points
    }
reviewed-so-far = So far:
reviewed-head =
    { $wrong ->
        [0] No mistakes
        [one] One mistake, { $lost } points
       *[other] { $wrong } mistakes, { $lost } points
    }{ $luck ->
        [none] {""}
       *[other] ; luck { $luck }
    }
reviewed-head-chance =
    { $wrong ->
        [0] No mistakes
        [one] One mistake, chance to win { $lost }
       *[other] { $wrong } mistakes, chance to win { $lost }
    }{ $luck ->
        [none] {""}
       *[other] ; luck { $luck }
    }
reviewed-grades = Choices by grade
reviewed-grade =
    { $grade ->
        [blunder] Blunder
        [mistake] Mistake
        [slip] Slip
        [close] Too close to call
       *[fine] Fine
    }
reviewed-grade-count =
    { $grade ->
        [blunder] { $count ->
            [one] { $count } blunder
           *[other] { $count } blunders
        }
        [mistake] { $count ->
            [one] { $count } mistake
           *[other] { $count } mistakes
        }
        [slip] { $count ->
            [one] { $count } slip
           *[other] { $count } slips
        }
        [close] { $count } too close to call
       *[fine] { $count } fine
    }
reviewed-forgotten-count = “Last card!” forgotten: { $count }

# The curve.
reviewed-curve =
    { $unit ->
        [chance] Chance to win the match
       *[points] Points to expect
    }
reviewed-curve-about =
    { $unit ->
        [chance] The chance of { $who } to win, from the first deal to the last
       *[points] The points that { $who } could expect, from the first deal to the last
    }
reviewed-curve-how =
    { $unit ->
        [chance] With all hands open, if everybody played on like the reference player. Numbers below are deals.
       *[points] What the others get on average less what this seat gets, earlier deals included, with all hands open. Numbers below are deals.
    }
reviewed-curve-later = The curve comes when the luck of the deals is known.
reviewed-dots = Choices on the curve; the arrow keys go from one to the next
reviewed-dot = Deal { $deal }, turn { $number }: { reviewed-grade }, { $loss } points
reviewed-as-table = The curve as a table
reviewed-turn = Turn
reviewed-choice = Choice

# The list.
reviewed-list = Mistakes
reviewed-size = Show
reviewed-size-from =
    { $size ->
        [blunder] Blunders
        [mistake] Mistakes and blunders
       *[slip] Slips and worse
    }
reviewed-order = Order
reviewed-order-by =
    { $order ->
        [played] As played
       *[largest] Largest first
    }
reviewed-all = Also what was fine or too close to call
reviewed-none = Nothing here: no choice of this size.
reviewed-none-yet = Nothing yet.
reviewed-list-more = Show all { $count }
reviewed-where = Deal { $deal }, turn { $number }
reviewed-rather = better
reviewed-points-lost = points lost
reviewed-forgotten = “Last card!” forgotten
reviewed-kind-name =
    { $kind ->
        [leading] leading
        [answering] answering
        [passing] passing
        [gangs] playing a gang
        [last-card] facing a last card
        [exchange] giving a card
        [putting] putting a card
        [rotten] putting a rotten four
        [taking] taking cards
       *[other] other
    }

# One choice.
reviewed-back = Back to the whole review
reviewed-previous = Previous mistake
reviewed-next = Next mistake
reviewed-place = { $place } of { $count }
reviewed-best = The best move.
reviewed-cost = { reviewed-grade }: costs { $loss } ± { $error } points; chance to win { $chance }
reviewed-cost-close = Too close to call: the other move may bring { $loss } ± { $error } points more; chance to win { $chance }
reviewed-forgotten-cost = “Last card!” was forgotten: costs { $cost } ± { $error } points; chance to win { $chance }
reviewed-forgotten-about = { $who } did not say “Last card!” in time. This is counted as the seat’s own, and not graded.
reviewed-moves = The move made and the better one
reviewed-move =
    { $which ->
        [best] Better
       *[made] Played
    }
reviewed-play-on =
    { $which ->
        [best] Play on with this move
       *[made] Play on from here
    }
reviewed-candidates = All that was considered
reviewed-candidate = Move
reviewed-worth = Worth
reviewed-policy = Reference player
reviewed-made-short = (played)
reviewed-more = Show all { $count } moves
reviewed-candidates-about = Worth in points, over up to { $worlds } ways the unseen cards could lie. The last column says how often the reference player would choose the move.
reviewed-hindsight = In hindsight
reviewed-hindsight-about = With all hands open, which nobody could see. It counts for nothing.
reviewed-hindsight-best =
    { $same ->
        [yes] As the cards lay, the move that was played was the best.
       *[no] As the cards lay, this was the best: { $loss } ± { $error } points more than what was played.
    }
reviewed-no-board = This place of the match cannot be shown.
reviewed-step-back = One move back
reviewed-played-on = How it went on
reviewed-step-on = Next move
reviewed-in-replay = In the replay
reviewed-keys = Keys: ← → previous and next mistake, M the move played, B the better one, Esc back.

# The ledger.
reviewed-ledger = Luck and choices
reviewed-ledger-later = This comes when all choices are weighed.
reviewed-ledger-about =
    { $unit ->
        [chance] What each deal changed in the chance to win, told apart. What lies right of the line brought something, what lies left of it cost something; the thick stroke is the result. Press a bar for its numbers.
       *[points] Each result told apart: what the others got on average less what this seat got. What lies right of the line brought something, what lies left of it cost something; the thick stroke is the result. Press a bar for its numbers.
    }
reviewed-match = Match
reviewed-part =
    { $part ->
        [dealt] Cards dealt
        [exchange] Exchange
        [others] The others
        [own] Own choices
       *[hidden] Unseen cards
    }
reviewed-part-about =
    { $part ->
        [dealt] What the cards were worth as they were dealt, with the right to lead.
        [exchange] What the card that had to be given changed.
        [others] What the choices of the others brought or cost.
        [own] What this seat’s choices brought, compared with the reference player who knew the same.
       *[hidden] Choices that were right or wrong for what was known, and turned out well or badly.
    }

# The summary.
reviewed-summary = All seats
reviewed-summary-about = Lost per choice is in points, with the interval that holds the true value 95 times in 100. Luck is everything but the own choices.
reviewed-choices = Choices
reviewed-loss = Lost per choice
reviewed-luck = Luck
reviewed-kinds = What { $who } decided
reviewed-kind = Kind of choice
reviewed-how = How this is judged
reviewed-reference = The reference player is a fixed bot:
reviewed-worlds = Each choice was followed in up to { $worlds } worlds: ways the cards could lie that the seat could not see.
reviewed-how-about =
    { $about ->
        [worth] A move is worth what it brings on average when everybody plays on like the reference player.
        [knew] Only what the seat knew then is used: its own cards and what everybody had seen. Hindsight stands apart and counts for nothing.
        [error] The number behind ± is a standard error. A choice is graded only where twice that leaves no doubt; else it is too close to call.
        [grades] A slip costs 0.5 points or more, a mistake 1.5 or more, a blunder 4 or more.
       *[luck] A result is the sum of five parts, exactly. Four of them are luck; over many deals they come to nothing.
    }

# Sharing.
reviewed-share = Share
reviewed-share-on = Anybody with the link may see this review
reviewed-share-about = They see all seats, the replay and all names. You can take it back at any time.
reviewed-share-link = Link to this review
