"""What a client asks over the WebSocket. Unknown fields are refused, and so is a seat: the
player is known from the session.

Every ask but ``hello`` may carry an ``id``; the answer, ``done`` or ``refused``, carries it too.
"""

from typing import Annotated, Final, TypeAlias

import msgspec

from lastcard.bots.registry import USUAL
from lastcard.fair.notes import Hex
from lastcard.table.state.setup import Pace as BotPace
from lastcard.table.state.setup import Speed

VERSION: Final = 1
"""The version of the protocol; a client of another one is told to reload."""
LONGEST_FRAME: Final = 4096
"""How many bytes a message may have."""

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9._-]{1,40}\Z")]
"""What a table or a player may be called; the store is asked for nothing else."""
WholeNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class _Ask(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=str.lower,
):
    """Something a client asks."""

    id: Id | None = None


class Hello(_Ask, frozen=True, kw_only=True):
    """The first message: the version the client speaks."""

    version: int


class Ping(_Ask, frozen=True, kw_only=True):
    """Is anybody there, and what time is it?"""


class Open(_Ask, frozen=True, kw_only=True):
    """Show me *table*, from my seat or as a watcher; *since* is the last number I have seen."""

    table: Name
    since: WholeNumber | None = None


class Shut(_Ask, frozen=True, kw_only=True):
    """Stop telling me about *table*."""

    table: Name


class Sit(_Ask, frozen=True, kw_only=True):
    """Give me *seat*; my part in the deals is the chain that ends in *chain*."""

    table: Name
    seat: SeatNumber
    chain: Hex | None = None


class Stand(_Ask, frozen=True, kw_only=True):
    """I get up, before the match."""

    table: Name


class Ready(_Ask, frozen=True, kw_only=True):
    """I am ready, or no longer ready."""

    table: Name
    ready: bool


class Bot(_Ask, frozen=True, kw_only=True):
    """The arranger seats *bot* on an empty *seat*, or with none takes the bot away."""

    table: Name
    seat: SeatNumber
    bot: Word | None = None


class Remove(_Ask, frozen=True, kw_only=True):
    """The arranger removes the player on *seat*, before the match."""

    table: Name
    seat: SeatNumber


class Start(_Ask, frozen=True, kw_only=True):
    """The arranger begins the match."""

    table: Name


class Move(_Ask, frozen=True, kw_only=True):
    """My move; *turn* is the turn number of the view it answers."""

    table: Name
    turn: WholeNumber
    move: Annotated[str, msgspec.Meta(max_length=200)]


class Link(_Ask, frozen=True, kw_only=True):
    """My link for *deal*, and where I cut if it is mine to cut."""

    table: Name
    deal: WholeNumber
    link: Hex
    cut: Annotated[int, msgspec.Meta(ge=1, le=255)] | None = None


class Next(_Ask, frozen=True, kw_only=True):
    """I have seen the score; deal."""

    table: Name


class Say(_Ask, frozen=True, kw_only=True):
    """Table talk: a stock *phrase*, or free *text* where the table allows it."""

    table: Name
    phrase: Word | None = None
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class Pace(_Ask, frozen=True, kw_only=True):
    """Let the bots move at another *pace*."""

    table: Name
    pace: BotPace


class Leave(_Ask, frozen=True, kw_only=True):
    """I leave the match; a bot plays on."""

    table: Name


class Back(_Ask, frozen=True, kw_only=True):
    """I play my seat again."""

    table: Name


class Rematch(_Ask, frozen=True, kw_only=True):
    """Once more with the same people; my part in the deals is the chain that ends in *chain*."""

    table: Name
    chain: Hex | None = None


class Hint(_Ask, frozen=True, kw_only=True):
    """What would a strong bot play, and why? Between deals: what decided the last one?"""

    table: Name


class Mute(_Ask, frozen=True, kw_only=True):
    """Mute *player*, or stop muting them."""

    player: Name
    muted: bool


class Lobby(_Ask, frozen=True, kw_only=True):
    """Start or stop telling me about the open tables."""

    on: bool


class Pair(_Ask, frozen=True, kw_only=True):
    """Find me a match; after *wait* seconds fill up with bots."""

    game: Word
    edition: Word
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=30)] = {}
    seats: SeatNumber
    speed: Speed = "normal"
    rated: bool = False
    bot: Word = USUAL
    chain: Hex | None = None
    wait: Annotated[int, msgspec.Meta(ge=0, le=600)] = 15


class Unpair(_Ask, frozen=True, kw_only=True):
    """Stop looking for a match for me."""


Ask: TypeAlias = (
    Hello
    | Ping
    | Open
    | Shut
    | Sit
    | Stand
    | Ready
    | Bot
    | Remove
    | Start
    | Move
    | Link
    | Next
    | Say
    | Pace
    | Leave
    | Back
    | Rematch
    | Hint
    | Mute
    | Lobby
    | Pair
    | Unpair
)
"""Anything a client asks."""

_decoder: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)


def read_ask(raw: bytes | str) -> Ask:
    """The ask that *raw* holds, or ``msgspec.ValidationError`` / ``msgspec.DecodeError``."""
    return _decoder.decode(raw)
