"""The server's messages as a client written in Python reads them.

Views and events stay as they came, for the game to decode: which one it is stands in the setup.
"""

from typing import Final, TypeAlias

import msgspec

from lastcard.wire import tells
from lastcard.wire.look_tells import Looking, Remarked

NO_EVENTS: Final = msgspec.Raw(b"[]")
NO_VIEW: Final = msgspec.Raw(b"null")


class HeardTold(tells.Told, frozen=True, kw_only=True, tag="told"):
    """One entry of the table's journal, and what it led to."""

    events: msgspec.Raw = NO_EVENTS
    view: msgspec.Raw = NO_VIEW


class HeardWhole(tells.Whole, frozen=True, kw_only=True, tag="whole"):
    """A table as it stands."""

    view: msgspec.Raw = NO_VIEW
    seen: msgspec.Raw = NO_EVENTS


Heard: TypeAlias = (
    tells.Welcome
    | tells.Reload
    | tells.Pong
    | tells.Done
    | tells.Refused
    | HeardTold
    | HeardWhole
    | tells.Presence
    | tells.Hinted
    | tells.Lookback
    | tells.Tables
    | tells.Relisted
    | tells.Paired
    | tells.Waiting
    | tells.Turn
    | tells.Mine
    | tells.Farewell
    | Looking
    | Remarked
)
"""Anything a client hears."""

_decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


def read_tell(raw: bytes | str) -> Heard:
    """The message that ``write_tell`` wrote, or ``msgspec.MsgspecError``."""
    return _decoder.decode(raw)
