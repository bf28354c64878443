"""What a lesson file holds. ``docs/how-to/write-a-lesson.md`` explains it by example."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

import msgspec

from lastcard.games.game import AnyGame
from lastcard.lessons.question import Question
from lastcard.lessons.scene import Scene

QuestionT = TypeVar("QuestionT", bound=Question)

Message: TypeAlias = Annotated[str, msgspec.Meta(pattern="^lesson-[a-z0-9-]+$")]
"""The name of a message in ``lessons.ftl``."""

Drawn: TypeAlias = Literal["cards", "order", "combos"]
"""How cards are drawn: just so, in ascending order, or as combos with their names."""


class MovePattern(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which moves are meant: those that match every field given."""

    moves: tuple[str, ...] | None = None
    """Any of these."""
    type: str | None = None
    """A type of combo, ``gang`` for every gang, ``pass``, ``give``; in 13 ``card``, ``rotten``."""
    holds: str | None = None
    """A card that is in it."""
    cards: int | None = None
    """How many cards it has."""
    declared: bool | None = None
    """Whether "Last card!" is said with it."""
    takes: int | None = None
    """How many cards it takes, in 13."""
    sum: int | None = None
    """What its target shows then, in 13."""
    weakest: bool = False
    """Only the weakest of all that fit."""


class MoveReply(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The reply to moves that the rules allow and the step does not want."""

    to: MovePattern
    say: Message


class _Step(Scene, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    say: Message
    """What the learner is told, or is to do."""
    rows: tuple[str, ...] = ()
    """Cards to look at, in rows."""
    drawn: Drawn = "cards"
    """How the rows are drawn."""
    prices: bool = False
    """Whether to show what cards left in the hand cost."""


class ShowStep(_Step, frozen=True, kw_only=True, tag="show"):
    """Something to look at."""

    kind: ClassVar[Literal["show"]] = "show"


class PlayStep(_Step, frozen=True, kw_only=True, tag="play"):
    """A move to be found."""

    kind: ClassVar[Literal["play"]] = "play"

    want: MovePattern
    right: Message
    """What is said to the right move."""
    reasons: tuple[MoveReply, ...] = ()
    """What is said to others; the first that fits counts."""
    other: Message | None = None
    """What is said to all the rest."""


class AskStep(_Step, Generic[QuestionT], frozen=True, kw_only=True, tag="ask"):
    """A question with choices; the rules know the answer."""

    kind: ClassVar[Literal["ask"]] = "ask"

    question: QuestionT
    choices: tuple[str, ...]
    right: Message
    reasons: Mapping[str, Message] = {}
    """What is said to a wrong choice, by choice."""
    other: Message
    """What is said to all the rest."""


Step: TypeAlias = ShowStep | PlayStep | AskStep[Any]


class LessonFile(
    msgspec.Struct, Generic[QuestionT], frozen=True, kw_only=True, forbid_unknown_fields=True
):
    """A lesson as it is written down, about a game that has these questions."""

    title: Message
    about: Message
    """What is learned, in a few words."""
    steps: Annotated[
        tuple[ShowStep | PlayStep | AskStep[QuestionT], ...], msgspec.Meta(min_length=1)
    ]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that can be taught."""

    id: str
    game: AnyGame
    title: str
    about: str
    steps: tuple[Step, ...]
