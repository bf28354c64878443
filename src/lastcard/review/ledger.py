"""The luck ledger of a deal: its result told apart into cards, exchange, others and choices.

It telescopes over what the full positions are worth when everybody plays on like the reference
player. The last of them is the result, so the parts add up to it whatever the estimates are.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from lastcard.games.game import AnyGame, Seat
from lastcard.review.document import CurvePoint, LedgerRow, Shares
from lastcard.review.losses import rounded
from lastcard.review.moments import DealPlayed, Moment, is_choice, seed_of
from lastcard.review.part import GameReview, Value
from lastcard.review.rounds import mean

FEWER: Final = 24
"""The ledger takes so many times fewer worlds than a choice may: it needs a mean, no verdict."""
_ALL: Final = 0
"""The turn number that no choice has: what is decided for a whole deal."""

Own: TypeAlias = tuple[float, float]
"""What a choice brought beyond the reference player's, in points and chance."""


@dataclass(frozen=True, slots=True)
class DealLedger:
    """The rows of a deal, and its curve."""

    rows: tuple[LedgerRow, ...]
    curve: tuple[CurvePoint, ...]


def ledger_of(
    game: AnyGame,
    part: GameReview,
    deal: DealPlayed,
    seed: int,
    check: Callable[[], None] = lambda: None,
) -> DealLedger:
    """The ledger of *deal* for all seats; *check* is asked now and then whether to go on."""
    chance_seed = seed_of(seed, deal.number, _ALL)
    turns = [moment.turn for moment in deal.moments]
    values = [*part.values(turns, part.playouts, chance_seed), _result(part, deal)]
    dealt = part.dealt(turns[0].state, part.playouts, chance_seed) or values[0]
    owns = [_own(game, part, deal, moment, seed, check) for moment in deal.moments]
    before = part.chance(deal.before)
    rows = []
    for seat in range(len(deal.points)):
        points = _shares(deal, seat, _Track.of(values, dealt, seat, 0.0, chance=False), owns, 0)
        start = before[seat]
        chances = _shares(deal, seat, _Track.of(values, dealt, seat, start, chance=True), owns, 1)
        rows.append(
            LedgerRow(deal=deal.number, seat=Seat(seat), **points, chance=Shares(**chances))
        )
    return DealLedger(tuple(rows), tuple(_curve(game, part, deal, values)))


@dataclass(frozen=True, slots=True)
class _Track:
    """What a deal is worth to one seat in one unit: before it, as dealt, and turn by turn."""

    start: float
    dealt: float
    values: Sequence[float]

    @classmethod
    def of(
        cls, values: Sequence[Value], dealt: Value, seat: int, start: float, *, chance: bool
    ) -> "_Track":
        if chance:
            return cls(start, dealt.chance[seat], [value.chance[seat] for value in values])
        return cls(start, dealt.points[seat], [value.points[seat] for value in values])


def _shares(
    deal: DealPlayed, seat: int, track: _Track, owns: Sequence[Own], unit: int
) -> dict[str, float]:
    own = others = 0.0
    for index, moment in enumerate(deal.moments):
        if moment.seat == seat:
            own += owns[index][unit]
        else:
            others += track.values[index + 1] - track.values[index]
    shares = {
        "result": track.values[-1] - track.start,
        "dealt": track.dealt - track.start,
        "exchange": track.values[0] - track.dealt,
        "others": others,
        "own": own,
    }
    shares = {name: rounded(share) for name, share in shares.items()}
    rest = 2 * shares["result"] - sum(shares.values())
    return {**shares, "hidden": rounded(rest)}


def _own(
    game: AnyGame,
    part: GameReview,
    deal: DealPlayed,
    moment: Moment,
    seed: int,
    check: Callable[[], None],
) -> Own:
    # Worth of what was done less worth of what the reference player does, as the seat knew it.
    forgotten = moment in deal.forgotten
    if not forgotten and not is_choice(game, part, moment):
        return 0.0, 0.0
    check()
    view = game.view(moment.state, moment.seat)
    made = game.write(part.said(view, moment.entry.move))
    weighing = part.weigh(view, moment.seen, seed_of(seed, deal.number, moment.number))
    policy = {
        move: share
        for move, share in zip(weighing.moves, weighing.policy, strict=True)
        if share > 0
    }
    done = game.write(moment.entry.move) if forgotten else made
    if policy.get(done) == 1.0:
        return 0.0, 0.0
    moves = list({**policy, done: 0.0})
    found = weighing.run(0, max(1, part.worlds // FEWER), moves)
    points = dict(zip(moves, map(mean, found.points), strict=True))
    chances = dict(zip(moves, map(mean, found.chances), strict=True))
    return _beyond(points, policy, done), _beyond(chances, policy, done)


def _beyond(worths: Mapping[str, float], policy: Mapping[str, float], done: str) -> float:
    return worths[done] - sum(share * worths[move] for move, share in policy.items())


def _result(part: GameReview, deal: DealPlayed) -> Value:
    total, others = sum(deal.points), len(deal.points) - 1
    gains = tuple((total - own) / others - own for own in deal.points)
    return Value(gains, part.chance(deal.after))


def _curve(
    game: AnyGame, part: GameReview, deal: DealPlayed, values: Sequence[Value]
) -> list[CurvePoint]:
    curve: list[CurvePoint] = []
    for moment, value in zip(deal.moments, values, strict=False):
        if not curve or is_choice(game, part, moment):
            curve.append(_point(deal.number, moment.number, value))
    curve.append(_point(deal.number, game.turn(deal.after), values[-1]))
    return curve


def _point(deal: int, number: int, value: Value) -> CurvePoint:
    return CurvePoint(
        deal=deal,
        number=number,
        points=tuple(map(rounded, value.points)),
        chance=tuple(map(rounded, value.chance)),
    )
