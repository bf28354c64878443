"""What every screen can do."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from lastcard.cli.screen.setting import Setting
from lastcard.games.game import AnyGame, Event, Seat


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
class EventText:
    """What there is to say about an event."""

    lines: list[str] = field(default_factory=list)
    page: bool = False
    """Whether it deserves a page of its own: the end of a deal, the end of a match."""
    last: bool = False
    """Whether nothing comes after that page."""
    moment: bool = False
    """Whether it decides something that people want to see before the next thing happens."""


class Screen(Protocol):
    """Shows one game to one reader: views and events become lines."""

    def picture(self, view: Any, rows: int | None = None) -> list[str]:
        """The table as the reader sees it now, in *rows* lines if that is enough for it.

        Without *rows* it has any length, for output line by line.
        """
        ...

    def task(self, view: Any) -> str:
        """What the reader has to do, in one sentence."""
        ...

    def waits(self, view: Any, people: Collection[Seat]) -> str | None:
        """Why a move may have to wait: one of the *people* may still say something."""
        ...

    def tell(self, event: Event, view: Any) -> EventText:
        """What happened; *view* is what the reader knows after it."""
        ...

    def log(self) -> list[str]:
        """What happened in the deal so far, line by line."""
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
        """Everybody's hand from the *views* of all seats, for looking back."""
        ...

    def help(self) -> list[str]:
        """How moves are typed."""
        ...

    def summary(self) -> list[str]:
        """The rules in short."""
        ...


MakeScreen: TypeAlias = Callable[[AnyGame, Setting], Screen]
"""A game's part in this room: makes its screen for one reader."""
