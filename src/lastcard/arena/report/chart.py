"""A report as a picture: who is better, by how much, and how sure that is."""

import io
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from lastcard.arena.errors import ChartsMissing
from lastcard.arena.report.report import BotStanding, ContestReport

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS: Final = ("svg", "png")
INK, QUIET, ACCENT = "#1f2430", "#5f6675", "#5b3fd1"


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of a chart."""

    title: str
    subtitle: str
    net: str
    rating: str
    note: str


def check_charts() -> None:
    """Refuse when there is nothing to draw with."""
    if find_spec("matplotlib") is None:
        raise ChartsMissing


def draw(report: ContestReport, labels: Labels, form: str) -> bytes:
    """The picture of *report* in one of ``FORMATS``; equal reports give equal pictures."""
    check_charts()
    # Slow to import, and only wanted here.
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    standings = sorted(report.standings, key=lambda one: -one.penalty.mean)
    with rc_context({"font.family": "DejaVu Sans", "svg.hashsalt": "lastcard"}):
        height = 1.9 + 0.55 * len(standings)
        figure = Figure(figsize=(9, height), dpi=150, facecolor="white")
        net, rating = figure.subplots(1, 2, sharey=True, width_ratios=(3, 2))
        _net(net, standings, labels)
        _rating(rating, standings, labels)
        figure.subplots_adjust(
            left=0.2, right=0.96, top=1 - 0.85 / height, bottom=0.8 / height, wspace=0.12
        )
        figure.text(0.02, 1 - 0.3 / height, labels.title, size=13, weight="bold", color=INK)
        figure.text(0.02, 1 - 0.55 / height, labels.subtitle, size=8.5, color=QUIET)
        figure.text(0.02, 0.12 / height, labels.note, size=8, color=QUIET)
        paper = io.BytesIO()
        metadata = {"Date": None} if form == "svg" else {"Software": None}
        figure.savefig(paper, format=form, metadata=metadata)
    return paper.getvalue()


def _net(axes: "Axes", standings: list[BotStanding], labels: Labels) -> None:
    for row, standing in enumerate(standings):
        if standing.net is None:
            continue
        mean, margin = standing.net.mean, standing.net.margin or 0.0
        axes.errorbar(mean, row, xerr=margin, fmt="o", color=ACCENT, capsize=4, markersize=6)
        axes.annotate(
            f"{mean:+.2f}",
            (mean, row),
            xytext=(0, 8),
            textcoords="offset points",
            ha="center",
            size=8.5,
            color=INK,
        )
    axes.axvline(0, color=QUIET, linewidth=0.8, linestyle=(0, (4, 3)))
    axes.set_yticks(range(len(standings)), [_short(one.bot) for one in standings])
    axes.set_ylim(-0.6, len(standings) - 0.4)
    axes.margins(x=0.12)
    _tidy(axes, labels.net)


def _rating(axes: "Axes", standings: list[BotStanding], labels: Labels) -> None:
    for row, standing in enumerate(standings):
        rating = standing.rating
        axes.errorbar(
            rating.mu, row, xerr=2 * rating.sigma, fmt="D", color=INK, capsize=4, markersize=5
        )
        axes.annotate(
            f"{rating.mu:.1f}",
            (rating.mu, row),
            xytext=(0, 8),
            textcoords="offset points",
            ha="center",
            size=8.5,
            color=INK,
        )
    axes.margins(x=0.12)
    _tidy(axes, labels.rating)


def _tidy(axes: "Axes", label: str) -> None:
    axes.set_xlabel(label, size=9, color=INK)
    axes.tick_params(axis="x", labelsize=8, colors=QUIET)
    axes.tick_params(axis="y", length=0, labelsize=9.5, labelcolor=INK)
    axes.grid(axis="x", color="#e6e8ee", linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color("#c9cdd8")


def _short(bot: str) -> str:
    return bot if len(bot) <= 22 else f"{bot[:21]}…"
