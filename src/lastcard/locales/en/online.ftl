# Online tables from the command line: programs and people in a terminal.

link-wrong = "{ $text }" is not the address of a table; it is to be like https://cards.example/t/abc123.
server-missing = Name the server with --server, or a table with --table.
servers-differ = The table is not one of the server { $server }.
program-missing = Name the program that is to play, as in ./mybot.
token-missing = Give the token of your bot account with --token or in LASTCARD_TOKEN.
speed-unknown = There is no speed "{ $speed }"; the speeds are { $known }.
server-away = Nobody answers at { $server }: { $reason }.
server-strange = What answers at { $server } is no lastcard server.
login-refused = The server { $server } does not know this token.
version-other = The server speaks version { $theirs } of the protocol and this program version { $ours }; install the same version of lastcard.
no-seat = There is no free seat at this table.
table-closed = The table is closed.
server-refused = { $said }.

bot-welcome = { $name } is at the server.
bot-lost = The line is lost; trying again …
bot-waits = Waiting for a match …
bot-sits = Playing at { $link }
bot-over = The match is over: { $score }
bot-closed = The table was closed.

cli-help-bot =
    lastcard bot - let a program play at online tables

    usage: lastcard bot --server URL --token TOKEN [OPTIONS] PROGRAM

    PROGRAM is a program of your own, as in ./mybot, that reads a line of JSON and
    writes a move (docs/reference/bot-protocol.md), or the name of a bot:
      { $bots }

    The token is that of a bot account, which the owner of an account makes on
    the server; its page shows it once. With --table the program takes a free seat
    at that table and plays there. Without, it asks for a match, plays it, and asks
    for the next one. A line that is lost is taken up again where it was.

    options:
      --server URL            the server, as in https://cards.example
      --token TOKEN           the token; better in LASTCARD_TOKEN, where others on
                              this machine cannot see it
      --table LINK            the address of a table; then --server is not needed
      --matches N             stop after so many matches
      --language LANGUAGE     speak another language (now: { $languages })
      -h, --help              show this page

    What kind of match it asks for, without --table:
      --game GAME             one of { $games } (default: gang)
      --players N             how many sit at the table (default: 4)
      --edition EDITION       the rules of one printed edition
      --option NAME=VALUE     change one option; may be given several times
      --speed SPEED           relaxed, normal, fast or days (default: normal)
      --wait SECONDS          how long to wait for others who want the same, before
                              bots of the server fill up (default: 60)

    exit codes:
      0    the match at the table, or all matches, were played
      1    the server does not answer or refuses, or the program broke a rule; what
           the program said last is shown
      2    the command line is wrong

    examples:
      lastcard bot --server https://cards.example --token TOKEN ./mybot
      lastcard bot --table https://cards.example/t/abc123 --token TOKEN greedy
