"""The public side of the provable deal: takes notes one by one and refuses what is out of order.

::

    SEATING ─commit─▶ LINKS ─every seat answered─▶ READY ─dealt─▶ DEALT ─scored─▶ SCORED
                        ▲                                                            │
                        └────────commit──────── REVEALED ◀─────────reveal────────────┘

Chains are pledged while SEATING, the deck may be cut once while READY. A server that signs tells
its key while SEATING, gives a receipt for each link of a chain, and signs while READY. Nothing
secret is in here: players can follow along with a ceremony of their own.
"""

from enum import Enum
from typing import assert_never

from lastcard.fair import errors
from lastcard.fair.chain import leads_to
from lastcard.fair.deck import kept_link
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
)
from lastcard.fair.secret import Secret
from lastcard.fair.terms import Contributions, Terms, kept_seats
from lastcard.games.game import Seat


class CeremonyPhase(Enum):
    """How far the ceremony of a deal has come."""

    SEATING = "seating"
    """The first deal is not open; seats pledge their chains."""
    LINKS = "links"
    """The server is committed; seats contribute."""
    READY = "ready"
    """All have answered; the deck may be cut and dealt."""
    DEALT = "dealt"
    SCORED = "scored"
    REVEALED = "revealed"
    """The secret is out; the next deal may be opened."""


