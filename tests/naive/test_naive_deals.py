"""Whole deals of Gang of Four played by the naive rules (sections 7 to 9)."""

from __future__ import annotations

import pytest

from . import gang


def playing(hands: str, *, leader: int = 0, direction: int = 1, **options: object) -> gang.Deal:
    return gang.Deal([hand.split() for hand in hands.split("|")], leader, direction, False, options)


def played(deal: gang.Deal, *moves: str) -> gang.Deal:
    for move in moves:
        deal.play(move)
    return deal


def test_the_turn_follows_the_direction() -> None:
    assert played(playing("G1 G2 G3 | Y2 Y3 | R3 R4"), "G1").turn == 1
    assert played(playing("G1 G2 G3 | Y2 Y3 | R3 R4", direction=-1), "G1").turn == 2


def test_who_has_passed_may_play_again_in_the_same_cycle() -> None:
    deal = played(playing("G1 Y9 R9 | Y2 R10 G8 | R3 G5 G6"), "G1", "pass", "R3", "pass")
    assert deal.turn == 1
    assert "R10" in deal.legal()


def test_with_out_of_cycle_who_has_passed_waits_for_the_next_cycle() -> None:
    hands = "G1 Y9 R9 | Y2 R10 G8 | R3 G5 G6"
    deal = played(playing(hands, after_pass="out_of_cycle"), "G1", "pass", "R3", "Y9!")
    assert deal.turn == 2
    deal.play("pass")
    assert deal.turn == 0
    assert deal.legal() == {"R9"}


def test_when_all_others_have_passed_the_owner_leads() -> None:
    deal = played(playing("G5 Y9 R9 | Y2 Y3 | R3 G4"), "G5", "pass", "pass")
    assert deal.turn == 0
    assert "pass" not in deal.legal()


def test_the_deal_ends_with_somebodys_last_cards() -> None:
    deal = played(playing("G5 Y5 | Y2 Y3 Y6 | " + "R9 " * 8), "G5 Y5")
    assert deal.winner == 0
    assert deal.legal() == set()
    assert deal.points() == [0, 3, 16]


def test_a_play_that_leaves_one_card_can_be_declared() -> None:
    hands = "G5 R7 | Y2 Y3 | R3 G4"
    assert playing(hands).legal() == {"G5", "G5!", "R7", "R7!"}
    assert playing(hands, last_card="automatic").legal() == {"G5", "R7"}


def test_a_declaration_can_be_made_good_until_the_next_player_acts() -> None:
    deal = played(playing("G5 R7 | Y2 Y3 | R3 G4"), "G5")
    assert deal.callers() == {0}
    deal.call(0)
    assert deal.callers() == set()
    played(deal, "pass", "pass")
    assert deal.turn == 0


def test_nobody_calls_who_has_nothing_to_declare() -> None:
    deal = played(playing("G5 R7 | Y2 Y3 | R3 G4"), "G5!")
    with pytest.raises(ValueError, match="nothing to declare"):
        deal.call(0)


def test_in_automatic_mode_nobody_calls() -> None:
    deal = played(playing("G5 R7 | Y2 Y3 | R3 G4", last_card="automatic"), "G5")
    assert deal.callers() == set()
    assert played(deal, "pass", "pass").turn == 0


def test_without_a_declaration_all_others_pass_and_the_next_one_leads() -> None:
    deal = played(playing("G5 R7 | Y2 Y3 | R3 G4 | Y4 R4"), "G5", "pass", "pass")
    assert deal.turn == 3
    assert deal.to_beat == ["G5"]
    deal.play("pass")
    assert deal.turn == 1
    assert deal.to_beat is None


@pytest.mark.parametrize(("undeclared", "points"), [("plus_one", 2), ("one", 1)])
def test_the_omission_counts_even_if_the_next_act_ends_the_deal(
    undeclared: str, points: int
) -> None:
    deal = played(playing("G1 Y1 R7 | G2 Y2 | R3 G4", undeclared=undeclared), "G1 Y1", "G2 Y2")
    assert deal.winner == 1
    assert deal.points() == [points, 0, 2]


def test_the_one_who_is_left_wins_whatever_he_holds() -> None:
    deal = played(playing("G5 R7 | Y6 R8 | R3 G4 G9"), "G5", "Y6", "pass")
    assert deal.winner == 2
    assert deal.points() == [2, 2, 0]


def test_the_last_act_is_carried_out_before_the_one_who_is_left_wins() -> None:
    deal = played(playing("G5 R7 | Y6 R8 | R3 G4 G9"), "G5", "Y6", "G9")
    assert deal.winner == 2
    assert deal.hands[2] == ["R3", "G4"]


def test_who_leads_at_once_without_having_declared_is_out_and_the_next_one_leads() -> None:
    # Seat 0 is out of the deal and seats 1 and 2 out of the cycle, so nobody can answer seat 3.
    hands = "G5 R7 | Y2 Y6 Y7 | R3 G4 G6 | G9 G10"
    deal = played(playing(hands, after_pass="out_of_cycle"), "G5", "pass", "pass", "G9")
    assert deal.turn == 3
    assert deal.callers() == {3}
    assert deal.legal() == {"G10"}
    deal.play("G10")
    assert deal.winner is None
    assert deal.turn == 1
    assert deal.hands[3] == ["G10"]


def test_who_leads_at_once_may_still_declare_and_win() -> None:
    hands = "G5 R7 | Y2 Y6 Y7 | R3 G4 G6 | G9 G10"
    deal = played(playing(hands, after_pass="out_of_cycle"), "G5", "pass", "pass", "G9")
    deal.call(3)
    deal.play("G10")
    assert deal.winner == 3
    assert deal.points() == [2, 3, 3, 0]


def test_a_declared_last_card_binds_the_player_before_it() -> None:
    deal = played(playing("G5 R7 | Y2 Y3 Y8 | R3 G9 RD"), "G5!", "Y8")
    assert deal.turn == 2
    assert deal.legal() == {"RD"}


def test_the_next_player_is_found_past_those_who_are_out() -> None:
    # Seat 0 goes out of the deal undeclared; seat 3 then sits before seat 1.
    deal = played(playing("G5 R7 | Y6 R8 | R3 G4 G9 | Y1 Y10 GP"), "G5", "Y6!", "pass")
    assert deal.turn == 3
    assert deal.legal() == {"GP"}


def test_sequences_of_moves_are_counted() -> None:
    deal = playing("G5 R7 | Y2 | R3", last_card="automatic")
    assert gang.count(deal, 0) == 1
    assert gang.count(deal, 1) == 1
    free = playing("G5 R7 | Y2 Y9 | R3 R8", last_card="automatic")
    assert gang.count(free, 1) == 2
    # On G5 follow Y9 and pass, on R7 likewise; a finished deal counts once.
    assert gang.count(free, 2) == 4
    assert gang.count(playing("G5 R7 | Y2 Y9 | R3 R8"), 1) == 4
    assert gang.count(playing("RD | Y2 Y9 | R3 R8"), 9) == 1
