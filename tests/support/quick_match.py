"""A match that is over soon: what to ask a server for, and the same as a table takes it."""

from typing import Any, Final

from lastcard.table.state.setup import Setup

QUICK: Final[dict[str, Any]] = {
    "game": "gang",
    "edition": "en-2010",
    "options": {"last_card": "automatic", "target": "10"},
    "seats": 4,
    "speed": "relaxed",
    "bots": [None, "greedy", "greedy", "greedy"],
}
"""A short match of Gang of Four with three bots, as JSON."""


def setup(**changes: Any) -> Setup:
    """A table for a match of some deals, at which nobody sits yet."""
    options = {"last_card": "automatic", "target": "20"}
    return Setup(**(QUICK | {"options": options, "bots": ()} | changes))
