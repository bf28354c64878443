"""One deal being played: cycles and last cards (GF-7, GF-8)."""

from random import Random

import pytest

from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import read_combo, write_combo
from lastcard.games.gang.position import NOBODY, NOTHING, Position
from lastcard.games.gang.positions import read_position, write_position

from .arrange import random_positions


def legal(text: str) -> list[str]:
    return ["pass" if move == PASS else write_combo(move) for move in read_position(text).legal()]


def played(text: str, *moves: str) -> Position:
    """The position after some moves; a play that leaves one card is declared by a ``!``."""
    position = read_position(text)
    for move in moves:
        cards = move.removesuffix("!")
        position.play(PASS if move == "pass" else read_combo(cards), move != cards)
    return position


def test_a_pair_is_answered_by_a_higher_pair_or_a_gang_or_a_pass() -> None:
    """GF-7.1."""
    assert legal("G3 Y3 G4 G4 Y4 Y4 R9 | R1 R2 | Y1 Y2; beat 1: Y3 R3") == [
        "G4 G4", "G4 Y4", "Y4 Y4", "G4 G4 Y4 Y4", "pass",
    ]  # fmt: skip


def test_a_gang_is_answered_only_by_a_higher_gang() -> None:
    """GF-7.1."""
    hand = "G3 G3 Y3 Y3 G7 Y7 R7 R7 GP YP RD"
    assert legal(f"{hand} | R1 R2 | Y1 Y2; beat 1: G5 Y5 R5 R5") == ["G7 Y7 R7 R7", "pass"]


def test_the_turn_goes_round_in_the_direction_of_the_deal() -> None:
    """GF-7.1, GF-4.1."""
    hands = "G1 G2 G3 | Y2 Y3 Y4 | R3 R4 R5 | R6 R7 R8"
    assert played(hands, "G1").turn == 1
    assert played(f"{hands}; direction -", "G1").turn == 3


def test_a_leader_may_not_pass_and_who_answers_may() -> None:
    """GF-7.2."""
    assert legal("G3 Y7 | R1 R2 | Y1 Y2") == ["G3", "Y7"]
    assert legal("G3 Y7 | R1 R2 | Y1 Y2; beat 2: RD") == ["pass"]


def test_who_has_passed_may_play_again_in_the_same_cycle() -> None:
    """GF-7.2."""
    position = played("G1 Y9 R9 | Y2 R10 G8 | R3 G5 G6", "G1", "pass", "R3", "pass")
    assert position.turn == 1
    assert read_combo("R10") in position.legal()


def test_out_of_cycle_who_has_passed_waits_for_the_next_cycle() -> None:
    """GF-7.2."""
    hands = "G1 Y9 R9 | Y2 R10 G8 | R3 G5 G6; rules out_of_cycle"
    position = played(hands, "G1", "pass", "R3", "Y9!")
    assert position.turn == 2
    position.play(PASS)
    assert (position.turn, position.to_beat, position.passed) == (0, NOTHING, 0)


def test_when_all_others_have_passed_in_succession_the_owner_leads() -> None:
    """GF-7.3."""
    hands = "G5 Y9 R9 | Y2 Y8 G8 | R3 G4 Y4 | R1 R2 Y3"
    assert played(hands, "G5", "pass", "pass").to_beat == read_combo("G5")
    position = played(hands, "G5", "pass", "pass", "pass")
    assert (position.turn, position.to_beat, position.owner) == (0, NOTHING, NOBODY)


def test_a_play_between_the_passes_starts_the_count_anew() -> None:
    """GF-7.3."""
    position = played(
        "G5 Y9 R9 | Y2 Y8 G8 | R3 G4 Y6 | R1 R2 Y3", "G5", "pass", "Y6", "pass", "pass"
    )
    assert (position.turn, position.owner) == (1, 2)


def test_when_the_owner_is_out_everybody_passes_and_the_next_one_leads() -> None:
    """GF-7.3, GF-8.3."""
    hands = "G5 R7 | Y2 Y3 | R3 G4 | Y4 R4"
    position = played(hands, "G5", "pass", "pass")
    assert (position.turn, position.to_beat) == (3, read_combo("G5"))
    position.play(PASS)
    assert (position.turn, position.to_beat) == (1, NOTHING)


def test_the_next_one_after_an_absent_owner_is_found_in_the_direction_of_play() -> None:
    """GF-7.3."""
    hands = "G5 R7 | Y2 Y3 | R3 G4 | Y4 R4; direction -"
    assert played(hands, "G5", "pass", "pass", "pass").turn == 3


def test_the_deal_ends_with_the_last_cards() -> None:
    """GF-7.4, GF-8.1: going out with several cards needs no declaration."""
    position = played("G5 Y5 | Y2 Y3 Y6 | R9 G9", "G5 Y5")
    assert (position.winner, position.left(0)) == (0, 0)


