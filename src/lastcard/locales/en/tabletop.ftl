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
web-start-waits = The match can start when every seat is taken and everybody is ready.
web-host-starts = { $host } starts the match when everybody is ready.
web-choose-seat = Choose a seat.
web-watching = You are watching.
web-closed = This table was closed.

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
    }, { web-points }
web-away = away, a bot plays
web-offline = not connected
web-take-back = Play yourself again
web-clockwise = Play goes round clockwise.
web-counter-clockwise = Play goes round counter-clockwise.
web-passes = pass
web-last-card = Last card!
web-out = out
web-seconds = { $seconds } s
web-hand = Your cards
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
       *[plan] as one might play
    }
web-pass = Pass
web-play = Play
web-play-this = Play { gang-combo }
web-give-this = Give { gang-combo }
web-plan-this = On your turn: { gang-combo }
web-planned = Will play { gang-combo }
web-give = Give
web-not-playable = Not now
web-combos = Combos
web-hint = What would a strong bot play?
web-advice = Advice
web-advice-about = What a strong bot would play, and why, whenever it is your turn.
web-advice-always = Advice at every turn
web-advice-waits = Advice comes when it is your turn.
web-advice-take = Choose it for me
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
web-qr = The same link as a code to photograph
web-watchers =
    { $watchers ->
        [one] { $watchers } person is watching.
       *[other] { $watchers } people are watching.
    }
web-keys-gang = Keys: 1 to 0 and arrows choose cards, ↑ ↓ step through combos, Enter plays, space passes, L says “Last card!”, H asks for a hint, Esc puts the cards back.
web-keys-thirteen = Keys: 1 to 5 and arrows choose a card, Enter plays it, 1 to 3 choose the target of a rotten four, H asks for a hint.
web-leave = Leave the match
web-leave-sure = A bot plays on for you. You can come back as long as the match lasts.
web-leave-now = Leave
web-talk = Talk
web-talk-none = Nothing was said yet.
web-talk-write = Say something
web-talk-say = Say
web-people = The others
web-mute = Mute
web-unmute = Hear again
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
web-open = You open the match: play the multi-coloured 1, alone or in a combo.
web-lead = You lead: play any combo you like.
web-beat = Your turn: play higher, or pass.
web-cannot = You have nothing higher.
web-call = You have one card left: say “Last card!” before the next player acts.
web-lead-highest = { $who } is down to a last card: lead your highest card, { gang-the-card }.
web-block = { $who } is down to a last card: play your highest card, { gang-the-card }{ $gang ->
        [yes] , or a gang
       *[no] {""}
    }.
web-block-gang = { $who } is down to a last card: you must play a gang.
web-cut = Cut the deck.
web-show = Cut again, to show a card.

# 13.
web-thirteen-card =
    { $colour ->
        [B] blue { $value }
        [Y] yellow { $value }
        [G] green { $value }
       *[R] rotten four
    }
web-thirteen-turn = Your turn: choose a card.
web-thirteen-target = Choose a target.
web-thirteen-put = Put { web-thirteen-card } { thirteen-on }
web-thirteen-plan = On your turn: { web-thirteen-card }
web-thirteen-planned = Will play { web-thirteen-card }
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
web-won-match =
    { $you ->
        [yes] You win the match
        [shared] You share the win
       *[no] { $who } wins the match
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
web-most = ★ Who has most of a colour pays nothing for it.
web-fair = Were the cards dealt fairly?
web-record = The match as a file:
web-record-text = text
web-record-json = JSON
web-prices = Each card left costs, with so many left:
web-price-cards = { $range ->
        [yes] { $from }–{ $to }
       *[no] { $from }
    }
web-rematch = Play again
web-to-rematch = To the rematch
web-no-deals = No deal has been scored yet.
web-none-left = no cards left
web-played-last = Played last:
