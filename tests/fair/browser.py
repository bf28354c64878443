"""What the browser's verifier is tested with: ``make wire`` writes it anew."""

import json
from random import Random
from typing import Any

import msgspec

from lastcard.fair import DealVerdict, Evidence, verify
from lastcard.record import Record, RecordedDeal
from tests.fair.spoiling import random_match, spoilt
from tests.record.matches import proved

SPOILT = 60


def written() -> str:
    matches = [_judged(spoilt(random_match(rng), rng)) for rng in map(Random, range(SPOILT))]
    records = [
        _decks(proved("gang", 4, target="20")),
        _decks(proved("gang", 3, target="10", ceremony="on")),
        _decks(proved("thirteen", 5)),
    ]
    return json.dumps({"matches": matches, "records": records}, indent=1) + "\n"


def _judged(evidence: Evidence) -> dict[str, Any]:
    report = verify(evidence)
    return {
        "terms": {
            "match": evidence.terms.match,
            "game": evidence.terms.game,
            "seats": evidence.terms.seats,
            "fresh": list(evidence.terms.deck),
        },
        "opening": list(evidence.opening),
        "deals": [
            {
                "notes": list(deal.notes),
                "dealt": " ".join(deal.dealt),
                "cutter": deal.cutter,
                "scored": deal.scored,
            }
            for deal in evidence.deals
        ],
        "verdicts": [_verdict(verdict) for verdict in report.verdicts],
    }


def _verdict(verdict: DealVerdict) -> dict[str, Any]:
    return {
        "deal": verdict.deal,
        "findings": [{"code": found.code, "args": found.args} for found in verdict.findings],
        "contributed": list(verdict.contributed),
        "absent": list(verdict.absent),
    }


def _decks(record: Record) -> Any:
    """The record without what the players did, which a page does not check."""
    deals = (RecordedDeal(deal.moves[:1], deal.points, deal.proof) for deal in record.deals)
    return msgspec.to_builtins(msgspec.structs.replace(record, deals=tuple(deals)))
