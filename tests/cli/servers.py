"""Real servers on loopback, as processes of their own, and the requests that prepare a table."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from tests.cli.processes import environment, heed_interrupts

QUICK: dict[str, Any] = {
    "game": "gang",
    "edition": "en-2010",
    "options": {"last_card": "automatic", "target": "10"},
    "seats": 4,
    "speed": "relaxed",
    "bots": [None, "greedy", "greedy", "greedy"],
}
"""A short match of Gang of Four with three bots."""


class Server:
    """A server that can be stopped, killed and started again where it was."""

    def __init__(
        self, data: Path, *arguments: str, program: str = "lastcard.cli", **env: str
    ) -> None:
        self.data = data
        self.log = data.with_name("server.log")
        self.port = 0
        self._arguments = arguments
        self._program = program
        self._env = env
        self._process: subprocess.Popen[str] | None = None
        self.said = ""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", self._program, "serve"),
                    *("--data", str(self.data), "--port", str(self.port), *self._arguments),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment() | {"LASTCARD_PAUSES": "0", "LASTCARD_LIMITS": "0"} | self._env,
                preexec_fn=heed_interrupts,
                text=True,
            )
        assert self._process.stdout
        self.said = self._process.stdout.readline()
        assert self.said, self.log.read_text()
        self.port = int(self.said.strip().strip("/").rpartition(":")[2])
        return self

    def send(self, number: int) -> None:
        """Send the server a signal, if it is still there."""
        assert self._process
        self._process.send_signal(number)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End the server; its exit code."""
        assert self._process
        assert self._process.stdout
        self._process.send_signal(number)
        self.said += self._process.stdout.read()
        self._process.stdout.close()
        return self._process.wait(20)

    def restart(self) -> None:
        """Kill the server without a word, and start it again at the same address."""
        self.stop(signal.SIGKILL)
        self.start()


@contextmanager
def served(folder: Path, *arguments: str, **env: str) -> Iterator[Server]:
    """A server without pauses that keeps its data in *folder*."""
    server = Server(folder / "data", *arguments, **env).start()
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """Somebody who asks over HTTP: a guest, or one who has an account."""

    def __init__(self, server: Server, name: str = "Ann") -> None:
        self._server = server
        self.cookie = ""
        self.me = self.ask("POST", "/api/guest", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON of the answer."""
        headers = {"Content-Type": "application/json", "Origin": self._server.url}
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._server.url + path, data, headers, method=method)
        with urlopen(request, timeout=20) as answer:
            if "Set-Cookie" in answer.headers:
                self.cookie = answer.headers["Set-Cookie"].partition(";")[0]
            return json.loads(answer.read() or "null")

    def make_table(self, **changes: Any) -> str:
        """The link of a new table."""
        table = self.ask("POST", "/api/tables", QUICK | changes)["table"]
        return f"{self._server.url}/t/{table}"

    def make_bot(self, name: str = "Robby") -> str:
        """The token of a new bot account."""
        account = {"name": f"{self.me['name']}-{name}", "password": "correct horse battery"}
        self.ask("POST", "/api/account", account)
        token: str = self.ask("POST", "/api/bots", {"name": name})["token"]
        return token
