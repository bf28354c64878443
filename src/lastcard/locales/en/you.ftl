# The page about oneself: name, habits, account, matches, and what is kept.

you-title = You
you-name = Name
you-save = Save
you-guest = You play as a guest: everything is open to you, in this browser.
you-account = This name is yours alone.

you-habits = How you like it
you-language = Language
you-theme = Colours
you-sound = Sound
you-sound-about = Cards and knocks can be heard.
you-auto-pass = Pass by itself
you-auto-pass-about = When you have nothing to play, the table passes for you.
you-notify = Tell me when it is my turn
you-notify-about = Your browser tells you while a page of this game is open somewhere.
you-notify-refused = Your browser does not allow it; change that in its settings for this page.
you-notify-never = Your browser can do this only over https.

you-account-title = Account
you-account-why = With an account you can play in every browser, appear among the strongest and own bots. All you have played stays yours.
you-register = Make an account
you-log-in = Log in
you-log-in-about = You leave the guest you are now, and are your account again.
you-recover = I have lost my password
you-recover-about = One of your recovery codes lets you in, once, and you choose a new password.
you-recover-do = Let me in
you-code = Recovery code
you-password = Password
you-password-about = At least eight characters; a short sentence is good.
you-password-old = Password until now
you-password-new = New password
you-change-password = Change the password
you-change-password-about = All other logins end.
you-password-changed = Your password is changed.
you-log-out = Log out
you-codes = Your recovery codes
you-codes-about = Keep them where you find them: each lets you in once if you lose your password. They are never shown again.
you-codes-new = New recovery codes
you-codes-new-about = The old ones then open nothing any more.
you-codes-left =
    { $codes ->
        [0] You have no recovery codes left.
        [one] You have one recovery code left.
       *[other] You have { $codes } recovery codes left.
    }
you-print = Print
you-kept =
    { $count ->
        [one] I have kept it
       *[other] I have kept them
    }

you-play = How it went
you-rating =
    { $matches ->
        [one] rating { $rating }, after one rated match
       *[other] rating { $rating }, after { $matches } rated matches
    }
you-matches = Your matches
you-progress = Your progress
you-left = Matches you left
you-left-about = A bot plays on for you until the match is over.
you-go-back = Go back
you-place-short = { $place }.
you-places = How often you came in each place
you-played = Matches
you-wins = Won

you-best-about = Accounts with rated matches, by what they have surely shown.
you-best-nobody = Nobody is in this list yet. It shows accounts that have played a rated match: only people at the table, no bots and no hints.
you-play-rated = Find a rated match
you-rank = Rank
you-strength = Rating

you-bots = Your bots
you-bots-about = A bot account lets a program of yours sit down at tables; its token is its key.
you-bot-make = Make a bot account
you-bot-name = Name of the bot
you-bot-since = since { $time }
you-bot-remove = Remove
you-bot-remove-which = Remove { $name }
you-bot-remove-sure = Really remove { $name }?
you-token = The token of { $name }
you-token-about = Give it to your program and nobody else. It is never shown again.

you-logins = Where you are logged in
you-login-here = this browser
you-login-seen = last used { $time }
you-login-unknown = an unknown program
you-login-on = { $browser } on { $system }
you-login-end = End
you-login-end-which = End the login of { $agent }

you-data = What is kept about you
you-export = Download everything
you-export-about = Everything this server keeps about you, in one file.
you-delete = Delete me
you-delete-about = Your name and everything that belongs to it is deleted for good, your bots too. Matches stay, without your name.
