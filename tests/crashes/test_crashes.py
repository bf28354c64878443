"""A server that is killed while people play loses nothing that it has acknowledged."""

from pathlib import Path
from random import Random

import pytest

from lastcard.games.game import Seat
from lastcard.table.state.entries import Moved, PlayerId, Sat, TableEntry, write_entry
from lastcard.table.state.journal import Line
from tests.crashes.full_disks import play_through_full_disks
from tests.crashes.kills import Lost, check_lines, check_memory, play_through_kills
from tests.crashes.memory import Acknowledged, Memory
from tests.support.postgres import Postgres

sweep = pytest.mark.sweep


@pytest.mark.parametrize(
    ("kills", "companies", "acknowledged", "repeated"),
    [(5, 2, 60, 1), pytest.param(20, 6, 200, 10, marks=sweep)],
)
async def test_kills_lose_nothing_and_double_nothing(
    kills: int, companies: int, acknowledged: int, repeated: int, tmp_path: Path
) -> None:
    summary = await play_through_kills(1, kills, tmp_path, companies=companies)
    assert summary.faults == kills
    assert summary.acknowledged > acknowledged
    assert summary.repeated > repeated, "the kills came in the midst of something"


@pytest.mark.parametrize(
    ("kills", "companies", "acknowledged"), [(2, 1, 15), pytest.param(5, 3, 50, marks=sweep)]
)
async def test_postgresql_loses_nothing_either(
    kills: int, companies: int, acknowledged: int, tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    summary = await play_through_kills(2, kills, tmp_path, companies=companies, database=database)
    assert summary.faults == kills
    assert summary.acknowledged > acknowledged


async def test_bots_and_people_play_on_once_a_full_disk_is_freed(tmp_path: Path) -> None:
    summary = await play_through_full_disks(4, 3, tmp_path)
    assert summary.acknowledged > 50


async def test_a_server_that_acknowledges_too_early_is_found_out(tmp_path: Path) -> None:
    with pytest.raises(Lost, match="seed 3"):
        await play_through_kills(3, 6, tmp_path, program="tests.crashes.early_acknowledgement")


def journal(*ids: str) -> list[Line]:
    sat = Sat(seat=Seat(0), player=PlayerId("ann"), name="Ann")
    entries: list[TableEntry] = [sat, *(Moved(seat=Seat(0), move="pass", id=name) for name in ids)]
    return [Line(number, 0, write_entry(entry)) for number, entry in enumerate(entries)]


def remembered(*acknowledged: Acknowledged) -> Memory:
    memory = Memory("m", "ann", 0, True, Random(1), number=1)
    memory.acknowledged.extend(acknowledged)
    return memory


def test_what_is_there_once_is_not_lost() -> None:
    check_lines("m", journal("a", "b"))
    check_memory(remembered(Acknowledged(2, "move", "pass", "b")), journal("a", "b"))


def test_a_move_that_is_there_twice_is_found() -> None:
    with pytest.raises(Lost, match="twice"):
        check_lines("m", journal("a", "a"))


def test_a_gap_is_found() -> None:
    with pytest.raises(Lost, match="gaps"):
        check_lines("m", [journal("a", "b")[0], journal("a", "b")[2]])


@pytest.mark.parametrize(
    "acknowledged",
    [
        Acknowledged(3, "move", "pass", "c"),
        Acknowledged(1, "move", "pass", "b"),
        Acknowledged(1, "move", "G1", "a"),
        Acknowledged(0, "move", "pass", "a"),
        Acknowledged(1, "say", None, "a"),
    ],
    ids=["missing", "another id", "another move", "another kind", "said instead"],
)
def test_a_lost_move_is_found(acknowledged: Acknowledged) -> None:
    with pytest.raises(Lost, match="not in the journal"):
        check_memory(remembered(acknowledged), journal("a", "b"))


def test_who_was_told_more_than_was_written_down_is_found() -> None:
    with pytest.raises(Lost, match="was told"):
        check_memory(Memory("m", "ann", 0, True, Random(1), number=3), journal("a", "b"))
