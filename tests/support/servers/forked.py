"""A server in a process of its own that is there again a moment after it was killed."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.servers.process import ServerProcess

PROGRAM = "tests.support.servers.forking"


class ForkedServer(ServerProcess):
    """One data folder, and one process after the other that serves it, each at another port.

    *program* has everything loaded and makes the processes; see ``tests.support.servers.forking``.
    """

    def __init__(self, data: Path, program: str = PROGRAM, **env: str) -> None:
        place = {"LASTCARD_DATA": str(data), "LASTCARD_PORT": "0"}
        super().__init__(data, program=program, **place, **env)
        self._serving = 0
        self.kills = 0

    @property
    def up(self) -> bool:
        """Whether people can come."""
        return self._serving != 0

    @property
    def process(self) -> int:
        """The number of the process that serves."""
        return self._serving

    def start(self) -> "ForkedServer":
        if self._process is None:
            self._run(stdin=subprocess.PIPE)
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(b"go\n")
        told = dict([self._hear(), self._hear()])
        assert told.keys() == {"process", "port"}, f"it does not start: {self.log.read_text()}"
        self.port, self._serving = told["port"], told["process"]
        return self

    def send(self, number: int) -> None:
        os.kill(self._serving, number)

    def stop(self, number: int = signal.SIGTERM) -> int:
        serving, self._serving = self._serving, 0
        os.kill(serving, number)
        word, status = self._hear()
        assert word == "end"
        return status

    def restart(self) -> None:
        super().restart()
        self.kills += 1

    def close(self) -> None:
        """Leave no process behind."""
        if self.up:
            self.stop(signal.SIGKILL)
        if self._process is not None:
            super().send(signal.SIGKILL)
            self._process.communicate()

    def _hear(self) -> tuple[str, int]:
        word, _, number = self._read_line().partition(" ")
        return word, int(number)


@contextmanager
def forked_server(data: Path, program: str = PROGRAM, **env: str) -> Iterator[ForkedServer]:
    """A server on *data* that is up."""
    server = ForkedServer(data, program, **env)
    try:
        yield server.start()
    finally:
        server.close()
