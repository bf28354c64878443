"""A study tells a seat nothing of what the others hold: the same bytes whatever they hold."""

import pytest

from lastcard.games.game import Seat
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.record import record_of
from lastcard.table.state.setup import Study
from lastcard.table.study import moves_of, opening, setup_of
from lastcard.table.table import Table
from lastcard.wire.frames import told, whole
from tests.support.clock import Clock
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports
from tests.support.tables.fake_listener import FakeListener
from tests.support.tables.match_journal import journal
from tests.support.tables.memory_journal import MemoryJournal

ANN, BOB = PlayerId("ann"), PlayerId("bob")
ORIGIN = MatchId("origin")


class Ears(FakeListener):
    """Hears what is sent over a line, byte by byte."""

    def __init__(self, player: str | None) -> None:
        super().__init__(player)
        self.frames: list[bytes] = []

    def hear(self) -> None:
        """Write down what was heard since the last time."""
        self.frames += [whole(snapshot) for snapshot in self.snapshots]
        self.frames += [told(MATCH, telling, seat) for telling, seat, _ in self.tellings]
        self.snapshots.clear()
        self.tellings.clear()


async def heard(game: str, seed: int) -> tuple[list[bytes], list[bytes], str]:
    """What seat 0 and a watcher hear of a study until it begins, and what seat 1 holds then."""
    record = record_of(ORIGIN, journal(ORIGIN, game))
    study = Study(number=9, match=ORIGIN, redealt=True)
    moves = moves_of(record, study, Seat(0), seed)
    begun = opening(setup_of(record, study, (None, None, "greedy")), moves, ANN, "Ann", Seat(0))
    clock, kept = Clock(), MemoryJournal()
    place = DrivenTable(await Table.open(MATCH, begun, make_ports(clock, kept)), clock, kept)
    ann, watcher = Ears("ann"), Ears(None)
    await place.attach(ann, since=0)
    await place.attach(watcher, since=0)
    await place.attach(FakeListener("bob"))
    await place.ask(orders.Sit(BOB, "Bob", Seat(1)))
    await place.ask(orders.Ready(BOB, ready=True))
    await place.ask(orders.Start(ANN))
    late = Ears("ann")
    await place.attach(late)
    for one in (ann, watcher, late):
        one.hear()
    hand: str = place.table.standing.match.view(Seat(1)).hand
    return ann.frames + late.frames, watcher.frames, hand


@pytest.mark.parametrize("game", ["gang", "thirteen"])
async def test_a_study_tells_the_same_whatever_the_others_hold(game: str) -> None:
    one, other = await heard(game, 1), await heard(game, 2)
    assert one[2] != other[2], "the others hold other cards"
    assert one[:2] == other[:2]
