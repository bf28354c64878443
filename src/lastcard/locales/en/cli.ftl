# The manual pages of the command line, and what it says when something is wrong.

cli-error = lastcard: { $message }
cli-bot-said = {"  | "}{ $line }
cli-try-help = Try "{ $command } --help".
cli-version = lastcard { $version }

refused = That is refused.
usage = The command line is wrong.
arguments-wrong = { $detail }.
argument-unknown = There is no “{ $argument }” here.
value-missing = The option { $option } needs a value.
file-missing = Name the file of a saved match.
command-missing = Name a command: { $known }.
command-unknown = There is no command “{ $command }”; the commands are { $known }.
extra-missing = “lastcard { $command }” needs the server; install it with: pip install 'lastcard[server]'.
game-unknown = There is no game “{ $game }”; the games are { $known }.
language-unknown = There are no words in “{ $language }”; the languages are { $known }.
number-wrong = { $option } takes a whole number from { $lowest } to { $highest }, not “{ $text }”.
option-form = --option takes NAME=VALUE, as in target=50, not “{ $text }”.
paragraph-unknown = There is no paragraph “{ $paragraph }” in these rules; the first is { $first }.
rules-missing = The rules of { $game } are not written down yet.
failure = That cannot be done.
file-unreadable = { $file } cannot be read: { $reason }.
file-not-text = { $file } is not a text file.
output-failed = Nothing more can be written out: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.

cli-help =
    lastcard - the card table for Gang of Four and 13

    usage: lastcard COMMAND [OPTIONS]
           lastcard COMMAND --help
           lastcard --version

    Play in the terminal against bots, or online with people; run a server; read
    the rules, look at a finished match again, or ask the referee what is allowed.

    commands:
      play [GAME]             play a match against bots
      host [GAME]             open an online table and play there
      join LINK               play at an online table
      serve                   let people play in their browsers
      bot PROGRAM             let a program play at online tables
      backup FILE             copy everything a server keeps, while it runs
      restore FILE            bring such a copy back
      doctor                  look whether everything a server keeps is in order
      admin TASK              look after a server: tables, bans, reports
      rules [GAME] [NUMBER]   read the rules, or one paragraph of them
      replay FILE             see a saved match again, cycle by cycle
      review FILE             judge the choices of a saved match, and its luck
      verify FILE             prove that nobody chose the cards of a saved match
      referee                 answer questions about the rules, one JSON line each
      arena [GAME]            let bots play each other, and see who is better

    options:
      -h, --help              show this page; COMMAND --help shows more
      --version               show the version
      --language LANGUAGE     another language: { $languages }

    games:
      { $games }

    examples:
      lastcard play                          a quick match of Gang of Four
      lastcard play --players 3 --edition de-2010 --save evening.txt
      lastcard replay evening.txt
      lastcard verify evening.txt
      lastcard rules gang GF-9.1
      lastcard arena --bots greedy,greedy,novice,novice --deals 1000
      echo '{ "{" }"op":"combo","cards":"G3 Y3"{ "}" }' | lastcard referee

    environment:
      NO_COLOR                no colours when it is set; cards have letters anyway
      TERM                    "dumb" means no colours and no redrawing
      COLUMNS, LINES          the size of the terminal, where it cannot be asked
      PAGER                   what shows long pages (default: less)
      LASTCARD_LANGUAGE       the language, if it is not to be that of the locale

    exit codes:
      0    all is well
      1    it failed: a file that cannot be read, a record that does not add up,
           a deal that is not proved
      2    the command line is wrong
      130  interrupted with Ctrl-C

cli-help-play =
    lastcard play - play a match against bots

    usage: lastcard play [GAME] [OPTIONS]

    GAME is one of { $games }; without it you play gang, Gang of Four. You sit
    at the bottom of the table, bots have the other seats. While you play, type
    ? for help and hint for what you can play.

    options:
      --players N             how many sit at the table (gang 3-4, thirteen 3-6)
      --edition EDITION       the rules of one printed edition, for example en-2010
      --option NAME=VALUE     change one option; may be given several times
      --seed N                deal the cards of this seed: same seed, same cards
      --cut                   ask where to cut the deck when the cut is yours
      --name NAME             your name on the score pad
      --bots BOT              who you play with, see below (default: planner), or a
                              program of your own, as in ./mybot
      --save FILE             write the match to FILE after every deal
      --fast                  no pauses between the bots' moves
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    The bots, gentle ones first:
      { $bots }
    master@200 thinks in 200 worlds a move, master@500ms for half a second.

    Without --edition this is a quick match: the edition en-2010, and the table
    announces last cards by itself (last_card=automatic). With --edition all is as
    in that booklet, and you say "Last card!" yourself.
    lastcard rules GAME --editions lists editions and options.

    examples:
      lastcard play --option target=50 --fast
      lastcard play gang --edition fr-2010 --option ceremony=on
      lastcard play thirteen --players 5
      lastcard play --seed 7 --name Ada --save ada.txt

