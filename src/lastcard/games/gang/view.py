"""What one seat may know of a match: the one exit for secrets."""

from functools import cache
from typing import Literal

import msgspec

from lastcard.games.game import NextDeal, Outcome, Seat
from lastcard.games.gang.cards import size
from lastcard.games.gang.dealing import holder, next_deal
from lastcard.games.gang.duty import Duty
from lastcard.games.gang.editions import Options
from lastcard.games.gang.notation import NAMES, write_cards, write_combo
from lastcard.games.gang.position import NOTHING
from lastcard.games.gang.scoring import outcome
from lastcard.games.gang.state import (
    Phase,
    Row,
    Said,
    State,
    direction,
    hand,
    right_of,
    seats_in,
    totals,
)


class Gift(msgspec.Struct, frozen=True):
    """The exchange before this deal; *returned* is None until the winner has chosen."""

    giver: Seat
    taker: Seat
    given: str
    returned: str | None


class ShownCard(msgspec.Struct, frozen=True):
    """A card everybody saw at the cut, and who was dealt it (None: the dummy, or not yet dealt)."""

    card: str
    holder: Seat | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one seat may know; ``seat`` is None for a watcher."""

    game: Literal["gang"] = "gang"
    seat: Seat | None
    seats: int
    options: Options
    number: int
    """The turn number; a call of "Last card!" does not advance it."""
    deal: int
    phase: Phase
    dealer: Seat
    """Who deals this deal, or between deals the coming one."""
    direction: int
    """The way of play in this deal, or between deals in the coming one."""
    awaits: Seat | None
    """Whose move it is; -1 is the table."""
    hand: str
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    to_beat: str | None
    owner: Seat | None
    """Who played what is to be beaten."""
    cycle: tuple[Said, ...]
    discards: tuple[tuple[Said, ...], ...] | None
    """The finished cycles of this deal; None where they lie covered."""
    declared: tuple[Seat, ...]
    out: tuple[Seat, ...]
    """Who forgot to declare and is out of the deal."""
    exchange: Gift | None
    shown: tuple[ShownCard, ...]
    pad: tuple[Row, ...]
    totals: tuple[int, ...]
    opened: tuple[str, ...] | None
    """The hands left when the last deal ended, until the next one is dealt."""
    outcome: Outcome | None
    legal: tuple[str, ...]
    """What this seat may do now, from weakest to strongest."""
    duty: Duty | None
    """What this seat has to do now and why it may not do more; None for a seat that may not act."""
    next_deal: NextDeal | None
    """What is settled about the coming deal; None while one is played, and after the last."""
    right: tuple[Seat, ...]
    """Who sits to the right of each seat."""


def public(state: State, awaits: Seat | None) -> View:
    """What a watcher may know of *state*, which waits for *awaits*."""
    position = state.position
    points = totals(state)
    beaten = position is not None and position.to_beat != NOTHING
    return View(
        seat=None,
        seats=state.seats,
        options=state.options,
        number=state.number,
        deal=len(state.results) + (1 if state.phase not in (Phase.DEAL, Phase.DONE) else 0),
        phase=state.phase,
        dealer=state.dealer,
        direction=direction(state),
        awaits=awaits,
        hand="",
        counts=tuple([_left(state, other) for other in range(state.seats)]),
        to_beat=write_combo(position.to_beat) if position is not None and beaten else None,
        owner=Seat(position.owner) if position is not None and beaten else None,
        cycle=state.cycle,
        discards=state.cycles if state.options.discards == "open" else None,
        declared=seats_in(position.declared) if position is not None else (),
        out=seats_in(position.out) if position is not None else (),
        exchange=_gift(state),
        shown=_shown(state),
        pad=tuple([result.row for result in state.results]),
        totals=points,
        opened=_opened(state),
        outcome=outcome(points, state.options),
        legal=(),
        duty=None,
        next_deal=next_deal(state),
        right=_right(state.seats),
    )


def _left(state: State, seat: int) -> int:
    position = state.position
    return position.left(seat) if position is not None else size(hand(state, Seat(seat)))


def _gift(state: State) -> Gift | None:
    exchange = state.exchange
    if exchange is None:
        return None
    returned = None if exchange.returned is None else NAMES[exchange.returned]
    return Gift(exchange.giver, exchange.taker, NAMES[exchange.given], returned)


def _shown(state: State) -> tuple[ShownCard, ...]:
    if not state.shown:
        return ()
    dealt = state.phase in (Phase.EXCHANGE, Phase.PLAY)
    return tuple(
        ShownCard(NAMES[shown.card], holder(state, shown.depth) if dealt else None)
        for shown in state.shown
    )


def _opened(state: State) -> tuple[str, ...] | None:
    if state.results and state.phase in (Phase.DEAL, Phase.DONE):
        return tuple(write_cards(cards) for cards in state.results[-1].hands)
    return None


@cache
def _right(seats: int) -> tuple[Seat, ...]:
    return tuple(right_of(seats, Seat(seat)) for seat in range(seats))
