"""What a seat has to do now, and what is settled about the next deal."""

from random import Random
from typing import Any

import msgspec
import pytest

from lastcard.games.game import Seat
from lastcard.games.gang.editions import EDITIONS
from lastcard.games.gang.state import Phase, State

from .arrange import GAME, after, dealt, playing, wander

BEFORE_LAST = "; declared 1"


def duty(state: State, seat: int | None = None) -> dict[str, Any] | None:
    """What the seat, by default the awaited one, has to do."""
    who = GAME.awaits(state) if seat is None else Seat(seat)
    told: dict[str, Any] | None = msgspec.to_builtins(GAME.view(state, who).duty)
    return told


def next_of(state: State, seat: Seat | None = None) -> Any:
    """What is settled about the coming deal."""
    return msgspec.to_builtins(GAME.view(state, seat).next_deal)


def test_anything_may_be_led() -> None:
    assert duty(playing("G5 R7 R8 | Y2 Y3 Y9 | R3 G4 R9")) == {"code": "lead"}


def test_something_higher_or_a_pass() -> None:
    state = after(playing("G5 R7 R8 | Y2 Y3 Y9 | R3 G4 R9"), "G5")
    assert duty(state) == {"code": "beat"}


def test_with_nothing_higher_there_is_only_a_pass() -> None:
    state = after(playing("G5 R7 R10 | Y2 Y3 Y9 | R3 G4 R9"), "R10")
    assert duty(state) == {"code": "nothing-higher"}


@pytest.mark.parametrize(("edition", "most"), [("en-2010", 5), ("de-2010", None)])
def test_the_first_lead_has_the_multi_coloured_1(edition: str, most: int | None) -> None:
    """GF-3.1, GF-3.2."""
    state = dealt(Random(2), 4, edition)
    assert duty(state) == {"code": "open", "most": most}


def test_where_the_dummy_has_the_multi_coloured_1_anything_is_led() -> None:
    """GF-3.3."""
    seeds = (dealt(Random(seed), 3) for seed in range(40))
    state = next(state for state in seeds if not _anybody_holds(state, "M1"))
    assert duty(state) == {"code": "lead"}


def test_holding_the_multi_coloured_1_later_on_is_no_opening() -> None:
    """It was read from the hand once: the first deal, and M1 in it."""
    assert duty(playing("M1 R7 R8 | Y2 Y3 Y9 | R3 G4 R9")) == {"code": "lead"}


def test_before_a_last_card_two_or_more_are_led() -> None:
    """GF-9.3."""
    state = playing(f"G1 M1 R8 | Y2 | R3 G4 R9{BEFORE_LAST}")
    assert duty(state) == {"code": "lead-several", "next": 1}


@pytest.mark.parametrize(
    ("edition", "due"),
    [("en-2010", {"code": "lead-highest", "next": 1, "card": "R8"}), ("fr-2010", {"code": "lead"})],
)
def test_with_single_cards_the_highest_is_led_before_a_last_card(
    edition: str, due: dict[str, Any]
) -> None:
    """GF-9.3."""
    assert duty(playing(f"G1 G5 R8 | Y2 | R3 G4 R9{BEFORE_LAST}", edition)) == due


def test_who_has_one_card_leads_it() -> None:
    assert duty(playing(f"R8 | Y2 | R3 G4 R9{BEFORE_LAST}")) == {"code": "lead"}


GANG = "G7 Y7 R7 R7"


def block(card: str | None, *, gang: bool) -> dict[str, Any]:
    return {"code": "block", "next": 1, "card": card, "gang": gang}


@pytest.mark.parametrize(
    ("edition", "hand", "to_beat", "due"),
    [
        ("en-2010", "G1 R8", "G5", {"code": "block", "next": 1, "card": "R8", "gang": False}),
        (
            "en-2010",
            f"G1 R8 {GANG}",
            "G5",
            {"code": "block", "next": 1, "card": "R8", "gang": False},
        ),
        (
            "de-2010",
            f"G1 R8 {GANG}",
            "G5",
            {"code": "block", "next": 1, "card": "R8", "gang": True},
        ),
        ("de-2010", "G1 R8", "G5", {"code": "block", "next": 1, "card": "R8", "gang": False}),
        (
            "de-2010",
            f"G1 R8 {GANG}",
            "R9",
            {"code": "block", "next": 1, "card": None, "gang": True},
        ),
        ("en-2010", f"G1 R8 {GANG}", "R9", {"code": "beat"}),
        ("de-2010", "G1 R8", "R9", {"code": "nothing-higher"}),
        ("en-2010", "G8 R8", "G5 Y5", {"code": "beat"}),
    ],
)
def test_a_single_before_a_last_card_is_blocked(
    edition: str, hand: str, to_beat: str, due: dict[str, Any]
) -> None:
    """GF-9.1, GF-9.2, GF-9.4."""
    state = playing(f"{hand} | Y2 | R3 G4{BEFORE_LAST}; beat 2: {to_beat}", edition)
    assert duty(state) == due


