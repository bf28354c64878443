"""Nothing outside the tables and arrays of the core is ever read or written, compiled or not."""

import pickle
from random import Random

import msgspec
import pytest

from lastcard.games.errors import RulesError
from lastcard.games.game import TABLE, Entry, Seat
from lastcard.games.gang import moves as gang_moves
from lastcard.games.gang import playout as gang_playout
from lastcard.games.gang import position as gang_position
from lastcard.games.registry import GAMES
from lastcard.games.thirteen import counting, moves, playout, position
from lastcard.match import AnyMatch, Match, seeded

OUTSIDE = [-1, -(10**6), 12_352, 12_353, 10**6, 10**8]


def dealt(key: str, **changes: str) -> AnyMatch:
    game = GAMES[key]
    match: AnyMatch = Match(game, game.options(next(iter(game.editions)), changes), 3)
    match.act(TABLE, game.deal(seeded(2)(game.deck())))
    return match


@pytest.mark.parametrize("number", OUTSIDE)
def test_a_combo_outside_the_table_is_refused(number: int) -> None:
    match = dealt("gang")
    before = match.view(Seat(0))
    assert match.awaits is not None
    with pytest.raises(RulesError, match="gang-not-a-combo"):
        match.act(match.awaits, gang_moves.Play(number))
    assert match.view(Seat(0)) == before
    assert GAMES["gang"].write(gang_moves.Play(12_351)) == "G1 G1 Y1 Y1 R1 R1 M1"


@pytest.mark.parametrize("number", [-1, 34, 64, 10**8])
def test_a_card_outside_the_deck_is_not_given(number: int) -> None:
    game = GAMES["gang"]
    match = dealt("gang", last_card="automatic")
    while match.view(None).phase != "exchange":
        seat = match.awaits
        assert seat is not None
        cards = game.deal(seeded(3)(game.deck())) if seat == TABLE else None
        match.act(seat, cards or game.legal(match.state, seat)[0])
    with pytest.raises(RulesError, match="card-unknown"):
        match.act(match.view(None).awaits, gang_moves.Give(number))


@pytest.mark.parametrize("number", [-1, 18, 10**6])
def test_a_placement_outside_the_table_is_refused(number: int) -> None:
    match = dealt("thirteen")
    assert match.awaits is not None
    with pytest.raises(RulesError, match="move-unreadable"):
        match.act(match.awaits, moves.Play(number))


@pytest.mark.parametrize("hands", [0, 2, 5, 120])
def test_a_position_of_gang_has_three_or_four_hands(hands: int) -> None:
    with pytest.raises(ValueError, match="hands"):
        gang_position.Position([0] * hands, 0, 1)
    with pytest.raises(ValueError, match="hands"):
        gang_playout.Playout(hands, seed=1)


def test_a_position_of_13_has_room_for_one_deal_only() -> None:
    with pytest.raises(ValueError, match="hands"):
        position.Position([0] * 7, 0)
    with pytest.raises(ValueError, match="to draw"):
        position.Position([0] * 3, 0, [0] * 36)
    fresh = position.Position([0] * 3, 0)
    with pytest.raises(ValueError, match="deal"):
        fresh.resume([[0] * 60, [], []], [0] * 3)
    with pytest.raises(ValueError, match="deal"):
        fresh.resume([[], [], []], [0] * 40)


@pytest.mark.parametrize("seats", [0, 7, 9])
def test_points_are_counted_for_as_many_as_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        counting.Counts(seats)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_none_has_nothing(seat: int) -> None:
    gang, thirteen = gang_playout.Playout(3, seed=1), playout.Playout(3, seed=1)
    counts, fresh = counting.Counts(3), position.Position([0] * 3, 0)
    for ask in (
        gang.won,
        gang.cards_left,
        thirteen.points,
        counts.points,
        fresh.taken_by,
        fresh.left,
    ):
        with pytest.raises(IndexError):
            ask(seat)
    with pytest.raises(IndexError):
        fresh.on(seat)
    with pytest.raises(IndexError):
        fresh.sum_on(seat)
    with pytest.raises(IndexError):
        counts.enter(seat, 0, 1)


@pytest.mark.parametrize("key", list(GAMES))
def test_a_state_is_neither_encoded_nor_pickled(key: str) -> None:
    match = dealt(key)
    with pytest.raises(TypeError):
        msgspec.json.encode(match.state)
    with pytest.raises(TypeError):
        pickle.dumps(match.state)


@pytest.mark.parametrize("key", list(GAMES))
def test_what_is_logged_of_a_deal_does_not_tell_the_cards(key: str) -> None:
    game = GAMES[key]
    match = dealt(key)
    shown = repr(match.journal) + repr(match.state) + repr(match.journal[0])
    assert isinstance(match.journal[0], Entry)
    assert f"<deal of {len(game.deck())} cards>" in shown
    assert not any(f" {card} " in shown for card in Random(1).sample(sorted(set(game.deck())), 10))
