"""The provable deal: commit, contribute, cut, reveal, verify.

How it is built, byte for byte, is in ``docs/reference/provable-deal.md``.
"""

from lastcard.fair.ceremony import Ceremony, Phase
from lastcard.fair.chain import SeatChain
from lastcard.fair.dealer import Dealer, Randomness
from lastcard.fair.errors import FairError
from lastcard.fair.evidence import DealEvidence, Evidence
from lastcard.fair.findings import Finding
from lastcard.fair.notes import Note, read_note, write_note
from lastcard.fair.offline import OfflineDeals
from lastcard.fair.secret import Secret
from lastcard.fair.terms import Terms
from lastcard.fair.vault import FolderVault, MemoryVault, Vault
from lastcard.fair.verify import Report, Verdict, verify

__all__ = [
    "Ceremony",
    "DealEvidence",
    "Dealer",
    "Evidence",
    "FairError",
    "Finding",
    "FolderVault",
    "MemoryVault",
    "Note",
    "OfflineDeals",
    "Phase",
    "Randomness",
    "Report",
    "SeatChain",
    "Secret",
    "Terms",
    "Vault",
    "Verdict",
    "read_note",
    "verify",
    "write_note",
]
