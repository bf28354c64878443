# The table, before, during and after its match.

web-table-gone = This table cannot be shown.

# Before the match.
web-invite = Invite others with this link
web-only-here = This address works on this machine alone: the server listens to nobody else. Start it with “lastcard serve --lan” to invite others in your network.
web-seat-empty = empty
web-seat-you = you
web-sit = Sit here
web-stand = Get up
web-seat-a-bot = Bot
web-remove = Remove
web-ready = Ready
web-not-ready = Not ready
web-is-ready = ready
web-start = Start
web-table-rules = Rules at this table
web-table-caps = At most { $deals } deals, and { $asides } remarks and changes of seat
web-host-starts = { $host } starts the match when everybody is ready.
web-stand-in-starts = The host has left: { $host } starts the match when everybody is ready.
web-you-stand-in = The host has left: you arrange the table now, and start the match.
web-someone-starts = Whoever opened the table starts the match when everybody is ready.
web-fill-seats = Fill the seats: invite people, or let bots sit there.
web-waits-for =
    { $more ->
        [0] Waiting for { $who } to be ready.
       *[other] Waiting for { $who } and { $more } more to be ready.
    }
web-waits-for-absent = { $who } has left the table. Wait, or remove { $who } and fill the seat.
web-not-here = not here
web-choose-seat = Choose a seat.
web-call-you = What shall the others call you?
web-call-me = Go on as { $name }
web-call-you-about = Everybody at the table sees this name. You can change it later under “You”.
web-watching = You are watching.
web-closed = This table was closed.
web-closed-idle = This table was closed because nobody had played here for a long time.

# At the table.
web-taken =
    { $cards ->
        [0] nothing taken
       *[other] { $cards } taken
    }
web-seat-label = { $who }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $taken ->
        [none] {""}
       *[other] , { $taken } taken
    }{ $out ->
        [yes] , { gang-badge-out }
       *[no] {""}
    }, { web-points }
web-away = away, a bot plays
web-offline = not connected
web-take-back = Play yourself again
web-clockwise = Play goes round clockwise.
web-counter-clockwise = Play goes round counter-clockwise.
web-passes = pass
web-last-card = Last card!
web-seconds = { $seconds } s
web-hand = Your cards
web-log = What happened
web-log-none = Nothing has happened in this deal yet.
web-earlier = Cards played earlier
web-earlier-none = No cycle of this deal is over yet.
web-sort =
    { $order ->
        [number] Sorted by number; sort by colour
        [colour] Sorted by colour; sort as one might play
       *[plan] Sorted as one might play; sort by number
    }
web-sorted =
    { $order ->
        [number] by number
        [colour] by colour
       *[plan] by plan
    }
web-pass = Pass
web-will-pass = Will pass
web-undo = undo
web-play = Play
web-play-this = Play { gang-combo }
web-give-this = Give { gang-combo }
web-plan-this = On your turn: { gang-combo }
web-planned = Will play: { gang-combo }
web-give = Give
web-not-playable = Not now
web-combos = Combos
web-combo-before = Previous combo
web-combo-place = { $place } of { $count }
web-hint = What would a strong bot play?
web-advice = Advice
web-advice-about = What a strong bot would play, and why, whenever it is your turn.
web-advice-always = Advice at every turn
web-advice-waits = Advice comes when it is your turn.
web-last-card-lesson = You have one card left. At a real table you must say so now, or you are out of the deal; here the table says it for you. Whoever plays before you must now try to stop you.
web-understood = I see
web-advice-take = Choose it for me
web-raised = can be played
web-sure-gang = Really play the gang of { $number }s?
web-sure-break = Really break the gang of { $number }s?

# Why the chosen cards cannot be played: on the button, so in few words.
web-why-no-combo = Not a combination
web-why-give = Give one card
web-why-size =
    { $size ->
        [1] One card is wanted
        [2] A pair is wanted
        [3] Three equal cards are wanted
        [5] Five cards are wanted
       *[gang] Only a higher gang beats a gang
    }
web-why-lower = Lower than the { gang-combo }
web-why-level = No higher than the { gang-combo }
web-why-open = It must have the multi-coloured 1
web-why-open-small = Five cards at most to open with
web-why-highest = { $who } has one card: play { gang-the-card }
web-why-several = { $who } has one card: lead two or more
web-why-gang = { $who } has one card: play a gang
web-cut-here = Cut at { $at }

# The table's menu, talk and people.
web-menu = Table
web-auto-pass = Pass by itself when nothing can be played
web-sound = Sounds
web-qr = The same link as a QR code
web-watchers =
    { $watchers ->
        [one] { $watchers } person is watching.
       *[other] { $watchers } people are watching.
    }
web-keys-gang = Keys: 1 to 0 and arrows choose cards, ↑ ↓ step through combos, Enter plays, space passes, L says “Last card!”, H asks for a hint, Esc puts the cards back, or stops a pass by itself.
web-keys-thirteen = Keys: 1 to 5 and arrows choose a card, Enter plays it, 1 to 3 choose the target of a rotten four, H asks for a hint.
web-keys-plain = Keys: arrows go from card to card, space takes one up, Enter plays the cards you chose, Esc puts them back.
web-leave = Leave the match
web-leave-sure = A bot plays on for you. You can come back as long as the match lasts.
web-leave-ends = You play against bots only, so the match ends.
web-leave-now = Leave
web-talk = Talk
web-talk-none = Nothing was said yet.
web-talk-write = Say something
web-talk-say = Say
web-people = The others
web-mute = Mute
web-unmute = Unmute
web-report = Report
web-reported = Reported
web-report-why = What is wrong?
web-report-reason =
    { $reason ->
        [talk] What was said
        [name] The name
        [play] The way of playing
       *[other] Something else
    }

