"""The choices of each seat together."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from lastcard.games.game import Seat
from lastcard.review.document import (
    GRADES,
    Choice,
    Forgotten,
    KindSummary,
    LedgerRow,
    SeatSummary,
)
from lastcard.review.losses import rounded
from lastcard.review.rounds import error_of, mean

GRADED: Final = ("slip", "mistake", "blunder")
"""The grades of choices that surely lost something."""


def summaries(
    seats: Iterable[Seat],
    names: Sequence[str],
    choices: Sequence[Choice],
    forgotten: Sequence[Forgotten],
    ledger: Sequence[LedgerRow],
) -> tuple[SeatSummary, ...]:
    """What the *choices* of each of *seats* come to; *ledger* may be empty."""
    return tuple(
        _summary(
            seat,
            names[seat],
            [choice for choice in choices if choice.seat == seat],
            sum(call.seat == seat for call in forgotten),
            [row for row in ledger if row.seat == seat],
        )
        for seat in seats
    )


def _summary(
    seat: Seat, name: str, choices: Sequence[Choice], forgotten: int, rows: Sequence[LedgerRow]
) -> SeatSummary:
    losses = [choice.loss for choice in choices]
    graded = [choice for choice in choices if choice.grade in GRADED]
    return SeatSummary(
        seat=seat,
        name=name,
        choices=len(choices),
        loss=rounded(mean(losses)) if losses else 0.0,
        error=rounded(error_of(losses)),
        lost=rounded(sum(choice.loss for choice in graded)),
        chance_lost=rounded(sum(choice.chance_loss for choice in graded)),
        grades={grade: sum(choice.grade == grade for choice in choices) for grade in GRADES},
        kinds=_kinds(choices),
        forgotten=forgotten,
        luck=rounded(sum(row.result - row.own for row in rows)) if rows else None,
        chance_luck=(
            rounded(sum(row.chance.result - row.chance.own for row in rows)) if rows else None
        ),
    )


def _kinds(choices: Sequence[Choice]) -> dict[str, KindSummary]:
    losses: dict[str, list[float]] = defaultdict(list)
    for choice in choices:
        losses[choice.kind].append(choice.loss)
    return {
        kind: KindSummary(choices=len(each), loss=rounded(mean(each)))
        for kind, each in sorted(losses.items())
    }
