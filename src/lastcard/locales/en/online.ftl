# Online tables from the command line: programs and people in a terminal.

link-missing = Name the address of a table, as in https://cards.example/t/abc123.
link-wrong = “{ $text }” is not the address of a table; it looks like https://cards.example/t/abc123.
server-missing = Name the server with --server, or a table with --table.
server-wrong = “{ $text }” is not the address of a server; it looks like https://cards.example.
bots-too-many = With { $bots } bots no seat is left for you at a table for { $seats }.
servers-differ = The table is not one of the server { $server }.
program-missing = Name the program that is to play, as in ./mybot.
token-missing = Give the token of your bot account with --token or in LASTCARD_TOKEN.
speed-unknown = There is no speed “{ $speed }”; the speeds are { $known }.
server-away = Nobody answers at { $server }: { $reason }.
no-local-server = No server runs on this machine at { $server }: start one with lastcard serve, or name another with --server.
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
        [yes] You can type start, bots to fill the free seats, bot 3 master to seat one on seat 3, remove 2 to free seat 2, link to show the link as a QR code, and quit.
       *[no] Here you can only type quit, which leaves the table, and link, which shows the link as a QR code.
    }
join-invite = Whoever has this link can sit down, in a browser or with lastcard join:
join-not-here = “{ $text }” means nothing here.
join-own-seat = That is your own seat; quit leaves the table.
join-lost = The line is lost; trying again …
join-found = The line is back.
join-away = { $who } is away; a bot plays on.
join-away-me = You were away, and a bot plays for you.
join-take-back = Press Enter to play yourself again.
join-back = { $who } is back.
online-denied = You contributed to deal { $deal }, and the server notes that you did not. What you sent and its receipt, if it gave one, are kept in { $file }.
join-slow = Your time was up.
join-clock =
    { $seconds ->
        [one] You have a second.
       *[other] You have { $seconds } seconds.
    }
join-says = { $who }: { $said }
join-record = The record of the match: { $address }
join-once-more = Press Enter to leave, or type again to play once more with the same people.
join-wants-again = { $who } wants to play once more: type again.
join-closed = The table was closed.
join-closed-idle = This table was closed because nobody had played here for a long time.
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
      bot 3 master            seat one bot on seat 3; without a name, the usual one
      remove 2                free seat 2, of a player or a bot
      link                    show the link to the table, also as a QR code

    After the match, again plays once more with the same people. To open a table of
    your own, use lastcard host.

    Who you are on a server is kept in lastcard/online in $XDG_DATA_HOME or
    ~/.local/share, so that your seat and your name are yours again next time.

    options:
      --name NAME             what you are called there
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    examples:
      lastcard join https://cards.example/t/abc123
      lastcard join 192.168.1.7:8013/t/abc123 --name Ada

cli-help-host =
    lastcard host - open an online table in the terminal, and play there

    usage: lastcard host [GAME] [OPTIONS]

    GAME is one of { $games }; without it you play gang, Gang of Four. A table
    is opened on the server, you are told its link, also as a QR code, and take the
    first seat. Whoever has the link sits down, in a browser or with lastcard join.
    You arrange the table; everything else is as lastcard join --help says.

    options:
      --server URL            the server, as in https://cards.example; without it
                              the one that runs on this machine (lastcard serve)
      --name NAME             what you are called there
      --players N             how many sit at the table (gang 3-4, thirteen 3-6)
      --bots N                so many bots sit there too, or BOT,BOT,... by name
      --edition EDITION       the rules of one printed edition, for example en-2010
      --option NAME=VALUE     change one option; may be given several times
      --speed SPEED           relaxed, normal, fast or days (default: normal)
      --public                show the table among the open tables of the server;
                              otherwise only those with the link find it
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    The bots, gentle ones first:
      { $bots }

    examples:
      lastcard host --name Ada
      lastcard host thirteen --players 5 --bots 2 --public
      lastcard host --server https://cards.example --bots novice,master

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
