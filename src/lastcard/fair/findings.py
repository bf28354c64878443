"""What a verification can find: a closed set, each with a code and arguments.

Finding
├── NoteDamaged            a line that is no note
├── NoteMisplaced          a note that has no place where it stands
├── NotCovered             a deal without any notes
├── CommitMissing          no commitment
├── CommitRepeated         a commitment that an earlier deal had
├── LinkMissing            a seat of which nothing is noted
├── ChainBroken            a link that does not lead to the seat's chain
├── LinkNotDerived         a link of a seat without a chain that does not follow from the secret
├── AbsenceRefused         a seat without a chain, noted as absent
├── ReceiptWrong           a receipt that the server did not sign
├── SignatureWrong         a signature under the deal that is not the server's
├── CommitReplaced         another commitment than the one that a client answered
├── Denied                 a seat noted as absent that has the server's receipt
├── Unheard                a seat whose link was sent, and is noted otherwise
├── CutRefused             a cut by a seat that may not cut, or that does not divide the deck
├── RevealMissing          no reveal
├── RevealTooEarly         a reveal of a deal that is not scored
├── CommitmentDiffers      a revealed secret that is not the one committed to
├── DeckSizeDiffers        more or fewer cards dealt than the deck has
└── DeckDiffers            another card dealt than the notes lead to

The sentence for a code is in ``locales``.
"""

from typing import TypeAlias

import msgspec


class _Finding(msgspec.Struct, frozen=True, tag_field="finding"):
    """Something that does not match."""

    @property
    def code(self) -> str:
        """Which finding it is: the id of its sentence."""
        return str(self.__struct_config__.tag)

    @property
    def args(self) -> dict[str, str | int]:
        """What the sentence needs to know."""
        return msgspec.structs.asdict(self)


class NoteDamaged(_Finding, frozen=True, tag="fair-found-note-damaged"):
    """*text* is no note."""

    text: str


class NoteMisplaced(_Finding, frozen=True, tag="fair-found-note-misplaced"):
    """The note *text* has no place where it stands."""

    text: str


class NotCovered(_Finding, frozen=True, tag="fair-found-not-covered"):
    """No notes tell of this deal."""


class CommitMissing(_Finding, frozen=True, tag="fair-found-commit-missing"):
    """The server did not commit to a secret."""


class CommitRepeated(_Finding, frozen=True, tag="fair-found-commit-repeated"):
    """The server used the secret of deal *deal* again."""

    deal: int


class LinkMissing(_Finding, frozen=True, tag="fair-found-link-missing"):
    """Neither a link of seat *seat* is noted nor that it was absent."""

    seat: int


class ChainBroken(_Finding, frozen=True, tag="fair-found-chain-broken"):
    """The link of seat *seat* does not lead to its chain."""

    seat: int


class LinkNotDerived(_Finding, frozen=True, tag="fair-found-link-not-derived"):
    """Seat *seat* has no chain, and its link does not follow from the secret."""

    seat: int


class AbsenceRefused(_Finding, frozen=True, tag="fair-found-absence-refused"):
    """Seat *seat* has no chain, so it cannot be absent."""

    seat: int


class ReceiptWrong(_Finding, frozen=True, tag="fair-found-receipt-wrong"):
    """The server did not sign the receipt of seat *seat*."""

    seat: int


class SignatureWrong(_Finding, frozen=True, tag="fair-found-signature-wrong"):
    """The server did not sign what is noted of this deal."""


class CommitReplaced(_Finding, frozen=True, tag="fair-found-commit-replaced"):
    """The commitment is another one than that which was answered."""


class Denied(_Finding, frozen=True, tag="fair-found-denied"):
    """Seat *seat* contributed, as the server's receipt says; it is noted as absent."""

    seat: int


class Unheard(_Finding, frozen=True, tag="fair-found-unheard"):
    """The link of seat *seat* was sent, and is not what is noted; no receipt shows it."""

    seat: int


class CutRefused(_Finding, frozen=True, tag="fair-found-cut-refused"):
    """Seat *seat* may not cut, or not at *at*."""

    seat: int
    at: int


class RevealMissing(_Finding, frozen=True, tag="fair-found-reveal-missing"):
    """The secret was not revealed."""


class RevealTooEarly(_Finding, frozen=True, tag="fair-found-reveal-too-early"):
    """The secret is revealed, but the deal is not scored."""


class CommitmentDiffers(_Finding, frozen=True, tag="fair-found-commitment-differs"):
    """The secret revealed is not the one committed to."""


class DeckSizeDiffers(_Finding, frozen=True, tag="fair-found-deck-size-differs"):
    """*dealt* cards were dealt, the deck has *cards*."""

    dealt: int
    cards: int


class DeckDiffers(_Finding, frozen=True, tag="fair-found-deck-differs"):
    """Card *place* of the deck, counted from 1, was *dealt* and should have been *due*."""

    place: int
    dealt: str
    due: str


Finding: TypeAlias = (
    NoteDamaged
    | NoteMisplaced
    | NotCovered
    | CommitMissing
    | CommitRepeated
    | LinkMissing
    | ChainBroken
    | LinkNotDerived
    | AbsenceRefused
    | ReceiptWrong
    | SignatureWrong
    | CommitReplaced
    | Denied
    | Unheard
    | CutRefused
    | RevealMissing
    | RevealTooEarly
    | CommitmentDiffers
    | DeckSizeDiffers
    | DeckDiffers
)
"""Any finding."""
