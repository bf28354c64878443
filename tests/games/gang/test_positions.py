"""Positions as text."""

from random import Random

import pytest

from lastcard.games.errors import RulesError
from lastcard.games.gang.position import NOBODY, OPENING_FIVE
from lastcard.games.gang.positions import RULES, read_position, write_position

from .arrange import random_positions

FULL = (
    "G3 R3 Y7 R7 | R9 | GP RD | Y2; turn 2; direction -; beat 0: G5 Y5; passed 2; "
    "declared 1; out 3; rules opening_five out_of_cycle"
)


def test_positions_of_random_deals_read_back_as_they_were_written() -> None:
    for position in random_positions(Random(1), 1500, ended=True):
        text = write_position(position)
        assert read_position(text) == position, text


def test_random_positions_have_everything_a_position_can_have() -> None:
    texts = [write_position(position) for position in random_positions(Random(1), 1500, ended=True)]
    words = {word for text in texts for part in text.split(";")[1:] for word in part.split()[:1]}
    assert words == {
        "turn", "direction", "beat", "passed", "declared", "out", "pending", "opening", "rules",
    }  # fmt: skip
    assert any(text.startswith("- |") for text in texts)


def test_what_is_as_usual_is_not_written() -> None:
    assert write_position(read_position("G3 | R9 | GP; turn 0; direction +; out -")) == (
        "G3 | R9 | GP"
    )


def test_every_part_is_written_in_one_order() -> None:
    parts = FULL.split("; ")
    shuffled = "; ".join([parts[0], *reversed(parts[1:])])
    assert write_position(read_position(shuffled)) == FULL


def test_the_parts_say_what_they_name() -> None:
    position = read_position("G3 R3 | R9 | GP RD; turn 2; beat 0: G5; declared 1; rules lead_free")
    assert (position.turn, position.owner, position.to_beat) == (2, 0, read_place("G5"))
    assert position.declared == 0b010
    assert position.rules == RULES["lead_free"] != OPENING_FIVE


def test_who_is_in_turn_without_cards_has_won() -> None:
    assert read_position("- | R9 | GP RD; beat 0: G5").winner == 0


def test_who_is_alone_in_the_deal_has_won() -> None:
    """GF-8.6."""
    assert read_position("G1 G2 | R9 | GP; out 1 2").winner == 0
    assert read_position("G1 G2 | R9 | GP; out 1").winner == NOBODY


def test_equal_positions_are_equal_and_others_are_not() -> None:
    position = read_position(FULL)
    assert position == read_position(FULL)
    for other in random_positions(Random(3), 50):
        assert position != other


@pytest.mark.parametrize("part", ["turn 1", "direction -", "declared 1", "rules lead_free"])
def test_one_different_part_makes_a_different_position(part: str) -> None:
    assert read_position("G3 Y3 | R9 | GP") != read_position(f"G3 Y3 | R9 | GP; {part}")


@pytest.mark.parametrize(
    ("text", "code", "args"),
    [
        ("G3 | R9", "seats-refused", {"seats": 2, "fewest": 3, "most": 4}),
        ("G3 | X9 | R1", "card-unknown", {"card": "X9"}),
        ("G3 | G-3 | R1", "card-unknown", {"card": "G-3"}),
        ("G3 | GP | YP GP", "cards-impossible", {"card": "GP", "copies": 1}),
        ("G3 | G3 | G3", "cards-impossible", {"card": "G3", "copies": 2}),
        ("G3 | R1 | M1; beat 1: M1", "cards-impossible", {"card": "M1", "copies": 1}),
        ("G3 | R1 | M1; beat 1: R2 R3", "gang-not-a-combo", {"cards": "R2 R3"}),
        ("G3 | R1 | M1; beat R2", "gang-position-unreadable", {"part": "beat R2"}),
        ("G3 | R1 | M1; beat 3: R2", "gang-position-impossible", {"part": "beat 3: R2"}),
        ("G3 | R1 | M1; beat 0: R2", "gang-position-impossible", {"part": "beat 0: R2"}),
        ("G3 | R1 | M1; turn 3", "gang-position-impossible", {"part": "turn 3"}),
        ("G3 | R1 | M1; turn north", "gang-position-unreadable", {"part": "turn north"}),
        ("G3 | R1 | M1; turn", "gang-position-unreadable", {"part": "turn"}),
        ("G3 | R1 | M1; turn 1; turn 2", "gang-position-unreadable", {"part": "turn 2"}),
        ("G3 | R1 | M1; weather 1", "gang-position-unreadable", {"part": "weather 1"}),
        ("G3 | R1 | M1;", "gang-position-unreadable", {"part": ""}),
        ("G3 | R1 | M1; direction up", "gang-position-unreadable", {"part": "direction up"}),
        ("G3 | R1 | M1; rules soft", "gang-position-unreadable", {"part": "rules soft"}),
        ("G3 | R1 | M1; opening 0", "gang-position-unreadable", {"part": "opening 0"}),
        ("G3 | R1 | M1; opening", "gang-position-impossible", {"part": "opening"}),
        ("M1 | R1 | Y1; beat 1: G1; opening", "gang-position-impossible", {"part": "opening"}),
        ("G3 | R1 | M1; passed 1", "gang-position-impossible", {"part": "passed 1"}),
        ("G3 | R1 | M1; passed 4", "gang-position-impossible", {"part": "passed 4"}),
        ("G3 | R1 R2 | M1; declared 1", "gang-position-impossible", {"part": "declared 1"}),
        ("G3 | R1 R2 | M1; out 1", "gang-position-impossible", {"part": "out 1"}),
        ("G3 | R1 | M1; out 0", "gang-position-impossible", {"part": "out 0"}),
        ("G3 | R1 R2 | M1; pending 1", "gang-position-impossible", {"part": "pending 1"}),
        ("G3 | R1 | M1; out 1; declared 1", "gang-position-impossible", {"part": "declared 1"}),
        ("G3 | R1 | M1; out 1; pending 1", "gang-position-impossible", {"part": "out 1"}),
        ("G3 | - | M1", "gang-position-impossible", {"part": "turn 1"}),
        (
            "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 Y1 Y2 Y3 Y4 Y5 Y6 Y7 | R1 | M1",
            "gang-position-impossible",
            {"part": "G1 Y1 G2 Y2 G3 Y3 G4 Y4 G5 Y5 G6 Y6 G7 Y7 G8 G9 G10"},
        ),
    ],
)
def test_a_line_that_is_no_position_is_refused(
    text: str, code: str, args: dict[str, str | int]
) -> None:
    with pytest.raises(RulesError) as refusal:
        read_position(text)
    assert (refusal.value.code, refusal.value.args_by_name) == (code, args)


def read_place(text: str) -> int:
    return read_position(f"- | R1 | M1; beat 0: {text}").to_beat
