"""Turns of a deal (TH-2) as they are seen at the table."""

import pytest

from lastcard.games.errors import CardNotHeld, NotYourTurn
from lastcard.games.game import Seat
from lastcard.games.thirteen import events
from lastcard.games.thirteen.notation import write_cards, write_sequence
from lastcard.games.thirteen.state import State

from .positions import GAME, after, core, legal, playing, step


def on(state: State, target: str) -> str:
    return write_sequence(core(state).on("BYG".index(target)))


def taken(state: State) -> list[str]:
    return [write_cards(core(state).taken_by(seat)) for seat in range(state.seats)]


def test_every_card_in_hand_may_be_played_and_nothing_else() -> None:
    """TH-2.2, TH-2.3: from the lowest to the highest, a rotten four on each target."""
    state = playing("G7 B7 R4 Y1 G4 | Y1 | G5", targets="B7|Y7 Y5 Y1|")
    assert legal(state) == ["Y1", "G4", "R4>B", "R4>Y", "R4>G", "B7", "G7"]


def test_a_coloured_card_goes_on_the_target_of_its_colour() -> None:
    """TH-2.3."""
    state = after(playing("Y2 B1 | B1 | G5 G1"), "Y2", "B1", "G5")
    assert [on(state, target) for target in "BYG"] == ["B1", "Y2", "G5"]


@pytest.mark.parametrize("target", ["B", "Y", "G"])
def test_a_rotten_four_goes_on_any_target_also_on_an_empty_one(target: str) -> None:
    """TH-2.3."""
    state = after(playing("R4 B1 | Y1 | G5"), f"R4>{target}")
    assert [on(state, each) for each in "BYG"] == ["R4" if each == target else "" for each in "BYG"]


def test_a_player_draws_while_there_is_a_card_to_draw() -> None:
    """TH-2.4."""
    state = after(playing("B7 B1 | Y1 Y2 | G5 G1", pile="R4"), "B7")
    assert write_cards(core(state).hand(0)) == "B1 R4"
    state = after(state, "Y1")
    assert write_cards(core(state).hand(1)) == "Y2"


def test_exactly_thirteen_does_no_harm() -> None:
    """TH-2.5, TH-4.2."""
    state = after(playing("B2 Y1 | Y1 | G5", targets="B7 B4||"), "B2")
    assert on(state, "B") == "B7 B4 B2"
    assert taken(state) == ["", "", ""]


def test_over_thirteen_the_player_takes_what_lay_there_and_the_card_stays() -> None:
    """TH-2.5, TH-4.2."""
    state = after(playing("B2 Y1 | B4 Y1 | G5", targets="B7 B4||"), "B2", "B4")
    assert on(state, "B") == "B4"
    assert taken(state) == ["", "B2 B4 B7", ""]


def test_a_rotten_four_is_taken_with_the_others() -> None:
    """TH-4.2."""
    state = after(playing("R4 Y1 | B5 Y1 | G5", targets="B7||"), "R4>B", "B5")
    assert taken(state) == ["", "R4 B7", ""]
    assert on(state, "B") == "B5"


def test_the_card_just_drawn_cannot_be_taken() -> None:
    """TH-2.4, TH-2.5."""
    state = after(playing("B7 Y1 | Y1 | G5", targets="B7||", pile="R4"), "B7")
    assert write_cards(core(state).hand(0)) == "Y1 R4"
    assert taken(state) == ["B7", "", ""]


def test_the_turn_goes_to_the_next_seat_and_round() -> None:
    """TH-2.1."""
    state = playing("B1 B1 | Y1 Y1 | G1 G1")
    turns = []
    for text in ("B1", "Y1", "G1", "B1"):
        turns.append(GAME.awaits(state))
        state = after(state, text)
    assert turns == [0, 1, 2, 0]


def test_everybody_sees_a_card_played_and_a_card_drawn() -> None:
    seen = step(playing("B7 Y1 | Y1 | G5", targets="B1||", pile="R4 R4"), "B7")
    assert seen.events == (
        events.Played(seat=Seat(0), card="B7", target="B", sum=8),
        events.Drew(seat=Seat(0), pile=1),
    )
    assert not seen.closes


def test_the_last_card_of_the_pile_is_drawn_like_any_other() -> None:
    """TH-2.4."""
    first = step(playing("B7 Y1 | Y1 Y2 | G5", pile="R4"), "B7")
    assert first.events[-1] == events.Drew(seat=Seat(0), pile=0)
    second = step(first.state, "Y1")
    assert [type(event) for event in second.events] == [events.Played]


def test_everybody_sees_what_is_taken() -> None:
    """TH-2.5, TH-2.6."""
    seen = step(playing("R4 Y1 | Y1 | G5", targets="|Y7 Y5|"), "R4>Y")
    assert seen.events == (
        events.Played(seat=Seat(0), card="R4", target="Y", sum=16),
        events.Took(seat=Seat(0), target="Y", cards="Y7 Y5", taken=2),
    )
    assert seen.closes


def test_the_end_of_a_deal_opens_and_counts_what_was_taken() -> None:
    """TH-2.7, TH-3.1: the card on the target counts for nobody."""
    seen = step(playing("B7 | |", targets="B7 R4 B1||"), "B7")
    assert seen.events[-1] == events.DealEnded(
        taken=("B1 R4 B7", "", ""), points=(2, 0, 0), totals=(2, 0, 0)
    )
    assert seen.closes
    assert GAME.scores(seen.state) == ((2, 0, 0),)


def test_a_card_that_is_not_held_is_refused() -> None:
    with pytest.raises(CardNotHeld) as refusal:
        step(playing("B7 Y1 | Y2 | G5", pile="R4"), "R4>B")
    assert refusal.value.args_by_name == {"cards": "R4"}


def test_nobody_plays_out_of_turn() -> None:
    state = playing("B7 Y1 | Y2 | G5")
    with pytest.raises(NotYourTurn) as refusal:
        GAME.apply(state, Seat(2), GAME.read("G5"))
    assert refusal.value.args_by_name == {"seat": 2, "turn": 0}


@pytest.mark.parametrize(
    ("hand", "targets", "played"),
    [
        ("B1 Y2 G7", "B7||", "B1"),
        ("B1 Y2 G7", "B7 B5 B1||", "Y2"),
        ("B5 R4 G7", "B7|Y7 Y4|G5", "R4>B"),
        ("B5 R4 G7", "B7 R4|Y7|G5", "R4>Y"),
        ("B5 R4 G7", "B7 R4|Y7 R4|G7 G5", "R4>B"),
    ],
)
def test_a_clock_plays_the_lowest_card_that_takes_nothing_else_the_lowest(
    hand: str, targets: str, played: str
) -> None:
    state = playing(f"{hand} | Y2 | G5", targets=targets)
    assert GAME.write(GAME.default(state, Seat(0))) == played
