"""What a seat may know, and how it is told."""

import json
from random import Random
from typing import Any

import pytest

from lastcard.games.game import Seat

from .arrange import GAME, after, dealt, playing, wander

HANDS = "G5 R7 R8 | Y2 Y3 Y9 | R3 G4 R9"


def seen(state: Any, seat: int | None) -> dict[str, Any]:
    """The view as whoever reads its JSON knows it."""
    who = None if seat is None else Seat(seat)
    known: dict[str, Any] = json.loads(GAME.encode(GAME.view(state, who)))
    return known


def test_a_view_holds_this_and_nothing_else() -> None:
    assert set(seen(playing(HANDS), 0)) == {
        "game", "seat", "seats", "options", "number", "deal", "phase", "dealer", "direction",
        "awaits", "hand", "counts", "to_beat", "owner", "cycle", "discards", "declared", "out",
        "exchange", "shown", "pad", "totals", "opened", "outcome", "legal",
        "duty", "next_deal", "right",
    }  # fmt: skip


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    """GF-7.5."""
    view = seen(after(playing(HANDS), "G5", "Y9"), 2)
    assert (view["hand"], view["counts"]) == ("R3 G4 R9", [2, 2, 3])


def test_a_watcher_sees_no_hand_and_has_no_moves() -> None:
    view = seen(after(playing(HANDS), "G5", "Y9"), None)
    assert (view["hand"], view["legal"], view["seat"]) == ("", [], None)
    assert view["counts"] == [2, 2, 3]


def test_a_seat_out_of_turn_has_no_moves() -> None:
    assert seen(playing(HANDS), 1)["legal"] == []
    assert seen(playing(HANDS), 0)["legal"] == ["G5", "R7", "R8"]


def test_everybody_sees_the_cycle_what_is_to_be_beaten_and_by_whom_it_was_played() -> None:
    state = after(playing(HANDS), "G5", "pass")
    for seat in (None, 0, 1, 2):
        view = seen(state, seat)
        assert view["cycle"] == [{"seat": 0, "move": "G5"}, {"seat": 1, "move": "pass"}]
        assert (view["to_beat"], view["owner"], view["awaits"]) == ("G5", 0, 2)


@pytest.mark.parametrize(("discards", "shown"), [("covered", None), ("open", 1)])
def test_finished_cycles_are_covered_unless_the_table_plays_open(
    discards: str, shown: int | None
) -> None:
    """GF-7.6."""
    state = after(playing(HANDS, discards=discards), "G5", "pass", "pass", "R7!")
    view = seen(state, 1)
    assert view["cycle"] == [{"seat": 0, "move": "R7!"}]
    assert (None if view["discards"] is None else len(view["discards"])) == shown
    assert (b'"G5"' in GAME.encode(GAME.view(state, Seat(1)))) == (discards == "open")


def test_everybody_sees_who_declared_and_who_is_out() -> None:
    """GF-8.1, GF-8.3."""
    state = after(playing("G5 R7 | Y6 Y9 | R3 G4 R9 | R1 R2 R4"), "G5", "Y6!")
    for seat in (None, 0, 1, 2, 3):
        assert (seen(state, seat)["declared"], seen(state, seat)["out"]) == ([1], [0])


def test_when_a_deal_has_ended_the_hands_are_opened_and_the_pad_is_written() -> None:
    """GF-7.4, GF-10.1."""
    view = seen(after(playing("G5 Y5 | Y2 Y3 | R9 G9 R3"), "G5 Y5"), None)
    assert view["opened"] == ["", "Y2 Y3", "R3 G9 R9"]
    assert view["pad"] == [
        {"direction": 1, "winner": 0, "left": [0, 2, 3], "points": [0, 2, 3], "undeclared": []}
    ]
    assert (view["totals"], view["outcome"]) == ([0, 2, 3], None)


def test_while_a_deal_is_played_no_hand_of_the_last_one_is_open() -> None:
    state = dealt(Random(1), 3)
    assert seen(state, 0)["opened"] is None


def test_the_end_of_the_match_is_seen() -> None:
    """GF-10.2."""
    view = seen(after(playing("G5 Y5 | Y2 Y3 | R9 G9 R3", target="3"), "G5 Y5"), 1)
    assert view["outcome"] == {"totals": [0, 2, 3], "winners": [0]}
    assert (view["phase"], view["awaits"]) == ("done", None)


def test_a_card_shown_at_the_cut_is_known_with_its_holder() -> None:
    """GF-2.4."""
    deck = list(GAME.deck())
    deck.remove("GP")
    deck.insert(10, "GP")
    state = GAME.start(GAME.options("en-2010", {"ceremony": "on"}), 3)
    state = after(state, "deal " + " ".join(deck), "cut 1", "cut 10")
    assert seen(state, 1)["shown"] == [{"card": "GP", "holder": None}]
    state = after(state, "cut 1")
    first = state.first
    # GP is dealt as the 10th card, the second of the third round; the first card shown was Y1.
    assert seen(state, 1)["shown"][0] == {"card": "GP", "holder": (first + 1) % 3}


def test_a_view_reads_back_as_it_was_encoded() -> None:
    rng = Random(2)
    state = dealt(rng, 3, ceremony="on", discards="open", target="20")
    for _ in range(60):
        state = wander(state, rng, 5)
        for seat in (None, Seat(0), Seat(1), Seat(2)):
            view = GAME.view(state, seat)
            assert GAME.decode(GAME.encode(view)) == view


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_view_for_a_seat_that_is_none(seat: int) -> None:
    rng = Random(1)
    state = dealt(rng, 4)
    phases = set()
    for _ in range(400):
        phases.add(state.phase)
        with pytest.raises(IndexError):
            GAME.view(state, Seat(seat))
        state = wander(state, rng, 1)
    assert len(phases) == 3
