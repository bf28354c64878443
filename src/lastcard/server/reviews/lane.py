"""A lane: one worker at a time, which is given one piece after the other."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from lastcard.server.reviews.frames import Ending, Piece, Stopped
from lastcard.server.reviews.job import Job
from lastcard.server.reviews.process import WorkerLost, WorkerProcess

IDLE: Final = 600.0
"""A worker that had nothing to do for so many seconds goes, with the memory it takes."""

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class Turn:
    """A piece of a job in the hands of a worker."""

    job: Job
    piece: Piece
    worker: WorkerProcess | None = None
    stopped: bool = False
    """Whether nobody waits for it any more."""

    def stop(self) -> None:
        """Let the worker give it up."""
        self.stopped = True
        if self.worker is not None:
            self.worker.stop()


class Desk(Protocol):
    """Where a lane gets its pieces, and hands them in."""

    async def next(self) -> Turn:
        """The next piece, as soon as there is one."""
        ...

    async def hand_in(self, turn: Turn, ending: Ending) -> None:
        """The worker has come to an end with a piece."""
        ...

    def lose(self, turn: Turn) -> None:
        """The worker did not come to an end with a piece."""
        ...


class Lane:
    """Makes pieces until it is cancelled; a worker that is lost is replaced."""

    def __init__(self, desk: Desk, command: Sequence[str], silence: float) -> None:
        self._desk = desk
        self._command = command
        self._silence = silence
        self._worker: WorkerProcess | None = None

    @property
    def pid(self) -> int | None:
        """The process of its worker, if it has one now."""
        return None if self._worker is None else self._worker.pid

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            while True:
                await self._make(await self._next())
        finally:
            await self._dismiss()

    async def _next(self) -> Turn:
        try:
            async with asyncio.timeout(IDLE):
                return await self._desk.next()
        except TimeoutError:
            await self._dismiss()
            return await self._desk.next()

    async def _make(self, turn: Turn) -> None:
        try:
            if self._worker is None:
                self._worker = await WorkerProcess.start(self._command, self._silence)
            ending = await self._done(turn, self._worker)
        except WorkerLost as lost:
            if not turn.stopped:
                _log.warning("a worker that reviews matches is lost: %s", lost)
            await self._dismiss(at_once=True)
            self._desk.lose(turn)
        else:
            await self._desk.hand_in(turn, ending)

    async def _done(self, turn: Turn, worker: WorkerProcess) -> Ending:
        if turn.stopped:
            return Stopped()
        turn.worker = worker
        return await worker.do(turn.piece, lambda found: turn.job.tell(turn.piece, found))

    async def _dismiss(self, *, at_once: bool = False) -> None:
        worker, self._worker = self._worker, None
        if worker is None:
            return
        if at_once:
            worker.kill()
        await worker.end()
