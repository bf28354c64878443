"""Asking the bots at a table: one at a time. They think inside their pause, and answer at its end.

What they think about must not show in when they answer. So the pause is drawn without a look at
the cards, thinking begins with it, and when it is over what was found by then is played: a bot
that has found nothing yet plays what needs no thinking.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from lastcard.table.bots.bots import BotQuestion, SeatedBots
from lastcard.table.people.attendance import Attendance
from lastcard.table.ports import TablePorts, Thought
from lastcard.table.state.entries import MatchId
from lastcard.table.state.orders import Chosen
from lastcard.table.state.standing import Standing
from lastcard.table.state.tempo import Tempo
from lastcard.table.time.agenda import goes_on

MARGIN: Final = 40
"""So many milliseconds before it has to answer a bot is told to come to an end."""

log = logging.getLogger(__name__)


class BotThinking:
    """Asks the bots of the table *match*; *hear* is called with what they choose."""

    def __init__(self, match: MatchId, ports: TablePorts, hear: Callable[[Chosen], None]) -> None:
        self._match = match
        self._ports = ports
        self._hear = hear
        self._bots = SeatedBots(lambda: int.from_bytes(ports.randomness(7)))
        self._asked: BotQuestion | None = None
        self._chosen: Chosen | None = None
        self._at = 0  # before then nothing is answered
        self._thinking: asyncio.Task[None] | None = None

    def ask(self, standing: Standing, tempo: Tempo, attendance: Attendance) -> int | None:
        """Ask the next bot that has something to decide; when to look again, if that is later."""
        watched = len(attendance) > 0
        seat = self._bots.next(standing) if watched or goes_on(standing, tempo) else None
        asked = self._asked
        if asked is not None and (asked.seat, asked.moves) != (seat, standing.moves):
            self.stop()
            asked = None
        if seat is None:
            return None
        if asked is None:
            asked = self._asked = self._bots.question(standing, seat, tempo, self._ports.now())
            self._begin(asked, standing, watched=watched)
        self._at = self._bots.at(asked, standing, tempo, attendance)
        return self._answer(asked)

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
            if self._asked is not None and self._chosen is None:
                # A thread may still think with this player's head.
                self._bots.dismiss(self._asked)
        self._asked = self._chosen = self._thinking = None

    def _begin(self, asked: BotQuestion, standing: Standing, *, watched: bool) -> None:
        until = None if not asked.pause else asked.at - min(MARGIN, asked.pause // 2)
        thought = Thought(
            answer=asked.answer,
            owner=standing.host,
            quick=asked.quick,
            attended=watched,
            until=until,
        )
        self._thinking = asyncio.get_running_loop().create_task(self._think(asked, thought))

    def _answer(self, asked: BotQuestion) -> int | None:
        if self._ports.now() < self._at:
            return self._at
        if self._chosen is None and asked.pause:
            self.stop()
            self._chosen = self._hasty(asked)
        if self._chosen is not None:
            self._speak(self._chosen)
        return None

    def _speak(self, chosen: Chosen) -> None:
        self._asked = self._chosen = self._thinking = None
        self._bots.answered(chosen)
        self._hear(chosen)

    async def _think(self, asked: BotQuestion, thought: Thought[Chosen]) -> None:
        try:
            chosen = await self._ports.think(thought)
        except Exception:
            chosen = self._failed(asked)
        if asked.pause or self._ports.now() < self._at:
            self._chosen = chosen  # and the end of the pause, or of a hold, is waited for
        else:
            self._speak(chosen)

    def _hasty(self, asked: BotQuestion) -> Chosen:
        try:
            return asked.hasty(lambda: True)
        except Exception:
            return self._failed(asked)

    def _failed(self, asked: BotQuestion) -> Chosen:
        log.exception("the bot on seat %s of table %s failed", asked.seat, self._match)
        return Chosen(asked.seat, asked.moves, None)
