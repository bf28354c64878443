# What several screens of the page say.

web-title = lastcard
web-home = Home
web-language = Language
web-close = Close
web-page-title =
    { $screen ->
        [new] New table – lastcard
        [you] You – lastcard
        [study] Study – lastcard
        [progress] Your progress – lastcard
        [match] A match – lastcard
        [replay] A match, step by step – lastcard
        [look] Looking at a match together – lastcard
        [review] The review of a match – lastcard
        [shared] A shared review – lastcard
        [learn] Learn – lastcard
        [pad] Score pad – lastcard
        [best] The strongest players – lastcard
        [referee] Referee – lastcard
        [rules] The rules – lastcard
        [cards] Summary cards – lastcard
        [tables] Find players – lastcard
        [study] Study – lastcard
        [tools] Tools – lastcard
        [verify] Verify a deal – lastcard
       *[other] lastcard
    }
web-replay = Replay
web-review = Review this match
web-title-turn = Your turn – lastcard
web-theme =
    { $theme ->
        [light] Light
        [dark] Dark
       *[auto] As the device
    }

# The line to the server.
web-connecting = Connecting …
web-lost = The connection is lost; it comes back by itself, and nothing is lost.
web-farewell = The server is being restarted; wait a moment, everything is kept.
web-newer = There is a newer version of this page; it is being loaded.
web-seat-freed = The host has freed your seat. You can sit down again wherever one is free.
web-seat-lost = You no longer have a seat at a table that had not begun: the host has freed it, or the table was closed.
web-failed = That did not work; the server cannot be reached.

# What tables and matches have.
web-players = { $fewest } to { $most } players
web-bots = Bots
web-bot-name =
    { $bot ->
        [novice] Novice
        [greedy] Greedy
        [planner] Planner
        [searcher] Searcher
        [master] Master
        [swift] Swift
       *[other] { $bot }
    }
web-turn-told = It is your turn.
web-rated-short = rated
web-best = The strongest at { $game }
web-rules-of = The rules of { $game }
web-game = Game
web-seats = Players
web-seat = Seat { $seat }
web-speed = Speed
web-speed-short =
    { $speed ->
        [relaxed] Relaxed
        [normal] Normal
        [fast] Fast
       *[days] Correspondence
    }
web-pace = Pace of the bots
web-pace-short =
    { $pace ->
        [slow] Slow
        [fast] Fast
       *[normal] Normal
    }
web-rated = Rated
web-copy = Copy
web-copied = Copied
web-deal = Deal { $deal }
web-you = You
web-score = Score
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-turn = { $who } to play
web-deal-points = Deal
web-total = Total
web-edition = Edition
edition-gang-en-2010 = English, 2010
edition-gang-es-2010 = Spanish, 2010
edition-gang-fr-2005 = French, 2005
edition-gang-fr-2010 = French, 2010
edition-gang-nl-2010 = Dutch, 2010
edition-gang-de-2010 = German, 2010
edition-gang-it-2002 = Italian, 2002
edition-gang-it-2010 = Italian, 2010
edition-gang-fi-2010 = Finnish, 2010
edition-thirteen-fr-2009 = French, 2009
