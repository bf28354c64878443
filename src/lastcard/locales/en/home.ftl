# The home page.

web-you-are = You play as
web-change-theme = Change the colours of the page: { web-theme }
web-about =
    { $game ->
        [thirteen] Three targets, each holds up to 13. Whoever goes over takes the cards.
        [gang] Get rid of your cards: beat what lies there, and keep a gang for the right moment.
       *[other] A card game.
    }
web-play-now = Play now
web-guided = Guided match
web-guided-about = New to it? Gentle bots unless you choose others, and advice in words at every turn.
web-learn = Learn the game in ten minutes
web-lessons = Lessons
web-edition-and-speed = Edition and speed
web-make-table = Play with friends
web-my-tables = Your tables
web-your-turn-there = your turn
web-next-deal-waits = the next deal waits for you
web-between-deals = the next deal is about to begin
web-bot-plays = a bot plays for you
web-more-tables =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
web-stay = Stay
# For those who hear the page: what a button does, and where.
web-of-game = { $what }, { $game }
web-at-table = { $what }, { $game } with { $others }
web-not-begun = not begun yet
web-until = until { $time }
web-go-on = Go on
web-open-tables = Open tables
web-no-tables = Nobody is looking for company right now. Make a table, or play against bots.
web-free-seats =
    { $seats ->
        [0] full
        [one] { $seats } free seat
       *[other] { $seats } free seats
    }
web-playing = playing
web-watched = { $watchers } watching
web-watch = Watch
web-join = Join
web-of-host = { $host }'s table
web-more = More
web-your-page = You and your matches
web-referee = The referee: may I play this?
web-pad = Score pad for real cards

# Quick pairing.
web-find = Play with anybody
web-find-about = You are seated with whoever wants the same.
web-find-now = Find me a game
web-find-bots = If nobody comes in time, bots fill up the table.
web-find-rated = Counts for the rating; without bots, so it can happen that nobody is found.
web-wait = Wait
web-wait-for =
    { $seconds ->
        [60] 1 minute
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
web-waiting = Looking for company …
web-waiting-too =
    { $others ->
        [0] Nobody else is waiting yet.
        [one] One other is waiting.
       *[other] { $others } others are waiting.
    }
web-waiting-bots = Bots fill up the table in { $seconds } s.
web-waiting-rated = Still { $seconds } s to find somebody.
web-cancel = Cancel
