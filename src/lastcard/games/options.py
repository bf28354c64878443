"""Options of a match as text: what every game's editions have in common.

An options type is a frozen struct with a field ``edition``; its other fields are literals, or whole
numbers whose bounds stand in the annotation.
"""

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from lastcard.games.errors import EditionUnknown, OptionRefused, OptionUnknown, SeatsRefused

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)

Bounds: TypeAlias = range
"""Which whole numbers an option takes: ``Annotated[int, Bounds(1, 11)]``."""
Choice: TypeAlias = Bounds | tuple[str, ...]
"""What an option takes: whole numbers, or one of some words."""


def make_options(
    editions: Mapping[str, OptionsT], edition: str, changes: Mapping[str, str]
) -> OptionsT:
    """The options of *edition* with single *changes*, or a refusal that names what is wrong."""
    if edition not in editions:
        raise EditionUnknown(edition=edition, known=", ".join(editions))
    options = editions[edition]
    known = choices(type(options))
    values = {name: _value(name, text, known) for name, text in changes.items()}
    return msgspec.structs.replace(options, **values)


def own_edition(editions: Mapping[str, OptionsT], language: str) -> str:
    """The newest edition in *language*, which is what people there have; else the default."""
    own = [name for name in editions if name.startswith(f"{language}-")]
    return max(own, default=next(iter(editions)))


def check_seats(players: range, seats: int, first_dealer: int) -> None:
    """Refuse a table with too few or too many seats, or whose first dealer has none."""
    if seats not in players:
        raise SeatsRefused(seats=seats, fewest=players[0], most=players[-1])
    if not 0 <= first_dealer < seats:
        raise OptionRefused(
            option="first_dealer", value=str(first_dealer), allowed=f"0-{seats - 1}"
        )


def describe(options: msgspec.Struct) -> dict[str, str]:
    """Every option but the edition, as text that ``make_options`` reads back."""
    fields = msgspec.structs.asdict(options)
    return {name: str(value) for name, value in fields.items() if name != "edition"}


def choices(options: type[msgspec.Struct]) -> dict[str, Choice]:
    """What every option but the edition takes."""
    hints = get_type_hints(options, include_extras=True)
    return {name: _choice(hint) for name, hint in hints.items() if name != "edition"}


def _choice(hint: Any) -> Choice:
    if get_origin(hint) is Annotated:
        bounds: Bounds = get_args(hint)[1]
        return bounds
    return get_args(hint)


def _value(name: str, text: str, known: Mapping[str, Choice]) -> str | int:
    if name not in known:
        raise OptionUnknown(option=name, known=", ".join(known))
    choice = known[name]
    if isinstance(choice, Bounds):
        return _number(name, text, choice)
    if text not in choice:
        raise OptionRefused(option=name, value=text, allowed=", ".join(choice))
    return text


def _number(name: str, text: str, bounds: Bounds) -> int:
    short = text.isascii() and text.isdecimal() and len(text) <= len(str(bounds[-1]))
    if not (short and int(text) in bounds):
        raise OptionRefused(option=name, value=text, allowed=f"{bounds[0]}-{bounds[-1]}")
    return int(text)
