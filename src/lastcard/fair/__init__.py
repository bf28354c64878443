"""The provable deal: commit, contribute, cut, reveal, verify.

How it is built, byte for byte, is in ``docs/reference/provable-deal.md``.
"""

from lastcard.fair.ceremony import Ceremony, CeremonyPhase
from lastcard.fair.chain import SeatChain
from lastcard.fair.dealer import Dealer, Randomness
from lastcard.fair.errors import FairError
from lastcard.fair.evidence import DealEvidence, Evidence
from lastcard.fair.findings import Finding
from lastcard.fair.kept import KeptLink, read_kept
from lastcard.fair.notes import Note, read_note, write_note
from lastcard.fair.offline import OfflineDeals
from lastcard.fair.secret import Secret
from lastcard.fair.terms import Terms
from lastcard.fair.verify import DealVerdict, VerifyReport, verify

__all__ = [
    "Ceremony",
    "CeremonyPhase",
    "DealEvidence",
    "DealVerdict",
    "Dealer",
    "Evidence",
    "FairError",
    "Finding",
    "KeptLink",
    "Note",
    "OfflineDeals",
    "Randomness",
    "SeatChain",
    "Secret",
    "Terms",
    "VerifyReport",
    "read_kept",
    "read_note",
    "verify",
    "write_note",
]
