"""Provable errors: moves that were wrong whatever the others hold, found while bots play.

A check is asked after each move with what the player knew. It must be able to prove its case from
that alone; ``docs/reference/arena.md`` says how each one does.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from lastcard.games.game import Entry

Check: TypeAlias = Callable[[Any, Sequence[Entry[Any]], Any], bool]
"""Whether the move, chosen with this view and having seen these moves of the deal, was wrong."""

Checks: TypeAlias = Mapping[str, Check]
"""A game's part in this room: its checks, each by the name of its fault (``arena-fault-NAME``)."""
