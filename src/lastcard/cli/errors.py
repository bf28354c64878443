"""What the command line refuses.

Refusal
├── UsageError                the command line is wrong (exit code 2)
│   ├── ArgumentsWrong        arguments that cannot be read
│   ├── ArgumentUnknown       an argument too many, or an unknown option
│   ├── ValueMissing          an option without its value
│   ├── FileMissing           no file was named
│   ├── CommandMissing        no command
│   ├── CommandUnknown        no command of that name
│   ├── GameUnknown           no game of that name
│   ├── LanguageUnknown       no words in that language
│   ├── NumberWrong           not a number, or too large or too small
│   ├── OptionForm            an option that is not NAME=VALUE
│   ├── ParagraphUnknown      no paragraph of that number in the rules
│   ├── RulesMissing          a game whose rules are not written down
│   ├── BotsMissing           no bots were named
│   ├── LineupWrong           not as many bots as there are seats
│   ├── OptionsClash          two options that exclude each other
│   ├── OptionNeeds           an option that means nothing without another
│   └── ChartSuffix           a chart in no known format
└── Failure                   what was asked for cannot be done (exit code 1)
    ├── FileUnreadable        a file that cannot be read
    ├── FileNotText           a file that is not text
    ├── FileUnwritable        a file that cannot be written
    ├── ExtraMissing          the packages of the server are not installed
    └── OutputFailed          nothing more can be shown
"""

from lastcard.games.errors import Refusal


class UsageError(Refusal):
    """The command line is wrong."""

    code = "usage"


class ArgumentsWrong(UsageError):
    """The arguments cannot be read: *detail*."""

    code = "arguments-wrong"


class ArgumentUnknown(UsageError):
    """There is no *argument* here."""

    code = "argument-unknown"


class ValueMissing(UsageError):
    """*option* needs a value."""

    code = "value-missing"


class FileMissing(UsageError):
    """No file was named."""

    code = "file-missing"


class CommandMissing(UsageError):
    """No command was given; *known* lists them."""

    code = "command-missing"


class CommandUnknown(UsageError):
    """There is no command *command*; *known* lists them."""

    code = "command-unknown"


class GameUnknown(UsageError):
    """There is no game *game*; *known* lists them."""

    code = "game-unknown"


class RulesMissing(UsageError):
    """The rules of *game* are not written down."""

    code = "rules-missing"


class LanguageUnknown(UsageError):
    """There are no words in *language*; *known* lists the languages."""

    code = "language-unknown"


class NumberWrong(UsageError):
    """*option* takes a number from *lowest* to *highest*, not *text*."""

    code = "number-wrong"


class OptionForm(UsageError):
    """*text* is not NAME=VALUE."""

    code = "option-form"


class ParagraphUnknown(UsageError):
    """The rules have no paragraph *paragraph*; *first* is the first they have."""

    code = "paragraph-unknown"


class BotsMissing(UsageError):
    """No bots were named; *known* lists them."""

    code = "bots-missing"


class LineupWrong(UsageError):
    """*bots* bots were named for a table of *fewest* to *most* seats."""

    code = "lineup-wrong"


class OptionsClash(UsageError):
    """*option* and *other* cannot be given together."""

    code = "options-clash"


class OptionNeeds(UsageError):
    """*option* means nothing without *other*."""

    code = "option-needs"


class ChartSuffix(UsageError):
    """*file* does not end in one of *known*."""

    code = "chart-suffix"


class Failure(Refusal):
    """What was asked for cannot be done."""

    code = "failure"


class FileUnreadable(Failure):
    """*file* cannot be read, for *reason*."""

    code = "file-unreadable"


class FileNotText(Failure):
    """*file* is not text."""

    code = "file-not-text"


class FileUnwritable(Failure):
    """*file* cannot be written, for *reason*."""

    code = "file-unwritable"


class ExtraMissing(Failure):
    """*command* needs the packages of the server, which are not installed."""

    code = "extra-missing"


class OutputFailed(Failure):
    """Nothing more can be shown, for *reason*."""

    code = "output-failed"
