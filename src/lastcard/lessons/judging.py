"""Whether a try is right, and what is said to it if it is not."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Seat
from lastcard.lessons.errors import NothingAsked
from lastcard.lessons.lesson import AskStep, MovePattern, PlayStep, ShowStep, Step
from lastcard.lessons.parts import PARTS
from lastcard.lessons.scene import Scene, Stage


@dataclass(frozen=True, slots=True)
class RightTry:
    """That was wanted; *stage* is the table after it, where one is shown."""

    message: str
    stage: Stage | None


@dataclass(frozen=True, slots=True)
class RefusedTry:
    """The rules do not allow it."""

    refusal: RulesError


@dataclass(frozen=True, slots=True)
class OtherTry:
    """Allowed, but not what is wanted: the step says why in *message*."""

    message: str


Verdict: TypeAlias = RightTry | RefusedTry | OtherTry


def stage_of(game: AnyGame, scene: Scene) -> Stage | None:
    """The table of *scene*, or None where it shows none."""
    if not scene.position:
        return None
    state = PARTS[game.key].arrange(scene)
    seat = game.awaits(state) if scene.learner is None else Seat(scene.learner)
    assert seat is not None, "a position that can be played in"
    return Stage(game, state, seat)


def judge(game: AnyGame, step: Step, tried: str) -> Verdict:
    """What is to be said to *tried*: a move or a choice, as text."""
    stage = stage_of(game, step)
    match step:
        case ShowStep():
            raise NothingAsked
        case AskStep():
            right = tried == step.question.answer(stage, step.choices)
            return (
                RightTry(step.right, stage)
                if right
                else OtherTry(step.reasons.get(tried, step.other))
            )
        case PlayStep():
            assert stage is not None, "a lesson is checked when it is read"
            return _judge_move(step, stage, tried)


def answers(game: AnyGame, step: Step) -> tuple[str, ...]:
    """Every right try, as text."""
    stage = stage_of(game, step)
    match step:
        case ShowStep():
            return ()
        case AskStep():
            return (step.question.answer(stage, step.choices),)
        case PlayStep():
            assert stage is not None, "a lesson is checked when it is read"
            return tuple(game.write(move) for move in fitting(step.want, stage, stage.legal))


def fitting(sought: MovePattern, stage: Stage, moves: Iterable[Any]) -> tuple[Any, ...]:
    """Those of *moves*, given from weakest to strongest, that *sought* means."""
    found = tuple(move for move in moves if _fits(sought, stage, move))
    return found[:1] if sought.weakest else found


def reason(step: PlayStep, stage: Stage, move: Any) -> str | None:
    """What the step says to a move it does not want; None where it has nothing to say."""
    said = (one.say for one in step.reasons if fitting(one.to, stage, (move,)))
    return next(said, step.other)


def _judge_move(step: PlayStep, stage: Stage, tried: str) -> Verdict:
    game = stage.game
    try:
        move = game.read(tried)
        after = game.apply(stage.state, stage.seat, move).state
    except RulesError as refusal:
        return RefusedTry(refusal)
    if move in fitting(step.want, stage, stage.legal):
        return RightTry(step.right, Stage(game, after, stage.seat))
    message = reason(step, stage, move)
    assert message is not None, "a lesson is checked when it is read"
    return OtherTry(message)


def _fits(sought: MovePattern, stage: Stage, move: Any) -> bool:
    traits = PARTS[stage.game.key].traits(stage.state, move)
    told = (
        (sought.moves, sought.moves is None or stage.game.write(move) in sought.moves),
        (sought.type, sought.type in traits.types),
        (sought.holds, sought.holds in traits.cards),
        (sought.cards, sought.cards == len(traits.cards)),
        (sought.declared, sought.declared == traits.declared),
        (sought.takes, sought.takes == traits.takes),
        (sought.sum, sought.sum == traits.sum),
    )
    return all(true for said, true in told if said is not None)
