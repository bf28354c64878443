"""Print how fast the server is, beside boardgame.io and Colyseus where Node is present.

Words after the command choose among the servers: ``make bench-server SERVERS="lastcard colyseus"``.
"""

import argparse
import asyncio
import gc
import os
import resource
import shutil
import signal
from collections.abc import Sequence
from pathlib import Path

import uvloop

from benchmarks.server import peers
from benchmarks.server.boardgameio import BoardgameIO
from benchmarks.server.colyseus import Colyseus
from benchmarks.server.contender import Contender
from benchmarks.server.lastcard_server import Lastcard
from benchmarks.server.measure import FULL, IDLE, Bench, Saturation
from benchmarks.server.report import Result, ratios, table

ROUNDS = 2
"""How often every server is brought to saturation, in turn; the better time counts."""
SCRATCH = Path("build/bench-server")


def main() -> None:
    """Measure what is asked for and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("servers", nargs="*", help="parts of names; without any, all")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each measurement is")
    chosen = parser.parse_args()
    contenders = [one for one in _contenders() if _is_wanted(one, chosen.servers)]
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:-1] or cores)
    gc.disable()  # a pause of the generator would be counted as one of the server
    try:
        uvloop.run(_run(contenders, Bench(cores[-1], chosen.seconds, SCRATCH)))
    except asyncio.CancelledError:
        print("stopped")
    finally:
        shutil.rmtree(SCRATCH, ignore_errors=True)


def _contenders() -> list[Contender]:
    ours: list[Contender] = [Lastcard()]
    if not peers.install():
        print("(Node and npm are not here: no peers)")
        return ours
    return [*ours, BoardgameIO(in_files=False), BoardgameIO(in_files=True), Colyseus()]


def _is_wanted(contender: Contender, words: Sequence[str]) -> bool:
    return not words or any(word.lower() in contender.name.lower() for word in words)


async def _run(contenders: Sequence[Contender], bench: Bench) -> None:
    this = asyncio.current_task()
    assert this is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)
    full = await _saturations(contenders, bench)
    results = [
        Result(
            contender,
            await bench.start(contender),
            full[contender.name],
            await bench.latency(contender),
            await bench.idle(contender),
        )
        for contender in contenders
    ]
    _show(results)


async def _saturations(contenders: Sequence[Contender], bench: Bench) -> dict[str, Saturation]:
    best: dict[str, Saturation] = {}
    for _ in range(ROUNDS):
        for contender in contenders:
            found = await bench.saturation(contender)
            print(
                f"  {contender.name}: {found.moves_per_cpu:,.0f} moves per CPU-second", flush=True
            )
            known = best.get(contender.name, found)
            best[contender.name] = max(known, found, key=lambda one: one.moves_per_cpu)
    return best


def _show(results: Sequence[Result]) -> None:
    print(
        f"\nmoves at saturation: {FULL} tables; p50 / p99 until all four have been told: one move a"
    )
    print(f"second at every table; kB for each of {IDLE[1] - IDLE[0]:,} idle connections\n")
    print(table(results))
    ours = [result for result in results if isinstance(result.contender, Lastcard)]
    if ours:
        print("\n" + ratios(ours[0], [result for result in results if result not in ours]))
    print()
    for result in results:
        contender = result.contender
        print(f"{contender.name}: {contender.version()}; moves kept {contender.stores}")


if __name__ == "__main__":
    main()
