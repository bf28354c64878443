# Bots against bots: what the arena shows, and why it cannot play.

arena-failed = The arena cannot be played.
arena-workers-died = Games { $first } to { $last } ended the processes that played them, { $times } times; look for a bot that crashes or takes all memory.
arena-charts-missing = Charts need Matplotlib; install it with: pip install 'lastcard[charts]'.
arena-cluster-missing = A cluster needs Ray; install it with: pip install 'lastcard[cluster]'.
arena-cluster-unreachable = There is no cluster at { $address } ({ $reason }); start one with ray start --head and give its address.
arena-cluster-failed = The cluster cannot play ({ $reason }); check that every node has this version of lastcard.

bots-missing = Name who plays with --bots, as in --bots greedy,greedy,novice,novice; there are { $known }.
lineup-wrong = Name { $fewest } to { $most } bots, one for each seat, or one bot and --against another, not { $bots }.
options-clash = { $option } and { $other } cannot be given together; leave one of them out.
option-needs = { $option } is only for { $other }; without it, name one bot for each seat.
chart-suffix = --chart takes a file that ends in { $known }, not “{ $file }”.

arena-starting = { $played }/{ $games } games
arena-progress = { $played }/{ $games } games  { $percent } %  { $left } left

arena-title = { $game }, { $edition }, { $players } players
arena-what =
    { $plays ->
        [match] { $count } matches, each { $rotations } times with the seats rotated: { $games } in all; seed { $seed }
       *[deal] { $count } decks, each dealt { $rotations } times with the seats rotated: { $games } deals; seed { $seed }
    }

arena-head-bot = bot
arena-head-net = net/{ $unit }
arena-head-penalty =
    { $unit ->
        [match] final score
       *[deal] penalty
    }
arena-head-won = won %
arena-head-rating = rating
arena-head-mean = ms/move
arena-head-p95 = p95
arena-head-errors = errors
arena-head-lost = lost

arena-places-title = Places, in % of the matches
arena-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
arena-pairs-title = Advantage of the row over the column, points per { $unit }
arena-legend =
    net: what the other bots paid less what it paid, per { $unit }
    { $sign }: a 95 % interval, bold where it does not reach 0
    errors: provable ones; lost: games lost by rule
    ms/move, p95: its mean time for a move, and that of the slowest of 20
    played in { $took }

arena-fault-missed =
    { $count ->
        [one] { $bot } missed a win that could not fail once in { $deals } deals.
       *[other] { $bot } missed a win that could not fail { $count } times in { $deals } deals.
    }
arena-fault-gift =
    { $count ->
        [one] { $bot } gave a deal to a player with one card once in { $deals } deals.
       *[other] { $bot } gave a deal to a player with one card { $count } times in { $deals } deals.
    }
arena-lost =
    { $count ->
        [one] { $bot } lost one game by rule: { $why } (game { $game }).
       *[other] { $bot } lost { $count } games by rule: { $why } (the first was game { $game }).
    }
arena-lost-why =
    { $reason ->
        [not-started] it could not be started
        [too-slow] it did not answer in time
        [exited] it ended before it answered
        [unreadable] its answer was no move
        [illegal] its move was not allowed
        [silent] it was its turn and it said nothing
       *[other] it broke down with { $reason }
    }

arena-chart-net = net points per { $unit } (higher is better)
arena-chart-rating = OpenSkill rating
arena-chart-note = Bars: 95 % intervals; of the rating, two sigma. Net: what the other bots paid less what it paid.

cli-help-arena =
    lastcard arena - let bots play each other

    usage: lastcard arena [GAME] --bots BOT,BOT,… [OPTIONS]
           lastcard arena [GAME] --bots BOT --against BOT [OPTIONS]

    GAME is one of { $games }; without it gang, Gang of Four, is played. Every
    deck is played once for each seat, the bots moving one seat on each time, so
    luck with the cards is the same for all. Shown are the points of each bot, of
    each pair of bots, ratings, time per move, provable errors, and who lost by
    rule. docs/reference/arena.md says what each number means.

    options:
      --bots BOT,BOT,…        who plays, one bot for each seat; see below
      --against BOT           one bot (--bots) against this one at all other seats
      --players N             how many sit there then (gang 3-4, thirteen 3-6)
      --deals N               play the first deal of N decks (default: 100)
      --matches N             play N whole matches instead
      --seed N                cards and chance come from it (default: 1): same seed,
                              same result
      --edition EDITION       the rules of one printed edition, for example en-2010
      --option NAME=VALUE     change one option; may be given several times
      --workers N             how many processes play (default: as many as cores)
      --cluster ADDRESS       play on the Ray cluster at this address instead
      --json FILE             write the result to FILE
      --chart FILE            draw the result to FILE, which ends in .svg or .png
      --quiet                 no progress bar
      --language LANGUAGE     another language: { $languages }
      -h, --help              show this page

    The bots, or a program of your own, as in ./mybot:
      { $bots }

    Without --edition the rules are those of a quick match, as in lastcard play.

    examples:
      lastcard arena gang --bots greedy,greedy,novice,novice --deals 1000 --seed 7
      lastcard arena --bots greedy --against novice --players 3 --json out.json
      lastcard arena thirteen --bots greedy,novice,novice --matches 50 --chart x.svg
