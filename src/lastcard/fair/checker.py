"""Checks one deal after the other: which notes and cards do not match."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lastcard.fair import findings as found
from lastcard.fair.chain import leads_to
from lastcard.fair.deal_notes import DealNotes
from lastcard.fair.deck import dealt_deck, kept_link
from lastcard.fair.evidence import DealEvidence
from lastcard.fair.findings import Finding
from lastcard.fair.notes import Absent, Chain, Commit, Link, Server
from lastcard.fair.secret import Secret
from lastcard.fair.signing import is_signed
from lastcard.fair.terms import Contributions, Terms, receipt_message, transcript
from lastcard.games.game import Seat


@dataclass(frozen=True, slots=True)
class DealToCheck:
    """A deal to be checked."""

    number: int
    """Counted from 1."""
    evidence: DealEvidence
    notes: DealNotes
    """Its notes, each in its place."""


class DealChecker:
    """Checks the deals of a match in order, and remembers what they established."""

    def __init__(
        self, terms: Terms, chains: Mapping[Seat, Chain], server: Server | None = None
    ) -> None:
        self._server = server
        self.chains = chains
        """The chains that seats pledged before the first deal."""
        self._terms = terms
        self._commits: dict[Commit, int] = {}
        self._known = {seat: (0, bytes.fromhex(note.end)) for seat, note in chains.items()}

    def findings(self, case: DealToCheck) -> Iterator[Finding]:
        """Everything that does not match in a deal."""
        if not case.evidence.notes:
            yield found.NotCovered()
            return
        yield from case.notes.findings
        yield from self._commitment(case)
        for seat in self._terms.places:
            yield from self._answer(case, Seat(seat))
        yield from self._signatures(case)
        yield from self._cut(case)
        yield from self._reveal(case)

    def _commitment(self, case: DealToCheck) -> Iterator[Finding]:
        if case.notes.commit is None:
            yield found.CommitMissing()
            return
        first = self._commits.setdefault(case.notes.commit, case.number)
        if first != case.number:
            yield found.CommitRepeated(first)

    def _answer(self, case: DealToCheck, seat: Seat) -> Iterator[Finding]:
        match case.notes.answers.get(seat):
            case None:
                yield found.LinkMissing(seat)
            case Absent():
                if seat not in self.chains:
                    yield found.AbsenceRefused(seat)
            case Link(link=link):
                if seat in self.chains and not self._leads_on(seat, case.number, link):
                    yield found.ChainBroken(seat)

    def _leads_on(self, seat: Seat, number: int, text: str) -> bool:
        # A broken link is not built upon: the next one is held against the last good one.
        deal, known = self._known[seat]
        link = bytes.fromhex(text)
        if not leads_to(link, known, number - deal):
            return False
        self._known[seat] = (number, link)
        return True

    def _signatures(self, case: DealToCheck) -> Iterator[Finding]:
        notes, commit = case.notes, case.notes.commit
        if commit is None:
            return
        given = Contributions(case.number, self.chains, commit, notes.answers)
        for seat, receipt in sorted(notes.receipts.items()):
            link = notes.answers[seat]
            assert isinstance(link, Link), "only a link has a receipt"
            message = receipt_message(self._terms, given, link)
            if not self._is_signed(message, receipt.signature):
                yield found.ReceiptWrong(seat)
        signed = notes.signed
        if signed and not self._is_signed(transcript(self._terms, given), signed.signature):
            yield found.SignatureWrong()

    def _is_signed(self, message: bytes, signature: str) -> bool:
        return self._server is not None and is_signed(message, signature, self._server.key)

    def _cut(self, case: DealToCheck) -> Iterator[Finding]:
        cut = case.notes.cut
        if cut is None:
            return
        allowed = cut.seat == case.evidence.cutter and cut.seat in self.chains
        if not (allowed and 1 <= cut.at < len(self._terms.deck)):
            yield found.CutRefused(cut.seat, cut.at)

    def _reveal(self, case: DealToCheck) -> Iterator[Finding]:
        commit, reveal = case.notes.commit, case.notes.reveal
        if reveal is None and case.evidence.scored:
            yield found.RevealMissing()
        if reveal is not None and not case.evidence.scored:
            yield found.RevealTooEarly()
        if reveal is None or commit is None:
            return
        secret = Secret(bytes.fromhex(reveal.secret))
        if not secret.answers(bytes.fromhex(commit.digest)):
            # Nothing that follows from another secret says anything about the deal.
            yield found.CommitmentDiffers()
            return
        yield from self._derived(case, secret)
        if len(case.notes.answers) == self._terms.seats:
            given = Contributions(case.number, self.chains, commit, case.notes.answers)
            at = case.notes.cut.at if case.notes.cut else 0
            due = dealt_deck(self._terms, given, secret, at)
            yield from _deck(due, case.evidence.dealt)

    def _derived(self, case: DealToCheck, secret: Secret) -> Iterator[Finding]:
        for seat, answer in sorted(case.notes.answers.items()):
            if seat in self.chains or isinstance(answer, Absent):
                continue
            if answer.link != kept_link(self._terms, case.number, seat, secret).hex():
                yield found.LinkNotDerived(seat)


def _deck(due: Sequence[str], dealt: Sequence[str]) -> Iterator[Finding]:
    if len(dealt) != len(due):
        yield found.DeckSizeDiffers(len(dealt), len(due))
        return
    for place, (card, due_card) in enumerate(zip(dealt, due, strict=True), start=1):
        if card != due_card:
            yield found.DeckDiffers(place, card, due_card)
            return
