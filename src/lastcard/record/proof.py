"""Whether the deals of a record can be proved: the record's side of ``lastcard.fair``."""

from collections.abc import Iterator

from lastcard.fair import DealEvidence, Evidence, Report, Terms, verify
from lastcard.record.errors import ProofMissing
from lastcard.record.record import Record, RecordedDeal
from lastcard.record.replay import begin, replay_deal


def verify_record(record: Record) -> Report:
    """Compute every deal of *record* anew from its notes; the moves themselves are replayed too."""
    if record.match is None:
        raise ProofMissing
    game = begin(record).game
    terms = Terms(record.match, record.game, len(record.names), tuple(game.deck()))
    return verify(Evidence(terms, record.proof, list(_evidence(record))))


def _evidence(record: Record) -> Iterator[DealEvidence]:
    match = begin(record)
    for number, deal in enumerate(record.deals, start=1):
        cutter = match.game.cutter(match.state)
        yield DealEvidence(deal.proof, _dealt(deal), cutter, scored=deal.points is not None)
        for _ in replay_deal(match, deal, number):
            pass


def _dealt(deal: RecordedDeal) -> list[str]:
    # The first word of the table's move says that it deals.
    return deal.moves[0].move.split()[1:] if deal.moves else []
