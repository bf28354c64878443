# A match stepped through: its screen, and how a record file is opened.

replay-title = Replay
replay-leave = Back
replay-empty = There is no move in this record yet.
replay-hand = The cards of { $who }
replay-hands = Everybody’s cards

replay-first = To the beginning
replay-deal-back = One deal back
replay-cycle-back = One cycle back
replay-back = One move back
replay-start = Play by itself
replay-pause = Stop
replay-on = One move on
replay-cycle-on = One cycle on
replay-deal-on = One deal on
replay-last = To the end
replay-speed = Speed
replay-place = Move { $place }
replay-place-of = Move { $place } of { $places }
replay-slider = Place in the match

replay-eyes = Whose cards you see
replay-eyes-you = Yours
replay-eyes-of = { $who }
replay-eyes-open = All hands open

replay-known = What was known
replay-known-about = Every card of the game, as far as { $who } could know then.
replay-known-open = Every card of the game, with all hands open.
replay-known-count =
    { $where ->
        [own] In hand: { $cards }
        [table] On the table: { $cards }
        [gone] Played: { $cards }
        [held] Known in other hands: { $cards }
       *[unseen] Not seen: { $cards }
    }
replay-where =
    { $where ->
        [own] in hand
        [table] on the table
        [gone] played
        [held] in the hand of { $who }
       *[unseen] not seen
    }
replay-unknown-game = For this game nobody keeps count of the cards here yet.

replay-hide = Hide what comes later
replay-hide-about = The result and later deals can be seen once you get there.
replay-more = More about this replay
replay-keys = Keys
replay-key-move = one move back or on
replay-key-cycle = one cycle back or on
replay-key-deal = one deal back or on
replay-key-ends = to the beginning or the end
replay-key-start = play by itself, or stop
replay-key-eyes = see the next hand, or all of them
replay-key-known = what was known, what happened, the score
replay-key-help = this list
replay-swipe = On a phone, swipe over the table: left for the next move, right for the one before.
replay-link = Link to this move
replay-to-match = Result and proof of this match

replay-file = Open a record file
replay-file-about = A match saved as text or JSON, from here or from the terminal, can be stepped through. Nothing of it is kept on the server.
replay-file-choose = Choose a file
replay-file-drop = or drop it anywhere on this page
replay-file-long = This file is too long to be the record of a match.
replay-file-unreadable = This file cannot be read as text.
replay-file-other = Open another file
