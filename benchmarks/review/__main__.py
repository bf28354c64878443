"""``make bench-review``: about ten minutes a game on one core; REVIEW="--scale 4" for longer."""

import argparse
import sys
from time import monotonic

from benchmarks.review.figures import verdict
from benchmarks.review.proofs import PROOFS
from lastcard.games.registry import GAMES
from lastcard.review.parts import PARTS


def main(arguments: list[str] | None = None) -> int:
    """Prove everything that is asked for; the exit code is 1 if a promise is not kept."""
    asked = _read(arguments)
    missed = 0
    for key in asked.games:
        if key not in PARTS:
            print(f"{key}: this game has no part in the review")
            continue
        print(f"{key}, by {PARTS[key].reference}, scale {asked.scale:g}")
        for name in asked.only:
            prove, tables = PROOFS[name]
            started = monotonic()
            print(f"  {prove.__doc__ or name}")
            kept = prove(GAMES[key], PARTS[key], max(2, round(tables * asked.scale)))
            print(f"  {verdict(kept)} ({monotonic() - started:.0f} s)", flush=True)
            missed += not kept
    return 1 if missed else 0


def _read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.review", description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--only", nargs="+", choices=list(PROOFS), default=list(PROOFS))
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the deals")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
