"""A review as data and as JSON; ``docs/reference/review.md`` describes every field.

The same record, seed and number of worlds give the same review, to the byte, on any number of
workers. Points are those of a deal: what the others got on average less what the seat got.
"""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec

from lastcard.games.game import Seat

VERSION: Final = 1
"""The version of the format; a changed format is a new number, never a silent edit."""

Grade: TypeAlias = Literal["fine", "close", "slip", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = ("fine", "close", "slip", "mistake", "blunder")
"""How good a choice was; ``close`` is one that cannot be told from the best."""


class _Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    pass


class CandidateWorth(_Part, frozen=True, kw_only=True):
    """What one move was worth when it was chosen."""

    move: str
    worth: float
    """In points."""
    error: float
    """The standard error of its worth."""
    chance: float
    """The chance to win the match with it."""
    policy: float = 0.0
    """How often the reference player would choose it."""


class ReasonSaid(_Part, frozen=True, kw_only=True):
    """Something true that speaks for the better move, or against the one made."""

    code: str
    text: str
    about: Literal["best", "made"] = "best"
    """Which move it is about."""
    args: Mapping[str, str | int] = {}
    """What the text names: with these, *code* says the same in any language."""


class Hindsight(_Part, frozen=True, kw_only=True):
    """The same choice with all hands open; nothing is graded by it."""

    best: str
    loss: float
    error: float


class Choice(_Part, frozen=True, kw_only=True):
    """A decision between two or more moves, as the seat knew the deal then."""

    deal: int
    """Counted from 1."""
    number: int
    """The turn number of the view in which it was made."""
    seat: Seat
    kind: str
    """What was decided: leading, answering, passing, …; each game has its own."""
    made: str
    """The move made, with everything said that was due."""
    best: str
    loss: float
    """What the best move was worth more, in points; never below 0."""
    error: float
    """The standard error of the loss."""
    grade: Grade
    chance_loss: float
    """The same in chance to win the match, which may be below 0."""
    worlds: int
    """In how many worlds the move made was followed."""
    moves: tuple[CandidateWorth, ...]
    """What was considered, the best first."""
    reasons: tuple[ReasonSaid, ...] = ()
    hindsight: Hindsight | None = None


class Forgotten(_Part, frozen=True, kw_only=True):
    """A call that was due and never came: named with what it cost, not graded."""

    deal: int
    number: int
    seat: Seat
    cost: float
    error: float
    chance_cost: float


class Shares(_Part, frozen=True, kw_only=True):
    """What a result is made of; the parts add up to it."""

    result: float
    dealt: float
    exchange: float
    others: float
    own: float
    hidden: float


class LedgerRow(Shares, frozen=True, kw_only=True):
    """A deal of one seat told apart into luck and choices, in points and in chance to win."""

    deal: int
    seat: Seat
    chance: Shares


class CurvePoint(_Part, frozen=True, kw_only=True):
    """What the match stood at before a move, with all hands open."""

    deal: int
    number: int
    points: tuple[float, ...]
    """What each seat could expect of this deal."""
    chance: tuple[float, ...]
    """The chance of each seat to win the match."""


class KindSummary(_Part, frozen=True, kw_only=True):
    """The choices of one kind."""

    choices: int
    loss: float


class SeatSummary(_Part, frozen=True, kw_only=True):
    """The choices of one seat together."""

    seat: Seat
    name: str
    choices: int
    loss: float
    """The mean."""
    error: float
    """The standard error of the mean."""
    lost: float
    """What its slips, mistakes and blunders cost together."""
    chance_lost: float
    """The same in chance to win the match."""
    grades: Mapping[str, int]
    """How many choices of each grade."""
    kinds: Mapping[str, KindSummary]
    forgotten: int = 0
    """How many calls were forgotten."""
    luck: float | None = None
    """What chance and the others brought, in points; None without a ledger."""
    chance_luck: float | None = None


class Review(_Part, frozen=True, kw_only=True):
    """A match judged."""

    version: int = VERSION
    reference: str
    """Who everybody plays on like, and by which weights: ``master-1/1a2b3c4d``."""
    game: str
    match: str | None
    seats: tuple[str, ...]
    """Who sat where."""
    seed: int
    worlds: int
    """The most worlds a choice was followed in; four times as many if it might be a blunder."""
    deals: tuple[int, ...]
    """The deals that were reviewed."""
    choices: tuple[Choice, ...]
    forgotten: tuple[Forgotten, ...] = ()
    ledger: tuple[LedgerRow, ...] = ()
    curve: tuple[CurvePoint, ...] = ()
    summary: tuple[SeatSummary, ...]


def write_json(review: Review) -> str:
    """The review as JSON text."""
    return msgspec.json.format(msgspec.json.encode(review), indent=2).decode() + "\n"


def read_json(raw: str | bytes) -> Review:
    """The review that ``write_json`` wrote."""
    return msgspec.json.decode(raw, type=Review)
