"""What the bots at a table think: one thought at a time, beside everything else."""

import asyncio
import logging
from collections.abc import Callable

from lastcard.table.attendance import Attendance
from lastcard.table.entries import MatchId
from lastcard.table.house import House
from lastcard.table.minds import Minds, Question
from lastcard.table.orders import Chosen
from lastcard.table.standing import Standing
from lastcard.table.tempo import Tempo

log = logging.getLogger(__name__)


class Thoughts:
    """Asks the bots of the table *match*; *hear* is called with what they choose."""

    def __init__(self, match: MatchId, house: House, hear: Callable[[Chosen], None]) -> None:
        self._match = match
        self._house = house
        self._hear = hear
        self._minds = Minds(lambda: int.from_bytes(house.randomness(7)))
        self._asked: int | None = None
        self._thinking: asyncio.Task[None] | None = None

    def ask(self, standing: Standing, tempo: Tempo, attendance: Attendance) -> int | None:
        """Ask who has something to decide; if that is for later, when, and else None."""
        if self._asked == standing.moves:
            return None
        question = self._minds.question(standing, tempo, attendance)
        if question is None:
            return None
        if question.at > self._house.now():
            return question.at
        self._asked = question.moves
        self._thinking = asyncio.get_running_loop().create_task(self._think(question))
        return None

    def answered(self, chosen: Chosen) -> None:
        """Do not ask again what *chosen* answers."""
        self._minds.answered(chosen)

    def stop(self) -> None:
        """Wait for no thought any longer."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _think(self, question: Question) -> None:
        try:
            chosen = await self._house.think(question.answer)
        except Exception:
            log.exception("the bot on seat %s of table %s failed", question.seat, self._match)
            chosen = Chosen(question.seat, question.moves, None)
        self._asked = None
        self._hear(chosen)
