"""Reports are shown with what was said around them, until somebody has seen to them."""

from pathlib import Path

import pytest

from lastcard.games.game import Seat
from lastcard.store.store import Store
from lastcard.table.state.entries import (
    MatchId,
    PlayerId,
    Said,
    Sat,
    TableEntry,
    write_entry,
)
from lastcard.table.state.journal import Page
from tests.cli.operator.desk import Desk, store

ANN, BOB, MATCH = PlayerId("a"), PlayerId("b"), MatchId("m")
MINUTE = 60_000


async def quarrel(kept: Store) -> None:
    """Ann and Bob talk, one line a minute, and Bob is rude in line 9."""
    for name in ("Ann", "Bob"):
        await kept.players.create(name, 1)
    entries: list[TableEntry] = [
        Sat(seat=Seat(0), player=ANN, name="Ann"),
        Sat(seat=Seat(1), player=BOB, name="Bob"),
        *(Said(player=ANN, seat=Seat(0), text=f"line {number}") for number in range(2, 9)),
        Said(player=BOB, seat=Seat(1), text="so\x1brude"),
        *(Said(player=ANN, seat=Seat(0), phrase="oops") for _ in range(10)),
    ]
    for number, entry in enumerate(entries):
        page = Page(match=MATCH, first=number, at=number * MINUTE, entries=[write_entry(entry)])
        assert await kept.journal.append(page)


async def report(kept: Store, number: int | None = None, match: MatchId | None = MATCH) -> int:
    return await kept.reports.add(
        ANN, BOB, match=match, number=number, reason="talk", text="be\x1bhold", now=9 * MINUTE
    )


@pytest.fixture
def town(tmp_path: Path) -> Path:
    store(tmp_path, quarrel)
    return tmp_path


def test_a_report_is_shown_with_the_talk_around_it(town: Path, admin: Desk) -> None:
    number = store(town, lambda kept: report(kept, 9))
    assert admin("reports").splitlines() == [
        f"{number}  1970-01-01  Bob (b): talk; reported by Ann (a)",
        "    table m",
        "    behold",
        *(f"      1970-01-01 00:0{line}  Ann: line {line}" for line in range(4, 9)),
        "    * 1970-01-01 00:09  Bob: sorude",
        *(f"      1970-01-01 00:{line}  Ann: Oops!" for line in range(10, 15)),
    ]
    assert len(admin("report", str(number)).splitlines()) == 3 + 18


def test_without_a_line_it_is_the_talk_before_it_was_reported(town: Path, admin: Desk) -> None:
    store(town, report)
    lines = admin("reports").splitlines()
    assert "    * 1970-01-01 00:09  Bob: sorude" in lines
    assert "      1970-01-01 00:05  Ann: line 5" in lines


def test_what_was_not_at_a_table_has_no_talk(town: Path, admin: Desk) -> None:
    store(town, lambda kept: report(kept, None, None))
    assert [line.strip() for line in admin("reports").splitlines()[1:]] == ["behold"]


def test_reports_are_listed_until_they_are_done(town: Path, admin: Desk) -> None:
    number = str(store(town, lambda kept: report(kept, 9)))
    assert admin("report-done", number) == f"The report {number} is done.\n"
    assert admin("reports") == "There are no open reports.\n"
    assert admin("report", number).startswith(f"{number}  1970-01-01  Bob (b)")
    assert "There is no such report" in admin("report-done", number, code=1)
    assert "There is no such report" in admin("report", "77", code=1)
    assert "report-done" in admin("audit")
