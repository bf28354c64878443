"""The toy game in the list of games, for each test here."""

from collections.abc import Iterator

import pytest

from lastcard.server.http.api.games import catalogue
from tests.stones.game import Stones
from tests.stones.registered import REGISTRY


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stones]:
    """The game, which everything finds for as long as the test runs."""
    game = Stones()
    monkeypatch.setitem(REGISTRY, game.key, game)
    catalogue.cache_clear()
    yield game
    catalogue.cache_clear()
