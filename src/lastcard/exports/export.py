"""What a game needs to have for the browser client to be built with it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Export:
    """A game's part in this room; everything in it is computed by the rules."""

    scoring: Callable[[], Mapping[str, Any]]
    """What its points, its dealer, its leader and its end come from."""
    files: Mapping[str, Callable[[], bytes]] = field(default_factory=dict)
    """Files that only its own pages read, by their path below ``web/src``."""
