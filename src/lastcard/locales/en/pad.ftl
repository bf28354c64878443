# The score pad for a table with real cards. $who, $giver and $taker are names of players.

pad-title = Score pad
pad-about = You play with real cards; the pad counts, and knows what comes next.
pad-about-offline = It works without the internet too.
pad-new = New match
pad-new-of = New match of { $game }
pad-kept = Your matches
pad-none = Nothing here yet. Begin a match, and it stays in this browser.
pad-missing = This match is not in this browser. Ask whoever keeps it to share it with you.
pad-full = The browser has no room to keep this. Share the match so that it is not lost.
pad-install = Install
pad-install-about = Put the pad on your home screen; it opens without the internet.
pad-install-by-hand = Press Share, then “Add to Home Screen”.

# A match on the list.
pad-goes-on =
    { $deals ->
        [0] not begun
        [one] { $deals } deal, { $who } ahead
       *[other] { $deals } deals, { $who } ahead
    }
pad-level =
    { $deals ->
        [0] not begun
        [one] { $deals } deal
       *[other] { $deals } deals
    }
pad-ended =
    { $winners ->
        [one] { $who } won
       *[other] { $who } won together
    }
pad-broken = A match that cannot be read
pad-broken-about = Something has changed it. It stays here until you delete it; you can copy what is left of it.
pad-newer = A match from a newer version of this page
pad-newer-about = Load the page again when you are online, and it can be read.
pad-foreign = A match of a game that has no score pad here
pad-foreign-about = It stays here until you delete it; you can copy what was written.
pad-no-game = There is no score pad for this game here.
pad-delete-it = Delete it

# Before the first deal.
pad-players = Who plays
pad-seating-gang = In the order in which you sit: each next player sits to the right of the one before.
pad-seating-thirteen = In the order in which you sit: each next player sits to the left of the one before.
pad-player = Player { $seat }
pad-rules = Rules
pad-edition = Edition of the booklet
pad-begin = Begin
pad-save = Save
pad-fault-names = Two players have the same name; tell them apart.
pad-fault-target = The match can end at { $lowest } to { $highest } points; write a number between them.

# What comes next.
pad-deal-dealer = { $who } deals.
pad-open = Whoever has the multi-coloured 1 begins, and plays it.
pad-open-three = Whoever has the multi-coloured 1 begins, and plays it. If nobody has it, { $who } begins.
pad-gift-points = { $giver } had as many cards left as others, but has most points.
pad-gift-seat = { $giver } had as many cards and points as others, but sits next on { $taker }'s right.
pad-way =
    { $way ->
        [clockwise] Clockwise
       *[counter] Counter-clockwise
    }
pad-to-go =
    { $points ->
        [one] { $who } is one point away from the end.
       *[other] { $who } is { $points } points away from the end.
    }
pad-deal-of = Deal { $deal } of { $deals }
pad-enter = Enter deal { $deal }
pad-enter-first = Enter the first deal

# Counting a deal.
pad-ask-left = { $who }: how many cards left?
pad-ask-taken = { $who }: { $colour ->
        [blue] how many blue cards?
        [yellow] how many yellow cards?
        [green] how many green cards?
       *[rotten] how many rotten fours?
    }
pad-won-it = Won
pad-none-left = none: won the deal
pad-cell-left = { $who }: cards left
pad-cell-taken = { $who }: { $colour ->
        [blue] blue cards
        [yellow] yellow cards
        [green] green cards
       *[rotten] rotten fours
    }
pad-colour =
    { $colour ->
        [blue] blue
        [yellow] yellow
        [green] green
       *[rotten] rotten
    }
pad-forgot = { $who } forgot to say “Last card!”
pad-plus = +{ $points }
pad-rest-zero = The rest is 0
pad-write = Write it down
pad-complete = Everything is counted.
pad-fault-number = That is not a number of cards; write 0 to { $most }.
pad-fault-winner = Nobody has won the deal; one player must have no cards left.
pad-fault-winners = Two players cannot both have no cards left; only one wins the deal.
pad-fault-hand = Nobody can have more than { $most } cards.
pad-fault-forgot = Only a player with one card left can have forgotten to say it.
pad-fault-colour =
    { $colour ->
        [blue] There are only { $most } blue cards; together you have counted { $taken }.
        [yellow] There are only { $most } yellow cards; together you have counted { $taken }.
        [green] There are only { $most } green cards; together you have counted { $taken }.
       *[rotten] There are only { $most } rotten fours; together you have counted { $taken }.
    }
pad-fault-taken = At most { $most } cards can be taken in a deal; you have counted { $taken }.
pad-fault-few = At least { $least } cards are taken in a deal; you have counted { $taken }.

# The sheet.
pad-scores = Points, deal by deal
pad-correct-deal = Correct deal { $deal }
pad-delete-deal = Delete deal
pad-deleted = Deal { $deal } is deleted.
pad-written = Deal { $deal } is written down.
pad-corrected = Deal { $deal } is corrected; what follows is counted anew.
pad-undo = Undo
pad-after-end =
    { $deals ->
        [one] The match was over with deal { $deal }; the one deal after it does not count.
       *[other] The match was over with deal { $deal }; the { $deals } deals after it do not count.
    }
pad-wins =
    { $winners ->
        [one] { $who } wins the match
       *[other] { $who } win together
    }
pad-chart = How the points grew
pad-chart-about = The points of everybody after each deal; the table above has the numbers.
pad-statistics = In numbers
pad-stat-place = Place
pad-stat-won = Deals won
pad-stat-average = Points per deal
pad-stat-worst = Worst deal
pad-stat-ahead = Deals ahead
pad-share = Share
pad-print = Print
pad-change = Players and rules
pad-delete = Delete this match
pad-delete-sure = Really delete this match?
pad-delete-now = Yes, delete it
pad-keep-it = No, keep it
pad-match-deleted = The match is deleted.

# Sharing.
pad-send = Send …
pad-copy-text = Copy as text
pad-link = Whoever opens this link has the whole match on their own phone
pad-no-code = There is no QR code: this match is too long for one. The link holds all of it.
pad-standing = { $who }: { $points }
pad-shared = A match that was shared with you
pad-shared-keep = Keep it on this device
pad-shared-known = You have this match already, with other deals.
pad-shared-replace = Replace mine
pad-shared-both = Keep both
pad-shared-broken = This link does not hold a whole match; ask for it again.
