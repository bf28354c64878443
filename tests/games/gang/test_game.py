"""Gang of Four as a game: turns and phases, direction, defaults."""

from random import Random

import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.games.gang.moves import Pass
from lastcard.games.gang.state import Phase, State

from .arrange import GAME, after, deal_next, dealt, legal, playing, refused, wander


def deals(state: State, rng: Random, count: int) -> list[State]:
    """The match just after each of its next deals was dealt."""
    found: list[State] = []
    while len(found) < count:
        if state.phase is Phase.DEAL:
            state = deal_next(state, rng)
            found.append(state)
        state = wander(state, rng, 1)
    return found


def test_the_direction_alternates_from_deal_to_deal() -> None:
    """GF-4.1."""
    options = GAME.options("en-2010", {"target": "1000"})
    states = deals(GAME.start(options, 4), Random(1), 5)
    assert [GAME.direction(state) for state in states] == [1, -1, 1, -1, 1]


def test_the_score_pad_shows_the_direction_of_each_deal() -> None:
    """GF-4.1."""
    options = GAME.options("en-2010", {"target": "1000"})
    pad = GAME.view(deals(GAME.start(options, 3), Random(1), 4)[-1], None).pad
    assert [row.direction for row in pad] == [1, -1, 1]


def test_the_turn_really_goes_that_way() -> None:
    """GF-4.1, GF-7.1."""
    state = dealt(Random(1), 4)
    opener = GAME.awaits(state)
    assert opener is not None
    assert GAME.awaits(after(state, "M1")) == (opener + 1) % 4


def test_who_may_still_declare_may_act_beside_the_awaited_seat() -> None:
    """GF-8.5."""
    state = after(playing("G5 R7 | Y2 Y3 | R3 G4"), "G5")
    assert GAME.awaits(state) == 1
    assert GAME.may_act(state) == {0, 1}
    assert legal(state, 0) == ["last!"]
    assert GAME.may_act(after(state, "0: last!")) == {1}


def test_a_call_does_not_advance_the_turn_number() -> None:
    """GF-8.5: the next player's move, sent a moment ago, is not stale."""
    state = after(playing("G5 R7 | Y2 Y3 | R3 G4"), "G5")
    assert after(state, "0: last!").number == state.number
    assert after(state, "pass").number == state.number + 1


def test_who_leads_without_having_declared_may_call_first() -> None:
    """GF-8.5."""
    hands = "G5 R7 | Y2 Y6 Y7 | R3 G4 G6 | G9 G10"
    state = after(playing(hands, after_pass="out_of_cycle"), "G5", "pass", "pass", "G9")
    assert GAME.may_act(state) == {3}
    assert legal(state) == ["G10", "last!"]
    assert GAME.write(GAME.default(state, Seat(3))) == "last!"
    state = after(state, "last!", "G10")
    assert state.results[0].row.winner == 3


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("G5 R7 Y8 | Y2 Y3 | R3 G4; beat 2: G1", "pass"),
        ("G5 R7 Y8 | Y2 Y3 | R3 G4", "G5"),
        ("G5 R7 | Y2 Y3 | R3 G4", "G5!"),
        ("G5 R7 | Y2 | R3 G4; declared 1", "R7!"),
        ("M1 G2 G3 | Y2 Y3 | R3 G4; opening", "M1"),
    ],
)
def test_when_the_clock_runs_out_the_least_is_done(text: str, move: str) -> None:
    state = playing(text)
    assert GAME.write(GAME.default(state, Seat(0))) == move


def test_in_the_ceremony_the_clock_cuts_in_the_middle() -> None:
    """GF-2.4."""
    state = dealt(Random(1), 4, ceremony="on")
    assert GAME.write(GAME.default(state, Seat(1))) == "cut 32"


def test_in_the_exchange_the_clock_gives_the_lowest_card() -> None:
    """GF-11.2."""
    rng = Random(1)
    state = deals(GAME.start(GAME.options("en-2010", {}), 4), rng, 2)[-1]
    assert GAME.write(GAME.default(state, state.dealer)) == legal(state)[0]


def test_nobody_but_the_table_deals() -> None:
    """GF-2.3."""
    state = GAME.start(GAME.options("en-2010", {}), 4)
    assert GAME.awaits(state) == TABLE
    deal = "deal " + " ".join(GAME.deck())
    assert refused(state, 0, deal) == ("not-your-turn", {"seat": 0, "turn": -1})


def test_before_the_cards_are_dealt_the_table_does_nothing_else() -> None:
    state = GAME.start(GAME.options("en-2010", {}), 4)
    assert refused(state, TABLE, "pass") == ("wrong-phase", {"awaited": "deal", "move": "pass"})


def test_in_the_ceremony_nothing_is_played() -> None:
    """GF-2.4."""
    state = dealt(Random(1), 4, ceremony="on")
    assert refused(state, 1, "M1") == ("wrong-phase", {"awaited": "cut", "move": "play"})
    state = after(state, "cut 20")
    assert refused(state, 0, "pass") == ("wrong-phase", {"awaited": "show", "move": "pass"})


def test_in_the_exchange_nothing_is_played() -> None:
    """GF-11.2."""
    state = deals(GAME.start(GAME.options("en-2010", {}), 4), Random(1), 2)[-1]
    assert refused(state, state.dealer, "pass") == (
        "wrong-phase",
        {"awaited": "exchange", "move": "pass"},
    )


def test_the_seat_to_the_right_is_the_next_one() -> None:
    """GF-2.4."""
    state = GAME.start(GAME.options("en-2010", {}), 3)
    assert [GAME.seat_to_right(state, Seat(seat)) for seat in range(3)] == [1, 2, 0]


def test_who_may_not_act_has_no_moves() -> None:
    state = playing("G5 R7 | Y2 Y3 | R3 G4")
    assert [legal(state, seat) for seat in (1, 2, 5, TABLE)] == [[], [], [], []]
    assert Pass() not in GAME.legal(state, Seat(0))


def test_a_state_shows_where_the_match_is_and_no_card() -> None:
    assert repr(dealt(Random(1), 4)) == "<State play, deal 1, turn 1>"
