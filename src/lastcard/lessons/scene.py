"""What lies on the table in a step of a lesson, and what can be said of a move there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from lastcard.games.game import AnyGame, Seat


class Scene(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table as a lesson file describes it."""

    position: str = ""
    """The position, as the game writes it; empty where no table is shown."""
    options: Mapping[str, str] = {}
    """Changes to the rules of a quick match."""
    before: tuple[tuple[int, ...], ...] = ()
    """How many cards each seat was left with in the deals before this one (Gang of Four)."""
    exchange: bool = False
    """Whether the winner of the last deal has still to give a card back (Gang of Four)."""
    learner: int | None = None
    """The learner's seat, if it is not the seat in turn."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A match that has come to a scene, and the seat of the learner."""

    game: AnyGame
    state: Any
    seat: Seat

    @property
    def legal(self) -> tuple[Any, ...]:
        """What the learner may do, from weakest to strongest."""
        return tuple(self.game.legal(self.state, self.seat))


@dataclass(frozen=True, slots=True)
class Traits:
    """What can be said of a move."""

    types: tuple[str, ...]
    """What it is, in one word or in several: ``gang_of_4``, and so ``gang``."""
    cards: tuple[str, ...] = ()
    declared: bool = False
    takes: int = 0
    sum: int = 0
