"""What can be played, numbered, in pages that fit the screen."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from lastcard.cli.screen.screen import Hint, HintGroup
from lastcard.cli.terminal.ink import Ink, pad_left, width
from lastcard.locales import Words


@dataclass(slots=True)
class HintList:
    """Hints as they were listed for one turn: pages to show, numbers to choose by."""

    hints: Sequence[Hint] = ()
    pages: Sequence[Sequence[str]] = ()
    word: str = ""
    _next: int = field(default=0)

    @classmethod
    def of(
        cls, groups: Sequence[HintGroup], word: str, columns: int, rows: int, ink: Ink
    ) -> "HintList":
        """The hints of the groups whose title begins with *word*; the numbers run through all."""
        hints = [hint for group in groups for hint in group.hints]
        lines: list[str] = []
        number = 1
        for group in groups:
            if group.title.lower().startswith(word):
                lines += [f"  {ink.bold(group.title)}", *_rows(group.hints, number, columns, ink)]
            number += len(group.hints)
        pages = [lines[start : start + rows] for start in range(0, len(lines), rows)]
        return cls(hints, pages, word)

    def next_page(self, words: Words) -> list[str]:
        """The next page, after the last one the first again; there is at least one."""
        page, count = self._next, len(self.pages)
        self._next = (page + 1) % count
        last = words.say("play-hint-end")
        if count > 1:
            last = words.say("play-more", page=page + 1, pages=count)
        return [*self.pages[page], f"  {last}"]

    def move(self, number: int) -> str | None:
        """The move listed under *number*."""
        return self.hints[number - 1].move if 1 <= number <= len(self.hints) else None


def _rows(hints: Sequence[Hint], first: int, columns: int, ink: Ink) -> list[str]:
    # In columns, so that the eye finds its way; read down the page from the weakest.
    cell = max(width(hint.shown) for hint in hints) + 7
    across = max(1, (columns - 2) // cell)
    cells = []
    for number, hint in enumerate(hints, start=first):
        filler = " " * (cell - 5 - width(hint.shown))
        cells.append(f"{ink.dim(pad_left(str(number), 4))} {hint.shown}{filler}")
    lines = ("".join(cells[start : start + across]) for start in range(0, len(cells), across))
    return [f" {line.rstrip()}" for line in lines]
