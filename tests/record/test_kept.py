"""Records that were written long ago are read for ever, and written again as they were."""

from pathlib import Path

import pytest

from lastcard.record import read, rebuild, verify_record, write_json, write_text

KEPT = Path(__file__).parent / "kept"
"""Records by game and version, as the first program that wrote that version wrote them."""
NAMES = sorted(file.stem for file in KEPT.glob("*.txt"))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_every_version_is_read_and_written_as_it_was(name: str) -> None:
    text = (KEPT / f"{name}.txt").read_text("utf-8")
    json = (KEPT / f"{name}.json").read_text("utf-8")
    record = read(text)
    assert record == read(json)
    assert (write_text(record), write_json(record)) == (text, json)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_every_version_replays_and_is_proved(name: str) -> None:
    record = read((KEPT / f"{name}.txt").read_text("utf-8"))
    match = rebuild(record)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert tuple(record.totals or ()) == tuple(outcome.totals)
    assert verify_record(record).proved


def test_both_games_are_kept() -> None:
    assert {"gang-1", "thirteen-1"} <= set(NAMES)
