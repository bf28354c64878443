"""A real server that can be killed and follows upon itself."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

ROOT = Path(__file__).parents[2]
PROGRAM = "tests.crashes.program"
PATIENCE = 60
"""How many seconds a server may take to start or to stop."""


class Server:
    """One data folder, and one process after the other that serves it."""

    def __init__(self, maker: Process, log: IO[bytes]) -> None:
        self._maker = maker
        self._log = log
        self._process = 0
        self._up = asyncio.Event()
        self.port = 0
        self.kills = 0

    async def start(self) -> None:
        """Let another process serve."""
        assert self._maker.stdin is not None
        self._maker.stdin.write(b"go\n")
        told = dict([await self._hear(), await self._hear()])
        assert told.keys() == {"process", "port"}, f"the server did not start: {self.log()}"
        self._process, self.port = told["process"], told["port"]
        self._up.set()

    async def kill(self) -> None:
        """Kill it, whatever it is doing."""
        await self._end(signal.SIGKILL)
        self.kills += 1

    async def stop(self) -> int:
        """Ask it to stop; what it returns."""
        return await self._end(signal.SIGTERM)

    async def address(self) -> str:
        """Where it serves, once it does."""
        await self._up.wait()
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        """Everything that was logged so far."""
        self._log.seek(0)
        return self._log.read().decode()

    async def close(self) -> None:
        """Leave no process behind."""
        if self._up.is_set():
            await self.kill()
        with suppress(ProcessLookupError):
            self._maker.kill()
        await self._maker.wait()

    async def _end(self, number: signal.Signals) -> int:
        self._up.clear()
        os.kill(self._process, number)
        word, status = await self._hear()
        assert word == "end"
        return status

    async def _hear(self) -> tuple[str, int]:
        assert self._maker.stdout is not None
        async with asyncio.timeout(PATIENCE):
            word, _, number = (await self._maker.stdout.readline()).decode().partition(" ")
        return word, int(number)


@asynccontextmanager
async def server(
    data: Path, database: str | None = None, program: str = PROGRAM
) -> AsyncIterator[Server]:
    """A server on *data* that is up, without pauses and without limits; *program* makes it."""
    variables = {
        "LASTCARD_DATA": str(data),
        "LASTCARD_PORT": "0",
        "LASTCARD_PAUSES": "0",
        "LASTCARD_LIMITS": "0",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
    }
    if database is not None:
        variables["LASTCARD_DATABASE"] = database
    with TemporaryFile() as log:
        maker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            program,
            cwd=ROOT,
            env=os.environ | variables,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
        made = Server(maker, log)
        try:
            await made.start()
            yield made
        finally:
            await made.close()