def test_who_comes_next_is_still_in_the_deal() -> None:
    """GF-9: those who are out of the deal are skipped."""
    state = playing("G1 G5 R8 | Y9 | R3; declared 2; out 1")
    assert duty(state) == {"code": "lead-highest", "next": 2, "card": "R8"}


def test_an_undeclared_last_card_is_to_be_called_in_turn_or_not() -> None:
    """GF-8.5."""
    state = after(playing("G5 R7 | Y2 Y3 Y9 | R3 G4 R9", last_card="spoken"), "G5")
    assert duty(state, 0) == {"code": "call"}
    assert duty(state, 1) == {"code": "beat"}
    assert duty(state, 2) is None


def test_who_leads_with_an_undeclared_last_card_is_to_call_first() -> None:
    """GF-8.5: it happens where everybody else has passed or is out of the deal."""
    cards = "G5 R7 | Y2 Y3 Y4 | R3; beat 2: G4; passed 1; out 2"
    state = after(playing(cards, last_card="spoken", after_pass="out_of_cycle"), "G5")
    assert (GAME.awaits(state), duty(state, 0)) == (0, {"code": "call"})


def test_the_ceremony_is_cut_and_shown() -> None:
    """GF-2.4."""
    state = dealt(Random(3), 4, ceremony="on")
    assert (duty(state, 1), duty(state, 0)) == ({"code": "cut"}, None)
    state = after(state, "cut 20")
    assert (duty(state, 0), duty(state, 1)) == ({"code": "show"}, None)


def test_the_winner_gives_to_whom_the_card_came_from() -> None:
    """GF-11.2."""
    state = _exchange(Random(5), 4)
    assert state.exchange is not None
    assert duty(state) == {"code": "give", "to": state.exchange.giver}


def test_a_watcher_has_nothing_to_do() -> None:
    view = GAME.view(playing("G5 R7 | Y2 Y3 Y9 | R3 G4 R9"), None)
    assert view.duty is None


def test_before_the_first_deal_the_cards_are_to_say_who_leads() -> None:
    """GF-3.1, GF-4.1."""
    state = GAME.start(GAME.options("en-2010", {"first_dealer": "2"}), 3)
    assert next_of(state) == {"dealer": 2, "leader": None, "direction": 1, "giving": None}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_next_deal_comes_as_it_was_told(edition: str, seats: int) -> None:
    """GF-2.3, GF-3.4, GF-4.1, GF-11.1."""
    rng = Random(f"{edition} {seats}")
    state = dealt(rng, seats, edition, target="60")
    for _ in range(2):
        state = _to_deal(state, rng)
        if state.phase is Phase.DONE:
            assert next_of(state) is None
            return
        told = next_of(state)
        assert all(next_of(state, Seat(seat)) == told for seat in range(seats))
        state = wander(state, rng, 1)
        assert next_of(state) is None
        assert (state.dealer, GAME.direction(state)) == (told["dealer"], told["direction"])
        gift = state.exchange
        assert gift is not None
        assert {"giver": gift.giver, "taker": gift.taker} == told["giving"]
        assert GAME.awaits(wander(state, rng, 1)) == told["leader"]


def _anybody_holds(state: State, card: str) -> bool:
    return any(card in GAME.view(state, Seat(seat)).hand.split() for seat in range(state.seats))


def _to_deal(state: State, rng: Random) -> State:
    while state.phase not in (Phase.DEAL, Phase.DONE):
        state = wander(state, rng, 1)
    return state


def _exchange(rng: Random, seats: int) -> State:
    return wander(_to_deal(dealt(rng, seats), rng), rng, 1)
