"""The exchange before every deal but the first (GF-11)."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.games.gang.events import Given
from lastcard.games.gang.notation import write_cards
from lastcard.games.gang.scoring import points
from lastcard.games.gang.state import Phase, Result, Row, State, hand
from lastcard.games.sealed import evolve

from .arrange import GAME, after, deal_next, events, legal, refused

NAMES = list(GAME.deck())


def won(winner: int, *left: int) -> State:
    """A match after one deal, won by *winner*, the others being left with so many cards."""
    result = Result(
        dealer=Seat(0),
        hands=(0,) * len(left),
        row=Row(
            direction=1,
            winner=Seat(winner),
            left=left,
            points=tuple(points(cards) for cards in left),
            undeclared=(),
        ),
    )
    options = GAME.options("en-2010", {})
    return State(options, len(left), Seat(winner), Phase.DEAL, results=(result,))


def hands(state: State) -> list[list[str]]:
    return [write_cards(hand(state, Seat(seat))).split() for seat in range(state.seats)]


# Dealt from seat 2 on, when seat 1 deals: seat 2 gets G1 Y1 R1 …, seat 3 G1 Y1 M1 …, and so on.
ASCENDING = "deal " + " ".join(NAMES)


@pytest.mark.parametrize(
    ("left", "loser", "card"),
    [((3, 0, 5, 4), 2, "R10"), ((3, 0, 4, 5), 3, "GP"), ((9, 0, 4, 5), 0, "YP")],
)
def test_the_loser_gives_the_winner_the_highest_card_of_the_new_hand(
    left: tuple[int, ...], loser: int, card: str
) -> None:
    """GF-11.1: it is an event, not a move; nobody chooses."""
    given = events(won(1, *left), f"{TABLE}: {ASCENDING}")[-1]
    assert given == Given(giver=Seat(loser), taker=Seat(1), card=card, forced=True)


def test_the_winner_then_has_a_card_more_and_the_loser_one_less() -> None:
    """GF-11.1."""
    state = after(won(1, 3, 0, 5, 4), ASCENDING)
    assert [len(cards) for cards in hands(state)] == [16, 17, 15, 16]
    assert "R10" in hands(state)[1]


def test_the_winner_gives_back_any_card_also_the_one_received() -> None:
    """GF-11.2."""
    state = after(won(1, 3, 0, 5, 4), ASCENDING)
    assert GAME.awaits(state) == 1
    assert {move.removeprefix("give ") for move in legal(state)} == set(hands(state)[1])
    assert "give R10" in legal(state)


def test_the_card_given_back_goes_to_the_loser() -> None:
    """GF-11.2."""
    state = won(1, 3, 0, 5, 4)
    given = events(state, ASCENDING, "give RD")[-1]
    assert given == Given(giver=Seat(1), taker=Seat(2), card="RD", forced=False)
    assert "RD" in hands(after(state, ASCENDING, "give RD"))[2]


def test_the_winner_leads_the_next_deal_with_anything() -> None:
    """GF-3.4."""
    state = after(won(1, 3, 0, 5, 4), ASCENDING, "give G2")
    assert [len(cards) for cards in hands(state)] == [16] * 4
    assert GAME.awaits(state) == 1
    assert set(hands(state)[1]) <= set(legal(state))


def test_both_cards_are_shown_to_everybody() -> None:
    """GF-11.2."""
    state = after(won(1, 3, 0, 5, 4), ASCENDING, "give RD")
    for seat in [None, Seat(0), Seat(1), Seat(2), Seat(3)]:
        gift = GAME.view(state, seat).exchange
        assert gift is not None
        assert (gift.giver, gift.taker, gift.given, gift.returned) == (2, 1, "R10", "RD")


@pytest.mark.parametrize(("fined", "loser"), [((), 2), ((3,), 3), ((0,), 0), ((0, 3), 3)])
def test_of_those_with_most_cards_the_highest_total_gives_then_the_closest(
    fined: tuple[int, ...], loser: int
) -> None:
    """GF-11.3: all have one card left, some paid for a forgotten call; counted from seat 1."""
    state = won(1, 1, 0, 1, 1)
    paid = tuple(cards + (seat in fined) for seat, cards in enumerate(state.results[0].row.left))
    row = msgspec.structs.replace(state.results[0].row, points=paid)
    state = evolve(state, results=(replace(state.results[0], row=row),))
    exchange = after(state, ASCENDING).exchange
    assert exchange is not None
    assert exchange.giver == loser


def test_a_card_not_held_cannot_be_given() -> None:
    """GF-11.2."""
    state = after(won(1, 3, 0, 5, 4), ASCENDING)
    assert refused(state, 1, "give GP") == ("card-not-held", {"cards": "GP"})


def test_there_is_no_exchange_before_the_first_deal() -> None:
    """GF-11.1."""
    state = GAME.start(GAME.options("en-2010", {}), 4)
    assert deal_next(state, Random(1)).phase is Phase.PLAY
