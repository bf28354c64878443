"""The lines of a table's journal: everything that ever happened at it, in order.

A table is what its journal says: state, seats, views and scores are computed from it. An entry
that was written once must be readable for ever; a new kind of happening is a new kind of entry.
"""

from typing import Annotated, Final, Literal, NewType, TypeAlias

import msgspec

from lastcard.games.game import TABLE, Seat
from lastcard.table.state.setup import Pace, Setup

MatchId = NewType("MatchId", str)
"""The name of a match and of the table it is played at; no other ever has it."""
PlayerId = NewType("PlayerId", str)
"""Who plays: a guest, an account or a bot account. It is public, and no key to anything."""
JournalSeat: TypeAlias = Annotated[Seat, msgspec.Meta(ge=-1, le=15)]
Leaving: TypeAlias = Literal["left", "lost", "slow"]
"""Why a bot plays on: the person went, the connection did, or time ran out twice in a row."""
CloseReason: TypeAlias = Literal["empty", "operator", "left", "long", "idle"]
"""Why a table is closed: nobody came, the operator did it, the last person has left, the match had
as many deals as a match may have, or nothing happened for so long that nobody is waited for."""


class _Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower, omit_defaults=True
):
    """One line of a journal."""


class Opened(_Entry, frozen=True, kw_only=True):
    """*host* makes the table."""

    setup: Setup
    host: PlayerId
    again: MatchId | None = None
    """The match this one is the rematch of."""


class Made(msgspec.Struct, frozen=True):
    """A move that was made elsewhere, before a study begins."""

    seat: JournalSeat
    move: str

    def __repr__(self) -> str:
        return f"<seat {self.seat}>"  # it may hold a deck


class Resumed(_Entry, frozen=True, kw_only=True):
    """The match is a study: when it starts, *moves* are made already."""

    moves: tuple[Made, ...] = ()


class Sat(_Entry, frozen=True, kw_only=True):
    """A player takes *seat*, pledging the *chain* that ends so, or none."""

    seat: JournalSeat
    player: PlayerId
    name: str
    chain: str | None = None


class Seated(_Entry, frozen=True, kw_only=True):
    """The host seats one of the server's bots on *seat*."""

    seat: JournalSeat
    bot: str


class Stood(_Entry, frozen=True, kw_only=True):
    """*seat* is free again, before the match; *removed* when the host did it."""

    seat: JournalSeat
    removed: bool = False


class Readied(_Entry, frozen=True, kw_only=True):
    """The player on *seat* is ready, or not."""

    seat: JournalSeat
    ready: bool


class Started(_Entry, frozen=True, kw_only=True):
    """The match begins."""


class Noted(_Entry, frozen=True, kw_only=True):
    """A step of the provable deal."""

    note: str


class Moved(_Entry, frozen=True, kw_only=True):
    """*seat* moves; seat -1 is the table, which deals."""

    seat: JournalSeat
    move: str
    id: str | None = None
    """The name the client gave this move: repeated, it is not made again."""
    by: Literal["player", "bot", "clock"] = "player"

    def __repr__(self) -> str:
        move = HIDDEN_DEAL if self.seat == TABLE else self.move  # a log must not tell the hands
        return f"<seat {self.seat}: {move}, by {self.by}>"


class Away(_Entry, frozen=True, kw_only=True):
    """From now on a bot plays for *seat*."""

    seat: JournalSeat
    why: Leaving


class Back(_Entry, frozen=True, kw_only=True):
    """The person plays *seat* again."""

    seat: JournalSeat


class Said(_Entry, frozen=True, kw_only=True):
    """Talk at the table: the name of a stock *phrase*, or free *text*."""

    player: PlayerId
    seat: JournalSeat
    phrase: str | None = None
    text: str | None = None


class Paced(_Entry, frozen=True, kw_only=True):
    """The player on *seat* lets the bots move at another pace."""

    seat: JournalSeat
    pace: Pace


class Again(_Entry, frozen=True, kw_only=True):
    """A rematch is open at the table *match*; whoever sits on *seat* wanted it first."""

    match: MatchId
    seat: JournalSeat | None = None


class Closed(_Entry, frozen=True, kw_only=True):
    """The table is closed before the match came to its end."""

    why: CloseReason


TableEntry: TypeAlias = (
    Opened
    | Resumed
    | Sat
    | Seated
    | Stood
    | Readied
    | Started
    | Noted
    | Moved
    | Away
    | Back
    | Said
    | Paced
    | Again
    | Closed
)
"""Any line of a journal."""

HIDDEN_DEAL: Final = "deal"
"""How the table's move reads to everybody: the deck is nobody's to know."""


def public(entry: TableEntry) -> TableEntry:
    """*entry* as everybody may see it."""
    if isinstance(entry, Moved) and entry.seat == TABLE:
        return Moved(seat=TABLE, move=HIDDEN_DEAL)
    return Resumed() if isinstance(entry, Resumed) else entry


def write_entry(entry: TableEntry) -> bytes:
    """The entry as a line of JSON, for the journal alone: it may hold a deck."""
    return _encoder.encode(entry)


def read_entry(line: bytes | str) -> TableEntry:
    """The entry that ``write_entry`` wrote."""
    return _decoder.decode(line)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[TableEntry] = msgspec.json.Decoder(TableEntry)
