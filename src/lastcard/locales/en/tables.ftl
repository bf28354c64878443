# Finding players: the open tables, and quick pairing.

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
web-waiting-too =
    { $others ->
        [0] Nobody else is waiting yet.
        [one] One other is waiting.
       *[other] { $others } others are waiting.
    }
web-waiting-bots = Bots fill up the table in { $seconds } s.
web-waiting-rated = Still { $seconds } s to find somebody.
web-cancel = Cancel
