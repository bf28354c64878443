"""What was measured, as one table and in ratios."""

from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.server.contender import Contender
from benchmarks.server.measure import PACED, Latency, Saturation


@dataclass(frozen=True, slots=True)
class Result:
    """All that was measured of one server."""

    contender: Contender
    start: float
    full: Saturation
    paced: dict[int, Latency]
    idle: float


def table(results: Sequence[Result]) -> str:
    """One line for each server."""
    heads = ["", "moves/s", "per CPU-s", *(f"{count} tables" for count in PACED), "kB", "start"]
    rows = [heads, *(_row(result) for result in results)]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for name, *cells in rows:
        right = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        lines.append("  ".join([name.ljust(widths[0]), *right]))
    return "\n".join(lines)


def ratios(ours: Result, others: Sequence[Result]) -> str:
    """What *ours* is beside each of *others*."""
    most = PACED[-1]
    lines = []
    for other in others:
        moves = ours.full.moves_per_cpu / other.full.moves_per_cpu
        worst = ours.paced[most].worst / other.paced[most].worst
        lines.append(
            f"{ours.contender.name} to {other.contender.name}: {moves:.2f} x the moves per "
            f"CPU-second, {worst:.2f} x the p99 at {most} tables, "
            f"{ours.idle / other.idle:.2f} x the memory of a connection"
        )
    return "\n".join(lines)


def _row(result: Result) -> list[str]:
    return [
        result.contender.name,
        f"{result.full.moves:,.0f}",
        f"{result.full.moves_per_cpu:,.0f}",
        *(_times(result.paced[count]) for count in PACED),
        f"{result.idle:.1f}",
        f"{1000 * result.start:.0f} ms",
    ]


def _times(latency: Latency) -> str:
    return f"{1000 * latency.middle:.1f} / {1000 * latency.worst:.1f} ms"
