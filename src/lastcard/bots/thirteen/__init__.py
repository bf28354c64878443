"""Bots for 13."""

from typing import Final

from lastcard.bots.bot import Roster
from lastcard.bots.thirteen import greedy, master, master_1, pimc, planner, searcher
from lastcard.bots.thirteen.sampling import holders, resampled

PART: Final = Roster(
    sits={
        "greedy": greedy.sit,
        "planner": planner.sit,
        "searcher": searcher.sit,
        "master": master.sit,
        "pimc-50": pimc.sit,
        "master-1": master_1.sit,
    },
    resampled=resampled,
    holders=holders,
)
