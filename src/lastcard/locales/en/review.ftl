# What a review of a match says, and why there is none.

review-impossible = The match cannot be reviewed.
review-game = There is no review for the game “{ $game }”; there is one for { $known }.
review-unfinished = No deal of this match has ended, so there is nothing to review yet.
review-seat = There is no seat “{ $seat }”; seats are counted from 0 to { $last }, and names are written as in the record.
review-deal = Deal { $deal } cannot be reviewed; the last one that can is deal { $last }.
review-ended = The review was ended before it was done.

review-starting = { $done }/{ $steps }
review-progress = { $done }/{ $steps }  { $left } left
review-what = everybody plays on like { $reference }; at most { $worlds } worlds a choice; seed { $seed }
review-head =
    { $mistakes ->
        [one] one mistake, { $points } points
       *[other] { $mistakes } mistakes, { $points } points
    }
review-luck = luck { $luck }
review-choices =
    { $choices ->
        [one] one choice, { $mean } points lost on average
       *[other] { $choices } choices, { $mean } points lost on average
    }
review-curve = chance to win the match: { $curve } { $last }
review-grade-fine = fine
review-grade-close = too close to call
review-grade-slip = slip
review-grade-mistake = mistake
review-grade-blunder = blunder
review-count-fine =
    { $count ->
        [one] { $count } fine
       *[other] { $count } fine
    }
review-count-close =
    { $count ->
        [one] { $count } too close to call
       *[other] { $count } too close to call
    }
review-count-slip =
    { $count ->
        [one] one slip
       *[other] { $count } slips
    }
review-count-mistake =
    { $count ->
        [one] one mistake
       *[other] { $count } mistakes
    }
review-count-blunder =
    { $count ->
        [one] one blunder
       *[other] { $count } blunders
    }
review-kind-leading = leading
review-kind-answering = answering
review-kind-passing = passing
review-kind-gangs = gangs
review-kind-last-card = last card
review-kind-exchange = exchange
review-kind-putting = putting a card
review-kind-taking = taking cards
review-where = deal { $deal }, turn { $number }
review-lost = { $points } points lost, { $chance } of the chance to win
review-moves = made: { $made }   better: { $best }
review-hindsight = in hindsight, with all hands open: { $best } ({ $points } points)
review-forgotten = “Last card!” was forgotten, { $where }: it cost { $points } points

review-ledger-title = Where the points came from
review-head-seat = seat
review-head-deal = deal
review-head-result = result
review-head-dealt = dealt
review-head-exchange = exchange
review-head-others = others
review-head-own = own
review-head-hidden = hidden
review-match = match
review-legend =
    points: what the others got on average less what the seat got, per deal
    { $sign }: two standard errors; a grade is given only where zero is outside
    dealt, exchange: the cards; others: what they chose; own: beyond the reference
    player, as far as one could know; hidden: how it turned out all the same

guide-gang-not-sure = You had a win that nobody could stop, and this is not it.
guide-gang-not-pass =
    { $left ->
        [one] You let it pass though a player has only one card left.
       *[other] You let it pass though a player has only { $left } cards left.
    }
guide-gang-not-gang = It spends your gang of { $number }s though nobody is nearly out.
guide-gang-not-whole = It breaks up a combo of yours: { gang-combo }.
guide-gang-not-top = It spends your highest card before it is urgent: { gang-card }.
guide-gang-not-high = A lower one of the same kind would do: { gang-combo }.
guide-gang-not-short =
    { $least ->
        [one] After it your hand needs { $plays } plays, after the better move only one.
       *[other] After it your hand needs { $plays } plays, after the better move only { $least }.
    }
guide-gang-not-rid =
    { $cards ->
        [one] You keep one card more than after the better move.
       *[other] You keep { $cards } cards more than after the better move.
    }
guide-gang-not-gift = A lower card could have gone: { gang-card }.

cli-help-review =
    lastcard review - judge every choice of a saved match, and tell luck apart

    usage: lastcard review FILE [OPTIONS]

    FILE is a record, as text or as JSON; - reads it from standard input. Every
    choice is weighed with what the player knew then; what it lost is given in
    points of the deal, with an interval. Then each result is told apart into luck
    and choices. docs/reference/review.md says how it works.

    options:
      --seat SEAT             only this seat: a number from 0 on, or a name
      --worlds N              follow a choice in at most N worlds; the more, the
                              sharper
      --seed N                another seed: the same seed gives the same review
      --json OUT              write the review to a file, too
      --no-ledger             choices only, without the luck ledger
      --hindsight             also what was best with all hands open
      --quiet                 no progress bar
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    exit codes:
      0    the match was reviewed
      1    the file cannot be read, or the match cannot be reviewed

    examples:
      lastcard play --save evening.txt
      lastcard review evening.txt --seat 0
      lastcard review evening.txt --json evening.review.json
