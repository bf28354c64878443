# Online tables from the command line: programs and people in a terminal.

link-missing = Name the address of a table, as in https://cards.example/t/abc123.
link-wrong = “{ $text }” is not the address of a table; it looks like https://cards.example/t/abc123.
server-missing = Name the server with --server, or a table with --table.
servers-differ = The table is not one of the server { $server }.
program-missing = Name the program that is to play, as in ./mybot.
token-missing = Give the token of your bot account with --token or in LASTCARD_TOKEN.
speed-unknown = There is no speed “{ $speed }”; the speeds are { $known }.
server-away = Nobody answers at { $server }: { $reason }.
server-strange = What answers at { $server } is not a lastcard server.
login-refused = The server { $server } does not know this token.
version-other = The server speaks version { $theirs } of the protocol and this program version { $ours }; install the same version of lastcard.
no-seat = There is no free seat at this table.
removed = The host of the table has taken your seat away.
table-closed = The table is closed.
server-refused = { $said }.

bot-welcome = { $name } is at the server.
bot-lost = The line is lost; trying again …
bot-waits = Waiting for a match …
bot-sits = Playing at { $link }
bot-over = The match is over: { $score }
bot-closed = The table was closed.

join-call-you = What shall the others call you? Type a name, or press Enter to be { $name }.
join-seat =
    { $kind ->
        [bot] a bot
        [free] free
        [you] you
        [ready] ready
        [gone] not here
       *[unready] not ready yet
    }
join-wait-host = The match begins when { $host } starts it; quit leaves the table.
join-wait-maker = The match begins when the host starts it; quit leaves the table.
join-waits-for = Waiting for { $who } to be ready.
join-free-seats =
    { $seats ->
        [one] One seat is free: invite somebody with the link above.
       *[other] { $seats } seats are free: invite people with the link above.
    }
join-can-start = Type start to begin the match, quit to leave the table.
join-room-help =
    { $arranges ->
        [yes] You can type start, bots to fill the free seats, remove 2 to free seat 2, and quit.
       *[no] Here you can only type quit, which leaves the table.
    }
join-not-here = “{ $text }” means nothing here.
join-own-seat = That is your own seat; quit leaves the table.
join-lost = The line is lost; trying again …
join-found = The line is back.
join-away = { $who } is away; a bot plays on.
join-away-me = You were away, and a bot plays for you.
join-take-back = Press Enter to play yourself again.
join-back = { $who } is back.
join-slow = Your time was up.
join-clock =
    { $seconds ->
        [one] You have a second.
       *[other] You have { $seconds } seconds.
    }
join-says = { $who }: { $said }
join-record = The record of the match: { $address }
join-closed = The table was closed.
join-left = You left the table; if the match has begun, a bot plays on for you.
join-again = To come back: { $command }

cli-help-join =
    lastcard join - play at an online table in the terminal

    usage: lastcard join LINK [--name NAME]

    LINK is the address of a table, as the browser shows it. You come in as a guest,
    take a free seat and are ready; when the host starts, the match is played as
    with lastcard play. While you play, type ? for help and hint for what you can
    play; quit leaves, and the same command brings you back to your seat. A line
    that is lost is taken up again by itself.

    Before the match, whoever arranges the table types:
      start                   begin the match
      bots                    fill the free seats with bots
      remove 2                free seat 2, of a player or a bot

    Who you are on a server is kept in lastcard/online in $XDG_DATA_HOME or
    ~/.local/share, so that your seat and your name are yours again next time.

    options:
      --name NAME             what you are called there
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    examples:
      lastcard join https://cards.example/t/abc123
      lastcard join 192.168.1.7:8013/t/abc123 --name Ada

cli-help-bot =
    lastcard bot - let a program play at online tables

    usage: lastcard bot --server URL --token TOKEN [OPTIONS] PROGRAM

    PROGRAM is a program of your own, as in ./mybot, that reads a line of JSON and
    writes a move (docs/reference/bot-protocol.md), or the name of a bot:
      { $bots }

    The token is that of a bot account on the server; docs/how-to/write-a-bot.md
    shows how to get one. With --table the program takes a free seat at that table
    and plays there. Without, it asks for a match, plays it, and asks for the next
    one. A line that is lost is taken up again where it was.

    options:
      --server URL            the server, as in https://cards.example
      --token TOKEN           the token; better in LASTCARD_TOKEN, where others on
                              this machine cannot see it
      --table LINK            the address of a table; then --server is not needed
      --matches N             stop after so many matches
      --language LANGUAGE     another language: { $languages }
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