# What is read aloud. $you says whether it is the listener.
web-heard-dealt =
    { $you ->
        [yes] Deal { $deal }. You deal.
       *[no] Deal { $deal }. { $who } deals.
    }
web-heard-played =
    { $you ->
        [yes] You play
       *[no] { $who } plays
    } { gang-combo }; { $left ->
        [0] no card left
        [one] one card left
       *[other] { $left } cards left
    }.
web-heard-passed =
    { $you ->
        [yes] You pass.
       *[no] { $who } passes.
    }
web-heard-declared =
    { $you ->
        [yes] You say “Last card!”
       *[no] { $who } says “Last card!”
    }
web-heard-undeclared =
    { $you ->
        [yes] You did not say “Last card!” in time: you are out of this deal and keep one card.
       *[no] { $who } did not say “Last card!” in time and is out of this deal.
    }
web-cycle-won =
    { $you ->
        [yes] You win the cycle
       *[no] { $who } wins the cycle
    }
web-heard-put =
    { $you ->
        [yes] You put
       *[no] { $who } puts
    } { web-thirteen-card } { thirteen-on }: { $sum }.
web-heard-took =
    { $you ->
        [yes] You take the cards and have { $taken }.
       *[no] { $who } takes the cards and has { $taken }.
    }

# What there is to do.
web-shuffling = The cards are being shuffled …
web-passing = You have nothing higher: passing for you …
web-passing-stop = Stop
web-passing-stop-about = Stop: do not pass for me any more
web-passed-unasked = You passed: nothing higher.
web-waits-call = Waiting: { $who } may still say “Last card!”.
web-out-rule = What the rule says
web-out-rule-call = Whoever is left with one card says “Last card!”: with the play itself, or before the next player plays or passes.
web-out-rule-cost =
    { $cost ->
        [plus_one] Whoever does not say it is out of the deal: the card stays in the hand and costs 2 points instead of 1. The others play on, and the next deal has everybody in it again.
       *[one] Whoever does not say it is out of the deal: the card stays in the hand and costs 1 point. The others play on, and the next deal has everybody in it again.
    }

# 13.
web-thirteen-card =
    { $colour ->
        [B] blue { $value }
        [Y] yellow { $value }
        [G] green { $value }
       *[R] rotten four
    }
web-thirteen-target = Choose a target.
web-thirteen-put = Put { web-thirteen-card } { thirteen-on }
web-thirteen-plan = On your turn: { web-thirteen-card }
web-thirteen-planned = Will play: { web-thirteen-card }
web-thirteen-safe = makes { $sum }
web-thirteen-takes =
    { $takes ->
        [one] takes { $takes } card
       *[other] takes { $takes } cards
    }
web-thirteen-target-label = { thirteen-target }: { $sum }, { thirteen-room }
web-thirteen-deal = Deal { $deal } of { $deals }

# The end of a deal and of a match.
web-won-deal =
    { $you ->
        [yes] You win deal { $deal }
       *[no] { $who } wins deal { $deal }
    }
web-forgot = forgot to say “Last card!”
web-deal-over = Deal { $deal } is over
web-next-deal = Next deal
web-waiting-others = Waiting for the others …
# $who are the other winners where you share the win.
web-won-match =
    { $you ->
        [yes] You win the match
        [shared] You share the win with { $who }
       *[no] { $winners ->
            [one] { $who } wins the match
           *[other] { $who } win the match
        }
    }
web-pile-label =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [green] green
       *[rotten] rotten fours
    }: { $cards }{ $most ->
        [yes] , the most, so they cost nothing
       *[no] {""}
    }
web-most = ★ Whoever has the most of a colour pays nothing for it.
web-fair = Were the cards dealt fairly?
web-record = The match as a file:
web-record-text = text
web-record-json = JSON
web-points-alone = all the others were out
web-points-how = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-points-how-short = { $cards } × { $each }{ $fine ->
        [0] {""}
       *[other] {" "}+ { $fine }
    }
web-thirteen-how =
    { $kind ->
        [fresh] { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
        [rotten] { $rotten ->
            [one] { $rotten } rotten four
           *[other] { $rotten } rotten fours
        } × { $each }
       *[both] { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } + { $rotten ->
            [one] { $rotten } rotten four
           *[other] { $rotten } rotten fours
        } × { $each }
    }
web-thirteen-how-short =
    { $kind ->
        [fresh] { $cards }
        [rotten] { $rotten } × { $each }
       *[both] { $cards } + { $rotten } × { $each }
    }
web-prices = Points per card, by cards left:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Play again
web-to-rematch = To the rematch
web-wants-rematch = { $who } wants a rematch.
web-rematch-join = Join
web-no-deals = No deal has been scored yet.
web-none-left = no cards left
web-played-last = Played last:

## A game that has no board of its own: its facts and moves are shown as the game writes them

web-plain = { $text }
web-plain-turn = Your turn: choose a move.
web-plain-moves = Your moves
