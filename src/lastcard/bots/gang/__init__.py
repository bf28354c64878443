"""Bots for Gang of Four: each is a strategy for ``player``."""

from typing import Final

from lastcard.bots.bot import Roster
from lastcard.bots.gang import greedy, master, pimc, planner, searcher, swift
from lastcard.bots.gang.sampling import resampled

PART: Final = Roster(
    sits={
        "greedy": greedy.sit,
        "planner": planner.sit,
        "searcher": searcher.sit,
        "master": master.sit,
        "swift": swift.sit,
        "pimc-50": pimc.sit,
    },
    resampled=resampled,
)
