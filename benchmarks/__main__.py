"""Print how fast the rules are, compiled, uncompiled and beside their peers, in one run."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks import gang, peers
from benchmarks.measure import rates, show
from lastcard.games.gang import position


def main() -> None:
    """Measure on one core and print tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreted", help="a copy of src without compiled modules")
    parser.add_argument("--json", action="store_true", help="only the rates, for another run")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if chosen.json:
        print(json.dumps(rates(gang.contenders(scale=1), rounds=2)))
        return
    _print_all(chosen.interpreted)


def _print_all(interpreted: str | None) -> None:
    kind = "interpreted" if str(position.__file__).endswith(".py") else "compiled"
    others = peers.contenders()
    print(f"Gang of Four, four players, random deals, complete legal lists; one core, {kind}\n")
    measured = rates([*gang.contenders(), *others])
    show(measured, unit="OpenSpiel, C++ rollouts")
    if not others:
        print("\n  (peers are not installed: `make bench-peers` installs and measures them)")
    ours, batch = measured["core, one call"], measured["core, 100 deals a call"]
    print(f"\n  batched from Python loses {100 * (1 - batch / ours):.1f} % to one call of the core")
    if "OpenSpiel, from Python" in measured:
        ratio = measured["position, from Python"] / measured["OpenSpiel, from Python"]
        print(f"  a position from Python is {ratio:.1f} times OpenSpiel's Python API")
    print(f"  a position takes {gang.position_bytes()} bytes, object header included")
    if interpreted:
        _print_uncompiled(interpreted, measured)


def _print_uncompiled(folder: str, compiled: dict[str, float]) -> None:
    paths = os.pathsep.join([folder, str(Path(__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--json"],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    uncompiled: dict[str, float] = json.loads(done.stdout)
    print("\nThe same, uncompiled\n")
    show(uncompiled)
    for name in ("core, one call", "position, from Python"):
        print(
            f"\n  {name}: compiled is {compiled[name] / uncompiled[name]:.0f} times faster", end=""
        )
    print()


if __name__ == "__main__":
    main()
