# Who the bots are, from first steps to merciless, and why one cannot sit down.

bot-novice = Plays anything it may, and forgets to say "Last card!": for a first evening.
bot-greedy = Throws away as much as it can, as soon as it can, and never looks back.

bot-refused = No such bot can sit here.
bot-unknown = There is no bot "{ $bot }"; choose one of { $known }.
bot-elsewhere = The bot { $bot } does not play this game; choose one of { $known }.
budget-wrong = "{ $text }" is no budget; write a number of worlds, as in master@200, or a time, as in master@50ms.
budget-useless = The bot { $bot } does not look ahead; leave out what stands behind the @.
bot-forfeit = The bot { $bot } has lost by rule: { $reason }.
