"""What an operator is refused.

Refusal
├── UsageError
│   ├── CopyMissing       no file of a backup was named
│   ├── TaskMissing       no task was named
│   ├── TaskUnknown       no task of that name
│   └── TaskNeeds         it was not said for what
└── Failure
    ├── DatabaseMissing   no server was ever started there
    ├── BanMissing        a name that is not banned
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


class DatabaseMissing(Failure):
    """There is no database *file*."""

    code = "database-missing"


class BanMissing(Failure):
    """*name* is not banned."""

    code = "ban-missing"


class ReportMissing(Failure):
    """There is no open report *report*."""

    code = "report-missing"
