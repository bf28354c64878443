"""Provable errors of Gang of Four."""

from typing import Final

from lastcard.arena.check import Checks
from lastcard.arena.gang.gift import is_gift
from lastcard.arena.gang.missed import is_missed_win

PART: Final[Checks] = {"gift": is_gift, "missed": is_missed_win}
