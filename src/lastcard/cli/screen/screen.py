"""What every screen can do."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from lastcard.games.game import Event


@dataclass(frozen=True, slots=True)
class Hint:
    """Something that can be played: the *move* as text, and how it looks."""

    move: str
    shown: str


@dataclass(frozen=True, slots=True)
class HintGroup:
    """Hints of one kind."""

    title: str
    hints: tuple[Hint, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What there is to say about an event."""

    lines: list[str] = field(default_factory=list)
    page: bool = False
    """Whether it deserves a page of its own: the end of a deal, the end of a match."""


class Screen(Protocol):
    """Shows one game to one reader: views and events become lines."""

    def picture(self, view: Any) -> list[str]:
        """The table as the reader sees it now."""
        ...

    def task(self, view: Any) -> str:
        """What the reader has to do, in one sentence."""
        ...

    def tell(self, event: Event, view: Any) -> Told:
        """What happened; *view* is what the reader knows after it."""
        ...

    def hints(self, view: Any) -> list[HintGroup]:
        """What the reader can do, by kind, the weakest first."""
        ...

    def reading(self, line: str, view: Any) -> str:
        """The move in the game's notation that a typed *line* means."""
        ...

    def on_enter(self, view: Any) -> str | None:
        """The move that an empty line means; None where it means nothing."""
        ...

    def sort(self) -> str:
        """Sort the hand the next way; its name, or "none" where there is one way only."""
        ...

    def pad(self, view: Any) -> list[str]:
        """The score pad."""
        ...

    def hands(self, views: Sequence[Any]) -> list[str]:
        """Everybody's hand from the *views* of all seats, for who looks on afterwards."""
        ...

    def help(self) -> list[str]:
        """How moves are typed."""
        ...

    def summary(self) -> list[str]:
        """The rules in short."""
        ...
