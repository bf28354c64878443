"""What the provable deal refuses, and nothing else: any other exception is a bug.

FairError
├── Malformed               something malformed
│   ├── NoteUnreadable      a line that is no note
│   ├── NameRefused         a match or a game with a name no transcript can hold
│   ├── DeckRefused         a deck that cannot be shuffled here
│   ├── SeatsRefused        a match without seats
│   └── WrongLength         a secret, seed, link or chain end that is not 32 bytes long
├── OutOfOrder              a step of the ceremony, but not now
│   ├── WrongMoment         another step is due
│   ├── RevealTooEarly      the secret, asked for before the deal is scored
│   ├── SeatUnknown         no such seat at this table
│   └── SeatAnswered        the seat has answered already
└── StepRefused             the right moment, but not this
    ├── LinkRefused         a link that does not lead to the seat's chain
    ├── SeatKept            something only a seat with a chain of its own can do
    ├── CutRefused          a cut that does not divide the deck
    ├── ChainSpent          a chain without a link for that deal
    ├── CommitmentRepeated  a secret that was used before
    └── RevealRefused       a secret that is not the one committed to

Each has a code and arguments; the sentence is in ``locales``. No argument ever holds a secret.
"""

from lastcard.games.errors import Refusal


class FairError(Refusal):
    """The provable deal refuses something; nothing has changed."""

    code = "fair"


class Malformed(FairError):
    """Something is malformed."""

    code = "fair-malformed"


class NoteUnreadable(Malformed):
    """*text* is no note."""

    code = "fair-note-unreadable"


class NameRefused(Malformed):
    """*name* cannot name a match or a game."""

    code = "fair-name-refused"


class DeckRefused(Malformed):
    """*cards* cards: a deck has 2 to 256, and is the one the match began with."""

    code = "fair-deck-refused"


class SeatsRefused(Malformed):
    """A match is not for *seats* seats."""

    code = "fair-seats-refused"


class WrongLength(Malformed):
    """32 bytes are due, not *length*."""

    code = "fair-wrong-length"


class OutOfOrder(FairError):
    """The step is not due now."""

    code = "fair-out-of-order"


class WrongMoment(OutOfOrder):
    """There is no *step* while the ceremony stands at *phase*."""

    code = "fair-wrong-moment"


class RevealTooEarly(OutOfOrder):
    """Deal *deal* is not scored: its secret stays secret."""

    code = "fair-reveal-too-early"


class SeatUnknown(OutOfOrder):
    """There is no seat *seat* at this table."""

    code = "fair-seat-unknown"


class SeatAnswered(OutOfOrder):
    """Seat *seat* has answered already."""

    code = "fair-seat-answered"


class StepRefused(FairError):
    """The step is due, but not like this."""

    code = "fair-step-refused"


class LinkRefused(StepRefused):
    """The link of seat *seat* for deal *deal* does not lead to its chain."""

    code = "fair-link-refused"


class SeatKept(StepRefused):
    """Seat *seat* has no chain: the server answers for it, and it does not cut."""

    code = "fair-seat-kept"


class CutRefused(StepRefused):
    """A cut lifts 1 to *most* cards, not *at*."""

    code = "fair-cut-refused"


class ChainSpent(StepRefused):
    """A chain of *length* links has none for deal *deal*."""

    code = "fair-chain-spent"


class CommitmentRepeated(StepRefused):
    """The secret of deal *deal* was used before in this match."""

    code = "fair-commitment-repeated"


class RevealRefused(StepRefused):
    """The secret revealed for deal *deal* is not the one committed to."""

    code = "fair-reveal-refused"
