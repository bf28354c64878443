"""The naive rules of 13 against the examples in the rules."""

from __future__ import annotations

from collections import Counter

from . import thirteen


def test_thirteen_has_fifty_cards() -> None:
    assert len(thirteen.DECK) == 50
    assert Counter(card[0] for card in thirteen.DECK) == {"B": 14, "Y": 14, "G": 14, "R": 8}


def test_a_rotten_four_goes_on_any_target() -> None:
    round_ = thirteen.Round([["B7", "R4"], ["Y1"], ["G5"]], [], 0)
    assert round_.legal() == {"B7", "R4>B", "R4>Y", "R4>G"}


def test_over_thirteen_the_player_takes_what_lay_there() -> None:
    round_ = thirteen.Round([["B7", "B4"], ["R4"], ["B2"]], [], 0)
    for text in ("B7", "R4>B", "B2"):
        round_.play(text)
    assert round_.targets["B"] == ["B7", "R4", "B2"]
    assert round_.taken == [[], [], []]
    round_.play("B4")
    assert round_.targets["B"] == ["B4"]
    assert round_.over
    assert round_.piles()[0] == {"blue": 2, "yellow": 0, "green": 0, "rotten": 1}


def test_a_five_on_eleven_takes_the_rotten_four_too() -> None:
    round_ = thirteen.Round([["B7"], ["R4"], ["B5"]], [], 0)
    for text in ("B7", "R4>B", "B5"):
        round_.play(text)
    assert round_.taken[2] == ["B7", "R4"]


def test_a_card_is_drawn_while_there_is_one() -> None:
    round_ = thirteen.Round([["B7"], ["Y1"], ["G5"]], ["G7"], 0)
    round_.play("B7")
    assert round_.hands == [["G7"], ["Y1"], ["G5"]]
    round_.play("Y1")
    assert round_.hands[1] == []


def test_who_has_no_card_is_skipped() -> None:
    round_ = thirteen.Round([["B7", "B1"], [], ["G5"]], [], 0)
    round_.play("B7")
    assert round_.turn == 2
    round_.play("G5")
    assert round_.turn == 0


def test_five_cards_are_dealt_or_all() -> None:
    five = thirteen.deal(thirteen.DECK, 4, dealer=1)
    assert [len(hand) for hand in five.hands] == [5, 5, 5, 5]
    assert five.turn == 2
    assert len(five.pile) == 30
    everything = thirteen.deal(thirteen.DECK, 3, dealer=0, how="all")
    assert [len(hand) for hand in everything.hands] == [12, 13, 13]
    assert everything.pile == []


def test_thirteen_scores_as_in_the_example() -> None:
    piles = [
        {"blue": 3, "yellow": 2, "green": 0, "rotten": 1},
        {"blue": 0, "yellow": 6, "green": 2, "rotten": 0},
        {"blue": 2, "yellow": 5, "green": 6, "rotten": 2},
        {"blue": 6, "yellow": 1, "green": 6, "rotten": 4},
    ]
    assert thirteen.score(piles) == [7, 2, 17, 15]


def test_sequences_of_thirteen_are_counted() -> None:
    round_ = thirteen.Round([["B7", "B7"], ["R4"], ["G5", "G1"]], [], 0)
    assert [thirteen.count(round_, depth) for depth in range(6)] == [1, 1, 3, 6, 6, 6]
    assert thirteen.count(round_, 9) == 6
