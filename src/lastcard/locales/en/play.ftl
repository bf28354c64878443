# Playing in the terminal: what every game needs.

play-you = You
play-bot-names = Mei, Bo, Lin, Tao, Ren, Kai, Jun, Yan
play-prompt = >{" "}
play-uncompiled = lastcard runs without its compiled core: everything works, only slower.
play-welcome = You play { $game } with { $names }. Type ? for help, quit to leave.
play-press-enter = Press Enter to go on.
play-empty = Type a move, ? for help, or hint to see what you can play.
play-nothing-listed = Type hint first; then the number of a line plays it.
play-number-unknown = There is no number { $number } in the list; type hint to see it.
play-no-hints = There is nothing to list.
play-no-group = There is nothing like "{ $word }" to play; type hint for everything.
play-more = … page { $page } of { $pages }; hint shows the next one, a number plays.
play-hint-end = A number plays that line.
play-sorted =
    { $order ->
        [number] Your hand is sorted by number.
        [colour] Your hand is sorted by colour.
       *[none] There is only one way to sort this hand.
    }
play-only-last = Only last! can be said now.
play-left = You left the match.
play-left-saved = You left the match; it is saved in { $file }.
play-saved = The match is saved in { $file }.
play-seed = Seed { $seed } deals these cards again.
play-no-summary = lastcard rules { $game } shows the rules.
play-help =
      h, hint        list what you can play; a word lists only what begins so
      12             play number 12 of that list
      sort           sort your hand another way
      score          show the score pad
      rules          show the rules in short
      q, quit        leave the match (also Ctrl-D)

# A game without a picture of its own.
play-plain-help = Type a move as hint lists it.
play-plain-task = Your move.
play-plain-group = Moves
play-plain-scores = Points so far
