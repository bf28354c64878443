"""The other players around the table, as the reader sees them."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from lastcard.cli.screen.cards import tight
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import broken, pad, pad_left, shorten, width
from lastcard.games.game import Seat


def with_names(
    draw: Callable[[Setting], list[str]], setting: Setting, rows: int | None
) -> list[str]:
    """What *draw* draws; names keep to one line where *rows* lines are not enough for more."""
    lines = draw(setting)
    if rows is None or len(lines) <= rows:
        return lines
    return draw(replace(setting, name_lines=1))


def others(about: Callable[[Seat, int], Sequence[str]], arrow: str, setting: Setting) -> list[str]:
    """A column for each of the others, with arrows from one to the next.

    The columns hold the lines that *about* has for a seat and the room there is for a name.
    """
    # As the reader sees them: the player to the right is at the right end.
    seats = [seat for seat in reversed(setting.around) if seat != setting.me]
    columns = (setting.looks.width - 2) // len(seats)
    rows: dict[int, str] = {}
    for place, seat in enumerate(seats):
        link = setting.ink.dim(arrow) if place < len(seats) - 1 else ""
        names, *lines = about(seat, columns - 7)
        name, *more = names.split("\n")
        below = [*(f" {line}" for line in more), *(f"   {line}" for line in lines)]
        cells = [pad(f" {name}", columns - 4) + link, *below]
        for row, cell in enumerate(cells):
            rows[row] = rows.get(row, "") + pad(cell, columns)
    return [row.rstrip() for row in rows.values()]


def name_of(seat: Seat, columns: int, setting: Setting, *, turn: bool) -> str:
    """A name, marked where it is that seat's *turn*; in two lines where it needs them."""
    first, *more = broken(setting.name(seat), columns, setting.name_lines)
    paint = setting.ink.accent if turn else setting.ink.bold
    mark = setting.ink.accent(setting.looks.signs.turn) if turn else " "
    return "\n".join([f"{mark} {paint(first)}", *(f"  {paint(line)}" for line in more)])


def held(count: int, columns: int, setting: Setting) -> str:
    """Cards somebody holds, from behind; only how many where they do not fit the *columns*."""
    if count + 3 > columns:
        return str(count)
    return f"{setting.ink.dim(setting.looks.signs.card * count)} {count}".strip()


def at_right(left: str, right: str, setting: Setting) -> str:
    """One line with something at its *left* end, and at its *right* one if there is room."""
    if width(left) + 1 + width(right) > setting.looks.width - 1:
        return left
    return left + pad_left(setting.ink.dim(right), setting.looks.width - 1 - width(left))


def rule(setting: Setting) -> str:
    """A line across the table."""
    return setting.ink.dim(" " + setting.looks.signs.rule * (setting.looks.width - 2))


def all_hands(hands: Sequence[str], setting: Setting) -> list[str]:
    """Everybody's cards, once they are dealt."""
    longest = max(map(width, hands), default=0)
    columns = setting.name_columns(max(9, setting.looks.width - 4 - longest))
    return [
        f"   {pad(shorten(name, columns), columns + 1)}{tight(hand, setting.ink)}"
        for name, hand in zip(setting.names, hands, strict=True)
        if hand
    ]
