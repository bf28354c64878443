"""Whether the deals of a record can be proved: the record's side of ``lastcard.fair``."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.fair import DealEvidence, Evidence, KeptLink, Terms, VerifyReport, verify
from lastcard.fair.errors import NoteUnreadable
from lastcard.fair.notes import Cut, read_note
from lastcard.games.game import Seat
from lastcard.record.errors import ProofMissing, RecordError, StudyUnproved
from lastcard.record.record import Record, RecordedDeal
from lastcard.record.replay import begin, check_outcome, replay_deal


@dataclass(frozen=True, slots=True)
class Verification:
    """What can be said about a record."""

    report: VerifyReport
    """What became of each deal's proof."""
    unplayable: RecordError | None
    """Why the moves cannot be replayed; None if they can."""

    @property
    def proved(self) -> bool:
        """Whether there are deals, all of them are proved, and every move and score is right."""
        return bool(self.report.verdicts) and self.report.proved and self.unplayable is None


def verify_record(record: Record, kept: Sequence[KeptLink] = ()) -> Verification:
    """Recompute every deal of *record* from its notes, and replay every move.

    What a client has *kept* of its own part is held against it.
    """
    if record.is_study:
        raise StudyUnproved
    if record.match is None:
        raise ProofMissing
    game = begin(record).game
    terms = Terms(record.match, record.game, len(record.names), tuple(game.deck()))
    deals, unplayable = _evidence(record)
    return Verification(verify(Evidence(terms, record.proof, deals), kept), unplayable)


def _evidence(record: Record) -> tuple[list[DealEvidence], RecordError | None]:
    cutters, unplayable = _replayed(record)
    # If the moves cannot be replayed, the dealer is unknown: then the recorded cut is believed.
    cutters += [_who_cut(deal) for deal in record.deals[len(cutters) :]]
    deals = [
        DealEvidence(deal.proof, _dealt(deal), cutter, scored=deal.points is not None)
        for deal, cutter in zip(record.deals, cutters, strict=True)
    ]
    return deals, unplayable


def _replayed(record: Record) -> tuple[list[Seat | None], RecordError | None]:
    # Who was to cut in each deal, as far as the moves can be replayed, and why not further.
    match = begin(record)
    cutters: list[Seat | None] = []
    try:
        for number, deal in enumerate(record.deals, start=1):
            cutters.append(match.game.cutter(match.state))
            for _ in replay_deal(match, deal, number):
                pass
        check_outcome(match, record)
    except RecordError as error:
        return cutters, error
    return cutters, None


def _dealt(deal: RecordedDeal) -> list[str]:
    # The first word of the table's move says that it deals.
    return deal.moves[0].move.split()[1:] if deal.moves else []


def _who_cut(deal: RecordedDeal) -> Seat | None:
    for text in deal.proof:
        try:
            note = read_note(text)
        except NoteUnreadable:
            continue
        if isinstance(note, Cut):
            return note.seat
    return None
