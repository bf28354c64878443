"""The naive rules against the examples in the rules and the referee's recorded answers."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

import pytest

from . import gang, thirteen

REFEREE = Path(__file__).parents[1] / "cases" / "referee.jsonl"

# Section 12 of the rules: opening_limit, undeclared, block, block_lead.
EDITIONS = {
    "en-2010": (5, "plus_one", "single", "highest"),
    "es-2010": (5, "plus_one", "single", "highest"),
    "fr-2005": (None, "one", "single", "free"),
    "fr-2010": (None, "one", "single", "free"),
    "nl-2010": (None, "one", "single", "free"),
    "de-2010": (None, "one", "single_or_gang", "highest"),
    "it-2002": (5, "plus_one", "single", "highest"),
    "it-2010": (5, "plus_one", "single", "highest"),
    "fi-2010": (None, "plus_one", "single", "highest"),
}


def answer(ask: dict[str, Any]) -> object:
    match ask["op"]:
        case "combo":
            return {"type": gang.combo_type(ask["cards"].split())}
        case "beats":
            return {"beats": gang.beats(ask["cards"].split(), ask["table"].split())}
        case "legal":
            return {"moves": legal(**ask)}
        case "points":
            return {"points": gang.points(ask["left"])}
        case "giver":
            return {"seat": gang.giver(ask["left"], ask["totals"], ask["winner"])}
        case "score13":
            return {"points": thirteen.score(ask["piles"])}
        case other:
            raise ValueError(f"the referee is not asked {other}")


def legal(
    hand: str,
    table: str | None = None,
    *,
    edition: str = "en-2010",
    opening: bool = False,
    next_last: bool = False,
    op: str = "legal",
) -> set[str]:
    limit, _, block, block_lead = EDITIONS[edition]
    return gang.moves(
        hand.split(),
        table.split() if table else None,
        opening=opening,
        next_last=next_last,
        opening_limit=limit,
        block=block,
        block_lead=block_lead,
    )


@pytest.mark.parametrize("op", ["combo", "beats", "legal", "points", "giver", "score13"])
def test_every_recorded_answer_of_the_referee_is_given(op: str) -> None:
    lines = [json.loads(line) for line in REFEREE.read_text().splitlines()]
    cases = [line for line in lines if line["ask"]["op"] == op]
    assert cases
    for case in cases:
        expected = case["answer"]
        if op == "legal":
            expected = {"moves": set(expected["moves"])}
        assert answer(case["ask"]) == expected, case


def test_there_are_64_cards_of_34_kinds() -> None:
    assert len(gang.DECK) == 64
    assert sorted(set(gang.DECK), key=gang.ORDER.index) == gang.ORDER
    assert len(gang.ORDER) == 34


def test_cards_are_written_in_ascending_order() -> None:
    assert (
        gang.text(["RD", "YP", "GP", "G10", "R2", "G2", "M1", "R1"]) == "R1 M1 G2 R2 G10 GP YP RD"
    )


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("RD", "single"),
        ("GP YP", "pair"),
        ("G1 M1", "pair"),
        ("G3 Y3 R3", "three"),
        ("M1 G2 G3 G4 Y5", "straight"),
        ("G2 G2 G4 G7 G10", "flush"),
        ("M1 R7 R8 R9 R10", "flush"),
        ("G1 G1 M1 G2 G2", "full_house"),
        ("G2 Y2 R2 GP YP", "full_house"),
        ("G5 G5 Y5 GP YP", "full_house"),
        ("M1 R2 R3 R4 R5", "straight_flush"),
        ("G1 Y1 R1 M1", "gang_of_4"),
        ("G2 G2 Y2 Y2 R2", "gang_of_5"),
        ("G2 G2 Y2 Y2 R2 R2", "gang_of_6"),
        ("G1 G1 Y1 Y1 R1 R1 M1", "gang_of_7"),
        ("R1 R2 Y8 G9 G10", None),
        ("G3 Y4", None),
        ("G3 Y4 R5", None),
        ("G3 Y3 G4 Y4", None),
        ("G8 Y9 R10 YP RD", None),
        ("G7 G8 G9 G10 GP", None),
        ("R7 R8 R9 R10 RD", None),
        ("YP RD", None),
        ("G10 RD", None),
        ("GP YP RD", None),
        ("G5 GP YP", None),
        ("G5 Y5 R5 G6 GP", None),
        ("G5 Y5 GP YP RD", None),
    ],
)
def test_cards_make_this_combo(cards: str, name: str | None) -> None:
    assert gang.combo_type(cards.split()) == name


@pytest.mark.parametrize("cards", ["GP GP", "M1 M1", "RD RD", "G3 G3 G3"])
def test_more_copies_than_the_deck_holds_are_impossible(cards: str) -> None:
    with pytest.raises(ValueError, match="the deck does not hold"):
        gang.combo_type(cards.split())


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("Y4 Y4 R4", "G4 G4 R4"),
        ("G1 M1", "R1 R1"),
        ("M1", "R1"),
        ("G3 R3", "Y3 Y3"),
        ("M1 G2 G3 G4 Y5", "R1 G2 G3 G4 Y5"),
        ("R2 R3 R5 R7 R10", "G5 G7 G8 G9 G10"),
        ("Y2 Y3 Y5 Y7 Y9", "R2 R3 R4 R5 R7"),
        ("G2 G2 G4 G7 G10", "R5 R6 R7 R7 R9"),
        ("G2 Y2 R2 GP YP", "G2 Y2 R2 R10 R10"),
        ("G3 G3 Y3 G1 Y1", "G2 Y2 R2 GP YP"),
        ("G1 G2 G3 G4 G6", "G6 Y7 R8 R9 R10"),
        ("G1 G1 Y1 G2 G2", "R6 R7 R8 R9 R9"),
        ("G1 G2 G3 G4 G5", "G10 Y10 R10 GP YP"),
        ("G1 Y1 R1 M1", "RD"),
        ("G1 Y1 R1 M1", "GP YP"),
        ("G1 Y1 R1 M1", "R6 R7 R8 R9 R10"),
        ("G2 G2 Y2 Y2 R2", "Y10 Y10 R10 R10"),
        ("G1 Y1 R1 M1", "G1 Y1 R1 R1"),
        ("YP", "GP"),
        ("RD", "YP"),
        ("GP", "R10"),
    ],
)
def test_this_combo_beats_that_one(higher: str, lower: str) -> None:
    assert gang.beats(higher.split(), lower.split())
    assert not gang.beats(lower.split(), higher.split())


@pytest.mark.parametrize(
    ("cards", "other"),
    [
        ("M1 R7 R8 R9 R10", "R1 R7 R8 R9 R10"),
        ("M1 R2 R3 R4 R5", "R1 R2 R3 R4 R5"),
        ("G3", "G3"),
        ("G3 Y3", "R9"),
        ("R9", "G3 Y3"),
        ("R6 R7 R8 R9 R10", "G3 Y3 R3"),
    ],
)
def test_neither_of_these_beats_the_other(cards: str, other: str) -> None:
    assert not gang.beats(cards.split(), other.split())
    assert not gang.beats(other.split(), cards.split())


def test_there_are_12352_different_combos() -> None:
    kinds = {n: [card for card in gang.ORDER if gang.number(card) == n] for n in range(1, 13)}
    candidates: list[tuple[str, ...]] = []
    for size in range(1, 8):
        for n in kinds:
            candidates += combinations_with_replacement(kinds[n], size)
    for low in range(1, 7):
        candidates += product(*[kinds[n] for n in range(low, low + 5)])
    for colour in "GYR":
        cards = [colour + str(n) for n in range(1, 11)]
        candidates += combinations_with_replacement(["M1", *cards], 5)
    for three, pair in product(range(1, 11), range(1, 12)):
        threes = combinations_with_replacement(kinds[three], 3)
        pairs = list(combinations_with_replacement(kinds[pair], 2))
        candidates += [a + b for a in threes for b in pairs]
    found = {gang.text(cards): list(cards) for cards in candidates if in_deck(cards)}
    names = Counter(gang.combo_type(cards) for cards in found.values())
    gangs = sum(names.pop(f"gang_of_{size}") for size in range(4, 8))
    assert gangs == 117
    assert names.pop(None, 0) == 0
    assert names == {
        "single": 34,
        "pair": 64,
        "three": 76,
        "straight": 1518,
        "flush": 6153,
        "full_house": 4369,
        "straight_flush": 21,
    }


def in_deck(cards: tuple[str, ...]) -> bool:
    return all(cards.count(card) <= gang.DECK.count(card) for card in cards)


def test_the_opening_holds_the_multicoloured_one() -> None:
    assert legal("G1 M1 G2", opening=True) == {"M1", "G1 M1"}


def test_the_opening_limit_keeps_a_gang_of_six_back() -> None:
    hand = "G1 G1 Y1 Y1 R1 M1"
    assert hand not in legal(hand, opening=True)
    assert hand in legal(hand, opening=True, edition="fr-2005")


def test_a_leader_may_not_pass() -> None:
    assert legal("G3 Y7") == {"G3", "Y7"}


def test_a_pair_is_answered_by_a_higher_pair_or_a_gang() -> None:
    assert legal("G3 Y3 G4 G4 Y4 Y4 R9", "Y3 R3") == {
        "G4 G4",
        "G4 Y4",
        "Y4 Y4",
        "G4 G4 Y4 Y4",
        "pass",
    }


GANG_AND_TEN = "G4 G4 Y4 Y4 G10"


@pytest.mark.parametrize(
    ("edition", "table", "moves"),
    [
        ("en-2010", "Y9", {"G10"}),
        ("de-2010", "Y9", {"G10", "G4 G4 Y4 Y4"}),
        ("en-2010", "R10", {"G4 G4 Y4 Y4", "pass"}),
        ("de-2010", "R10", {"G4 G4 Y4 Y4"}),
    ],
)
def test_a_last_card_behind_forces_the_answer_to_a_single(
    edition: str, table: str, moves: set[str]
) -> None:
    assert legal(GANG_AND_TEN, table, edition=edition, next_last=True) == moves


def test_nobody_is_forced_while_pairs_are_played() -> None:
    assert legal("G9 Y9 RD", "G8 Y8", next_last=True) == {"G9 Y9", "pass"}


@pytest.mark.parametrize("edition", ["en-2010", "fr-2005", "de-2010"])
def test_two_cards_or_more_are_led_before_a_last_card(edition: str) -> None:
    assert legal("G3 Y3 RD", edition=edition, next_last=True) == {"G3 Y3"}


def test_without_a_pair_the_highest_card_is_led_or_any_where_it_is_free() -> None:
    assert legal("G3 Y4 RD", next_last=True) == {"RD"}
    assert legal("G3 Y4 RD", edition="fr-2005", next_last=True) == {"G3", "Y4", "RD"}


def test_cards_left_score_as_in_the_example() -> None:
    assert [gang.points(left) for left in (5, 9, 15)] == [5, 18, 60]


def test_all_sixteen_cards_cost_eighty_points() -> None:
    assert [gang.points(left) for left in (0, 7, 8, 10, 11, 13, 14, 16)] == [
        0, 7, 16, 20, 33, 39, 56, 80,
    ]  # fmt: skip


def test_ties_for_most_cards_are_broken_by_total_then_by_the_way_round() -> None:
    assert gang.giver([0, 9, 9, 4], [0, 50, 51, 99], 0) == 2
    assert gang.giver([9, 9, 0, 9], [50, 50, 10, 50], 2) == 3