class Ceremony:
    """What the notes of a match so far amount to."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.phase = CeremonyPhase.SEATING
        self.deal = 0
        """The number of the deal, counted from 1."""
        self.at = 0
        """Where the deck was cut."""
        self.notes: list[Note] = []
        """Every note taken, in order."""
        self.server: Server | None = None
        """The server's public key, where it signs."""
        self.chains: dict[Seat, Chain] = {}
        self._known: dict[Seat, tuple[int, bytes]] = {}
        self._commits: list[Commit] = []
        self._answers: dict[Seat, SeatAnswer] = {}
        self._receipts: set[Seat] = set()
        self._signed = False

    def take(self, note: Note) -> None:
        """Note what happened, or raise a ``FairError`` and nothing has changed."""
        match note:
            case Server() | Chain():
                self._take_opening(note)
            case Commit():
                self._take_commit(note)
            case Link() | Absent():
                self._take_answer(note)
            case Receipt() | Signed():
                self._take_signature(note)
            case Cut():
                self._take_cut(note)
            case Reveal():
                self._take_reveal(note)
            case _:
                assert_never(note)
        self.notes.append(note)

    def mark_dealt(self) -> None:
        """The deck has been dealt."""
        self.demand("deal", CeremonyPhase.READY)
        self.phase = CeremonyPhase.DEALT

    def skip(self, deal: int) -> None:
        """Deal number *deal* is being played, and nothing was noted of it: it cannot be proved."""
        self.deal, self.phase = deal, CeremonyPhase.DEALT

    def mark_scored(self) -> None:
        """The deal has been played out and scored."""
        self.demand("score", CeremonyPhase.DEALT)
        self.phase = CeremonyPhase.SCORED

    def demand(self, step: str, *phases: CeremonyPhase) -> None:
        """Refuse *step* unless the ceremony stands at one of *phases*."""
        if self.phase not in phases:
            raise errors.WrongMoment(step=step, phase=self.phase.value)

    def demand_scored(self) -> None:
        """Refuse a reveal unless the deal is scored and its secret still hidden."""
        if self.phase in (CeremonyPhase.LINKS, CeremonyPhase.READY, CeremonyPhase.DEALT):
            raise errors.RevealTooEarly(deal=self.deal)
        self.demand("reveal", CeremonyPhase.SCORED)

    @property
    def unanswered(self) -> tuple[Seat, ...]:
        """The seats that have not answered yet in this deal."""
        return tuple(Seat(place) for place in self.terms.places if place not in self._answers)

    @property
    def kept(self) -> tuple[Seat, ...]:
        """The seats without a chain, for which the server answers."""
        return kept_seats(self.terms, self.chains)

    @property
    def unreceipted(self) -> tuple[Link, ...]:
        """The links of chains for which there is no receipt yet."""
        return tuple(
            answer
            for seat, answer in sorted(self._answers.items())
            if isinstance(answer, Link) and seat in self.chains and seat not in self._receipts
        )

    @property
    def unsigned(self) -> bool:
        """Whether all have answered, and the server has not signed what is noted of them."""
        return self.phase is CeremonyPhase.READY and not self._signed

    @property
    def contributions(self) -> Contributions:
        """What goes into the deck of the current deal besides the secret."""
        return Contributions(self.deal, self.chains, self._commits[-1], self._answers)

    def check_secret(self, secret: Secret) -> bool:
        """Whether *secret* is the one committed to for the current deal."""
        return secret.answers(bytes.fromhex(self._commits[-1].digest))

    def _take_opening(self, note: Server | Chain) -> None:
        self.demand("chain", CeremonyPhase.SEATING)
        if isinstance(note, Chain):
            self._take_chain(note)
        elif self.server is not None:
            raise errors.WrongMoment(step="server", phase=self.phase.value)
        else:
            self.server = note

    def _take_signature(self, note: Receipt | Signed) -> None:
        self.demand("signature", CeremonyPhase.LINKS, CeremonyPhase.READY)
        if isinstance(note, Receipt):
            due = any(link.seat == note.seat for link in self.unreceipted)
        else:
            due = self.unsigned
        if not due:
            raise errors.WrongMoment(step="signature", phase=self.phase.value)
        if isinstance(note, Receipt):
            self._receipts.add(note.seat)
        else:
            self._signed = True

    def _take_chain(self, note: Chain) -> None:
        self._check_seat(note.seat)
        if note.seat in self.chains:
            raise errors.SeatAnswered(seat=note.seat)
        self.chains[note.seat] = note
        self._known[note.seat] = (0, bytes.fromhex(note.end))

    def _take_commit(self, note: Commit) -> None:
        self.demand("commit", CeremonyPhase.SEATING, CeremonyPhase.REVEALED)
        if note in self._commits:
            raise errors.CommitmentRepeated(deal=self.deal + 1)
        self._commits.append(note)
        self._answers = {}
        self._receipts.clear()
        self._signed = False
        self.at = 0
        self.deal += 1
        self.phase = CeremonyPhase.LINKS

    def _take_answer(self, note: SeatAnswer) -> None:
        self.demand("link", CeremonyPhase.LINKS, CeremonyPhase.READY)
        self._check_seat(note.seat)
        if note.seat in self._answers:
            raise errors.SeatAnswered(seat=note.seat)
        if isinstance(note, Link):
            self._check_link(note)
        elif note.seat not in self.chains:
            raise errors.SeatKept(seat=note.seat)
        self._answers[note.seat] = note
        if not self.unanswered:
            self.phase = CeremonyPhase.READY

    def _check_link(self, note: Link) -> None:
        # The link of a seat without a chain can be checked only once the secret is known.
        if note.seat not in self.chains:
            return
        deal, known = self._known[note.seat]
        link = bytes.fromhex(note.link)
        if not leads_to(link, known, self.deal - deal):
            raise errors.LinkRefused(seat=note.seat, deal=self.deal)
        self._known[note.seat] = (self.deal, link)

    def _take_cut(self, note: Cut) -> None:
        self.demand("cut", CeremonyPhase.READY)
        self._check_seat(note.seat)
        if note.seat not in self.chains:
            raise errors.SeatKept(seat=note.seat)
        if self.at:
            raise errors.SeatAnswered(seat=note.seat)
        if not 1 <= note.at < len(self.terms.deck):
            raise errors.CutRefused(at=note.at, most=len(self.terms.deck) - 1)
        self.at = note.at

    def _take_reveal(self, note: Reveal) -> None:
        self.demand_scored()
        secret = Secret(bytes.fromhex(note.secret))
        if not self.check_secret(secret):
            raise errors.RevealRefused(deal=self.deal)
        for seat in self.kept:
            answer = self._answers[seat]
            derived = kept_link(self.terms, self.deal, seat, secret).hex()
            if answer != Link(seat, derived):
                raise errors.LinkRefused(seat=seat, deal=self.deal)
        self.phase = CeremonyPhase.REVEALED

    def _check_seat(self, seat: Seat) -> None:
        if seat not in self.terms.places:
            raise errors.SeatUnknown(seat=seat)
