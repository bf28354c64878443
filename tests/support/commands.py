"""The real command as a process of its own: piped, or on a terminal."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pexpect

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"


def environment() -> dict[str, str]:
    """What a process of the tests knows of the machine."""
    path = os.pathsep.join([str(SOURCES), str(ROOT)])
    return {"PATH": os.environ["PATH"], "PYTHONPATH": path, "LANG": "C.UTF-8"}


def heed_interrupts() -> None:
    """For a child process: heed SIGINT even where the tests were told to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def lastcard(
    *arguments: str, typed: str | bytes = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The command, once it has read what was *typed*, and ended."""
    done = subprocess.run(
        [sys.executable, "-m", "lastcard.cli", *arguments],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        env=environment() | (env or {}),
        timeout=60,
        check=False,
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def on_terminal(*arguments: str, **env: str) -> pexpect.spawn:
    """The command on a terminal of 80 columns and 24 rows."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "lastcard.cli", *arguments],
        env=environment() | {"TERM": "xterm-256color"} | env,
        dimensions=(24, 80),
        preexec_fn=heed_interrupts,
        encoding="utf-8",
        timeout=30,
    )
