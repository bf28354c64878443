"""What to do in 13, what can be played, and how it is typed."""

from typing import Any

import pytest

from lastcard.games.thirteen.moves import read
from tests.cli.screen.thirteen import screen, view


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("b7", "b7"),
        ("B7", "b7"),
        ("7b", "b7"),
        ("4y", "y4"),
        ("b7 blue", "b7>b"),
        ("r4>y", "r4>y"),
        ("R4 > Y", "r4>y"),
        ("r4 y", "r4>y"),
        ("r4y", "r4>y"),
        ("r4 yellow", "r4>y"),
        ("r4 yel", "r4>y"),
        ("R4 on green", "r4>g"),
        ("r4 to blue", "r4>b"),
    ],
)
def test_a_card_and_its_target_are_typed_in_many_ways(line: str, move: str) -> None:
    text = screen().reading(line, view())
    assert text == move
    read(text)


@pytest.mark.parametrize("line", ["12", "r4", "r4>red", "hello", "pass", "b7 b5", ""])
def test_anything_else_is_left_to_the_rules(line: str) -> None:
    assert screen().reading(line, view()) == line
    assert screen().on_enter(view()) is None


def test_hints_are_listed_by_target_with_what_comes_of_them() -> None:
    legal = ("B1", "R4>B", "R4>Y", "R4>G", "B7", "G7")
    groups = screen().hints(view(on="B5 B5 | | G1 G4", legal=legal))
    assert [
        (group.title, [(hint.move, hint.shown) for hint in group.hints]) for group in groups
    ] == [
        (
            "Blue, now 10",
            [("B1", "B1 makes 11"), ("R4>B", "R4 takes 2"), ("B7", "B7 takes 2")],
        ),
        ("Yellow, now 0", [("R4>Y", "R4 makes 4")]),
        ("Green, now 5", [("R4>G", "R4 makes 9"), ("G7", "G7 makes 12")]),
    ]


def test_out_of_turn_there_is_nothing_to_list() -> None:
    assert screen().hints(view(legal=())) == []


FULL = "B7 B5 | Y7 Y4 Y2 | G5"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            {"hand": "B1 Y2", "legal": ("B1", "Y2")},
            "Your turn: put a card on the target of its colour.",
        ),
        (
            {"hand": "B1 R4", "legal": ("B1", "R4>B", "R4>Y", "R4>G")},
            "Your turn: one card; a rotten four goes where you like, as in r4>y.",
        ),
        (
            {"on": FULL, "legal": ("B1", "Y2", "G7")},
            "Your turn: Y2 would take cards, the rest is safe.",
        ),
        (
            {"on": FULL, "legal": ("R4>B", "R4>Y", "R4>G")},
            "Your turn: only R4>G is safe, the rest takes cards.",
        ),
        (
            {"on": FULL, "legal": ("B1", "G1", "B2", "Y2", "Y5")},
            "Your turn: only B1, G1 are safe, the rest takes cards.",
        ),
        (
            {"on": FULL, "legal": ("B2", "Y2")},
            "Every card you have takes something now; the least is 2 cards.",
        ),
        ({"on": FULL, "legal": ("Y2",)}, "You have no choice: your card takes 3 cards."),
    ],
)
def test_the_task_is_told_in_a_sentence(fields: dict[str, Any], sentence: str) -> None:
    assert screen().task(view(**fields)) == sentence
