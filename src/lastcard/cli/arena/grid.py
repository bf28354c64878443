"""Rows of cells, aligned."""

from collections.abc import Sequence

from lastcard.cli.terminal.ink import pad, pad_left, width


def grid(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """The *rows* as lines: the first column to the left, numbers to the right."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return [
        gap.join(
            pad(cell, columns) if index == 0 else pad_left(cell, columns)
            for index, (cell, columns) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
