# Playing in the terminal: what every game needs.

play-you = You
play-prompt = >{" "}
play-uncompiled = lastcard runs without its compiled core: everything works, only slower.
play-welcome = You play { $game } with { $names }. Type ? for help, quit to leave.
play-press-enter = Press Enter to go on.
play-empty = Type a move, ? for help, or hint to see what you can play.
play-nothing-listed = Type hint first; then the number of a line plays it.
play-number-unknown = There is no number { $number } in the list; type hint to see it.
# $move is as it is typed.
play-advice =
    { $move ->
        [pass] A strong bot would pass.
       *[other] A strong bot would play { $move }.
    }
play-log-empty = Nothing has happened in this deal yet.
play-no-hints = There is nothing to list.
play-no-group = There is nothing like “{ $word }” to play; type hint for everything.
play-more = Page { $page } of { $pages }; hint shows the next one, a number plays.
play-hint-end = A number plays that line.
play-sorted =
    { $order ->
        [number] Your hand is sorted by number.
        [colour] Your hand is sorted by colour.
       *[none] There is only one way to sort this hand.
    }
play-not-now = It is not your turn; ? shows what you can type.
play-only-last = Only last! can be said now.
play-left = You left the match.
play-left-saved = You left the match; it is saved in { $file }.
play-saved = The match is saved in { $file }.
play-provable = The cards can be proved: lastcard verify { $file }
play-cut = You cut the deck: how many cards do you lift, 1 to { $most }? Enter lets chance decide.
play-cut-again = A whole number from 1 to { $most }, please, or Enter.
play-seed = Seed { $seed } deals these cards again.
play-no-summary = lastcard rules { $game } shows the rules.
play-help =
      h, hint        advice, and what you can play; a word lists what begins so
      12             play number 12 of that list
      sort           sort your hand another way
      score          show the score pad
      log            what happened in this deal so far
      rules          show the rules in short
      q, quit        leave the match (also Ctrl-D)

# The score pad and the standings of any game.
play-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-pad-deal = deal
play-pad-total = total
play-pad-earlier =
    { $deals ->
        [one] (one earlier deal)
       *[other] ({ $deals } earlier deals)
    }
play-pad-empty = No deal has been scored yet.
play-match-over = The match is over.
play-match-won =
    { $you ->
        [yes] You win.
        [shared] You share the win with { $who }.
        [many] The win is shared: { $who }.
       *[no] { $who } wins.
    }

# A game without a picture of its own.
play-plain-help = Type a move, or its number in the list.
play-plain-task = Your move.
play-plain-group = Moves
play-plain-scores = Points so far
