# Making a table.

web-new-table = New table
web-edition-about = The printed rules differ in places; choose those you know.
web-differs = What this edition does otherwise:
web-differs-not = This edition plays like the usual one.
web-options = All options
web-options-changed =
    { $changed ->
        [0] (as in the edition)
        [one] (one changed)
       *[other] ({ $changed } changed)
    }
web-speed-about =
    { $speed ->
        [relaxed] No clock; everybody takes the time they need.
        [normal] 45 seconds for a move, then a bot moves.
        [fast] 15 seconds for a move, for those who know how.
       *[days] Two days for a move; you come back when it is your turn.
    }
web-who-joins = Who may join
web-joins =
    { $who ->
        [all] Everybody
       *[link] Anyone with the link
    }
web-joins-about =
    { $who ->
        [all] The table is shown among the open tables.
       *[link] The table is shown nowhere; you send the link to your friends.
    }
web-who-watches = Who may watch
web-watches =
    { $watch ->
        [live] Everybody
        [delayed] Everybody, later
       *[off] Nobody
    }
web-watches-about =
    { $watch ->
        [live] Watchers see what lies on the table, and no hand.
        [delayed] Watchers see it some time after it has happened.
       *[off] Only those who sit at the table see it.
    }
web-talk-how = Table talk
web-talks =
    { $talk ->
        [free] Free talk
       *[phrases] Stock phrases
    }
web-talks-about =
    { $talk ->
        [free] Players may write what they like.
       *[phrases] A handful of friendly sentences to click on.
    }
web-rated-about = Counts for the rating of everybody; without bots and without hints.
web-rated-rules = Rated matches are played by the same rules everywhere: { $edition }, and the table says “Last card!”.
web-spoken = Say “Last card!” yourselves
web-spoken-about = Whoever plays down to one card has to say it before the next player plays, or is out of the deal. If this is off, the table says it for everybody.
web-hints = Hints
web-hints-about = Players may ask the strongest bot what it would play.
web-seat-free = free for people
web-plays-on = Plays on
web-plays-on-about = This bot plays for whoever is away or has left, until they are back.
web-open-table = Open the table
web-start-table = Start the match
