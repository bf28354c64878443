"""What one seat may know of a match: the one exit for secrets."""

from functools import cache
from typing import Literal

import msgspec

from lastcard.games.game import NextDeal, Outcome, Seat
from lastcard.games.thirteen.cards import TARGETS, size
from lastcard.games.thirteen.dealing import next_deal
from lastcard.games.thirteen.duty import Duty
from lastcard.games.thirteen.editions import Options
from lastcard.games.thirteen.notation import TARGET_NAMES, write_cards, write_sequence
from lastcard.games.thirteen.position import Position
from lastcard.games.thirteen.scoring import Tally, outcome
from lastcard.games.thirteen.state import Phase, State, right_of, totals


class Row(msgspec.Struct, frozen=True):
    """One line of the score pad."""

    dealer: Seat
    tallies: tuple[Tally, ...]
    points: tuple[int, ...]


class Target(msgspec.Struct, frozen=True):
    """A target, the cards on it in the order in which they were put there, and their sum."""

    name: str
    cards: str
    sum: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one seat may know; ``seat`` is None for a watcher.

    Between two deals the targets and what was taken are still those of the finished one.
    """

    game: Literal["thirteen"] = "thirteen"
    seat: Seat | None
    seats: int
    options: Options
    number: int
    """The turn number."""
    deal: int
    phase: Phase
    dealer: Seat
    direction: int
    awaits: Seat | None
    """Whose move it is; -1 is the table."""
    hand: str
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    targets: tuple[Target, ...]
    """What lies on the blue, the yellow and the green target."""
    pile: int
    """How many cards are left to draw."""
    taken: tuple[int, ...]
    """How many cards each seat has taken in this deal."""
    opened: tuple[str, ...] | None
    """Which cards those are; None while they lie covered (TH-2.6)."""
    pad: tuple[Row, ...]
    totals: tuple[int, ...]
    outcome: Outcome | None
    legal: tuple[str, ...]
    """What this seat may do now, from the lowest card to the highest."""
    duty: Duty | None
    """What this seat has to do now and cannot avoid; None for a seat that may not act."""
    next_deal: NextDeal | None
    """What is settled about the coming deal; None while one is played, and after the last."""
    right: tuple[Seat, ...]
    """Who sits to the right of each seat."""


def public(state: State, awaits: Seat | None) -> View:
    """What a watcher may know of *state*, which waits for *awaits*."""
    position = state.position or Position([0] * state.seats, 0)
    seats = range(state.seats)
    points = totals(state)
    return View(
        seat=None,
        seats=state.seats,
        options=state.options,
        number=state.number,
        deal=len(state.results) + (1 if state.phase is Phase.PLAY else 0),
        phase=state.phase,
        dealer=state.dealer,
        direction=1,
        awaits=awaits,
        hand="",
        counts=tuple([position.left(other) for other in seats]),
        targets=tuple([_target(position, target) for target in range(TARGETS)]),
        pile=position.pile_left,
        taken=tuple([size(position.taken_by(other)) for other in seats]),
        opened=_opened(state, position),
        pad=tuple([Row(result.dealer, result.tallies, result.points) for result in state.results]),
        totals=points,
        outcome=outcome(points, len(state.results)),
        legal=(),
        duty=None,
        next_deal=next_deal(state),
        right=_right(state.seats),
    )


def _target(position: Position, target: int) -> Target:
    cards = write_sequence(position.on(target))
    return Target(TARGET_NAMES[target], cards, position.sum_on(target))


def _opened(state: State, position: Position) -> tuple[str, ...] | None:
    # What was taken is opened when the deal is over, with open_piles always (TH-2.6).
    if state.position is None:
        return None
    if state.phase is Phase.PLAY and state.options.open_piles == "off":
        return None
    return tuple(write_cards(position.taken_by(seat)) for seat in range(state.seats))


@cache
def _right(seats: int) -> tuple[Seat, ...]:
    return tuple(right_of(seats, Seat(seat)) for seat in range(seats))
