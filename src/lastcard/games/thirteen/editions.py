"""The options of a match, and the edition of the booklet as a named set of them (TH-5)."""

from collections.abc import Mapping
from typing import Final, Literal, get_args, get_type_hints

import msgspec

from lastcard.games.errors import EditionUnknown, OptionRefused, OptionUnknown


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules a match is played by, where a house may choose."""

    edition: str = "fr-2009"
    """The edition these options started from."""
    deal: Literal["five", "all"] = "five"
    """Whether five cards are dealt and the others drawn, or all are dealt (TH-2.1, TH-5.1)."""
    open_piles: Literal["off", "on"] = "off"
    """Whether the cards that were taken are shown, for learners (TH-2.6)."""
    first_dealer: int = 0
    """The seat that deals first (TH-2.1)."""


EDITIONS: Final[Mapping[str, Options]] = {"fr-2009": Options()}
"""The editions by name; the first is the default."""


def make_options(edition: str, changes: Mapping[str, str]) -> Options:
    """The options of *edition* with single *changes*, or a refusal that names what is wrong."""
    if edition not in EDITIONS:
        raise EditionUnknown(edition=edition, known=", ".join(EDITIONS))
    values = {name: _value(name, text) for name, text in changes.items()}
    return msgspec.structs.replace(EDITIONS[edition], **values)


def describe(options: Options) -> dict[str, str]:
    """Every option but the edition, as text that ``make_options`` reads back."""
    fields = msgspec.structs.asdict(options)
    return {name: str(value) for name, value in fields.items() if name != "edition"}


def _value(name: str, text: str) -> str | int:
    types = {key: hint for key, hint in get_type_hints(Options).items() if key != "edition"}
    if name not in types:
        raise OptionUnknown(option=name, known=", ".join(types))
    if types[name] is int:
        return _seat(name, text)
    allowed = get_args(types[name])
    if text not in allowed:
        raise OptionRefused(option=name, value=text, allowed=", ".join(allowed))
    return text


def _seat(name: str, text: str) -> int:
    if not (len(text) == 1 and text in "012345"):
        raise OptionRefused(option=name, value=text, allowed="0-5")
    return int(text)
