"""Notes and their text form."""

from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.fair.errors import NoteUnreadable
from lastcard.fair.notes import (
    KINDS,
    Absent,
    Chain,
    Commit,
    Cut,
    Link,
    Note,
    Reveal,
    read_note,
    write_note,
)
from lastcard.games.game import Seat
from lastcard.games.quoting import printable

A = "0a" * 32

hexes = st.binary(min_size=32, max_size=32).map(bytes.hex)
seats = st.integers(0, 999).map(Seat)
notes: st.SearchStrategy[Note] = st.one_of(
    st.builds(Chain, seats, hexes),
    st.builds(Commit, hexes),
    st.builds(Link, seats, hexes),
    st.builds(Absent, seats),
    st.builds(Cut, seats, st.integers(0, 999)),
    st.builds(Reveal, hexes),
)


@given(notes)
def test_a_note_reads_back_as_it_was_written(note: Note) -> None:
    text = write_note(note)
    assert read_note(text) == note
    assert "\n" not in text


@given(notes)
def test_a_note_survives_json(note: Note) -> None:
    assert msgspec.json.decode(msgspec.json.encode(note), type=Note) == note


def test_the_text_of_every_kind() -> None:
    assert write_note(Chain(Seat(2), A)) == f"chain 2 {A}"
    assert write_note(Commit(A)) == f"commit {A}"
    assert write_note(Link(Seat(0), A)) == f"link 0 {A}"
    assert write_note(Absent(Seat(3))) == "absent 3"
    assert write_note(Cut(Seat(1), 31)) == "cut 1 31"
    assert write_note(Reveal(A)) == f"reveal {A}"
    assert set(KINDS.values()) == set(get_args(Note))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "shuffle",
        "absent",
        "absent x",
        "absent -1",
        "absent 01",
        "absent 1 1",
        "absent 1000",
        "absent \u0661",
        "absent 1\n",
        " absent 1",
        "absent  1",
        "absent\t1",
        "Absent 1",
        "cut 1",
        "cut 1 +3",
        f"commit {A[1:]}",
        f"commit {A}0",
        f"commit {A.upper()}",
        f"commit {A}\n",
        f"commit {A[:-1]}g",
        f"commit 0 {A}",
        "commit 7",
        f"link {A}",
        f"link {A} 0",
        "link 0 0",
        f"reveal 0x{A[2:]}",
        "absent " + "9" * 5000,
    ],
)
def test_what_is_no_note_is_refused(text: str) -> None:
    with pytest.raises(NoteUnreadable) as refused:
        read_note(text)
    assert refused.value.args_by_name["text"] == printable(text[:80])


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        note = read_note(text)
    except NoteUnreadable:
        return
    assert write_note(note) == text
