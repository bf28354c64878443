"""Whether the deals of a record can be proved: the record's side of ``lastcard.fair``."""

from dataclasses import dataclass

from lastcard.fair import DealEvidence, Evidence, Report, Terms, verify
from lastcard.fair.errors import NoteUnreadable
from lastcard.fair.notes import Cut, read_note
from lastcard.games.game import Seat
from lastcard.record.errors import ProofMissing, RecordError
from lastcard.record.record import Record, RecordedDeal
from lastcard.record.replay import begin, replay_deal


@dataclass(frozen=True, slots=True)
class Verification:
    """What can be said about a record."""

    report: Report
    """What became of each deal's proof."""
    unplayable: RecordError | None
    """Why the moves cannot be replayed, where they cannot."""

    @property
    def proved(self) -> bool:
        """Whether every deal is proved and every move is legal."""
        return self.report.proved and self.unplayable is None


def verify_record(record: Record) -> Verification:
    """Compute every deal of *record* anew from its notes, and replay every move."""
    if record.match is None:
        raise ProofMissing
    game = begin(record).game
    terms = Terms(record.match, record.game, len(record.names), tuple(game.deck()))
    deals, unplayable = _evidence(record)
    return Verification(verify(Evidence(terms, record.proof, deals)), unplayable)


def _evidence(record: Record) -> tuple[list[DealEvidence], RecordError | None]:
    match = begin(record)
    deals: list[DealEvidence] = []
    unplayable: RecordError | None = None
    for number, deal in enumerate(record.deals, start=1):
        # Once the moves make no sense nobody knows who deals: then whoever cut is believed.
        cutter = match.game.cutter(match.state) if unplayable is None else _who_cut(deal)
        scored = deal.points is not None
        deals.append(DealEvidence(deal.proof, _dealt(deal), cutter, scored))
        try:
            if unplayable is None:
                list(replay_deal(match, deal, number))
        except RecordError as error:
            unplayable = error
    return deals, unplayable


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
