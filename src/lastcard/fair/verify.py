"""Verifying a match: each deal is proved, or the report says exactly what does not match."""

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.fair.checker import DealChecker, DealToCheck
from lastcard.fair.deal_notes import lay_out, lay_out_opening
from lastcard.fair.evidence import Evidence
from lastcard.fair.findings import Finding, SignatureWrong
from lastcard.fair.kept import KeptLink, contradictions
from lastcard.fair.notes import Absent, Link
from lastcard.games.game import Seat


@dataclass(frozen=True, slots=True)
class DealVerdict:
    """What became of one deal."""

    deal: int
    """Its number, counted from 1."""
    findings: tuple[Finding, ...]
    """Everything that does not match."""
    contributed: tuple[Seat, ...]
    """The seats that contributed a link of a chain of their own."""
    absent: tuple[Seat, ...]
    """The seats that did not contribute."""
    scored: bool = True
    """Whether the deal is finished; before that nothing is proved."""
    signed: bool = False
    """Whether the server signed what is noted of all seats."""

    @property
    def proved(self) -> bool:
        """Whether the deal is finished and everything matches."""
        return self.scored and not self.findings

    @property
    def code(self) -> str:
        """The id of the sentence that sums it up; its argument is ``deal``.

        A deal to which no seat contributed matches its notes, but the server alone decided it.
        """
        if self.findings:
            return "fair-verdict-differs"
        if not self.scored:
            return "fair-verdict-open"
        return "fair-verdict-proved" if self.contributed else "fair-verdict-alone"


@dataclass(frozen=True, slots=True)
class VerifyReport:
    """What became of every deal of a match."""

    findings: tuple[Finding, ...]
    """What does not match before the first deal."""
    verdicts: tuple[DealVerdict, ...]
    server: str | None = None
    """The public key of the server, where it signed."""

    @property
    def proved(self) -> bool:
        """Whether everything matches in all deals."""
        return not self.findings and all(verdict.proved for verdict in self.verdicts)


def verify(evidence: Evidence, kept: Sequence[KeptLink] = ()) -> VerifyReport:
    """Recompute every deal from its notes and compare, also with what a client has *kept*."""
    terms, opening = evidence.terms, lay_out_opening(evidence.opening, evidence.terms)
    checker = DealChecker(terms, opening.chains, opening.server)
    verdicts = []
    for number, deal in enumerate(evidence.deals, start=1):
        case = DealToCheck(number, deal, lay_out(deal.notes, terms))
        denied = tuple(contradictions(kept, terms, opening.server, number, case.notes))
        verdicts.append(_verdict(case, checker, denied))
    server = opening.server.key if opening.server is not None else None
    return VerifyReport(tuple(opening.findings), tuple(verdicts), server)


def _verdict(case: DealToCheck, checker: DealChecker, denied: tuple[Finding, ...]) -> DealVerdict:
    answers = [answer for _, answer in sorted(case.notes.answers.items())]
    own = [a.seat for a in answers if isinstance(a, Link) and a.seat in checker.chains]
    absent = [a.seat for a in answers if isinstance(a, Absent)]
    findings = (*checker.findings(case), *denied)
    return DealVerdict(
        case.number,
        findings,
        tuple(own),
        tuple(absent),
        case.evidence.scored,
        case.notes.signed is not None and SignatureWrong() not in findings,
    )
