"""The test vectors: ``python -m tests.fair.vectors`` writes them anew."""

import json
from pathlib import Path
from typing import Any

from lastcard.fair import Evidence, Secret, read_note
from lastcard.fair.notes import Absent, Chain, Commit, Link, Reveal
from lastcard.fair.shuffle import stream
from lastcard.fair.terms import Contributions, transcript
from tests.fair.tables import LENGTH, Plan, Table, deal_match, terms

PATH = Path(__file__).parents[2] / "docs" / "reference" / "provable-deal-vectors.json"

MATCHES: list[tuple[str, str, int, tuple[int, ...], tuple[Plan, ...]]] = [
    ("four people, no cut", "gang", 4, (0, 1, 2, 3), (Plan(), Plan())),
    ("one person and bots, with cuts", "gang", 3, (0,), (Plan(cutter=0, at=31), Plan())),
    (
        "absent in deals 1 and 2, and back in deal 3",
        "gang",
        4,
        (0, 2, 3),
        (Plan(absent=(2,)), Plan(absent=(2, 3), cutter=0, at=63), Plan(cutter=3, at=1)),
    ),
    ("only bots", "gang", 3, (), (Plan(),)),
    ("three people, both deals cut", "thirteen", 3, (0, 1, 2), (Plan(cutter=2, at=25),) * 2),
    ("everybody absent once", "thirteen", 5, (0, 1, 2, 3, 4), (Plan(absent=range(5)), Plan())),
    (
        "six seats, two of them bots",
        "thirteen",
        6,
        (0, 1, 3, 5),
        (Plan(cutter=5, at=49), Plan(absent=(3,), cutter=1, at=7), Plan(absent=(0,))),
    ),
]


def build() -> dict[str, Any]:
    return {"version": 1, "matches": [_match(number, *each) for number, each in enumerate(MATCHES)]}


def written() -> str:
    return json.dumps(build(), indent=1) + "\n"


def _match(
    number: int, about: str, game: str, seats: int, people: tuple[int, ...], plans: tuple[Plan, ...]
) -> dict[str, Any]:
    table = Table(terms(game, seats, f"vector-{number}"), people, f"vector {number}")
    evidence = deal_match(table, plans)
    return {
        "about": about,
        "match": evidence.terms.match,
        "game": game,
        "seats": seats,
        "fresh": " ".join(evidence.terms.deck),
        "seeds": {str(seat): seed.hex() for seat, seed in table.seeds.items()},
        "length": LENGTH,
        "opening": list(evidence.opening),
        "deals": [_deal(evidence, number) for number in range(1, len(plans) + 1)],
    }


def _deal(evidence: Evidence, number: int) -> dict[str, Any]:
    deal = evidence.deals[number - 1]
    notes = [read_note(line) for line in deal.notes]
    chains = [note for note in map(read_note, evidence.opening) if isinstance(note, Chain)]
    answers = [note for note in notes if isinstance(note, Link | Absent)]
    commit, reveal = notes[0], notes[-1]
    assert isinstance(commit, Commit)
    assert isinstance(reveal, Reveal)
    given = Contributions(
        number, {note.seat: note for note in chains}, commit, {note.seat: note for note in answers}
    )
    text = transcript(evidence.terms, given)
    numbers = stream(Secret(bytes.fromhex(reveal.secret)), text)
    return {
        "notes": list(deal.notes),
        "cutter": deal.cutter,
        "transcript": text.decode(),
        "block": bytes(next(numbers) for _ in range(32)).hex(),
        "dealt": " ".join(deal.dealt),
    }


if __name__ == "__main__":
    PATH.write_text(written(), encoding="utf-8")
