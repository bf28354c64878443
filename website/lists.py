"""Lists as the site's Markdown wants them.

Our pages are CommonMark: what belongs to an item begins where its text begins, after ``- `` or
``1. ``. Python-Markdown, which MkDocs uses, wants four spaces, and a blank line before a list.
"""

import re
from typing import Final

STEP: Final = 4
_ITEM: Final = re.compile(r" *(?:[-*]|\d+\.) +(?=\S)")
_FENCE: Final = re.compile(r" *(```+|~~~+)")


def with_wide_lists(markdown: str) -> str:
    """The same text, what belongs to the items of lists moved to the right."""
    lists = _Lists()
    return "".join(lists.take(line) for line in markdown.splitlines(keepends=True))


class _Lists:
    def __init__(self) -> None:
        self._items: list[int] = []
        """Where the text of each open item begins."""
        self._shift = 0
        self._fence = ""
        self._goes_on = False
        """Whether the line before was text, which may go on in this one."""
        self._is_item = False
        """Whether that text began with the item itself, and not as a paragraph below it."""

    def take(self, line: str) -> str:
        """*line*, moved to where it belongs."""
        if self._fence:
            self._fence = "" if line.strip() == self._fence else self._fence
            return self._moved(line)
        if not line.strip():
            self._goes_on = False
            return line
        item = _ITEM.match(line)
        begins = item is not None and self._goes_on and not self._is_item
        self._is_item = item is not None or (self._goes_on and self._is_item)
        self._place(line, item)
        fence = _FENCE.match(line)
        self._fence = fence[1] if fence else ""
        self._goes_on = fence is None
        return ("\n" if begins else "") + self._moved(line)

    def _place(self, line: str, item: re.Match[str] | None) -> None:
        """Find out which items *line* ends, and how far what it begins is to be moved."""
        indent = len(line) - len(line.lstrip())
        if item or not self._goes_on:
            while self._items and indent < self._items[-1]:
                self._items.pop()
        base = self._items[-1] if self._items else 0
        self._shift = STEP * len(self._items) - base
        if item:
            self._items.append(item.end())

    def _moved(self, line: str) -> str:
        return " " * self._shift + line if line.strip() and self._shift > 0 else line
