"""A review that says nothing true of a match, and everything in the right form: for screens."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from statistics import fmean
from typing import Any, Final

from lastcard.games.game import TABLE, Seat
from lastcard.match import AnyMatch
from lastcard.record import Record, replay
from lastcard.record.replay import begin
from lastcard.review.document import (
    GRADES,
    CandidateWorth,
    Choice,
    CurvePoint,
    Forgotten,
    Grade,
    Hindsight,
    KindSummary,
    LedgerRow,
    ReasonSaid,
    Review,
    SeatSummary,
    Shares,
)

LOSSES: Final = (0.7, 1.9, 0.0, 0.2, 5.3, 0.0, 0.4, *[0.0] * 6, 1.1, 0.2, *[0.0] * 6)
"""What the choices of a seat cost, one after the other and then from the beginning again."""
ERROR: Final = 0.15
PARTS: Final = ("dealt", "exchange", "others", "own", "hidden")


def made_up(record: Record, seed: int = 0) -> Review:
    """A review of *record* with choices, losses, luck and a curve that *seed* decides."""
    rng = Random(seed)
    choices, curve = _walk(record, rng)
    ledger = tuple(_ledger(record, rng))
    seats = range(len(record.names))
    forgotten = tuple(
        Forgotten(deal=1, number=one.number, seat=one.seat, cost=1.4, error=0.2, chance_cost=0.02)
        for one in choices[-1:]
    )
    return Review(
        reference="master-1/1a2b3c4d",
        game=record.game,
        match=record.match,
        seats=record.names,
        seed=seed,
        worlds=256,
        deals=tuple(range(1, len(record.deals) + 1)),
        choices=choices,
        forgotten=forgotten,
        ledger=ledger,
        curve=curve,
        summary=tuple(
            _summary(Seat(seat), record.names[seat], choices, forgotten, ledger) for seat in seats
        ),
    )


def _walk(record: Record, rng: Random) -> tuple[tuple[Choice, ...], tuple[CurvePoint, ...]]:
    before: dict[Seat, Any] = {}
    choices, curve, deal = [], [], 0
    match = begin(record)
    points = [0.0] * len(record.names)
    losses = [cycle(LOSSES) for _ in points]
    for entry, _, after in replay(record):
        match = after
        deal += entry.seat == TABLE
        if entry.seat == TABLE:
            points = [rng.gauss(0, 4) for _ in points]
        view = before.get(entry.seat)
        made = match.game.write(entry.move)
        if view is not None and len(_candidates(view)) > 1 and made in view.legal:
            choices.append(_choice(view, made, deal, next(losses[view.seat]), rng))
            curve.append(_point(deal, view.number, points, rng))
            points = [value + rng.gauss(0, 1) for value in points]
        before = _views(match)
    return tuple(choices), tuple(curve)


def _views(match: AnyMatch) -> dict[Seat, Any]:
    seats = range(match.game.view(match.state, None).seats)
    return {Seat(seat): match.view(Seat(seat)) for seat in seats}


def _candidates(view: Any) -> list[str]:
    said = [move for move in view.legal if not move.startswith("cut ")]
    return [move for move in said if f"{move}!" not in said and move != "last!"]


def _choice(view: Any, made: str, deal: int, loss: float, rng: Random) -> Choice:
    others = [move for move in _candidates(view) if move != made]
    order = rng.sample(others, min(4, len(others)))
    order.insert(0 if loss == 0 else 1, made)
    top = rng.gauss(0, 5)
    moves = tuple(
        CandidateWorth(
            move=move,
            worth=round(top - max(loss, 0.1) * place, 3),
            error=ERROR,
            chance=round(min(1.0, max(0.0, 0.3 + (top - max(loss, 0.1) * place) / 60)), 4),
            policy=round(1 / (2 + place), 3),
        )
        for place, move in enumerate(order)
    )
    grade = _grade(loss)
    worse = grade not in ("fine", "close")
    said = ReasonSaid(code="weakest", text="It gives away the least.", about="best")
    against = ReasonSaid(code="control", text="It spends a card that wins cycles.", about="made")
    return Choice(
        deal=deal,
        number=view.number,
        seat=view.seat,
        kind=_kind(view, made),
        made=made,
        best=order[0],
        loss=loss,
        error=ERROR,
        grade=grade,
        chance_loss=round(loss / 60, 4),
        worlds=256 if grade == "close" else 64,
        moves=moves,
        reasons=(said, against) if worse else (),
        hindsight=Hindsight(best=made, loss=0.0, error=0.1) if worse else None,
    )


def _grade(loss: float) -> Grade:
    if loss == 0:
        return "fine"
    if loss < 2 * ERROR:
        return "close"
    limits: tuple[tuple[float, Grade], ...] = ((0.5, "fine"), (1.5, "slip"), (4.0, "mistake"))
    return next((grade for limit, grade in limits if loss < limit), "blunder")


def _kind(view: Any, made: str) -> str:
    if view.game == "thirteen":
        return "putting"
    if made == "pass":
        return "passing"
    if made.startswith("give "):
        return "exchange"
    return "answering" if "pass" in view.legal else "leading"


def _point(deal: int, number: int, points: Sequence[float], rng: Random) -> CurvePoint:
    odds = [2 ** (value / 8) * rng.uniform(0.95, 1.05) for value in points]
    return CurvePoint(
        deal=deal,
        number=number,
        points=tuple(round(value - fmean(points), 3) for value in points),
        chance=tuple(round(value / sum(odds), 4) for value in odds),
    )


def _ledger(record: Record, rng: Random) -> Iterator[LedgerRow]:
    seats = len(record.names)
    winners = record.winners or ()
    share = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    for deal, played in enumerate(record.deals, start=1):
        for seat in range(seats):
            points = played.points or (0,) * seats
            rest = [value for other, value in enumerate(points) if other != seat]
            result = fmean(rest) - points[seat]
            chance = (share[seat] - 1 / seats) / len(record.deals)
            yield LedgerRow(
                deal=deal,
                seat=Seat(seat),
                chance=Shares(**_apart(chance, 0.06, rng)),
                **_apart(result, 3.0, rng),
            )


def _apart(result: float, spread: float, rng: Random) -> dict[str, float]:
    parts = {name: rng.gauss(0, spread) for name in PARTS[:-1]}
    return {"result": result, **parts, "hidden": result - sum(parts.values())}


def _summary(
    seat: Seat,
    name: str,
    choices: Sequence[Choice],
    forgotten: Sequence[Forgotten],
    ledger: Sequence[LedgerRow],
) -> SeatSummary:
    own = [choice for choice in choices if choice.seat == seat]
    wrong = [choice for choice in own if choice.grade in GRADES[2:]]
    kinds: dict[str, list[float]] = defaultdict(list)
    for choice in own:
        kinds[choice.kind].append(choice.loss)
    rows = [row for row in ledger if row.seat == seat]
    return SeatSummary(
        seat=seat,
        name=name,
        choices=len(own),
        loss=fmean([choice.loss for choice in own] or [0.0]),
        error=0.08,
        lost=sum(choice.loss for choice in wrong),
        chance_lost=sum(choice.chance_loss for choice in wrong),
        grades={grade: sum(choice.grade == grade for choice in own) for grade in GRADES},
        kinds={
            kind: KindSummary(choices=len(losses), loss=fmean(losses))
            for kind, losses in kinds.items()
        },
        forgotten=sum(one.seat == seat for one in forgotten),
        luck=sum(row.result - row.own for row in rows),
        chance_luck=sum(row.chance.result - row.chance.own for row in rows),
    )
