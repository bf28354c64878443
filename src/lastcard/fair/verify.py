"""Verifying a match: each deal is proved, or the report says exactly what does not match."""

from dataclasses import dataclass

from lastcard.fair.checker import DealChecker, DealToCheck
from lastcard.fair.deal_notes import lay_out, lay_out_chains
from lastcard.fair.evidence import Evidence
from lastcard.fair.findings import Finding
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

    @property
    def proved(self) -> bool:
        """Whether everything matches in all deals."""
        return not self.findings and all(verdict.proved for verdict in self.verdicts)


def verify(evidence: Evidence) -> VerifyReport:
    """Recompute every deal from its notes and compare."""
    chains, findings = lay_out_chains(evidence.opening, evidence.terms)
    checker = DealChecker(evidence.terms, chains)
    verdicts = []
    for number, deal in enumerate(evidence.deals, start=1):
        case = DealToCheck(number, deal, lay_out(deal.notes, evidence.terms))
        verdicts.append(_verdict(case, checker))
    return VerifyReport(tuple(findings), tuple(verdicts))


def _verdict(case: DealToCheck, checker: DealChecker) -> DealVerdict:
    answers = [answer for _, answer in sorted(case.notes.answers.items())]
    own = [a.seat for a in answers if isinstance(a, Link) and a.seat in checker.chains]
    absent = [a.seat for a in answers if isinstance(a, Absent)]
    findings = tuple(checker.findings(case))
    return DealVerdict(case.number, findings, tuple(own), tuple(absent), case.evidence.scored)
