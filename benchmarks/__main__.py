"""Print how fast the rules are, compiled, uncompiled and beside their peers, in one run."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks import envs, gang, peers, thirteen
from benchmarks.measure import Rates, rates, show
from benchmarks.protocol import LIBRARY
from lastcard.games.gang import position

CORE = "core, one call"


def main() -> None:
    """Measure on one core and print tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreted", help="a copy of src without compiled modules")
    parser.add_argument("--json", action="store_true", help="only the rates, for another run")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if chosen.json:
        print(json.dumps([rates(game.contenders(scale=2), rounds=2) for game in (gang, thirteen)]))
        return
    _print_all(_uncompiled(chosen.interpreted) if chosen.interpreted else None)


def _print_all(uncompiled: tuple[Rates, Rates] | None) -> None:
    kind = "interpreted" if str(position.__file__).endswith(".py") else "compiled"
    print(f"Random play with complete legal lists, decisions per second on one core, {kind}\n")
    print("Gang of Four, four players")
    ours = rates([*gang.contenders(), *peers.contenders()])
    show(ours, unit=peers.SPIEL_CORE)
    _print_ratios(ours)
    print("\n13, four players")
    others = rates(thirteen.contenders())
    show(others)
    print(f"  a position takes {thirteen.position_bytes()} bytes, object header included")
    envs.print_all()
    if uncompiled:
        print("\nGang of Four, uncompiled")
        show(uncompiled[0])
        print(f"  compiled, the core is {ours[CORE] / uncompiled[0][CORE]:.0f} times faster")
        print("\n13, uncompiled")
        show(uncompiled[1])
        print(f"  compiled, the core is {others[CORE] / uncompiled[1][CORE]:.0f} times faster")


def _print_ratios(measured: Rates) -> None:
    lost = 100 * (1 - measured["core, 100 deals a call"] / measured[CORE])
    print(f"  batched from Python loses {lost:.1f} % to one call of the core")
    if peers.SPIEL_PYTHON in measured:
        ratio = measured["position, from Python"] / measured[peers.SPIEL_PYTHON]
        print(f"  a position from Python is {ratio:.1f} times OpenSpiel's Python API")
        ratio = measured[LIBRARY] / measured[peers.SPIEL_PYTHON]
        print(f"  the library from Python is {ratio:.1f} times OpenSpiel's Python API")
    else:
        print("  (peers are not installed: `make bench-peers` installs and measures them)")
    print(f"  a position takes {gang.position_bytes()} bytes, object header included")


def _uncompiled(folder: str) -> tuple[Rates, Rates]:
    paths = os.pathsep.join([folder, str(Path(__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--json"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    first, second = json.loads(done.stdout)
    return first, second


if __name__ == "__main__":
    main()
