"""The notes of one deal laid out for verification: each in its place, or a finding."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from lastcard.fair.errors import NoteUnreadable
from lastcard.fair.findings import Finding, NoteDamaged, NoteMisplaced
from lastcard.fair.notes import Absent, Answer, Chain, Commit, Cut, Link, Note, Reveal, read_note
from lastcard.fair.terms import Terms
from lastcard.games.game import Seat


@dataclass(slots=True)
class Sheet:
    """The notes of one deal, each kind in its place."""

    commit: Commit | None = None
    answers: dict[Seat, Answer] = field(default_factory=dict)
    cut: Cut | None = None
    reveal: Reveal | None = None
    findings: list[Finding] = field(default_factory=list)


def lay_out(lines: Iterable[str], terms: Terms) -> Sheet:
    """The notes of a deal; what is damaged, doubled or out of order is found."""
    sheet = Sheet()
    for note in _notes(lines, sheet.findings):
        if not _place(sheet, note, terms):
            sheet.findings.append(NoteMisplaced(str(note)))
    return sheet


def lay_out_chains(lines: Iterable[str], terms: Terms) -> tuple[dict[Seat, Chain], list[Finding]]:
    """The chains that seats pledged before the first deal, and what is wrong with those notes."""
    findings: list[Finding] = []
    chains: dict[Seat, Chain] = {}
    for note in _notes(lines, findings):
        if isinstance(note, Chain) and note.seat in terms.places and note.seat not in chains:
            chains[note.seat] = note
        else:
            findings.append(NoteMisplaced(str(note)))
    return chains, findings


def _notes(lines: Iterable[str], findings: list[Finding]) -> Iterator[Note]:
    for line in lines:
        try:
            yield read_note(line)
        except NoteUnreadable:
            findings.append(NoteDamaged(line[:80]))


def _place(sheet: Sheet, note: Note, terms: Terms) -> bool:
    # A commitment comes first, the reveal last, and a cut after all answers; each but once.
    if sheet.reveal is not None:
        return False
    match note:
        case Commit() if sheet.commit is None and not sheet.answers and sheet.cut is None:
            sheet.commit = note
        case Link() | Absent() if (
            note.seat in terms.places and note.seat not in sheet.answers and sheet.cut is None
        ):
            sheet.answers[note.seat] = note
        case Cut() if sheet.cut is None:
            sheet.cut = note
        case Reveal():
            sheet.reveal = note
        case _:
            return False
    return True
