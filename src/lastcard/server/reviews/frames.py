"""What server and worker say to each other: a length of four bytes, then MessagePack."""

from typing import Final, TypeAlias

import msgspec

from lastcard.games.game import Seat
from lastcard.review.document import Choice, CurvePoint, Forgotten, LedgerRow, Review

HEAD: Final = 4
"""How many bytes the length has."""
LONGEST: Final = 64 * 1024 * 1024
"""No frame is longer; a length beyond that is nonsense."""


class Piece(msgspec.Struct, frozen=True, kw_only=True, tag="piece"):
    """Review the choices of *seats* in one *deal* of the *record*, or make its *ledger*."""

    record: bytes
    """As JSON."""
    deal: int
    seats: tuple[Seat, ...]
    ledger: bool
    language: str


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Nobody waits for the piece any more."""


class Found(msgspec.Struct, frozen=True, kw_only=True, tag="found"):
    """How far the piece is, *done* *of* so many steps, and what has just come of it."""

    done: int
    of: int
    choice: Choice | None = None
    forgotten: Forgotten | None = None
    rows: tuple[LedgerRow, ...] = ()
    curve: tuple[CurvePoint, ...] = ()


class Done(msgspec.Struct, frozen=True, kw_only=True, tag="done"):
    """The whole piece."""

    review: Review


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """The piece cannot be reviewed, for a reason that has a sentence."""

    code: str
    args: dict[str, str | int]


class Failed(msgspec.Struct, frozen=True, kw_only=True, tag="failed"):
    """A bug: its traceback."""

    trouble: str


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """The piece was given up."""


Order: TypeAlias = Piece | Stop
Ending: TypeAlias = Done | Refused | Failed | Stopped
Report: TypeAlias = Found | Ending

_orders: Final[msgspec.msgpack.Decoder[Order]] = msgspec.msgpack.Decoder(Piece | Stop)
_reports: Final[msgspec.msgpack.Decoder[Report]] = msgspec.msgpack.Decoder(
    Found | Done | Refused | Failed | Stopped
)


def framed(said: Order | Report) -> bytes:
    """*said* as bytes, its length first."""
    body = msgspec.msgpack.encode(said)
    return len(body).to_bytes(HEAD, "big") + body


def length(head: bytes) -> int:
    """How many bytes follow *head*; ``ValueError`` where that cannot be."""
    found = int.from_bytes(head, "big")
    if found > LONGEST:
        raise ValueError(f"a frame of {found} bytes")
    return found


def read_order(body: bytes) -> Order:
    """What the server said; ``msgspec.ValidationError`` if it makes no sense."""
    return _orders.decode(body)


def read_report(body: bytes) -> Report:
    """What a worker said; ``msgspec.ValidationError`` if it makes no sense."""
    return _reports.decode(body)
