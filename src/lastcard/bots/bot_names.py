"""The names of the bots at a table, the same for everybody."""

from collections.abc import Sequence
from typing import Final

BOT_NAMES: Final = ("Mei", "Bo", "Lin", "Tao", "Ren", "Kai", "Jun", "Yan")
"""More than sit at any table, so that there is a name left where a person has one of them."""


def called(people: Sequence[str | None]) -> tuple[str, ...]:
    """The names at a table, seat by seat: *people* keep theirs, a seat without a name is a bot.

    The bot of a seat keeps its name whoever else comes and goes, unless a person has that name.
    """
    taken = {name.casefold() for name in people if name is not None}
    spare = [name for name in BOT_NAMES[len(people) :] if name.casefold() not in taken]
    spare += [name for name in _unused(people) if name.casefold() not in taken]

    def bot(seat: int) -> str:
        own = BOT_NAMES[seat]
        return spare.pop(0) if own.casefold() in taken else own

    return tuple(bot(seat) if name is None else name for seat, name in enumerate(people))


def _unused(people: Sequence[str | None]) -> list[str]:
    return [BOT_NAMES[seat] for seat, name in enumerate(people) if name is not None]
