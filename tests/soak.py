"""The proofs of the server's promises, for as long as one likes: ``python -m tests.soak``.

Each proof is bounded by a count and begins with a seed, which is printed when it fails.
"""

import argparse
import asyncio
import math
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from lastcard.games.registry import GAMES
from tests.crashes.full_disks import play_through_full_disks
from tests.crashes.kills import play_through_kills
from tests.day.day import live_through_a_day
from tests.fuzz.fuzzer import Report
from tests.fuzz.run import fuzz
from tests.leaks.cases import make_case
from tests.leaks.compare import play_twice
from tests.leaks.plan import make_plan
from tests.leaks.searched import search_match
from tests.leaks.times import answers, told
from tests.rfc6455.soak import put_all
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


async def soak_searches(deals: int, seed: int, folder: Path) -> None:
    """Search everything that is told in *deals* for cards that its reader may not know."""
    done = moves = size = 0
    while done < deals:
        found = await search_match(seed)
        done, moves, size, seed = (
            done + found.deals,
            moves + found.moves,
            size + found.bytes,
            seed + 1,
        )
        say(f"searches: {done} of {deals} deals, {moves} moves, {size / 1e9:.2f} GB told")


async def soak_times(asked: int, seed: int, folder: Path) -> None:
    """Time so many answers of bots; whether there was a choice is not to be told from them."""
    for bot in ("searcher", "master"):
        found = await answers(bot, asked)
        forced = [one.took for one in found if one.forced]
        free = [one.took for one in found if not one.forced]
        likely = told(forced, free)
        say(f"times: {len(found)} answers of {bot}, forced ones are longer in {likely:.1%}")
        # Four times what chance alone leaves (the standard error of Mann and Whitney's U).
        error = math.sqrt((len(forced) + len(free) + 1) / (12 * len(forced) * len(free)))
        assert abs(likely - 0.5) < 4 * error, f"the time of {bot} tells: {likely}"


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


async def soak_rfc6455(cases: int, seed: int, folder: Path) -> None:
    """Put so many cases of the WebSocket's RFC to a server, their bytes cut anew each time."""

    def progress(done: int) -> None:
        say(f"RFC 6455: {done} of {cases} cases")

    await put_all(seed, cases, folder, progress)
    say(f"RFC 6455: {cases} cases answered as they should be")


async def soak_day(visits: int, seed: int, folder: Path) -> None:
    """Let so many people come on one day of fake time, which leaves nothing stuck."""

    def progress(done: int) -> None:
        say(f"a day: {done} of {visits} visits")

    summary = await live_through_a_day(seed, visits, folder, progress=progress)
    say(f"24 hours: {summary}")


async def soak_crashes(kills: int, seed: int, folder: Path) -> None:
    """Kill a server so many times, on SQLite."""
    summary = await play_through_kills(
        seed, kills, folder / "data", progress=lambda done: say(f"crashes: {done} of {kills} kills")
    )
    say(f"killed: {summary}")


async def soak_full_disks(times: int, seed: int, folder: Path) -> None:
    """Let a server find its disk full so many times, and freed again."""
    summary = await play_through_full_disks(
        seed, times, folder / "data", progress=lambda done: say(f"full disks: {done} of {times}")
    )
    say(f"full disks: {summary}")


async def soak_postgres(kills: int, seed: int, folder: Path) -> None:
    """Kill a server so many times, on PostgreSQL."""
    try:
        with running() as postgres:
            summary = await play_through_kills(
                seed,
                kills,
                folder / "data",
                database=postgres.new_database(),
                progress=lambda done: say(f"crashes on PostgreSQL: {done} of {kills} kills"),
            )
            say(f"killed on PostgreSQL: {summary}")
    except NoPostgres as missing:
        sys.exit(f"no PostgreSQL works here: {missing}; --postgres-kills 0 leaves it out")


def main() -> None:
    """Do what was asked for, one proof after the other."""
    parser = argparse.ArgumentParser(prog="tests.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=300, help="to play twice")
    parser.add_argument("--messages", type=int, default=3_000_000, help="to say")
    parser.add_argument("--deals", type=int, default=100_000, help="to search for foreign cards")
    parser.add_argument("--answers", type=int, default=6000, help="of each bot to time")
    parser.add_argument("--kills", type=int, default=1000, help="of a server on SQLite under load")
    parser.add_argument("--postgres-kills", type=int, default=300, help="of one on PostgreSQL")
    parser.add_argument("--full-disks", type=int, default=30, help="that are freed again")
    parser.add_argument("--cases", type=int, default=20_000, help="of RFC 6455 to put")
    parser.add_argument("--visits", type=int, default=600, help="on a day of fake time")
    parser.add_argument("--seed", type=int, default=1000, help="to begin with")
    asked = parser.parse_args()
    proofs: tuple[tuple[Callable[[int, int, Path], Awaitable[None]], int], ...] = (
        (soak_crashes, asked.kills),
        (soak_postgres, asked.postgres_kills),
        (soak_full_disks, asked.full_disks),
        (soak_searches, asked.deals),
        (soak_leaks, asked.matches),
        (soak_times, asked.answers),
        (soak_fuzz, asked.messages),
        (soak_rfc6455, asked.cases),
        (soak_day, asked.visits),
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
