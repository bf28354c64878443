"""The company around the table, as the reader sees it."""

from collections.abc import Callable, Sequence

from lastcard.cli.ink import pad, pad_left, shorten, width
from lastcard.cli.screen.cards import tight
from lastcard.cli.screen.setting import Setting
from lastcard.games.game import Seat


def others(about: Callable[[Seat, int], Sequence[str]], arrow: str, setting: Setting) -> list[str]:
    """A column for each of the others, with arrows from one to the next.

    The columns hold the lines that *about* has for a seat and the room there is for a name.
    """
    # As one sees them: who sits to the right is at the right end.
    seats = [seat for seat in reversed(setting.around) if seat != setting.me]
    columns = (setting.looks.width - 2) // len(seats)
    rows: dict[int, str] = {}
    for place, seat in enumerate(seats):
        link = setting.ink.dim(arrow) if place < len(seats) - 1 else ""
        name, *lines = about(seat, columns - 7)
        cells = [pad(f" {name}", columns - 4) + link, *(f"   {line}" for line in lines)]
        for row, cell in enumerate(cells):
            rows[row] = rows.get(row, "") + pad(cell, columns)
    return [row.rstrip() for row in rows.values()]


def name_of(seat: Seat, columns: int, setting: Setting, *, turn: bool) -> str:
    """A name, marked where it is that seat's *turn*."""
    name = shorten(setting.name(seat), columns)
    if turn:
        return setting.ink.accent(f"{setting.looks.signs.turn} {name}")
    return f"  {setting.ink.bold(name)}"


def held(count: int, columns: int, setting: Setting) -> str:
    """Cards somebody holds, from behind; only how many where they do not fit the *columns*."""
    if count + 3 > columns:
        return str(count)
    return f"{setting.ink.dim(setting.looks.signs.card * count)} {count}".strip()


def at_right(left: str, right: str, setting: Setting) -> str:
    """One line with something at its *left* and at its *right* end."""
    return left + pad_left(setting.ink.dim(right), setting.looks.width - 1 - width(left))


def rule(setting: Setting) -> str:
    """A line across the table."""
    return setting.ink.dim(" " + setting.looks.signs.rule * (setting.looks.width - 2))


def filled(lines: list[str], room: int) -> list[str]:
    """The *lines* and as many empty ones as fill the *room*."""
    return lines + [""] * (room - len(lines))


def all_hands(hands: Sequence[str], setting: Setting) -> list[str]:
    """Everybody's cards, once they are dealt."""
    return [
        f"   {pad(shorten(name, 9), 10)}{tight(hand, setting.ink)}"
        for name, hand in zip(setting.names, hands, strict=True)
        if hand
    ]
