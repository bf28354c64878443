"""``lastcard verify``: whether the deals of a recorded match were dealt as was promised."""

import sys
from collections.abc import Iterator

from lastcard.cli import arguments
from lastcard.cli.errors import FileMissing
from lastcard.cli.files import read_text
from lastcard.cli.sentences import sentence
from lastcard.fair import DealVerdict, read_kept
from lastcard.locales import Words
from lastcard.record import Verification, read, verify_record


def run(argv: list[str], words: Words) -> int:
    """Say of each deal whether it is proved; 0 when all of them are."""
    asked = arguments.verify(words).read(argv)
    if asked.file is None:
        raise FileMissing
    record = read(read_text(asked.file))
    kept = () if asked.receipts is None else read_kept(read_text(asked.receipts))
    verification = verify_record(record, kept)
    sys.stdout.writelines(f"{line}\n" for line in _lines(verification, words))
    if record.totals is None:
        sys.stdout.write(words.say("verify-unfinished") + "\n")
    return 0 if verification.proved else 1


def _lines(verification: Verification, words: Words) -> Iterator[str]:
    report = verification.report
    yield from (words.say(finding.code, **finding.args) for finding in report.findings)
    for verdict in report.verdicts:
        yield from _verdict(verdict, words)
    if verification.unplayable is not None:
        yield sentence(verification.unplayable, words)
    proved = sum(verdict.proved for verdict in report.verdicts)
    yield words.say("verify-sum", proved=proved, deals=len(report.verdicts))
    if report.server is not None:
        signed = sum(verdict.signed for verdict in report.verdicts)
        yield words.say(
            "verify-signed", signed=signed, deals=len(report.verdicts), key=report.server
        )


def _verdict(verdict: DealVerdict, words: Words) -> Iterator[str]:
    yield words.say(verdict.code, deal=verdict.deal)
    for finding in verdict.findings:
        yield "  " + words.say(finding.code, **finding.args)
    for seat in verdict.absent:
        yield "  " + words.say("verify-absent", seat=seat)
