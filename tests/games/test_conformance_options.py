"""What every game keeps to about its editions, its options and its players."""

import pytest

from lastcard.games.errors import EditionUnknown, OptionUnknown, SeatsRefused
from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from tests.support.random_matches import LONG, Setup, allowed, setups

SETUPS = list(setups())
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


@each_setup
def test_options_read_back_as_they_were_described(setup: Setup) -> None:
    described = setup.game.describe(setup.options)
    assert setup.game.options(setup.edition, described) == setup.options


@each_game
def test_every_value_of_every_option_is_played_at_least_once(game: AnyGame) -> None:
    options = [game.describe(setup.options) for setup in SETUPS if setup.key == game.key]
    for option in options[0]:
        values = allowed(game, option)
        if len(values) <= LONG:
            assert {described[option] for described in options} == set(values)


@each_game
def test_every_edition_is_played_by_every_number_of_players(game: AnyGame) -> None:
    found = {(setup.edition, setup.seats) for setup in SETUPS if setup.key == game.key}
    assert found == {(edition, seats) for edition in game.editions for seats in game.players}


@each_game
def test_what_no_match_can_be_played_with_is_refused(game: AnyGame) -> None:
    edition = next(iter(game.editions))
    with pytest.raises(EditionUnknown):
        game.options("no such edition", {})
    with pytest.raises(OptionUnknown):
        game.options(edition, {"no such option": "1"})
    for seats in (0, game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(SeatsRefused):
            game.start(game.options(edition, {}), seats)
