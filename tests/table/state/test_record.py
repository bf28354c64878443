"""A journal becomes a record that replays and proves itself."""

import pytest

from lastcard.games.registry import GAMES
from lastcard.record import read, rebuild, verify_record, write_json, write_text
from lastcard.table.errors import NotStarted
from lastcard.table.state.entries import MatchId
from lastcard.table.state.record import record_of
from tests.support.tables.match_journal import journal

MATCH = MatchId("match-1")


@pytest.mark.parametrize("key", GAMES)
def test_every_deal_of_a_match_that_was_kept_is_proved(key: str) -> None:
    record = record_of(MATCH, journal(MATCH, key))
    assert verify_record(record).proved
    assert record.totals is not None
    assert rebuild(record).awaits is None


@pytest.mark.parametrize("key", GAMES)
def test_what_was_kept_reads_back_in_both_forms(key: str) -> None:
    record = record_of(MATCH, journal(MATCH, key))
    assert read(write_text(record)) == read(write_json(record)) == record


def test_the_record_says_who_sat_where_and_what_was_played() -> None:
    record = record_of(MATCH, journal(MATCH))
    assert record.names == ("Ann", "Bo", "greedy")
    assert (record.match, record.game, record.options["target"]) == (MATCH, "gang", "20")


def test_a_match_in_progress_has_no_totals() -> None:
    assert record_of(MATCH, journal(MATCH)[:-1]).totals is not None
    assert record_of(MATCH, journal(MATCH)[:-5]).totals is None


def test_a_table_where_nothing_was_played_has_no_record() -> None:
    with pytest.raises(NotStarted):
        record_of(MATCH, journal(MATCH)[:3])
