"""What can be played here, as ``/api/games`` tells it."""

import msgspec

from lastcard.table.state.setup import Speed


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game: one of *values*, or a whole number from *lowest* to *highest*."""

    name: str
    values: tuple[str, ...] | None = None
    lowest: int | None = None
    highest: int | None = None


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """A named set of options; all of them are in it."""

    name: str
    options: dict[str, str]


class HouseBot(msgspec.Struct, frozen=True, kw_only=True):
    """A bot of the house."""

    name: str
    thinks: bool
    """Whether it looks ahead, and so takes its time."""
    ladder: bool
    """Whether it is one of those that people choose from, told from the gentlest on."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game; the first of its editions is the usual one."""

    key: str
    fewest: int
    most: int
    editions: tuple[Edition, ...]
    options: tuple[Option, ...]
    own: dict[str, str]
    """The edition that one's own tables begin with, by language: the newest in it."""
    common: str
    """The edition of rated tables and pairing, so that people of all languages meet."""
    quick: dict[str, str]
    """What tables change in their edition, unless people want it as it is printed."""
    bots: tuple[HouseBot, ...]
    """From the gentlest to the strongest, then the others."""
    advice: bool
    """Whether players can ask for advice, and so have a guided match."""
    lessons: bool
    """Whether there are lessons about it."""


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a table can be made with."""

    games: tuple[GameInfo, ...]
    speeds: tuple[Speed, ...]
    phrases: tuple[str, ...]
    """The names of the stock phrases of table talk."""
    languages: tuple[str, ...]
    address: str | None = None
    """Where others reach this server, with a slash at the end; None if it does not know."""
