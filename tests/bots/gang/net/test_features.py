"""The facts a net sees, row by row of the table in ``features``."""

import pytest

from lastcard.bots.gang.net.features import FEATURES, FeatureEncoder
from lastcard.bots.gang.worlds.world import note_pass
from lastcard.bots.gang.worlds.worlds import Worlds
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import read_cards, read_combo
from tests.bots.gang.arrange import choices, move, world

TABLE = {*range(64, 128), *range(168, 198), *range(215, 295), *range(336, 369), 378, 379}
"""The facts about unseen cards, opponents and what is to be beaten."""


def facts(text: str, played: str, dummy: str = "") -> set[int]:
    """What is so when the seat in turn plays this."""
    return set(FeatureEncoder().facts(world(text, dummy), move(played)))


def part(found: set[int], first: int, length: int) -> set[int]:
    """The facts of one row, counted from its first place."""
    return {place - first for place in found if first <= place < first + length}


def bits(mask: int) -> set[int]:
    return {place for place in range(64) if mask >> place & 1}


THREE = "G3 Y3 R7 RD | G4 G5 | Y7 YP R9"


def test_the_hand_after_the_move_and_the_unseen_cards_are_seen_as_masks() -> None:
    found = facts(THREE, "G3 Y3", dummy="G9 G9")
    assert part(found, 0, 64) == bits(read_cards("R7 RD"))
    assert part(found, 64, 64) == bits(read_cards("G4 G5 Y7 YP R9 G9 G9"))
    found = facts(f"{THREE}; beat 1: G10", "pass")
    assert part(found, 0, 64) == bits(read_cards("G3 Y3 R7 RD"))


def test_groups_of_one_number_are_seen_in_the_hand() -> None:
    hand = "G3 Y3 G5 Y5 R5 G7 G7 Y7 R7 R7 M1 G1 Y1 R1 RD"
    found = facts(f"{hand} | G4 G5 | Y8 YP R9", "RD")
    assert part(found, 128, 10) == {0, 2, 4, 6}
    assert part(found, 138, 10) == {0, 4, 6}
    assert part(found, 148, 10) == {0, 6}
    assert part(found, 158, 10) == {6}
    found = facts(f"{hand} | G4 G5 | Y8 YP R9", "G5 Y5")
    assert part(found, 128, 10) == {0, 2, 6}


def test_groups_of_one_number_are_seen_among_the_unseen_cards() -> None:
    found = facts("RD G2 | G4 G4 Y4 M1 G1 | Y4 R4 G1 R9", "RD", dummy="R9 Y9")
    assert part(found, 168, 10) == {0, 3, 8}
    assert part(found, 178, 10) == {0, 3, 8}
    assert part(found, 188, 10) == {3}


def test_cards_are_counted_in_the_order_of_turns() -> None:
    four = "G3 Y4 | G5 Y5 R6 | G7 | R8 R9; turn 1"
    assert part(facts(four, "G5 Y5"), 198, 17) == {1}
    assert part(facts(four, "G5 Y5"), 215, 48) == {0, 16 + 1, 32 + 1}
    found = facts(f"{four}; direction -", "G5 Y5")
    assert part(found, 215, 48) == {1, 16 + 1, 32 + 0}


def test_who_is_out_of_the_deal_is_not_counted() -> None:
    """GF-8.3."""
    found = facts("G3 Y4 | G5 | G7 | R8 R9; out 1; beat 3: G2", "G3")
    assert part(found, 215, 48) == {16 + 0, 32 + 1}


def test_passes_declarations_and_the_owner_are_seen_in_the_order_of_turns() -> None:
    found = facts("G3 Y4 | G5 | G7 Y7 | R8 R9; turn 2; beat 1: G2; passed 0; declared 1", "pass")
    assert part(found, 263, 3) == {1}
    assert part(found, 266, 3) == {2}
    assert part(found, 269, 3) == {2}


@pytest.mark.parametrize(
    ("to_beat", "kind", "number"),
    [
        ("G2", 0, 2),
        ("YP", 0, 11),
        ("G4 Y4", 1, 4),
        ("G4 Y4 R4", 2, 4),
        ("G4 Y5 R6 G7 Y8", 3, 8),
        ("G1 G5 G6 G7 G9", 4, 9),
        ("G4 Y4 R4 G8 Y8", 5, 4),
        ("G4 G5 G6 G7 G8", 6, 8),
        ("G4 Y4 R4 R4", 7, 4),
        ("G4 G4 Y4 R4 R4", 7, 4),
    ],
)
def test_what_is_to_be_beaten_is_seen_by_type_and_number(
    to_beat: str, kind: int, number: int
) -> None:
    found = facts(f"G3 R10 | Y9 G10 | Y2 R9; beat 2: {to_beat}", "pass")
    assert part(found, 273, 8) == {kind}
    assert part(found, 281, 12) == {number - 1}
    assert 272 not in found
    led = facts(f"{to_beat} M1 | Y9 G10 | Y2 R9", to_beat)
    assert part(led, 309, 8) == {kind}
    assert part(led, 317, 12) == {number - 1}
    assert 308 not in led


def test_a_lead_has_nothing_to_beat() -> None:
    found = facts(THREE, "RD")
    assert 272 in found
    assert part(found, 273, 20) == set()


def test_a_pass_has_neither_type_nor_number() -> None:
    found = facts(f"{THREE}; beat 1: G2", "pass")
    assert 308 in found
    assert part(found, 309, 27) == set()


