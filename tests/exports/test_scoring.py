"""What the browser client knows of scoring is what the engine says."""

import json
from typing import Any

import pytest

from lastcard.exports.parts import PARTS
from lastcard.exports.scoring import scoring
from tests.exports import scores

TABLE: dict[str, Any] = {key: json.loads(scoring(key)) for key in PARTS}


@pytest.fixture(scope="module")
def matches() -> list[dict[str, Any]]:
    """The matches of the score pad's tests."""
    found: list[dict[str, Any]] = json.loads(scores.written())
    return found


def test_cards_left_cost_what_the_booklets_say() -> None:
    some = [TABLE["gang"]["points"][left] for left in (0, 7, 8, 10, 13, 14, 16)]
    assert some == [0, 7, 16, 20, 39, 56, 80]


def test_forgetting_the_last_card_costs_a_point_in_some_editions() -> None:
    gang = TABLE["gang"]
    fines = {name: gang["fines"][priced["undeclared"]] for name, priced in gang["editions"].items()}
    assert [fines["en-2010"], fines["de-2010"], fines["fr-2010"], fines["fi-2010"]] == [1, 0, 0, 1]


def test_the_finnish_match_goes_on_at_the_target() -> None:
    gang = TABLE["gang"]
    rules = {name: gang["margins"][one["target_rule"]] for name, one in gang["editions"].items()}
    assert (rules["fi-2010"], rules["en-2010"]) == (1, 0)


def test_what_was_taken_costs_unless_one_has_most_of_a_colour() -> None:
    thirteen = TABLE["thirteen"]
    assert thirteen["costs"] == {"blue": 1, "yellow": 1, "green": 1, "rotten": 2}
    assert thirteen["spared"] == ["blue", "yellow", "green"]
    assert thirteen["deals"] == {"3": 6, "4": 4, "5": 5, "6": 6}


def test_in_every_deal_of_13_at_least_so_many_cards_are_taken(
    matches: list[dict[str, Any]],
) -> None:
    least = TABLE["thirteen"]["least"]
    assert least == {"3": 17, "4": 29, "5": 29, "6": 29}
    for match in matches:
        for deal in match["deals"] if match["game"] == "thirteen" else ():
            taken = sum(sum(tally.values()) for tally in deal["tallies"])
            assert least[str(match["seats"])] <= taken <= TABLE["thirteen"]["most"]


def test_a_target_of_13_bears_13_in_values_that_there_are() -> None:
    assert (TABLE["thirteen"]["limit"], TABLE["thirteen"]["values"]) == (13, [1, 2, 4, 5, 7])


def test_the_decks_are_whole() -> None:
    sizes = {game: len(numbers["fresh"]) for game, numbers in TABLE.items()}
    assert sizes == {"gang": 64, "thirteen": 50}


def test_the_matches_have_forgotten_cards_and_every_tie_for_the_most_cards(
    matches: list[dict[str, Any]],
) -> None:
    gang = [deal for match in matches if match["game"] == "gang" for deal in match["deals"]]
    assert any(deal["undeclared"] for deal in gang)
    assert any(deal["left"][deal["winner"]] for deal in gang)  # GF-8.6
    kinds = {_tie(deal) for deal in gang}
    assert kinds == {"none", "points", "seat"}


def _tie(deal: dict[str, Any]) -> str:
    others = [seat for seat in range(len(deal["left"])) if seat != deal["winner"]]
    held = sorted((deal["left"][seat], deal["totals"][seat]) for seat in others)
    if held[-1] == held[-2]:
        return "seat"
    return "points" if held[-1][0] == held[-2][0] else "none"
