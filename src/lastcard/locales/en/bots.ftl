# Who the bots are, from first steps to merciless, and why one cannot sit down.

bot-novice = Plays anything it may: for a first evening.
bot-greedy = Throws away as much as it can, as soon as it can, and never looks back.
bot-planner = Counts what it holds and plans the whole hand before it moves.
bot-searcher = Imagines what the others may hold, and plays its ideas to the end before it moves.
bot-master = Draws conclusions from everything you do, and forgives nothing.
bot-swift = Knows at a glance what took others years to learn.
bot-pimc-50 = Tries every move fifty times in its head: the yardstick of search.
bot-master-1 = The master as it was when reviews began: the yardstick of choices.
bot-swift-1 = Swift as it was when reviews began: a yardstick that answers at once.

bot-refused = No such bot can sit here.
bot-unknown = There is no bot “{ $bot }”; choose one of { $known }.
bot-elsewhere = The bot { $bot } does not play this game; choose one of { $known }.
budget-wrong = “{ $text }” is not a budget; write a number of worlds, as in master@200, or a time, as in master@50ms.
budget-useless = The bot { $bot } does not look ahead; leave out what stands behind the @.
program-refused = “{ $command }” cannot be run; name an executable file, as in ./mybot or "./mybot --fast".
limit-wrong = “{ $text }” is not a time limit; a program takes milliseconds, as in ./mybot@500ms.
bot-forfeit =
    { $reason ->
        [not-started] { $bot } has lost by rule: it could not be started.
        [too-slow] { $bot } has lost by rule: it did not answer in time.
        [exited] { $bot } has lost by rule: it ended before it answered.
        [unreadable] { $bot } has lost by rule: its answer is not a move.
        [illegal] { $bot } has lost by rule: its move is not allowed.
        [silent] { $bot } has lost by rule: it was its turn and it said nothing.
       *[other] { $bot } has lost by rule: { $reason }.
    }
