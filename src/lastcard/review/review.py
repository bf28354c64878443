"""Reviews a match from its record."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from lastcard.locales import Words
from lastcard.record import Record
from lastcard.review.document import Choice, CurvePoint, Forgotten, LedgerRow, Review
from lastcard.review.errors import (
    ReviewDealUnknown,
    ReviewSeatUnknown,
    ReviewUnfinished,
    ReviewUnknown,
)
from lastcard.review.judge import Judge
from lastcard.review.ledger import DealLedger
from lastcard.review.moments import DealPlayed, Moment, deals_of
from lastcard.review.parts import PARTS
from lastcard.review.summary import summaries

MOST_WORLDS: Final = 100_000
"""More than anybody would wait for."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review is, and what has just come of it."""

    done: int
    of: int
    """Steps, the choices before the deals of the ledger."""
    choice: Choice | None = None
    forgotten: Forgotten | None = None
    rows: tuple[LedgerRow, ...] = ()
    """The rows of one deal."""
    curve: tuple[CurvePoint, ...] = ()
    """The curve of that deal."""


def review(
    record: Record,
    *,
    seats: Collection[Seat] | None = None,
    deals: Collection[int] | None = None,
    worlds: int | None = None,
    seed: int = 0,
    ledger: bool = True,
    hindsight: bool = False,
    language: str = "en",
    tell: Callable[[Progress], None] = lambda progress: None,
    ended: Callable[[], bool] = lambda: False,
) -> Review:
    """The review of *record*: the choices of *seats*, then the ledger of all seats.

    Only finished deals are reviewed; *deals*, counted from 1, names some of them. *worlds* is the
    most that a choice is followed in. What comes out is told at once, choices first. Raises
    ``ReviewImpossible``, a ``RecordError``, or ``ReviewEnded`` when *ended* says so.
    """
    part = PARTS.get(record.game)
    if part is None:
        raise ReviewUnknown(game=record.game, known=", ".join(PARTS))
    played = _named_deals(list(deals_of(record, part)), deals)
    wanted = _named_seats(len(record.names), seats)
    judge = Judge(
        game=GAMES[record.game],
        part=part,
        worlds=part.worlds if worlds is None else worlds,
        seed=seed,
        hindsight=hindsight,
        words=Words(language),
        ended=ended,
    )
    return _Reviewing(record, judge, played, wanted, tell).run(ledger=ledger)


class _Reviewing:
    """One review being made."""

    def __init__(
        self,
        record: Record,
        judge: Judge,
        deals: list[DealPlayed],
        seats: list[Seat],
        tell: Callable[[Progress], None],
    ) -> None:
        self._record = record
        self._judge = judge
        self._deals = deals
        self._seats = seats
        self._tell = tell
        self._done = self._steps = 0

    def run(self, *, ledger: bool) -> Review:
        moments = [moment for deal in self._deals for moment in self._wanted(deal.moments)]
        moments = [moment for moment in moments if self._judge.decides(moment)]
        silent = [moment for deal in self._deals for moment in self._wanted(deal.forgotten)]
        self._steps = len(moments) + len(silent) + (len(self._deals) if ledger else 0)
        choices = tuple(self._choice(moment) for moment in moments)
        forgotten = tuple(self._forgotten(moment) for moment in silent)
        ledgers = [self._ledger(deal) for deal in self._deals] if ledger else []
        rows = tuple(row for each in ledgers for row in each.rows)
        return Review(
            reference=self._judge.part.reference,
            game=self._record.game,
            match=self._record.match,
            seats=self._record.names,
            seed=self._judge.seed,
            worlds=self._judge.worlds,
            deals=tuple(deal.number for deal in self._deals),
            choices=choices,
            forgotten=forgotten,
            ledger=rows,
            curve=tuple(point for each in ledgers for point in each.curve),
            summary=summaries(self._seats, self._record.names, choices, forgotten, rows),
        )

    def _wanted(self, moments: tuple[Moment, ...]) -> list[Moment]:
        return [moment for moment in moments if moment.seat in self._seats]

    def _choice(self, moment: Moment) -> Choice:
        choice = self._judge.choice(moment)
        self._done += 1
        self._tell(Progress(self._done, self._steps, choice=choice))
        return choice

    def _forgotten(self, moment: Moment) -> Forgotten:
        forgotten = self._judge.forgotten(moment)
        self._done += 1
        self._tell(Progress(self._done, self._steps, forgotten=forgotten))
        return forgotten

    def _ledger(self, deal: DealPlayed) -> DealLedger:
        found = self._judge.ledger(deal)
        self._done += 1
        self._tell(Progress(self._done, self._steps, rows=found.rows, curve=found.curve))
        return found


def _named_deals(played: list[DealPlayed], named: Collection[int] | None) -> list[DealPlayed]:
    if not played:
        raise ReviewUnfinished
    numbers = [deal.number for deal in played]
    for number in sorted(set(named or ())):
        if number not in numbers:
            raise ReviewDealUnknown(deal=number, last=numbers[-1])
    return [deal for deal in played if named is None or deal.number in named]


def _named_seats(seats: int, named: Collection[Seat] | None) -> list[Seat]:
    for seat in sorted(set(named or ())):
        if not 0 <= seat < seats:
            raise ReviewSeatUnknown(seat=seat, last=seats - 1)
    return [Seat(seat) for seat in range(seats) if named is None or seat in named]
