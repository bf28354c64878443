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
    """A bot that comes with the server."""

    name: str
    thinks: bool
    """Whether it looks ahead, and so takes its time."""
    ladder: bool
    """Whether people can choose it; these come first, from the gentlest on."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game; the first of its editions is the usual one."""

    key: str
    fewest: int
    most: int
    editions: tuple[Edition, ...]
    options: tuple[Option, ...]
    own: dict[str, str]
    """The default edition of new tables by language: the newest in that language."""
    common: str
    """The edition of rated tables and pairing, the same in all languages."""
    quick: dict[str, str]
    """The options that tables change by default, unless people want the edition as printed."""
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
    most_deals: int
    """How many deals a match has at most."""
    most_asides: int
    """How often people may talk, change seats and the like at one table."""
    reviews: tuple[str, ...] = ()
    """The games whose finished matches can be reviewed here."""
    address: str | None = None
    """Where others reach this server, with a slash at the end; None if it does not know."""
    key: str | None = None
    """The public key with which the server signs receipts for what seats contribute to deals."""
