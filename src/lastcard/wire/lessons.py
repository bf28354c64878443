"""The lessons, as ``/api/lessons`` tells them. Sentences go by the names of their messages."""

from typing import Annotated, Literal

import msgspec

from lastcard.lessons.lesson import Drawn
from lastcard.lessons.question import Chosen
from lastcard.wire.api import Problem


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in the list."""

    id: str
    game: str
    title: str
    about: str


class Lessons(msgspec.Struct, frozen=True, kw_only=True):
    """All lessons, game by game, in the order in which they are learned."""

    lessons: tuple[LessonInfo, ...]


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step: something to look at, a move to be found, or a question with choices."""

    kind: Literal["show", "play", "ask"]
    say: str
    rows: tuple[str, ...]
    """Cards to look at."""
    drawn: Drawn
    """How they are drawn: just so, in ascending order, or as combos with their names."""
    prices: bool
    """Whether to show what cards left in the hand cost."""
    view: msgspec.Raw | None
    """The table, where there is one."""
    choices: tuple[str, ...]
    chosen: Chosen
    """What the choices are."""
    left: tuple[int, ...]
    """How many cards each seat was left with, where that is asked about."""
    piles: tuple[dict[str, int], ...]
    """What each seat took, counted by kind, where that is asked about."""


class WholeLesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson, step by step."""

    id: str
    game: str
    title: str
    steps: tuple[LessonStep, ...]


class Try(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """I would do this: a move in the notation of the game, or one of the choices."""

    tried: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class TryVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether it was right, and if not, why."""

    right: bool
    message: str | None
    """What the step says to it."""
    problem: Problem | None
    """Why the rules do not allow it."""
    needed: tuple[str, ...]
    """What would have been right; nothing where it was."""
    view: msgspec.Raw | None
    """The table after the right move, where there is one."""
