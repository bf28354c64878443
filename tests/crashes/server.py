"""A real server that can be killed, with the next one already standing by."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

ROOT = Path(__file__).parents[2]
PATIENCE = 60
"""How many seconds a server may take to start."""


class Server:
    """One data folder, and one process after the other that serves it."""

    def __init__(self, data: Path, database: str | None, log: IO[bytes]) -> None:
        self._environ = os.environ | {
            "LASTCARD_DATA": str(data),
            "LASTCARD_PORT": "0",
            "LASTCARD_PAUSES": "0",
            "LASTCARD_LIMITS": "0",
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        }
        if database is not None:
            self._environ["LASTCARD_DATABASE"] = database
        self._log = log
        self._next: Process | None = None
        self._running: Process | None = None
        self._up = asyncio.Event()
        self.port = 0
        self.kills = 0

    async def start(self) -> None:
        """Let the next process serve, and another one stand by."""
        process = self._next or await self._stand_by()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"go\n")
        async with asyncio.timeout(PATIENCE):
            said = await process.stdout.readline()
        assert said, f"the server did not start: {self.log()}"
        self.port = int(said)
        self._running = process
        self._next = await self._stand_by()
        self._up.set()

    async def kill(self) -> None:
        """Kill it, whatever it is doing."""
        assert self._running is not None
        self._up.clear()
        self._running.kill()
        await self._running.wait()
        self.kills += 1

    async def stop(self) -> int:
        """Ask it to stop; what it returns."""
        assert self._running is not None
        self._up.clear()
        self._running.terminate()
        async with asyncio.timeout(PATIENCE):
            return await self._running.wait()

    async def address(self) -> str:
        """Where it serves, once it does."""
        await self._up.wait()
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        """Everything that was logged so far."""
        self._log.seek(0)
        return self._log.read().decode()

    async def close(self) -> None:
        """Let no process behind."""
        for process in (self._running, self._next):
            if process is not None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def _stand_by(self) -> Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.crashes.program",
            cwd=ROOT,
            env=self._environ,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=self._log,
        )


@asynccontextmanager
async def server(data: Path, database: str | None = None) -> AsyncIterator[Server]:
    """A server on *data* that is up."""
    with TemporaryFile() as log:
        made = Server(data, database, log)
        try:
            await made.start()
            yield made
        finally:
            await made.close()
