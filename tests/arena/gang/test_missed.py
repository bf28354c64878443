"""Wins that could not fail, and who let them go."""

import pytest

from lastcard.arena.faults import faults_of
from lastcard.arena.gang.missed import is_missed_win
from lastcard.games.game import Deal, Seat
from lastcard.games.gang.cards import DECK
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.notation import read_sequence
from lastcard.match import AnyMatch, Match

GAME = GangOfFour()
STRONG = "M1 G8 Y8 R8 G9 G9 Y9 Y9 R9 R9 G10 G10 Y10 Y10 R10 R10"
"""One card to begin with, the two highest gangs of six, and three cards to go out with."""


def table() -> AnyMatch:
    """Seat 0 is dealt the strong hand, and opens with its multi-coloured 1."""
    match = Match(GAME, GAME.options("en-2010", {"last_card": "automatic", "first_dealer": "0"}), 4)
    strong = read_sequence(STRONG)
    others = list(DECK)
    for card in strong:
        others.remove(card)
    hands = [others[0:16], others[16:32], others[32:48]]
    # The first card goes to the dealer's right, and so on around the table.
    order = [hands[0], hands[1], hands[2], strong]
    match.act(Seat(-1), Deal(tuple(hand[i] for i in range(16) for hand in order)))
    assert sorted(read_sequence(match.view(Seat(0)).hand)) == sorted(strong)
    return match


def missed(match: AnyMatch, move: str) -> bool:
    seat = match.awaits
    assert seat is not None
    return is_missed_win(match.view(seat), match.seen(), GAME.read(move))


def after_the_opening() -> AnyMatch:
    match = table()
    match.act(Seat(0), GAME.read("M1"))
    while match.awaits != 0:
        seat = match.awaits
        assert seat is not None
        move = "pass" if "pass" in match.view(seat).legal else match.view(seat).legal[0]
        match.act(seat, GAME.read(move))
    return match


@pytest.mark.parametrize("move", ["G9 G9 Y9 Y9 R9 R9", "G10 G10 Y10 Y10 R10 R10"])
def test_a_chain_may_begin_with_either_gang(move: str) -> None:
    assert not missed(after_the_opening(), move)


@pytest.mark.parametrize("move", ["G8 Y8 R8", "G8", "G9 Y9", "G10 Y10 R10 R10"])
def test_whoever_breaks_the_chain_has_missed_the_win(move: str) -> None:
    match = after_the_opening()
    assert missed(match, move)
    assert faults_of("gang", match.view(Seat(0)), match.seen(), GAME.read(move)) == {"missed"}


def test_nobody_misses_what_is_not_certain() -> None:
    match = table()
    assert not missed(match, "M1")
