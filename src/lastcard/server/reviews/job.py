"""A review in the making: its pieces, what is known so far, and who waits for it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from msgspec.json import encode

from lastcard.games.errors import Refusal
from lastcard.games.game import TABLE, Seat
from lastcard.record import Record
from lastcard.review.document import Review
from lastcard.server.reviews.frames import Found, Piece
from lastcard.table.state.entries import MatchId, PlayerId

JobState: TypeAlias = Literal["waiting", "running", "finished", "failed"]


class Asker(NamedTuple):
    """Who asks, and from where."""

    player: PlayerId
    address: str


class Wish(NamedTuple):
    """What an asker wants to see first."""

    seat: Seat
    deal: int | None


class Trouble(NamedTuple):
    """Why there is no review: a code that has a sentence, and its arguments."""

    code: str
    args: dict[str, str | int]

    @classmethod
    def of(cls, refusal: Refusal) -> "Trouble":
        """What *refusal* says."""
        return cls(refusal.code, refusal.args_by_name)


@dataclass
class _Waiter:
    address: str
    looking: int = 0
    """How many of their requests are being answered."""
    since: float = 0.0
    """Since when there is none."""


@dataclass
class Job:
    """The review of *match*, from the first ask to its end."""

    match: MatchId
    record: Record
    language: str
    number: int
    """Jobs are counted."""
    began: float
    state: JobState = "waiting"
    found: list[Found] = field(default_factory=list)
    """Everything that was told so far, in order."""
    done: list[Review] = field(default_factory=list)
    """The pieces that are finished."""
    trouble: Trouble | None = None
    pending: list[Piece] = field(default_factory=list)
    _waiting: dict[PlayerId, _Waiter] = field(default_factory=dict)
    _wishes: list[Wish] = field(default_factory=list)
    _parts: dict[Piece, float] = field(default_factory=dict)
    _told: set[tuple[str, int, int, Seat]] = field(default_factory=set)
    _of: int = 0
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.pending = list(pieces(self.record, self.language))
        self._of = len(self.pending)

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return self.state in ("finished", "failed")

    @property
    def part(self) -> float:
        """How much of it is done, from 0 to 1."""
        return (len(self.done) + sum(self._parts.values())) / self._of

    @property
    def askers(self) -> list[Asker]:
        """Who waits, the first one first."""
        return [Asker(player, waiter.address) for player, waiter in self._waiting.items()]

    @property
    def urgent(self) -> bool:
        """Whether what somebody wants to see first is still to be made."""
        return bool(self.pending) and self._rank(self.pending[0]) == 0

    def join(self, asker: Asker, wish: Wish | None, now: float) -> None:
        """*asker* waits from *now* on, and would like to see *wish* first."""
        self._waiting.setdefault(asker.player, _Waiter(asker.address)).since = now
        if wish is not None and wish not in self._wishes:
            self._wishes.append(wish)
            self.pending.sort(key=lambda piece: (self._rank(piece), piece.deal, piece.seats))

    def leave(self, player: PlayerId) -> None:
        """*player* does not wait any more."""
        self._waiting.pop(player, None)

    def drop_those_gone(self, before: float) -> None:
        """Those of whom nothing was heard since *before* do not wait any more."""
        gone = [
            player
            for player, waiter in self._waiting.items()
            if not waiter.looking and waiter.since <= before
        ]
        for player in gone:
            self.leave(player)

    @contextmanager
    def looked_at(self, asker: Asker) -> Iterator[None]:
        """Somebody looks, and so waits."""
        clock = asyncio.get_running_loop().time
        waiter = self._waiting.setdefault(asker.player, _Waiter(asker.address))
        waiter.looking += 1
        try:
            yield
        finally:
            waiter.looking -= 1
            waiter.since = clock()

    async def news(self, after: int, seconds: float) -> None:
        """Wait until more than *after* is known, or it is over, but no longer than so long."""
        try:
            async with asyncio.timeout(seconds):
                while len(self.found) <= after and not self.over:
                    await self._changed.wait()
        except TimeoutError:
            pass

    def take(self) -> Piece:
        """The next piece to be made."""
        self.state = "running"
        return self.pending.pop(0)

    def tell(self, piece: Piece, found: Found) -> None:
        """Something of *piece* is known."""
        self._parts[piece] = found.done / max(1, found.of)
        fresh = [thing for thing in _things(found) if thing not in self._told]
        if fresh:  # a piece that is tried again finds the same again
            self._told.update(fresh)
            self.found.append(found)
            self._wake()

    def put_back(self, piece: Piece) -> None:
        """*piece* has to be made again."""
        self._parts.pop(piece, None)
        self.pending.insert(0, piece)

    def add(self, piece: Piece, review: Review) -> bool:
        """*piece* is done; whether all of it is."""
        self._parts.pop(piece, None)
        self.done.append(review)
        return len(self.done) == self._of

    def finish(self) -> None:
        """It is made and kept."""
        self.state = "finished"
        self._wake()

    def fail(self, trouble: Trouble) -> None:
        """It cannot be made."""
        self.state, self.trouble = "failed", trouble
        self.pending.clear()
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _rank(self, piece: Piece) -> int:
        return min((_rank(piece, wish) for wish in self._wishes), default=0)


def pieces(record: Record, language: str) -> Iterator[Piece]:
    """What the review of *record* is made of: for every deal each seat, and then its ledger."""
    raw = encode(record)
    seats = tuple(Seat(seat) for seat in range(len(record.names)))
    for deal in range(1, len(record.deals) + 1):
        if record.deals[deal - 1].points is None:
            continue
        for seat in seats:
            yield Piece(record=raw, deal=deal, seats=(seat,), ledger=False, language=language)
        yield Piece(record=raw, deal=deal, seats=(), ledger=True, language=language)


def _rank(piece: Piece, wish: Wish) -> int:
    if piece.ledger:
        return 3
    if wish.seat not in piece.seats:
        return 2
    return 0 if piece.deal == (wish.deal or 1) else 1


def _things(found: Found) -> Iterator[tuple[str, int, int, Seat]]:
    for kind, told in (("choice", found.choice), ("forgotten", found.forgotten)):
        if told is not None:
            yield kind, told.deal, told.number, told.seat
    for row in found.rows:
        yield "row", row.deal, 0, row.seat
    for point in found.curve:
        yield "curve", point.deal, point.number, TABLE
