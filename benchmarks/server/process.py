"""The server under measurement: a process of its own on a core of its own."""

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

_TICKS = os.sysconf("SC_CLK_TCK")
_PATIENCE = 30.0


class Process:
    """A running server; *started* is how many seconds it took until it answered."""

    def __init__(self, pid: int, port: int, started: float) -> None:
        self.port = port
        self.started = started
        self._folder = Path(f"/proc/{pid}")

    def cpu(self) -> float:
        """The seconds of processor time all its threads have used so far."""
        # The second field is a name in brackets, which may hold anything.
        fields = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> int:
        """The kB it holds in memory now."""
        lines = (self._folder / "status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


@asynccontextmanager
async def running(
    command: Sequence[str], port: int, core: int | str, environment: Mapping[str, str], log: Path
) -> AsyncIterator[Process]:
    """Start *command*, which serves *port*, on *core* (or ``0,1``), and end it afterwards."""
    began = perf_counter()
    with log.open("ab") as out:
        child = subprocess.Popen(
            ["taskset", "-c", str(core), *command],
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        await _answers(child, port, log)
        yield Process(child.pid, port, perf_counter() - began)
    finally:
        _end(child)


async def _answers(child: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    deadline = perf_counter() + _PATIENCE
    while perf_counter() < deadline and child.poll() is None:
        if await _asked(port):
            return
        await asyncio.sleep(0.005)
    raise RuntimeError(f"the server does not answer; {log} says: {log.read_text()[-2000:]}")


async def _asked(port: int) -> bool:
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    # Peers have no such page; that they answer at all is as good.
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    status = await reader.readline()
    writer.close()
    return status.startswith(b"HTTP/1.1 ") and b" 503 " not in status


def _end(child: "subprocess.Popen[bytes]") -> None:
    child.send_signal(signal.SIGTERM)
    try:
        child.wait(10)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
