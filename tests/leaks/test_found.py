"""The comparison can fail: whatever leaks is found."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.games.errors import NotYourTurn
from lastcard.games.game import TABLE, Seat, Step
from lastcard.games.gang import events
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.state import hand
from lastcard.games.registry import GAMES
from lastcard.server.live import listing
from lastcard.table.people import telling
from lastcard.table.state.entries import TableEntry
from tests.leaks.cases import Case, make_case
from tests.leaks.compare import Leak, play_twice
from tests.leaks.plan import make_plan

CASE: Case = next(
    case
    for number in range(100)
    if (case := make_case(GAMES["gang"], number)).swap == "rest" and case.setup.public
)
"""A match in which the cards that are left are mixed, at a table that the lobby shows."""


def parity(state: Any, seat: Seat) -> int:
    """One bit of somebody's hand: whether the sum of its places is odd."""
    cards = hand(state, seat)
    return sum(place for place in range(64) if cards >> place & 1) % 2


class LeakyView(GangOfFour):
    """Tells in its view whether the hands of the others are odd."""

    def encode(self, view: Any) -> bytes:
        told = msgspec.json.decode(super().encode(view))
        return msgspec.json.encode({**told, "number": told["number"], "odd": self._odd})

    def view(self, state: Any, seat: Seat | None) -> Any:
        self._odd = [parity(state, Seat(other)) for other in range(state.seats)]
        return super().view(state, seat)


class LeakyEvent(GangOfFour):
    """Tells with every pass who holds what."""

    def apply(self, state: Any, seat: Seat, move: Any) -> Step[Any]:
        step = super().apply(state, seat, move)
        told = [
            events.CycleEnded(leader=Seat(parity(step.state, seat)))
            if isinstance(event, events.Passed)
            else event
            for event in step.events
        ]
        return Step(step.state, tuple(told), step.closes)


class LeakyRefusal(GangOfFour):
    """Tells who asks too early something about who is to move."""

    def apply(self, state: Any, seat: Seat, move: Any) -> Step[Any]:
        try:
            return super().apply(state, seat, move)
        except NotYourTurn as refusal:
            awaited = self.awaits(state)
            assert awaited is not None
            if awaited == TABLE:
                raise
            odd = parity(state, awaited)
            raise NotYourTurn(seat=seat, turn=10 * odd) from refusal


class LeakyLog(GangOfFour):
    """Logs what was played; that is public, but in no log."""

    def apply(self, state: Any, seat: Seat, move: Any) -> Step[Any]:
        logging.getLogger("lastcard.games").info("seat %s: %r", seat, move)
        return super().apply(state, seat, move)


@pytest.mark.parametrize("game", [LeakyView, LeakyEvent, LeakyRefusal, LeakyLog])
async def test_a_game_that_leaks_is_found(
    game: type[GangOfFour], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plan = make_plan(CASE)
    monkeypatch.setitem(GAMES, "gang", game())
    with pytest.raises(Leak):
        await play_twice(plan, tmp_path)


async def test_a_deck_that_is_told_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def told(entry: TableEntry) -> TableEntry:
        return entry

    monkeypatch.setattr(telling, "public", told)
    with pytest.raises(Leak):
        await play_twice(make_plan(CASE), tmp_path)


async def test_a_lobby_that_knows_too_much_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    describe = listing.describe

    def leaky(table: Any) -> Any:
        told = describe(table)
        if told is None or table.standing.phase != "playing":
            return told
        odd: Sequence[int] = [parity(table.standing.match.state, Seat(seat)) for seat in (0, 1, 2)]
        return msgspec.structs.replace(told, watchers=sum(odd))

    monkeypatch.setattr(listing, "describe", leaky)
    with pytest.raises(Leak):
        await play_twice(make_plan(CASE), tmp_path)
