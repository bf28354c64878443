"""Why an arena cannot be played to its end, or its results not be drawn.

Refusal
└── ArenaFailed               the contest cannot be played or shown
    ├── WorkersDied           processes that end in the middle of the same matches, again and again
    ├── ChartsMissing         a chart, but nothing to draw it with
    ├── ClusterMissing        a cluster, but nothing to reach it with
    ├── ClusterUnreachable    no cluster at this address
    └── ClusterFailed         a cluster that cannot play
"""

from lastcard.games.errors import Refusal


class ArenaFailed(Refusal):
    """The contest cannot be played or shown."""

    code = "arena-failed"


class WorkersDied(ArenaFailed):
    """Worker processes died *times* times while they played the matches *first* to *last*."""

    code = "arena-workers-died"


class ChartsMissing(ArenaFailed):
    """Matplotlib is not installed."""

    code = "arena-charts-missing"


class ClusterMissing(ArenaFailed):
    """Ray is not installed."""

    code = "arena-cluster-missing"


class ClusterUnreachable(ArenaFailed):
    """There is no cluster at *address*, for *reason*."""

    code = "arena-cluster-unreachable"


class ClusterFailed(ArenaFailed):
    """The cluster cannot play, for *reason*."""

    code = "arena-cluster-failed"
