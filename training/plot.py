"""Strength over time, drawn."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib

from training.strength import Strength

matplotlib.use("Agg")


def plot(file: Path, rounds: Sequence[int], measured: Sequence[Strength]) -> None:
    """Draw what a net was worth after so many *rounds* to *file*."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.errorbar(
        rounds, [each.net for each in measured], [each.margin for each in measured],
        marker="o", capsize=3, color="#1f8a5b",
    )  # fmt: skip
    axes.set_xlabel("rounds of training")
    axes.set_ylabel("points per deal better than three greedy players")
    axes.grid(alpha=0.3)
    figure.savefig(file)
    pyplot.close(figure)