def test_a_last_card_to_block_is_seen() -> None:
    """GF-9."""
    assert 293 in facts("G3 Y3 R7 | G4 | Y7 YP R9; declared 1", "G3 Y3")
    assert 293 not in facts("G3 Y3 R7 | G4 G5 | Y7; declared 2", "G3 Y3")


def test_three_players_and_the_opening_are_seen() -> None:
    assert 294 in facts(THREE, "RD")
    assert 294 not in facts("G3 Y4 | G5 | G7 | R8 R9", "G3")
    assert 379 in facts("M1 Y4 | G5 Y5 | R8 R9; opening", "M1")
    assert 379 not in facts("M1 Y4 | G5 Y5 | R8 R9", "M1")


def test_how_many_plays_the_hand_needs_is_seen() -> None:
    assert part(facts(THREE, "G3 Y3"), 295, 10) == {2}
    assert part(facts(THREE, "G3"), 295, 10) == {3}
    many = "G1 G3 G5 G7 Y2 Y4 Y6 Y8 R9 GP RD"
    assert part(facts(f"{many} | G4 G5 | Y7 YP R9", "G1"), 295, 10) <= {6, 7, 8, 9}


def test_the_kinds_above_every_unseen_card_are_counted() -> None:
    assert part(facts("G3 R9 GP | G4 G5 | Y7 R8", "G3"), 305, 3) == {0, 1}
    assert part(facts("G3 R9 R10 GP RD | G4 G5 | Y7 R8", "G3"), 305, 3) == {0, 1, 2}
    assert part(facts("G3 R9 GP | G4 G5 | Y7 RD", "G3"), 305, 3) == set()


def test_a_move_nothing_unseen_beats_is_seen() -> None:
    assert 329 in facts(THREE, "RD")
    assert 329 not in facts(THREE, "R7")
    assert 329 in facts("G3 RD | G4 G4 Y4 | Y7 YP R9", "RD", dummy="R4")
    assert 329 not in facts("G3 RD | G4 G4 Y4 R4 | Y7 YP R9", "RD")


@pytest.mark.parametrize(
    ("single", "step"),
    [
        ("RD", 0),
        ("Y10", 1),
        ("Y9", 2),
        ("R8", 3),
        ("Y8", 3),
        ("R7", 4),
        ("R3", 4),
        ("G3", 5),
    ],
)
def test_the_unseen_cards_above_a_single_are_counted(single: str, step: int) -> None:
    """None, one, two, three or four, five to eight, more."""
    found = facts(f"{single} Y1 | R2 R2 R3 G4 Y6 | G7 G8 R8 Y9 R9 YP", single)
    assert part(found, 330, 6) == {step}


def test_several_cards_are_not_counted_by_what_is_above() -> None:
    assert part(facts(THREE, "G3 Y3"), 330, 6) == set()


def test_what_opponents_let_pass_is_seen_in_the_order_of_turns() -> None:
    one = world("G3 Y4 | G5 Y5 | G7 | R8 R9; turn 1; beat 3: G2")
    note_pass(one, 3, read_combo("G9"))
    note_pass(one, 0, read_combo("R4 G4"))
    note_pass(one, 1, read_combo("G2"))
    assert part(set(FeatureEncoder().facts(one, PASS)), 336, 33) == {11 + 2, 22 + 5}


def test_five_of_a_colour_and_five_in_a_row_are_seen() -> None:
    found = facts("G1 G2 G4 G8 G9 Y3 R5 Y6 RD | Y7 R8 | R9 R9", "RD")
    assert part(found, 369, 3) == {0}
    assert part(found, 372, 6) == {0, 1}
    found = facts("G1 G2 G4 G8 M1 Y3 R5 Y6 RD | Y7 R8 | R9 R9", "Y3")
    assert part(found, 369, 3) == {0}
    assert part(found, 372, 6) == set()


def test_a_pass_that_would_end_the_cycle_is_seen() -> None:
    """GF-7.3."""
    four = "G3 Y4 | G5 Y5 | G7 | R8 R9; beat 1: G2"
    assert 378 in facts(f"{four}; passed 2 3", "pass")
    assert 378 in facts(f"{four}; passed 2 3", "G3")
    assert 378 not in facts(f"{four}; passed 3", "pass")
    assert 378 in facts(f"{four}; passed 3; out 2", "pass")


def test_nothing_but_the_move_and_the_hand_depends_on_the_move() -> None:
    encoder = FeatureEncoder()
    for found in choices(3) + choices(4):
        one = Worlds(found, 1).deal()
        seen = {frozenset(encoder.facts(one, played)) & TABLE for played in found.legal()}
        assert len(seen) == 1


def test_the_facts_do_not_depend_on_what_the_others_hold() -> None:
    encoder = FeatureEncoder()
    dealt = set()
    for found in choices(3)[::3] + choices(4)[::3]:
        worlds = Worlds(found, 1)
        seen = set()
        for _ in range(3):
            one = worlds.deal()
            dealt.add(one.hand((found.seat + 1) % found.seats))
            seen.add(tuple(tuple(encoder.facts(one, played)) for played in found.legal()))
        assert len(seen) == 1
    assert len(dealt) > 100


def test_every_fact_has_a_place() -> None:
    encoder = FeatureEncoder()
    for found in choices(4)[::5]:
        one = Worlds(found, 1).deal()
        for played in found.legal():
            listed = encoder.facts(one, played)
            assert listed == sorted(set(listed))
            assert listed[-1] < FEATURES
