"""Asking the bots at a table: one at a time, in a thread, while the table goes on."""

import asyncio
import logging
from collections.abc import Callable

from lastcard.table.bots.bots import BotQuestion, SeatedBots
from lastcard.table.people.attendance import Attendance
from lastcard.table.ports import TablePorts
from lastcard.table.state.entries import MatchId
from lastcard.table.state.orders import Chosen
from lastcard.table.state.standing import Standing
from lastcard.table.state.tempo import Tempo

log = logging.getLogger(__name__)


class BotThinking:
    """Asks the bots of the table *match*; *hear* is called with what they choose."""

    def __init__(self, match: MatchId, ports: TablePorts, hear: Callable[[Chosen], None]) -> None:
        self._match = match
        self._ports = ports
        self._hear = hear
        self._bots = SeatedBots(lambda: int.from_bytes(ports.randomness(7)))
        self._asked: int | None = None
        self._thinking: asyncio.Task[None] | None = None

    def ask(self, standing: Standing, tempo: Tempo, attendance: Attendance) -> int | None:
        """Ask the next bot that has something to decide; the time to ask it, if that is later."""
        if self._asked == standing.moves:
            return None
        question = self._bots.question(standing, tempo, attendance)
        if question is None:
            return None
        if question.at > self._ports.now():
            return question.at
        self._asked = question.moves
        self._thinking = asyncio.get_running_loop().create_task(self._think(question))
        return None

    def answered(self, chosen: Chosen) -> None:
        """Do not ask again what *chosen* answers."""
        self._bots.answered(chosen)

    def forget_answers(self) -> None:
        """Ask again what was answered: the answer was not written down, so it was not given."""
        self._bots.forget_answers()

    def stop(self) -> None:
        """Stop waiting for answers."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _think(self, question: BotQuestion) -> None:
        try:
            chosen = await self._ports.think(question.answer)
        except Exception:
            log.exception("the bot on seat %s of table %s failed", question.seat, self._match)
            chosen = Chosen(question.seat, question.moves, None)
        self._asked = None
        self._hear(chosen)
