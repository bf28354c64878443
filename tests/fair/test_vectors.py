"""The test vectors, and a second verifier that knows nothing but the document."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard.fair import DealEvidence, Evidence, Terms, verify
from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from tests.fair import vectors
from tests.fair.independent import Checker, Stream, sha
from tests.fair.spoiling import random_match, spoilt
from tests.fair.tables import DECKS

MATCHES: list[dict[str, Any]] = json.loads(vectors.PATH.read_text())["matches"]
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "provable-deal.md"


def evidence_of(vector: dict[str, Any]) -> Evidence:
    fresh = tuple(vector["fresh"].split())
    return Evidence(
        Terms(vector["match"], vector["game"], vector["seats"], fresh),
        vector["opening"],
        [
            DealEvidence(
                deal["notes"],
                deal["dealt"].split(),
                None if deal["cutter"] is None else Seat(deal["cutter"]),
            )
            for deal in vector["deals"]
        ],
    )


def checked(evidence: Evidence) -> Checker:
    """What the independent verifier makes of the evidence."""
    settled = evidence.terms
    checker = Checker(settled.match, settled.game, settled.seats, list(settled.deck))
    checker.opening(list(evidence.opening))
    for deal in evidence.deals:
        checker.check(list(deal.notes), list(deal.dealt), deal.cutter)
    return checker


def test_the_file_is_what_the_code_makes() -> None:
    assert vectors.PATH.read_text() == vectors.written()


@pytest.mark.parametrize("vector", MATCHES, ids=lambda vector: vector["about"])
def test_both_verifiers_prove_the_vectors(vector: dict[str, Any]) -> None:
    evidence = evidence_of(vector)
    assert verify(evidence).proved
    assert checked(evidence).wrong == []


@pytest.mark.parametrize("vector", MATCHES, ids=lambda vector: vector["about"])
def test_the_chains_end_where_their_seeds_lead(vector: dict[str, Any]) -> None:
    ends = []
    for seat, seed in vector["seeds"].items():
        value = bytes.fromhex(seed)
        for _ in range(vector["length"]):
            value = sha(value)
        ends.append(f"chain {seat} {value.hex()}")
    assert vector["opening"] == ends


@pytest.mark.parametrize("vector", MATCHES, ids=lambda vector: vector["about"])
def test_the_steps_in_between_are_right(vector: dict[str, Any]) -> None:
    for deal in vector["deals"]:
        secret = bytes.fromhex(deal["notes"][-1].split()[1])
        stream = Stream(secret, deal["transcript"].encode())
        assert bytes(stream.byte() for _ in range(32)).hex() == deal["block"]


def test_the_vectors_cover_what_can_happen() -> None:
    assert {vector["seats"] for vector in MATCHES} == {3, 4, 5, 6}
    assert {len(vector["fresh"].split()) for vector in MATCHES} == {50, 64}
    text = json.dumps(MATCHES)
    assert "absent" in text
    assert "cut" in text


@pytest.mark.parametrize("game", DECKS)
def test_the_fresh_decks_are_those_of_the_document_and_of_the_games(game: str) -> None:
    assert " ".join(DECKS[game]) in " ".join(PAGE.read_text().split())
    if game in GAMES:
        assert tuple(GAMES[game].deck()) == DECKS[game]


@pytest.mark.parametrize("seed", range(60))
def test_both_verifiers_agree_on_random_matches(seed: int) -> None:
    evidence = random_match(Random(seed))
    assert verify(evidence).proved
    assert checked(evidence).wrong == []


@pytest.mark.parametrize("seed", range(300))
def test_both_verifiers_agree_on_spoilt_matches(seed: int) -> None:
    rng = Random(seed)
    evidence = spoilt(random_match(rng), rng)
    ours, theirs = verify(evidence), checked(evidence)
    refuted = {0} if ours.findings else set()
    refuted |= {verdict.deal for verdict in ours.verdicts if not verdict.proved}
    assert refuted == {deal for deal, _ in theirs.wrong}
