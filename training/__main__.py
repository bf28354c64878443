"""``make train``: learns the net of Gang of Four anew, from a seed.

Nets and a plot of their strength go to the folder named; ``--install`` puts the last net into the
package. The whole run takes about an hour and a half on two quiet cores.
"""

import argparse
import shutil
import sys
import time
from pathlib import Path
from typing import TextIO

from lastcard.bots.gang.net import weights as package
from training.model import weights
from training.plot import plot
from training.schedule import Round, rounds
from training.strength import strength
from training.trainer import KEEP_EVERY, Trainer

INSTALLED = Path(package.__file__).with_name("net.bin")


def main(arguments: list[str] | None = None) -> int:
    """Train, keep, measure, plot."""
    asked = _read(arguments)
    asked.out.mkdir(parents=True, exist_ok=True)
    plan = list(rounds(asked.scale))
    trainer = Trainer(asked.seed, asked.choices)
    started = time.monotonic()

    def tell(now: Round, error: float) -> None:
        left = (time.monotonic() - started) / (now.number + 1) * (len(plan) - now.number - 1)
        _show_progress(sys.stderr, now, len(plan), error, left)
        if now.number % KEEP_EVERY == KEEP_EVERY - 1:
            (asked.out / f"{now.number + 1:04}.bin").write_bytes(weights(trainer.model))

    trainer.train(plan, tell)
    last = asked.out / "net.bin"
    last.write_bytes(weights(trainer.model))
    print(f"\n{last}: {last.stat().st_size} bytes")
    _measure(asked.out, asked.decks)
    if asked.install:
        shutil.copyfile(last, INSTALLED)
        print("installed; the bots searcher, master and swift use it from now on")
    return 0


def _read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m training", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/training"), help="the folder")
    parser.add_argument("--seed", type=int, default=1, help="the same seed learns the same net")
    parser.add_argument("--scale", type=float, default=1.0, help="0.1: a tenth of the rounds")
    parser.add_argument("--choices", type=int, default=400_000, help="choices learnt in a round")
    parser.add_argument("--decks", type=int, default=200, help="decks to measure a net with")
    parser.add_argument("--install", action="store_true", help="ship the last net")
    return parser.parse_args(arguments)


def _show_progress(paper: TextIO, now: Round, total: int, error: float, left: float) -> None:
    done = now.number + 1
    bar = ("#" * (24 * done // total)).ljust(24, ".")
    minutes, seconds = divmod(round(left), 60)
    line = f"[{bar}] {done}/{total} {now.phase}  error {error:.4f}  {minutes}:{seconds:02} left"
    paper.write(f"\r{line}\x1b[K" if paper.isatty() else f"{line}\n")
    paper.flush()


def _measure(folder: Path, decks: int) -> None:
    kept = sorted(folder.glob("[0-9]*.bin"))
    step = max(1, len(kept) // 12)
    chosen = kept[::-step][::-1]
    measured = []
    for file in chosen:
        measured.append(strength(file.read_bytes(), decks))
        print(f"{int(file.stem):5} rounds: {measured[-1].net:+.2f} ±{measured[-1].margin:.2f}")
    if chosen:
        plot(folder / "strength.png", [int(file.stem) for file in chosen], measured)
        print(f"{folder / 'strength.png'}: strength over time")


if __name__ == "__main__":
    sys.exit(main())
