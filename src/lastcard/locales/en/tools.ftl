# The tools for the table at home, and the screen where a deal is verified.

tools-name =
    { $tool ->
        [pad] Score pad
        [referee] Referee
       *[verify] Verify a deal
    }
tools-about =
    { $tool ->
        [pad] You play with real cards; the pad counts and knows who deals next. Works without the internet.
        [referee] May I play this? Tap the cards and read why, or why not. Works without the internet.
       *[verify] See for yourself that nobody chose the order of the cards.
    }

verify-about = Your browser shuffles every deck of a match anew, from what was published before each deal, and compares it with the cards that were dealt. You need not trust anybody, not even this server.
verify-mine = Your latest matches
verify-none = You have not finished a match yet.
verify-file = A record in a file
verify-file-about = Choose a “Record for programs” (.json), from this server or any other, or drop it on the page. It stays in your browser.
verify-choose = Choose a file
verify-unreadable = { $file } is not a record of a match that can be read here.