def test_how_many_cards_a_seat_holds_can_be_asked() -> None:
    """GF-7.5."""
    position = read_position("G5 Y5 | Y2 Y3 Y6 | R9")
    assert [position.left(seat) for seat in range(3)] == [2, 3, 1]


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_none_holds_no_cards(seat: int) -> None:
    position = read_position("G5 Y5 | Y2 Y3 Y6 | R9")
    with pytest.raises(IndexError):
        position.hand(seat)
    with pytest.raises(IndexError):
        position.left(seat)


def test_who_does_not_declare_is_out_once_the_next_player_acts() -> None:
    """GF-8.3, GF-8.5."""
    hands = "G5 R7 | Y2 Y3 Y9 | R3 G4 G8"
    assert played(hands, "G5").out == 0
    assert played(hands, "G5").pending == 0
    assert played(hands, "G5", "pass").out == 0b001
    assert played(hands, "G5", "Y9").out == 0b001


def test_a_late_call_is_as_good_as_one_in_time() -> None:
    """GF-8.2, GF-8.5."""
    late = played("G5 R7 | Y2 Y3 Y9 | R3 G4 G8", "G5")
    late.call(0)
    assert late == played("G5 R7 | Y2 Y3 Y9 | R3 G4 G8", "G5!")


def test_who_is_out_is_skipped_and_keeps_his_card() -> None:
    """GF-8.3."""
    position = played("G5 R7 | Y2 Y3 Y9 | R3 G4 R9 | G1 G2 G3", "G5", "Y9", "R9", "pass")
    assert position.turn == 1
    assert position.left(0) == 1


def test_the_omission_counts_even_if_the_next_act_ends_the_deal() -> None:
    """GF-8.5."""
    position = played("G1 Y1 R7 | G2 Y2 | R3 G4", "G1 Y1", "G2 Y2")
    assert (position.winner, position.out, position.pending) == (1, 0b001, NOBODY)


def test_the_one_who_is_left_wins_whatever_he_holds() -> None:
    """GF-8.6."""
    position = played("G5 R7 | Y6 R8 | R3 G4 G9", "G5", "Y6", "pass")
    assert (position.winner, position.left(2)) == (2, 3)


def test_the_last_act_is_carried_out_before_the_one_who_is_left_wins() -> None:
    """GF-8.6."""
    position = played("G5 R7 | Y6 R8 | R3 G4 G9", "G5", "Y6", "G9")
    assert (position.winner, position.left(2)) == (2, 2)


def test_who_leads_without_having_declared_keeps_his_card_and_the_next_one_leads() -> None:
    """GF-8.3, GF-8.5: out of cycle, all others have passed or are out."""
    hands = "G5 R7 | Y2 Y6 Y7 | R3 G4 G6 | G9 G10; rules out_of_cycle"
    position = played(hands, "G5", "pass", "pass", "G9")
    assert (position.turn, position.pending) == (3, 3)
    position.play(read_combo("G10"))
    assert (position.turn, position.winner, position.left(3)) == (1, NOBODY, 1)
    assert position.out == 0b1001


def test_the_opening_contains_the_multicoloured_one() -> None:
    """GF-3.1."""
    moves = ["M1", "Y1 M1", "M1 G2 G3 G4 Y5"]
    assert legal("Y1 M1 G2 G3 G4 Y5 R9 | R1 R2 | G1 Y2; opening") == moves


@pytest.mark.parametrize(("rules", "largest"), [("opening_five", 5), ("-", 7)])
def test_the_opening_has_five_cards_at_most_where_there_is_a_limit(
    rules: str, largest: int
) -> None:
    """GF-3.2."""
    moves = legal(f"G1 G1 Y1 Y1 R1 R1 M1 | R8 R2 | Y8 Y2; opening; rules {rules}")
    assert max(len(move.split()) for move in moves) == largest


def test_a_copy_goes_its_own_way() -> None:
    position = read_position("G5 Y5 | Y2 Y6 | G9 R9")
    twin = position.copy()
    assert twin == position
    twin.play(read_combo("G5"))
    assert write_position(position) == "G5 Y5 | Y2 Y6 | G9 R9"


def test_copies_of_random_positions_are_equal() -> None:
    for position in random_positions(Random(9), 300, ended=True):
        assert position.copy() == position


def test_a_position_is_equal_to_nothing_else() -> None:
    assert read_position("G5 Y5 | Y2 Y6 | G9 R9") != "G5 Y5 | Y2 Y6 | G9 R9"


def test_which_copy_is_held_makes_no_difference_to_what_may_be_played() -> None:
    """GF-1.2."""
    assert legal("G3 G3 | R1 R2 | Y1 Y2") == ["G3", "G3 G3"]
    assert legal("G3 R9 | R1 R2 | Y1 Y2; beat 2: G3") == ["R9", "pass"]
