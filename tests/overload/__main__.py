"""Whatever one address does, others play on: ``make soak-overload``.

Each attack meets a fresh server with the usual settings. Eight people play at it from another
address; how long they wait for answers, and how much memory the server takes, is reported.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from tests.overload.attacks import ATTACKS
from tests.overload.measure import measure


def say(line: str) -> None:
    """Show a line of the table at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def main(names: list[str], seconds: float) -> int:
    """Measure each attack, one after the other; 1 if a promise was broken."""
    say(f"{datetime.now(UTC):%Y-%m-%d}, commit {_commit()}, {seconds:.0f} s each\n")
    say(
        "| attack | tries | answers | p50 ms | p99 ms | worst ms | p99 ms after |"
        " MB before | MB at most | refused |"
    )
    say("| --- |" + " --: |" * 9)
    broken: list[str] = []
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            found = await measure(name, seconds, Path(folder))
        say(found.line(name))
        broken += found.broken(name)
    for sentence in broken:
        say(f"Broken: {sentence}.")
    return 1 if broken else 0


def _commit() -> str:
    shown = ["git", "describe", "--always", "--dirty", "--exclude", "*"]
    return subprocess.run(shown, capture_output=True, text=True, check=False).stdout.strip()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="tests.overload", description=__doc__)
    parser.add_argument("attacks", nargs="*", default=["nothing", *ATTACKS], help="which; all")
    parser.add_argument("--seconds", type=float, default=30, help="how long each goes on")
    asked = parser.parse_args()
    sys.exit(asyncio.run(main(asked.attacks, asked.seconds)))
