# Play, the first screen of the page.

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
web-more = More

web-waiting = Looking for company …

# A new match, and the ways to people.
web-new-match = A new match
web-teach = Teach me
web-teach-about = Your first match: gentle bots, and advice in words at every turn.
web-lessons = Lessons
web-so-many = { $players } players
web-change = Change
web-change-title = { $game } against bots
web-change-kept = It is kept for your next matches.
web-change-done = Done
web-play-with = Play with people
web-make-about = by link or QR code
web-find-players = Find players
web-open-count =
    { $tables ->
        [0] or see who plays
        [one] { $tables } open table
       *[other] { $tables } open tables
    }