cli-help-rules =
    lastcard rules - read the rules

    usage: lastcard rules [GAME] [NUMBER] [OPTIONS]

    GAME is one of { $games }; without it you read about gang, Gang of
    Four. NUMBER is the number of a paragraph or of a section, as in GF-9.1 or 9.

    options:
      --editions              list the editions and the options each one sets
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    On a terminal, pages longer than the screen are shown with $PAGER.

    examples:
      lastcard rules
      lastcard rules gang GF-9.1
      lastcard rules gang --editions

cli-help-replay =
    lastcard replay - see a saved match again

    usage: lastcard replay FILE [OPTIONS]

    FILE is a record, as text or as JSON; - reads it from standard input. Every
    move is checked against the rules as it is shown, and so are the scores.

    On a terminal you step through the match: Enter shows the next move, ? lists
    the other keys. The result and later deals are hidden until you get there.
    Into a pipe or a file everything is written, cycle by cycle.

    options:
      --all                   print everything at once, as into a file
      --step                  step through: what a terminal does anyway
      --move NUMBER           begin at this move
      --eyes SEAT             see what this seat saw, 0 to 5, or open: all hands
      --json                  write the record as JSON instead of showing it
      --text                  write the record as text instead of showing it
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    exit codes:
      0    the record was shown, and all of it is so
      1    the file cannot be read, or the record does not add up

    examples:
      lastcard replay evening.txt --move 37 --eyes 2
      lastcard replay evening.txt --json > evening.json

cli-help-verify =
    lastcard verify - prove that nobody chose the cards of a saved match

    usage: lastcard verify FILE [--receipts KEPT]

    FILE is a record, as text or as JSON; - reads it from standard input. Every deck
    is computed anew from the secret that the table committed to before the deal,
    from what the players contributed, and from the cut, and compared with the cards
    that were dealt. Every move is replayed too. docs/reference/provable-deal.md
    says how it works.

    A match played with --seed has nothing to prove.

    options:
      --receipts KEPT         what was sent, and the receipts that lastcard join
                              keeps
      --receipts KEPT         what lastcard join sent, and its receipts
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    exit codes:
      0    every deal is proved
      1    something does not match, or the file cannot be read

    examples:
      lastcard play --save evening.txt
      lastcard verify evening.txt

cli-help-referee =
    lastcard referee - answer questions about the rules

    usage: lastcard referee

    Reads one JSON object per line from standard input and writes one JSON object
    per line to standard output, at once. For scripts and bots in any language.

    questions:
      { "{" }"op":"combo","cards":"G3 Y3"{ "}" }
          which combo cards are: { "{" }"type":"pair"{ "}" }; null when they are none. Types:
          single pair three straight flush full_house straight_flush
          gang_of_4 gang_of_5 gang_of_6 gang_of_7
      { "{" }"op":"beats","cards":"G4 Y4","table":"G3 Y3"{ "}" }
          whether cards may be played on table: { "{" }"beats":true{ "}" }
      { "{" }"op":"legal","hand":"G3 Y3 R7","table":null{ "}" }
          everything a hand may play: { "{" }"moves":["G3","Y3","R7","G3 Y3"]{ "}" }
          table       what is to be beaten, or null for a lead
          next_last   true when the next player holds one declared card
          opening     true for the first lead of a match
          edition     whose rules, for example "de-2010"; without it "en-2010"
      { "{" }"op":"points","left":9{ "}" }
          what 9 cards left cost: { "{" }"points":18{ "}" }
      { "{" }"op":"giver","left":[0,9,9],"totals":[3,30,20],"winner":0{ "}" }
          who gives the winner a card: { "{" }"seat":1{ "}" }
      { "{" }"op":"score13","piles":[{ "{" }"blue":3,"yellow":2,"green":0,"rotten":1{ "}" },…]{ "}" }
          what the cards taken in a deal of 13 cost: { "{" }"points":[7,…]{ "}" }

    Cards are written G3, Y10, R1, M1, GP, YP, RD, in any order and any case. What
    cannot be judged is answered on its line, and the program goes on:
      { "{" }"error":"card-unknown","message":"There is no card …"{ "}" }

    options:
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

# The rules in the terminal.
rules-editions = Editions of { $game }
rules-same = as { $edition }
rules-set = Every edition is as { $default } but for what is listed. To play one: lastcard play { $game } --edition NAME --option NAME=VALUE

# Proving a record in the terminal.
verify-unfinished = The match of this record was not finished.
verify-absent = Seat { $seat } did not contribute.
verify-signed = Signed by the server with the key { $key }: { $signed } of { $deals }.
verify-sum =
    { $deals ->
        [0] There are no deals to prove.
        [one] { $proved } of 1 deal is proved.
       *[other] { $proved } of { $deals } deals are proved.
    }
