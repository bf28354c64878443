"""Requests to ``/api`` and its answers. Unknown fields are refused."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.wire.tells import Listed, PlayerKind

LONGEST_BODY: Final = 16_384
"""How many bytes a body may have."""
LONGEST_RECORD: Final = 1_000_000
"""How many bytes a body may have that brings a record."""
MOST_STEPS: Final = 1500
"""How many steps of a match are told at once: most matches are shorter."""

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9._-]{1,64}$")]
Password: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]
FreshPassword: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
ReportReason: TypeAlias = Literal["talk", "name", "play", "other"]
LineNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class _Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something asked with a body."""


class _Told(msgspec.Struct, frozen=True, kw_only=True):
    """Something answered."""


class Nothing(_Asked, frozen=True, kw_only=True):
    """No fields."""


class NewGuest(_Asked, frozen=True, kw_only=True):
    """Let me in as a guest called *name*, or give me a name."""

    name: Name | None = None
    language: Word | None = None


class Change(_Asked, frozen=True, kw_only=True):
    """From now on I am called *name*, or read *language*."""

    name: Name | None = None
    language: Word | None = None


class NewAccount(_Asked, frozen=True, kw_only=True):
    """Turn me, a guest, into an account that keeps everything."""

    name: Name
    password: FreshPassword


class LogIn(_Asked, frozen=True, kw_only=True):
    """I am *name*."""

    name: Name
    password: Password


class Recover(_Asked, frozen=True, kw_only=True):
    """I am *name* and have lost my password: here is a recovery *code*, and a new password."""

    name: Name
    code: Word
    password: FreshPassword


class NewPassword(_Asked, frozen=True, kw_only=True):
    """Instead of *old* my password is *password*."""

    old: Password
    password: FreshPassword


class NewCodes(_Asked, frozen=True, kw_only=True):
    """Give me new recovery codes; my *password* proves that it is me."""

    password: Password


class Goodbye(_Asked, frozen=True, kw_only=True):
    """Forget me; an account says its *password*."""

    password: Password | None = None


class NewBot(_Asked, frozen=True, kw_only=True):
    """Make a bot account for a program of mine."""

    name: Name


class NewReport(_Asked, frozen=True, kw_only=True):
    """Report what *player* did at line *number* of a match."""

    player: Id
    reason: ReportReason
    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    match: Id | None = None
    number: LineNumber | None = None


class NewStudy(_Asked, frozen=True, kw_only=True):
    """Let me play on from a move of a finished *match*, or of a *record*, on *seat*.

    *bots* sit on the other seats, seat by seat; where none does, somebody may come.
    """

    match: Id | None = None
    record: str | None = None
    """A record, as text or as JSON."""
    number: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """How many of its moves are made already, the table's included."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    bots: Annotated[tuple[Word | None, ...], msgspec.Meta(max_length=16)] = ()
    redealt: bool = False
    """Whether what *seat* could not know is dealt otherwise."""
    move: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None
    """The move of whoever is to move, instead of the one that was made."""


class NewLook(_Asked, frozen=True, kw_only=True):
    """Let me show others a finished *match*, or a *record*, beginning at *place*."""

    match: Id | None = None
    record: str | None = None
    """A record, as text or as JSON; it is kept as long as somebody looks."""
    place: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1
    eyes: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    """The seat whose cards are seen; all hands lie open without."""


class Best(msgspec.Struct, frozen=True, kw_only=True):
    """At most so many."""

    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """As seen from *seat*: the moves after the first *after*, at most *limit* of them."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] = 0
    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    limit: Annotated[int, msgspec.Meta(ge=1, le=200)] = 100


class StepsAfter(msgspec.Struct, frozen=True, kw_only=True):
    """The steps after the first *after*, at most *limit* of them."""

    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    limit: Annotated[int, msgspec.Meta(ge=1, le=MOST_STEPS)] = MOST_STEPS


class RecordToReplay(_Asked, frozen=True, kw_only=True):
    """A record, as text or as JSON, to be told as steps: those after the first *after*."""

    record: str
    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


class Problem(_Told, frozen=True, kw_only=True):
    """Why something was refused: a code, its arguments, and a sentence for people."""

    code: str
    args: dict[str, str | int]
    sentence: str


class Strength(_Told, frozen=True, kw_only=True):
    """How strong a player is thought to be, after so many rated matches."""

    rating: float
    """What leaderboards go by: mu - 3 sigma, a cautious guess."""
    mu: float
    sigma: float
    matches: int


class Me(_Told, frozen=True, kw_only=True):
    """The caller."""

    id: PlayerId
    name: str
    kind: PlayerKind
    language: str | None
    created: int
    ratings: dict[str, Strength]
    """By game; only those played rated."""
    codes: int
    """How many recovery codes are left."""


class AccountMade(_Told, frozen=True, kw_only=True):
    """The account, and its recovery codes, which are never shown again."""

    me: Me
    codes: tuple[str, ...]


class Codes(_Told, frozen=True, kw_only=True):
    """Recovery codes, which are never shown again."""

    codes: tuple[str, ...]


class Login(_Told, frozen=True, kw_only=True):
    """A browser with a login."""

    id: str
    created: int
    seen: int
    agent: str
    here: bool
    """Whether it is the calling browser's."""


class Logins(_Told, frozen=True, kw_only=True):
    """Everywhere the caller is logged in, last used first."""

    logins: tuple[Login, ...]


class BotAccount(_Told, frozen=True, kw_only=True):
    """A bot account."""

    id: PlayerId
    name: str
    created: int
    seen: int


class BotMade(_Told, frozen=True, kw_only=True):
    """A new bot account, and the token that opens it, which is never shown again."""

    bot: BotAccount
    token: str


class Bots(_Told, frozen=True, kw_only=True):
    """The caller's bot accounts, oldest first."""

    bots: tuple[BotAccount, ...]


class Made(_Told, frozen=True, kw_only=True):
    """The table that was made."""

    table: MatchId


class LookMade(_Told, frozen=True, kw_only=True):
    """The shared look that was made; whoever knows its name may come."""

    look: str


class OpenTables(_Told, frozen=True, kw_only=True):
    """The tables in the lobby."""

    tables: tuple[Listed, ...]


class Rank(_Told, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    player: PlayerId
    name: str
    strength: Strength


class Leaderboard(_Told, frozen=True, kw_only=True):
    """The strongest accounts at a game."""

    game: str
    ranks: tuple[Rank, ...]


class Reported(_Told, frozen=True, kw_only=True):
    """The report was kept for the operator, under that number."""

    report: int


class Health(_Told, frozen=True, kw_only=True):
    """The server is well."""

    status: Literal["ok"]
    version: str
