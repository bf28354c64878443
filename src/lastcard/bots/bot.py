"""What a bot is: a name, how it takes a seat, and how long it may think."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeAlias

from lastcard.bots.errors import BudgetWrong
from lastcard.games.game import AnyGame, Seat
from lastcard.match import AnyMatch, AnyPlayer

Ends: TypeAlias = Callable[[], bool]
"""Whether the time to think is over; asked again and again, from the thread that thinks."""

MOST_WORLDS = 1_000_000
MOST_MILLISECONDS = 600_000


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one move: so many sampled *worlds*, or so many *seconds*.

    With worlds the same seed always plays the same; with seconds it depends on the machine. When
    it *ends* before that, what was found best so far is played.
    """

    worlds: int | None = None
    seconds: float | None = None
    ends: Ends | None = None

    @classmethod
    def read(cls, text: str) -> "Budget":
        """The budget a text means: ``200`` worlds or ``50ms``."""
        digits = text.removesuffix("ms")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 9 and int(digits)):
            raise BudgetWrong(text=text)
        if digits != text:
            return cls(seconds=min(int(digits), MOST_MILLISECONDS) / 1000)
        return cls(worlds=min(int(digits), MOST_WORLDS))

    def usually(self, worlds: int) -> "Budget":
        """The same, with so many *worlds* where it says neither how many nor how long."""
        return self if self.worlds or self.seconds is not None else replace(self, worlds=worlds)

    @property
    def ended(self) -> bool:
        """Whether there is no more time."""
        return self.ends is not None and self.ends()


class TakeSeat(Protocol):
    """Takes a seat: makes a player of *game* whose chance comes from *seed*."""

    def __call__(self, game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
        """A player; without a *budget* it thinks as much as suits it, counted in worlds."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Roster:
    """A game's part in this room."""

    sits: Mapping[str, TakeSeat]
    """How each bot that plays the game takes a seat, by the name of the bot."""
    resampled: Callable[[AnyMatch, Seat, int], Any]
    """The state of a match with everything a seat cannot know dealt again, from a seed."""
    holders: Callable[[AnyMatch], Sequence[Seat | None]]
    """Who has got the card at each place of the deck that is being played; None for nobody, and
    ``TABLE`` where it was shown to all."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A kind of player. What it is like in one sentence stands in ``locales`` (``bot-NAME``)."""

    name: str
    sit: TakeSeat | None = None
    """How it takes a seat at any game; None if it plays only games that list it in their roster."""
    thinks: bool = False
    """Whether it looks ahead, and so has a use for a budget."""
    quick: bool = False
    """Whether it answers so soon that nothing has to go on beside it."""
