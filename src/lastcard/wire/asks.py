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
from lastcard.wire import look_asks
from lastcard.wire.ask import AskBase, Name, SeatNumber, WholeNumber, Word

VERSION: Final = 1
"""The version of the protocol; a client of another one is told to reload."""
LONGEST_FRAME: Final = 4096
"""How many bytes a message may have."""


class Hello(AskBase, frozen=True, kw_only=True):
    """The first message: the version the client speaks."""

    version: int


class Ping(AskBase, frozen=True, kw_only=True):
    """Is anybody there, and what time is it?"""


class Open(AskBase, frozen=True, kw_only=True):
    """Show me *table*, from my seat or as a watcher; *since* is the last number I have seen."""

    table: Name
    since: WholeNumber | None = None


class Shut(AskBase, frozen=True, kw_only=True):
    """Stop telling me about *table*."""

    table: Name


class Sit(AskBase, frozen=True, kw_only=True):
    """Give me *seat*; my part in the deals is the chain that ends in *chain*."""

    table: Name
    seat: SeatNumber
    chain: Hex | None = None


class Stand(AskBase, frozen=True, kw_only=True):
    """I get up, before the match."""

    table: Name


class Ready(AskBase, frozen=True, kw_only=True):
    """I am ready, or no longer ready."""

    table: Name
    ready: bool


class Bot(AskBase, frozen=True, kw_only=True):
    """The arranger seats *bot* on an empty *seat*, or with none takes the bot away."""

    table: Name
    seat: SeatNumber
    bot: Word | None = None


class Remove(AskBase, frozen=True, kw_only=True):
    """The arranger removes the player on *seat*, before the match."""

    table: Name
    seat: SeatNumber


class Start(AskBase, frozen=True, kw_only=True):
    """The arranger begins the match."""

    table: Name


class Move(AskBase, frozen=True, kw_only=True):
    """My move; *turn* is the turn number of the view it answers."""

    table: Name
    turn: WholeNumber
    move: Annotated[str, msgspec.Meta(max_length=200)]


class Link(AskBase, frozen=True, kw_only=True):
    """My link for *deal*, and where I cut if it is mine to cut."""

    table: Name
    deal: WholeNumber
    link: Hex
    cut: Annotated[int, msgspec.Meta(ge=1, le=255)] | None = None


class Next(AskBase, frozen=True, kw_only=True):
    """I have seen the score; deal."""

    table: Name


class Say(AskBase, frozen=True, kw_only=True):
    """Table talk: a stock *phrase*, or free *text* where the table allows it."""

    table: Name
    phrase: Word | None = None
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class Pace(AskBase, frozen=True, kw_only=True):
    """Let the bots move at another *pace*."""

    table: Name
    pace: BotPace


class Leave(AskBase, frozen=True, kw_only=True):
    """I leave the match; a bot plays on."""

    table: Name


class Back(AskBase, frozen=True, kw_only=True):
    """I play my seat again."""

    table: Name


class Rematch(AskBase, frozen=True, kw_only=True):
    """Once more with the same people; my part in the deals is the chain that ends in *chain*."""

    table: Name
    chain: Hex | None = None


class Hint(AskBase, frozen=True, kw_only=True):
    """What would a strong bot play, and why? Between deals: what decided the last one?"""

    table: Name


class Mute(AskBase, frozen=True, kw_only=True):
    """Mute *player*, or stop muting them."""

    player: Name
    muted: bool


class Lobby(AskBase, frozen=True, kw_only=True):
    """Start or stop telling me about the open tables."""

    on: bool
    changes: bool = False
    """Whether to be told only what has changed, once all of it was told."""


class Pair(AskBase, frozen=True, kw_only=True):
    """Find me a match; after *wait* seconds fill up with bots."""

    game: Word
    edition: Word
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=30)] = msgspec.field(
        default_factory=dict
    )
    seats: SeatNumber
    speed: Speed = "normal"
    rated: bool = False
    bot: Word = USUAL
    chain: Hex | None = None
    wait: Annotated[int, msgspec.Meta(ge=0, le=600)] = 15


class Unpair(AskBase, frozen=True, kw_only=True):
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
    | look_asks.Look
    | look_asks.Show
    | look_asks.Lead
    | look_asks.Aside
    | look_asks.Remark
)
"""Anything a client asks."""

_decoder: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)


def read_ask(raw: bytes | str) -> Ask:
    """The ask that *raw* holds, or ``msgspec.ValidationError`` / ``msgspec.DecodeError``."""
    return _decoder.decode(raw)
