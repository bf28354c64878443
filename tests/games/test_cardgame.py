"""What all games of cards do alike, and what each has to say itself."""

from types import MappingProxyType
from typing import Any

import msgspec
import pytest

from lastcard.games.cardgame import CardGame
from lastcard.games.cardnames import CardNames
from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from tests.support.random_matches import Setup, played


class Bare(msgspec.Struct, frozen=True):
    """A state that knows its turn number, and nothing else."""

    number: int = 3


class BareView(msgspec.Struct, frozen=True):
    seat: int | None = None
    hand: str = ""
    legal: tuple[str, ...] = ()


class BareGame(CardGame[Bare, str, BareView, msgspec.Struct]):
    """Says what it must, and no duty."""

    names = CardNames(("S1", "S2"), (1, 1))
    views = BareView
    events = tuple[str, ...]
    editions = MappingProxyType({})

    def legal(self, state: Bare, seat: Seat) -> tuple[str, ...]:
        return ("on",) if seat == 0 else ()

    def write(self, move: str) -> str:
        return move.upper()

    def _public(self, state: Bare) -> BareView:
        return BareView()

    def _hand(self, state: Bare, seat: Seat) -> str:
        return "S1 S2"


def test_a_game_need_not_tell_duties() -> None:
    game = BareGame()
    assert game.view(Bare(), Seat(0)) == BareView(0, "S1 S2", ("ON",))
    assert game.view(Bare(), Seat(1)) == BareView(1, "S1 S2", ())
    assert game.view(Bare(), None) == BareView()


@pytest.mark.parametrize("left_out", ["legal", "write", "_public", "_hand"])
def test_a_game_that_leaves_out_what_is_its_own_cannot_be_made(left_out: str) -> None:
    own = {name: member for name, member in vars(BareGame).items() if name != left_out}
    part: Any = type("Part", (CardGame,), own)
    with pytest.raises(TypeError, match=left_out):
        part()


@pytest.mark.parametrize("key", GAMES)
def test_the_turn_number_is_the_one_that_the_view_tells(key: str) -> None:
    game = GAMES[key]
    edition = next(iter(game.editions))
    numbers = []
    for moment in played(Setup(key, game.players[0], edition))[:30]:
        state = moment.step.state
        numbers.append(game.turn(state))
        assert game.view(state, None).number == numbers[-1]
    assert numbers == sorted(numbers)
    assert numbers[-1] > numbers[0]


@pytest.mark.parametrize("key", GAMES)
def test_a_duty_is_called_as_the_view_calls_it(key: str) -> None:
    game = GAMES[key]
    codes = set()
    for moment in played(Setup(key, game.players[0], next(iter(game.editions))))[:30]:
        state = moment.step.state
        for seat in game.may_act(state):
            view = game.view(state, seat) if seat >= 0 else None
            if view is not None and view.duty is not None:
                codes.add(view.duty.code)
                assert msgspec.json.decode(game.encode(view))["duty"]["code"] == view.duty.code
    assert codes
