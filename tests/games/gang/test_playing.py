"""Playing through the match: what is seen, and how a deal ends."""

import pytest

from lastcard.games.game import Event, Seat
from lastcard.games.gang.events import (
    CycleEnded,
    DealEnded,
    Declared,
    MatchEnded,
    Passed,
    Played,
    Undeclared,
)

from .arrange import after, events, legal, playing


def test_a_lead_before_a_late_call_binds_as_a_declared_card_does() -> None:
    """GF-8.5, GF-9.1."""
    state = after(playing("Y8 R9 | G9 RD | R1; out 2"), "Y8")
    assert legal(state) == ["G9", "G9!", "RD", "RD!", "pass"]
    assert legal(after(state, "0: last!")) == ["RD", "RD!"]


def test_a_play_that_leaves_one_card_can_be_declared_with_it() -> None:
    """GF-8.1, GF-8.2."""
    assert legal(playing("G5 R7 | Y2 Y3 | R3 G4")) == ["G5", "G5!", "R7", "R7!"]
    assert legal(playing("G5 R7 | Y2 Y3 | R3 G4", last_card="automatic")) == ["G5", "R7"]
    assert legal(playing("G5 R7 R8 | Y2 Y3 | R3 G4")) == ["G5", "R7", "R8"]


@pytest.mark.parametrize(
    ("moves", "last_card", "seen"),
    [
        (["G5"], "spoken", [("0 plays G5 single 1",)]),
        (["G5!"], "spoken", [("0 plays G5 single 1", "0 declared")]),
        (["G5"], "automatic", [("0 plays G5 single 1", "0 declared")]),
        (["G5", "0: last!"], "spoken", [("0 plays G5 single 1",), ("0 declared",)]),
        (["G5", "pass"], "spoken", [("0 plays G5 single 1",), ("0 undeclared", "1 passes")]),
    ],
)
def test_everybody_sees_who_declares(
    moves: list[str], last_card: str, seen: list[tuple[str, ...]]
) -> None:
    """GF-8.1, GF-8.2, GF-8.3."""
    state = playing("G5 R7 | Y2 Y3 Y9 | R3 G4", last_card=last_card)
    told = [
        tuple(told_as(event) for event in events(state, *moves[: n + 1])) for n in range(len(moves))
    ]
    assert told == seen


def told_as(event: Event) -> str:
    match event:
        case Played():
            return f"{event.seat} plays {event.cards} {event.type} {event.left}"
        case Passed():
            return f"{event.seat} passes"
        case Declared():
            return f"{event.seat} declared"
        case Undeclared():
            return f"{event.seat} undeclared"
        case CycleEnded():
            return f"{event.leader} leads"
        case _:
            return type(event).__name__


def test_everybody_sees_that_a_cycle_is_over() -> None:
    """GF-7.3."""
    state = playing("G5 R7 R8 | Y2 Y3 | R3 G4")
    assert [told_as(event) for event in events(state, "G5", "pass", "pass")] == [
        "2 passes",
        "0 leads",
    ]


def test_who_leads_undeclared_is_seen_to_play_nothing() -> None:
    """GF-8.3, GF-8.5."""
    hands = "G5 R7 | Y2 Y6 Y7 | R3 G4 G6 | G9 G10"
    state = playing(hands, after_pass="out_of_cycle")
    seen = events(state, "G5", "pass", "pass", "G9", "G10")
    assert [told_as(event) for event in seen] == ["3 undeclared", "1 leads"]


def test_at_the_end_of_a_deal_hands_points_and_totals_are_told() -> None:
    """GF-7.4, GF-10.1."""
    state = playing("G5 Y5 | Y2 Y3 | R9 G9 Y9 R1 R2 R3 R4 R5")
    ended = events(state, "G5 Y5")[-1]
    assert ended == DealEnded(
        winner=Seat(0),
        hands=("", "Y2 Y3", "R1 R2 R3 R4 R5 G9 Y9 R9"),
        points=(0, 2, 16),
        totals=(0, 2, 16),
    )


def test_the_deal_and_the_match_can_end_with_one_card() -> None:
    """GF-7.4, GF-10.2."""
    seen = events(playing("G5 Y5 | Y2 Y3 | R9 G9", target="2"), "G5 Y5")
    assert seen[-1] == MatchEnded(totals=(0, 2, 2), winners=(Seat(0),))


@pytest.mark.parametrize(("edition", "points"), [("en-2010", (2, 0, 2)), ("fr-2005", (1, 0, 2))])
def test_who_forgot_to_declare_pays_for_it(edition: str, points: tuple[int, ...]) -> None:
    """GF-8.4, GF-8.5: even if the next act ends the deal."""
    state = after(playing("G1 Y1 R7 | G2 Y2 | R3 G4", edition), "G1 Y1", "G2 Y2")
    assert state.results[0].row.points == points
    assert state.results[0].row.undeclared == (0,)


def test_the_one_who_is_left_wins_with_no_points() -> None:
    """GF-8.6."""
    state = after(playing("G5 R7 | Y6 R8 | R3 G4 G9"), "G5", "Y6", "pass")
    assert (state.results[0].row.winner, state.results[0].row.points) == (2, (2, 2, 0))
