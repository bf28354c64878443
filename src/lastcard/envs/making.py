"""The environment of a game by its key, for programs that learn any game there is."""

from typing import Any

from lastcard.envs.guard import Guard
from lastcard.envs.parts import PARTS


def make(game: str, **how: Any) -> Guard:
    """The environment of *game*; takes what its module's ``env`` takes, and is the same."""
    if game not in PARTS:
        raise ValueError(f"there is no environment for {game!r}; there is one for {list(PARTS)}")
    return PARTS[game].env(**how)
