"""The card table for Gang of Four and 13: the names to import from here.

Each is loaded when it is first used, so that ``import lastcard`` costs nothing.
``docs/reference/library.md`` shows what they are for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from lastcard._version import __version__

if TYPE_CHECKING:
    from lastcard.bots.registry import seating
    from lastcard.bots.sampling import sample
    from lastcard.envs.features import features
    from lastcard.games.errors import RulesError
    from lastcard.games.game import TABLE, Seat
    from lastcard.games.registry import TYPED_GAMES as GAMES
    from lastcard.match import Match, play_match, seeded

__all__ = [
    "GAMES",
    "TABLE",
    "Match",
    "RulesError",
    "Seat",
    "__version__",
    "features",
    "play_match",
    "sample",
    "seating",
    "seeded",
]

_HOMES: Final = {
    "GAMES": "games.registry",
    "TABLE": "games.game",
    "Match": "match",
    "RulesError": "games.errors",
    "Seat": "games.game",
    "features": "envs.features",
    "play_match": "match",
    "sample": "bots.sampling",
    "seating": "bots.registry",
    "seeded": "match",
}
"""Where each of these names lives."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'lastcard' has no attribute {name!r}")
    globals()[name] = getattr(import_module(f"lastcard.{_HOMES[name]}"), name)
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
