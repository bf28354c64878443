"""A worker as the server has it: a process that takes one piece at a time."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from lastcard.server.reviews.frames import (
    HEAD,
    Ending,
    Found,
    Order,
    Piece,
    Report,
    Stop,
    framed,
    length,
    read_report,
)

NICE: Final = 19
"""The lowest priority there is: tables come first."""
COMMAND: Final = (sys.executable, "-P", "-m", "lastcard.server.reviews", str(NICE))
"""What a worker is started with."""
SILENCE: Final = 300.0
"""A worker that says nothing for so many seconds is taken to be lost; it may get little time."""
PARTING: Final = 5.0
"""How many seconds a worker has to give up a piece, or to go."""

_log = logging.getLogger(__name__)


class WorkerLost(Exception):
    """The worker died, hangs, or talks nonsense; it is of no use any more."""


class WorkerProcess:
    """One worker; whoever started it has to end it."""

    def __init__(self, process: asyncio.subprocess.Process, silence: float) -> None:
        self._process = process
        self._silence = silence
        self._too_late: asyncio.TimerHandle | None = None

    @classmethod
    async def start(
        cls, command: Sequence[str] = COMMAND, silence: float = SILENCE
    ) -> "WorkerProcess":
        """A new one; ``WorkerLost`` if the machine has no room for it."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **_apart()
            )
        except OSError as error:
            raise WorkerLost(str(error)) from error
        return cls(process, silence)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def do(self, piece: Piece, tell: Callable[[Found], None]) -> Ending:
        """Let it review *piece*; ``WorkerLost`` if it does not come to an end."""
        try:
            self._say(piece)
            while isinstance(report := await self._report(), Found):
                tell(report)
        except (OSError, EOFError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            raise WorkerLost(f"{type(error).__name__}: {error}") from error
        finally:
            self._forgive()
        return report

    def stop(self) -> None:
        """Let it give up what it does; it is killed if it does not."""
        if self._too_late is not None:
            return
        loop = asyncio.get_running_loop()
        self._too_late = loop.call_later(PARTING, self.kill)
        try:
            self._say(Stop())
        except OSError as error:
            _log.debug("a worker cannot be told to stop: %s", error)

    def kill(self) -> None:
        """End it at once."""
        with suppress(ProcessLookupError):  # it may have gone by itself
            self._process.kill()

    async def end(self) -> None:
        """Let it go, and wait until it is gone."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        try:
            async with asyncio.timeout(PARTING):
                await self._process.wait()
        except TimeoutError:
            self.kill()
            await self._process.wait()

    def _say(self, order: Order) -> None:
        assert self._process.stdin is not None, "it was started with one"
        if self._process.returncode is not None:
            raise BrokenPipeError(f"it ended with {self._process.returncode}")
        self._process.stdin.write(framed(order))

    async def _report(self) -> Report:
        assert self._process.stdout is not None, "it was started with one"
        async with asyncio.timeout(self._silence):
            head = await self._process.stdout.readexactly(HEAD)
            return read_report(await self._process.stdout.readexactly(length(head)))

    def _forgive(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None


def _apart() -> dict[str, Any]:
    # Ctrl-C in the server's terminal is for the server, which then ends its workers.
    if sys.platform == "win32":
        idle = subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP
        return {"creationflags": idle}
    return {"start_new_session": True}
