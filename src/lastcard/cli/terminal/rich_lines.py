"""What rich draws, as lines of a terminal: Markdown, tables. It is loaded when it is needed."""

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lastcard.cli.terminal.ink import width
from lastcard.cli.terminal.looks import ASCII, MANY, PLAIN, SIXTEEN, Looks

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

_SYSTEMS: Final = {PLAIN: None, SIXTEEN: "standard", MANY: "256"}
_STYLES: Final = {
    "markdown.h1": "bold",
    "markdown.h2": "bold",
    "markdown.code": "bold color(99)",
    "markdown.item.bullet": "none",
    "markdown.em": "none",
    "markdown.table.header": "bold",
    "markdown.table.border": "none",
}
"""Where rich's own are not readable on a light background and on a dark one."""
_UNBOUND: Final = 500
"""As many columns a table may have where nobody looks at a screen."""


def markdown_lines(text: str, looks: Looks) -> list[str]:
    """The lines of a page of Markdown."""
    from rich.markdown import Markdown, TableElement

    class WholeTable(TableElement):
        """A table whose words are broken where they do not fit, and not cut."""

        def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
            for table in super().__rich_console__(console, options):
                for column in getattr(table, "columns", ()):
                    column.overflow = "fold"
                yield table

    class Page(Markdown):
        """Markdown with such tables."""

        elements = Markdown.elements | {"table_open": WholeTable}

    return _lines(Page(text, hyperlinks=False), looks, looks.width)


def table_lines(rows: Sequence[Sequence[str]], looks: Looks, gap: int = 2) -> list[str]:
    """The *rows* below each other: the first column to the left, numbers to the right.

    Cells may have colours. On a screen they move together, and are broken, where there is no room.
    """
    from rich.table import Table
    from rich.text import Text

    columns = looks.width if looks.shows else _UNBOUND
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    if sum(widths) + gap * (len(widths) - 1) > columns:
        gap = 1
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, show_header=False)
    for place, _ in enumerate(rows[0]):
        table.add_column(justify="right" if place else "left")
    for row in rows:
        table.add_row(*map(Text.from_ansi, row))
    return _lines(table, looks, columns)


def _lines(drawn: "RenderableType", looks: Looks, columns: int) -> list[str]:
    console = _console(looks, columns)
    with console.capture() as captured:
        console.print(drawn)
    return [line.rstrip() for line in captured.get().splitlines()]


def _console(looks: Looks, columns: int) -> "Console":
    from rich.console import Console
    from rich.theme import Theme

    encoding = "ascii" if looks.signs is ASCII else "utf-8"
    return Console(
        file=io.TextIOWrapper(io.BytesIO(), encoding=encoding),  # it draws with the signs of that
        width=columns,
        color_system=_SYSTEMS[looks.colours],
        force_terminal=looks.colours != PLAIN,
        no_color=False,  # it was heeded when the looks were made
        highlight=False,
        legacy_windows=False,
        theme=Theme(_STYLES),
    )
