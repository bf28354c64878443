"""What ``bots`` refuses.

Refusal
└── BotRefused                no such bot can sit here
    ├── BotUnknown            no bot of that name
    ├── BotElsewhere          a bot that does not play this game
    ├── BudgetWrong           not a number of worlds or milliseconds
    ├── BudgetUseless         a budget for a bot that does not look ahead
    ├── ProgramRefused        not a program that can be run
    ├── LimitWrong            not a time limit for a program
    ├── Forfeit               a bot that broke a rule has lost
    └── NothingRedealt        hidden cards that cannot be dealt otherwise
"""

from lastcard.games.errors import Refusal


class BotRefused(Refusal):
    """No such bot can sit here."""

    code = "bot-refused"


class BotUnknown(BotRefused):
    """There is no bot *bot*; *known* lists them."""

    code = "bot-unknown"


class BotElsewhere(BotRefused):
    """*bot* does not play this game; *known* lists those who do."""

    code = "bot-elsewhere"


class BudgetWrong(BotRefused):
    """*text* is neither a number of worlds nor of milliseconds."""

    code = "budget-wrong"


class BudgetUseless(BotRefused):
    """*bot* does not look ahead; a budget means nothing to it."""

    code = "budget-useless"


class ProgramRefused(BotRefused):
    """*command* names no program that can be run."""

    code = "program-refused"


class LimitWrong(BotRefused):
    """*text* is no time limit for a program."""

    code = "limit-wrong"


class Forfeit(BotRefused):
    """*bot* has lost by rule: *reason*."""

    code = "bot-forfeit"


class NothingRedealt(BotRefused):
    """The hidden cards of this deal cannot be dealt otherwise."""

    code = "nothing-redealt"
