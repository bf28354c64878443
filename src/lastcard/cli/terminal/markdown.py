"""Markdown on a terminal: only as much of it as our own pages use."""

import re
from collections.abc import Iterator
from typing import Final

from lastcard.cli.terminal.ink import Ink, flow, words_of

_SPAN: Final = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|`(?P<code>[^`]+)`|\*(?P<soft>[^*\s][^*]*)\*")
_LINK: Final = re.compile(r"\[([^\]]+)\]\([^)]+\)")


def render(markdown: str, ink: Ink, columns: int) -> list[str]:
    """The lines to show: paragraphs flow into *columns*, tables become lists."""
    lines: list[str] = []
    for block in _blocks(markdown):
        lines += [*_block(block, ink, columns), ""]
    return lines[:-1]


def _blocks(markdown: str) -> Iterator[list[str]]:
    # A block ends at an empty line; a list item is a block of its own.
    block: list[str] = []
    for line in [*markdown.splitlines(), ""]:
        if block and (not line.strip() or line.startswith("- ")):
            yield block
            block = []
        if line.strip():
            block.append(line)


def _block(block: list[str], ink: Ink, columns: int) -> list[str]:
    first = block[0]
    if first.startswith("#"):
        return [ink.bold(first.lstrip("# "))]
    if first.startswith("|"):
        return _table(block, ink, columns)
    if first.startswith("- "):
        return _paragraph(" ".join(block)[2:], ink, columns, "  ")
    return _paragraph(" ".join(block), ink, columns, "")


def _table(rows: list[str], ink: Ink, columns: int) -> list[str]:
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    heads = cells[0]
    lines: list[str] = []
    for row in cells[2:]:
        pairs = [f"{head} {cell}" for head, cell in zip(heads[1:], row[1:], strict=False)]
        lines += _paragraph(f"**{row[0].replace('`', '')}** {', '.join(pairs)}", ink, columns, "  ")
    return lines


def _paragraph(text: str, ink: Ink, columns: int, indent: str) -> list[str]:
    painted = _SPAN.sub(lambda span: _paint(span, ink), _LINK.sub(r"\1", text))
    lines = flow(words_of(painted), columns - len(indent))
    return [f"{indent if place else ''}{line}" for place, line in enumerate(lines)]


def _paint(span: re.Match[str], ink: Ink) -> str:
    # Word by word, so that lines can break inside.
    paint = ink.bold if span["strong"] else ink.accent if span["code"] else str
    return " ".join(paint(word) for word in words_of(span[span.lastgroup or 0]))
