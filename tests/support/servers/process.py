"""A server in a process of its own, at a free port of this machine."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from time import sleep
from typing import Final

from tests.support.commands import environment, heed_interrupts

PATIENCE: Final = 60
"""How many seconds a server may take to start or to stop."""


class ServerProcess:
    """A server that can be stopped, killed and started again where it was.

    It is ``lastcard serve`` with *arguments*, or the same of another *program*, without pauses and
    limits unless *env* says more. Its data is in *data*, and what it logs in a file beside that.
    """

    def __init__(
        self, data: Path, *arguments: str, program: str = "lastcard.cli", **env: str
    ) -> None:
        self.data = data
        self.log = data.with_name(f"{data.name}.log")
        self.port = 0
        self.said = ""
        """What it printed, as far as it was read: one line at first, all when it has stopped."""
        self._arguments = arguments
        self._program = program
        self._env = {"LASTCARD_PAUSES": "0", "LASTCARD_LIMITS": "0"} | env
        self._process: subprocess.Popen[bytes] | None = None
        self._begun = 0

    @property
    def url(self) -> str:
        """Where it serves."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def up(self) -> bool:
        """Whether it was started and not stopped since."""
        return self._process is not None

    def start(self) -> "ServerProcess":
        """Let it serve; people can come when this is done."""
        place = ("--data", str(self.data), "--port", str(self.port))
        self._run("serve", *place, *self._arguments)
        if self._env.get("LASTCARD_LOG_FORMAT") == "json":
            self.port = self._logged_port()
        else:
            self.said = self._read_line()
            self.port = int(self.said.strip().strip("/").rpartition(":")[2])
        return self

    def send(self, number: int) -> None:
        """Send it a signal, if it is still there."""
        assert self._process
        self._process.send_signal(number)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End it; its exit code."""
        self.send(number)
        process, self._process = self._process, None
        assert process
        assert process.stdout
        with process.stdout as out:
            self.said += out.read().decode()
        return process.wait(PATIENCE)

    def restart(self) -> None:
        """Kill it without a word, and start it again at the same address."""
        self.stop(signal.SIGKILL)
        self.start()

    def _run(self, *arguments: str, stdin: int = subprocess.DEVNULL) -> None:
        self._begun = len(self.log.read_text()) if self.log.exists() else 0
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self._program, *arguments],
                stdin=stdin,
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment() | self._env,
                preexec_fn=heed_interrupts,
                bufsize=0,  # so that it can be waited for the next line
            )

    def _logged_port(self) -> int:
        # It says nothing to people; only lines of this start count.
        assert self._process
        for _ in range(100 * PATIENCE):
            found = re.findall(r'"listening at .* port (\d+)"', self.log.read_text()[self._begun :])
            if found:
                return int(found[-1])
            assert self._process.poll() is None, self.log.read_text()
            sleep(0.01)
        raise AssertionError(f"the server does not start: {self.log.read_text()}")

    def _read_line(self) -> str:
        assert self._process
        assert self._process.stdout
        ready, _, _ = select([self._process.stdout], [], [], PATIENCE)
        line = self._process.stdout.readline().decode() if ready else ""
        assert line, f"the server does not start: {self.log.read_text()}"
        return line


@contextmanager
def server_process(
    folder: Path, *arguments: str, program: str = "lastcard.cli", **env: str
) -> Iterator[ServerProcess]:
    """A server that keeps its data in *folder*, for as long as it is not stopped."""
    folder.mkdir(parents=True, exist_ok=True)
    server = ServerProcess(folder / "data", *arguments, program=program, **env)
    try:
        yield server.start()
    finally:
        if server.up:
            server.stop()
