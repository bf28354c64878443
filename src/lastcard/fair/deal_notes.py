"""The notes of one deal laid out for verification: each in its place, or a finding."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from lastcard.fair.errors import NoteUnreadable
from lastcard.fair.findings import Finding, NoteDamaged, NoteMisplaced
from lastcard.fair.notes import (
    Absent,
    Chain,
    Commit,
    Cut,
    Link,
    Note,
    Receipt,
    Reveal,
    SeatAnswer,
    Server,
    Signed,
    read_note,
)
from lastcard.fair.terms import Terms
from lastcard.games.game import Seat


@dataclass(slots=True)
class DealNotes:
    """The notes of one deal, each kind in its place."""

    commit: Commit | None = None
    answers: dict[Seat, SeatAnswer] = field(default_factory=dict)
    receipts: dict[Seat, Receipt] = field(default_factory=dict)
    signed: Signed | None = None
    cut: Cut | None = None
    reveal: Reveal | None = None
    findings: list[Finding] = field(default_factory=list)


def lay_out(lines: Iterable[str], terms: Terms) -> DealNotes:
    """The notes of a deal; what is damaged, doubled or out of order is found."""
    notes = DealNotes()
    for note in _notes(lines, notes.findings):
        if not _place(notes, note, terms):
            notes.findings.append(NoteMisplaced(str(note)))
    return notes


@dataclass(slots=True)
class OpeningNotes:
    """The notes before the first deal."""

    server: Server | None = None
    chains: dict[Seat, Chain] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)


def lay_out_opening(lines: Iterable[str], terms: Terms) -> OpeningNotes:
    """The server's key and the chains that seats pledged; what has no place there is found."""
    notes = OpeningNotes()
    for note in _notes(lines, notes.findings):
        match note:
            case Server() if notes.server is None and not notes.chains:
                notes.server = note
            case Chain() if note.seat in terms.places and note.seat not in notes.chains:
                notes.chains[note.seat] = note
            case _:
                notes.findings.append(NoteMisplaced(str(note)))
    return notes


def _notes(lines: Iterable[str], findings: list[Finding]) -> Iterator[Note]:
    for line in lines:
        try:
            yield read_note(line)
        except NoteUnreadable:
            findings.append(NoteDamaged(line[:80]))


def _place(notes: DealNotes, note: Note, terms: Terms) -> bool:
    # A commitment comes first, the reveal last, and a cut after all answers; each but once.
    if notes.reveal is not None:
        return False
    match note:
        case Commit() if notes.commit is None and not notes.answers and notes.cut is None:
            notes.commit = note
        case Link() | Absent() if (
            note.seat in terms.places and note.seat not in notes.answers and notes.cut is None
        ):
            notes.answers[note.seat] = note
        case Receipt() if note.seat not in notes.receipts and isinstance(
            notes.answers.get(note.seat), Link
        ):
            notes.receipts[note.seat] = note
        case Signed() if notes.signed is None and len(notes.answers) == terms.seats:
            notes.signed = note
        case Cut() if notes.cut is None:
            notes.cut = note
        case Reveal():
            notes.reveal = note
        case _:
            return False
    return True
