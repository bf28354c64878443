"""Costly work, taken in turn from everybody who asks for it: many askers cannot crowd one out."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from lastcard.server.accounts.errors import LoginsBusy
from lastcard.server.turns import Turns

T = TypeVar("T")
_Turn: TypeAlias = "asyncio.Future[None]"

MOST_WAITING: Final = 20
"""How many may wait in a lane: a few seconds' worth."""
_COME_BACK: Final = 10  # seconds
_REMEMBERED: Final = 10_000  # neighbourhoods that had a turn


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom it is done: who has a known device has a lane of their own."""

    neighbourhood: str = ""
    known: bool = False


class Lane:
    """Those who wait, neighbourhood by neighbourhood."""

    def __init__(self) -> None:
        self._turns: Turns[tuple[str, _Turn]] = Turns()
        self._had: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._turns)

    def join(self, who: str, turn: _Turn) -> None:
        """Wait behind the others of *who*; ``LoginsBusy`` where too many wait already.

        Then the last of the neighbourhood that wanted most since nobody had to wait, gives way to
        somebody of one that wanted less.
        """
        if len(self._turns) >= MOST_WAITING:
            most = max(self._turns.groups, key=self._wanted)
            if self._wanted(most) <= self._wanted(who) + 1:
                raise LoginsBusy(seconds=_COME_BACK)
            _, last = self._turns.drop(most)
            if not last.done():
                last.set_exception(LoginsBusy(seconds=_COME_BACK))
        self._turns.put((who, turn), who)

    def next(self) -> _Turn:
        """Whose turn it is: each neighbourhood has one, then the next one has."""
        who, turn = self._turns.take()
        self._had[who] += 1
        if not self._turns or len(self._had) > _REMEMBERED:
            self._had.clear()
        return turn

    def _wanted(self, who: str) -> int:
        return self._had[who] + self._turns.of(who)


class LoginQueue:
    """Work for *threads*, so much *at_once*."""

    def __init__(self, threads: Executor, at_once: int) -> None:
        self._threads = threads
        self._free = at_once
        self._known = Lane()
        self._strangers = Lane()

    async def do(self, asker: Asker, work: Callable[[], T]) -> T:
        """What *work* gives, once it is the asker's turn; or ``LoginsBusy``."""
        await self._turn(asker)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._release()

    async def _turn(self, asker: Asker) -> None:
        if self._free:
            self._free -= 1
            return
        turn: _Turn = asyncio.get_running_loop().create_future()
        lane = self._known if asker.known else self._strangers
        lane.join(asker.neighbourhood, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._release()  # it was theirs already
            raise

    def _release(self) -> None:
        for lane in (self._known, self._strangers):
            while lane:
                turn = lane.next()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
