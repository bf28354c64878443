"""What an operator is refused.

Refusal
├── UsageError
│   ├── CopyMissing       no file of a backup was named
│   ├── TaskMissing       no task was named
│   ├── TaskUnknown       no task of that name
│   ├── TaskNeeds         it was not said for what
│   ├── ReasonMissing     it was not said why
│   ├── DateWrong         no day or time
│   └── DatePast          a time that is over
└── Failure
    ├── DatabaseMissing   no server was ever started there
    ├── KeyMissing        the server's key is not there
    ├── OpenToOthers      a file that others may read or change
    ├── DiskNearlyFull    little room is left
    ├── BanMissing        a name that is not banned
    ├── PlayerBanMissing  a player who is not banned
    ├── PlayerMissing     nobody has that id or name
    ├── PlayerAmbiguous   several have that name
    └── ReportMissing     no open report of that number
"""

from lastcard.cli.errors import Failure, UsageError


class CopyMissing(UsageError):
    """No file of a backup was named."""

    code = "copy-missing"


class TaskMissing(UsageError):
    """No task was named; *known* lists them."""

    code = "task-missing"


class TaskUnknown(UsageError):
    """There is no task *task*; *known* lists them."""

    code = "task-unknown"


class TaskNeeds(UsageError):
    """*task* needs to know *what*."""

    code = "task-needs"


class ReasonMissing(UsageError):
    """A ban needs a reason."""

    code = "reason-missing"


class DateWrong(UsageError):
    """*text*, given for *option*, is no day or time."""

    code = "date-wrong"


class DatePast(UsageError):
    """*text* is over."""

    code = "date-past"


class DatabaseMissing(Failure):
    """There is no database *file*."""

    code = "database-missing"


class KeyMissing(Failure):
    """There is no key *path*."""

    code = "key-missing"


class OpenToOthers(Failure):
    """Other users of the machine may read or change *path*."""

    code = "open-to-others"


class DiskNearlyFull(Failure):
    """Only *megabytes* are free where *path* is."""

    code = "disk-nearly-full"


class BanMissing(Failure):
    """*name* is not banned."""

    code = "ban-missing"


class PlayerBanMissing(Failure):
    """The player *name* is not banned."""

    code = "player-ban-missing"


class PlayerMissing(Failure):
    """Nobody has the id or the name *who*."""

    code = "player-missing"


class PlayerAmbiguous(Failure):
    """Several guests are called *who*."""

    code = "player-ambiguous"


class ReportMissing(Failure):
    """There is no such report *report*."""

    code = "report-missing"
