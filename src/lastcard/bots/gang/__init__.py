"""Bots for Gang of Four: each is a strategy for ``player``."""

from typing import Final

from lastcard.bots.bot import Roster
from lastcard.bots.gang import (
    greedy,
    master,
    master_1,
    pimc,
    planner,
    searcher,
    swift,
    swift_1,
)
from lastcard.bots.gang.sampling import holders, resampled

PART: Final = Roster(
    sits={
        "greedy": greedy.sit,
        "planner": planner.sit,
        "searcher": searcher.sit,
        "master": master.sit,
        "swift": swift.sit,
        "pimc-50": pimc.sit,
        "master-1": master_1.sit,
        "swift-1": swift_1.sit,
    },
    resampled=resampled,
    holders=holders,
)
