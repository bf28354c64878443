"""A record proves its deals, and a single changed letter of the proof is found."""

import re

import msgspec
import pytest

from lastcard.games.registry import GAMES
from lastcard.record import Record, RecordError, read, verify_record, write_json, write_text
from tests.record.matches import proved

GAME_KEYS = list(GAMES)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_every_deal_of_a_provable_match_is_proved(key: str) -> None:
    record = proved(key, 3)
    verification = verify_record(record)
    assert verification.proved
    report = verification.report
    assert len(report.verdicts) == len(record.deals) > 1
    assert all(verdict.code == "fair-verdict-proved" for verdict in report.verdicts)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_proofs_read_back_as_they_were_written(key: str) -> None:
    record = proved(key, 4)
    assert read(write_text(record)) == record
    assert read(write_json(record)) == record
    assert verify_record(read(write_text(record))).proved


def test_the_cut_of_the_player_to_the_dealers_right_is_part_of_the_proof() -> None:
    text = write_text(proved("thirteen", 3))
    assert re.search(r"^proof cut 0 \d+$", text, re.MULTILINE)


def test_with_the_ceremony_the_cuts_are_moves_and_no_notes() -> None:
    record = proved("gang", 3, ceremony="on", target="10")
    text = write_text(record)
    assert "proof cut" not in text
    assert verify_record(record).proved


def test_nothing_is_revealed_of_a_deal_that_is_not_scored() -> None:
    record = proved("gang", 3)
    for deal in record.deals:
        assert [note for note in deal.proof if note.startswith("reveal")] == [deal.proof[-1]]


@pytest.mark.parametrize("word", ["chain", "commit", "link", "reveal", "cut"])
def test_a_changed_note_is_found(word: str) -> None:
    text = write_text(proved("thirteen", 3))
    line = next(line for line in text.splitlines() if line.startswith(f"proof {word} "))
    changed = line[:-1] + ("1" if line[-1] != "1" else "2")
    assert not verify_record(read(text.replace(line, changed, 1))).proved


@pytest.mark.parametrize("place", [1, 7, 30, 63])
def test_a_swapped_card_is_found_where_it_lies(place: int) -> None:
    record = proved("gang", 4)
    dealt = record.deals[1].moves[0].move
    cards = dealt.split()
    other = next(later for later in range(64, 0, -1) if cards[later] != cards[place])
    cards[place], cards[other] = cards[other], cards[place]
    verdicts = verify_record(read(_replaced(record, dealt, " ".join(cards)))).report.verdicts
    finding = verdicts[1].findings[0]
    assert finding.code == "fair-found-deck-differs"
    assert finding.args["place"] == min(place, other)
    assert all(verdict.proved for verdict in verdicts if verdict.deal != 2)


def test_moves_that_cannot_be_are_named_beside_the_proof() -> None:
    record = proved("gang", 4)
    played = record.deals[0].moves[1].move
    verification = verify_record(read(_replaced(record, played, "RD")))
    assert verification.report.proved
    assert not verification.proved
    assert verification.unplayable is not None
    assert verification.unplayable.code == "record-move"


def test_a_damaged_note_after_impossible_moves_is_named_all_the_same() -> None:
    record = proved("thirteen", 3)
    text = _replaced(record, record.deals[0].moves[1].move, "R4>X")
    later = record.deals[1].proof[0]
    verification = verify_record(read(text.replace(f'"{later}"', '"nonsense"')))
    assert verification.unplayable is not None
    assert verification.report.verdicts[1].findings[0].code == "fair-found-note-damaged"
    assert verification.report.verdicts[2].proved


def test_a_false_result_is_not_proved() -> None:
    text = write_text(proved("thirteen", 3))
    line = next(line for line in text.splitlines() if line.startswith("totals "))
    verification = verify_record(read(text.replace(line, "totals 0 0 0")))
    assert verification.report.proved
    assert not verification.proved
    assert verification.unplayable is not None
    assert verification.unplayable.code == "record-result"


def test_a_match_whose_last_deal_was_cut_off_is_not_proved() -> None:
    record = proved("thirteen", 3)
    assert not verify_record(msgspec.structs.replace(record, deals=record.deals[:-1])).proved


def test_nothing_is_proved_where_nothing_was_dealt() -> None:
    record = proved("thirteen", 3)
    bare = msgspec.structs.replace(record, deals=(), totals=None, winners=None)
    assert not verify_record(bare).proved


def _replaced(record: Record, move: str, other: str) -> str:
    # In JSON a move stands alone between quotation marks.
    return write_json(record).replace(f'"move": "{move}"', f'"move": "{other}"', 1)


def test_a_match_from_a_seed_has_nothing_to_prove() -> None:
    text = write_text(proved("gang", 3, target="1"))
    with pytest.raises(RecordError, match="record-no-proof"):
        verify_record(read(re.sub(r"^match .*$", "", text, flags=re.MULTILINE)))
