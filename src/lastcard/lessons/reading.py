"""From lesson files to lessons. A file that could not be taught is refused when it is read."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from lastcard.lessons.errors import LessonWrong
from lastcard.lessons.judging import answers, fitting, reason, stage_of
from lastcard.lessons.lesson import AskStep, Lesson, LessonFile, PlayStep, Step
from lastcard.lessons.parts import PARTS
from lastcard.lessons.scene import Stage

_HERE: Final[Traversable] = files(__package__) / "files"


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by id, game by game, in the order in which they are learned."""
    taught = (game for game in GAMES.values() if teaches(game))
    found = (lesson for game in taught for lesson in _of_game(game))
    return {lesson.id: lesson for lesson in found}


def teaches(game: AnyGame) -> bool:
    """Whether there are lessons about *game*."""
    return game.key in PARTS


def read_lesson(game: AnyGame, name: str, text: str) -> Lesson:
    """The lesson that the file *name* with this *text* holds, or ``LessonWrong``."""
    try:
        written: LessonFile[Any] = msgspec.convert(tomllib.loads(text), _file_of(game))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonWrong(lesson=name, problem=str(error)) from error
    for number, step in enumerate(written.steps, 1):
        try:
            _check(game, step)
        except (ValueError, LookupError) as error:
            raise LessonWrong(lesson=name, problem=f"step {number}: {error}") from error
    if not isinstance(written.steps[-1], PlayStep):
        raise LessonWrong(lesson=name, problem="the last step is not one to play")
    # "03-five" is the third lesson, and is called "gang-five".
    _, _, word = name.partition("-")
    return Lesson(f"{game.key}-{word}", game, written.title, written.about, written.steps)


def _file_of(game: AnyGame) -> Any:
    # A file about a game has the questions of that game, and no others.
    kind: Any = LessonFile
    return kind[PARTS[game.key].questions]


def _of_game(game: AnyGame) -> Iterator[Lesson]:
    folder = _HERE / game.key
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        yield read_lesson(game, file.name.removesuffix(".toml"), file.read_text("utf-8"))


def _check(game: AnyGame, step: Step) -> None:
    stage = stage_of(game, step)
    for row in step.rows:
        _check_row(game, step, row)
    match step:
        case PlayStep():
            _check_play(step, stage)
        case AskStep():
            _check_ask(game, step)
        case _:
            pass


def _check_row(game: AnyGame, step: Step, row: str) -> None:
    for card in row.split():
        if card not in game.deck():
            raise ValueError(f"{card} is no card")
    if step.drawn == "combos":
        game.read(row)  # which refuses what is none


def _check_play(step: PlayStep, stage: Stage | None) -> None:
    if stage is None:
        raise ValueError("there is no position to play in")
    if step.learner is not None:
        raise ValueError("the learner plays where the turn is")
    game = stage.game
    legal = stage.legal
    for text in step.want.moves or ():
        if game.read(text) not in legal:
            raise ValueError(f"the rules do not allow {text}")
    right = fitting(step.want, stage, legal)
    if not right:
        raise ValueError("no move is the right one")
    for move in legal:
        if move not in right and reason(step, stage, move) is None:
            raise ValueError(f"nothing is said to {game.write(move)}")


def _check_ask(game: AnyGame, step: AskStep[Any]) -> None:
    (answer,) = answers(game, step)
    if answer not in step.choices:
        raise ValueError(f"the answer {answer} is not among the choices")
    if len(set(step.choices)) < max(2, len(step.choices)):
        raise ValueError("there are not two different choices")
    for choice in step.reasons:
        if choice not in step.choices or choice == answer:
            raise ValueError(f"{choice} is no wrong choice")
