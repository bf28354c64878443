"""The proofs of the server's promises, for as long as one likes: ``python -m tests.soak``.

Each proof is bounded by a count and begins with a seed, which is printed when it fails.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from lastcard.games.registry import GAMES
from tests.crashes.kills import play_through_kills
from tests.fuzz.fuzzer import Report
from tests.fuzz.run import fuzz
from tests.leaks.cases import make_case
from tests.leaks.compare import play_twice
from tests.leaks.plan import make_plan
from tests.support.postgres import NoPostgres, running

AT_ONE_SERVER = 100_000
"""After so many messages a fresh server is talked to."""


def say(text: str) -> None:
    """Show how far it has come, on the same line."""
    sys.stdout.write(f"\r\x1b[K{text}")
    sys.stdout.flush()


async def soak_leaks(matches: int, seed: int, folder: Path) -> None:
    """Play *matches* twice, with other cards where one cannot see them."""
    moves = 0
    for number in range(seed, seed + matches):
        game = list(GAMES.values())[number % len(GAMES)]
        plan = make_plan(make_case(game, number))
        with tempfile.TemporaryDirectory(dir=folder) as room:
            await play_twice(plan, Path(room))
        moves += plan.length
        say(f"leaks: {number - seed + 1} of {matches} matches played twice, {moves} moves alike")


async def soak_fuzz(messages: int, seed: int, folder: Path) -> None:
    """Say *messages*, most of them wrong."""
    said = 0

    def progress(report: Report) -> None:
        say(f"fuzz: {said + report.messages} of {messages} messages")

    last = Report()
    while said < messages:
        with tempfile.TemporaryDirectory(dir=folder) as room:
            share = min(AT_ONE_SERVER, messages - said)
            last = await fuzz(seed, share, Path(room), progress)
        said += last.messages
        seed += 1
    say(f"fuzz: {said} messages; the last server: {last}")


async def soak_crashes(kills: int, seed: int, folder: Path) -> None:
    """Kill a server so many times, on SQLite, and a fifth as often on PostgreSQL."""
    summary = await play_through_kills(
        seed, kills, folder / "data", progress=lambda done: say(f"crashes: {done} of {kills} kills")
    )
    say(f"crashes: {summary}\n")
    try:
        with running() as postgres:
            fifth = -(-kills // 5)
            database = postgres.new_database()
            summary = await play_through_kills(seed + 1, fifth, folder / "other", database=database)
            say(f"crashes on PostgreSQL: {summary}")
    except NoPostgres as missing:
        say(f"no PostgreSQL works here: {missing}")


def main() -> None:
    """Do what was asked for, one proof after the other."""
    parser = argparse.ArgumentParser(prog="tests.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=300, help="to play twice")
    parser.add_argument("--messages", type=int, default=3_000_000, help="to say")
    parser.add_argument("--kills", type=int, default=300, help="of a server under load")
    parser.add_argument("--seed", type=int, default=1000, help="to begin with")
    asked = parser.parse_args()
    proofs: tuple[tuple[Callable[[int, int, Path], Awaitable[None]], int], ...] = (
        (soak_crashes, asked.kills),
        (soak_leaks, asked.matches),
        (soak_fuzz, asked.messages),
    )
    for proof, count in proofs:
        if count > 0:
            began = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(_run(proof(count, asked.seed, Path(folder))))
            sys.stdout.write(f" in {time.monotonic() - began:.0f} s\n")


async def _run(proof: Awaitable[None]) -> None:
    await proof


if __name__ == "__main__":
    main()
