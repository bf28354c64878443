"""Whether the core is compiled is told as it is."""

from lastcard.games.core import compiled
from tests.interpreted import core_is_compiled


def test_a_game_says_whether_its_core_is_compiled() -> None:
    assert compiled() == core_is_compiled()
