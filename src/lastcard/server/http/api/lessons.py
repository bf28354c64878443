"""The lessons, and what the rules say to a try."""

import msgspec

from lastcard.lessons.judging import (
    OtherTry,
    RefusedTry,
    RightTry,
    Verdict,
    answers,
    judge,
    stage_of,
)
from lastcard.lessons.lesson import AskStep, Lesson, Step
from lastcard.lessons.reading import lessons
from lastcard.lessons.scene import Stage
from lastcard.server.errors import LessonUnknown
from lastcard.server.http.problems import problem_of, words_of
from lastcard.server.http.request import ApiRequest, AskedT
from lastcard.wire import api
from lastcard.wire.lessons import LessonInfo, Lessons, LessonStep, Try, TryVerdict, WholeLesson


async def show(request: ApiRequest[api.Nothing]) -> Lessons:
    """All lessons."""
    return Lessons(lessons=tuple(map(_info, lessons().values())))


async def one(request: ApiRequest[api.Nothing]) -> WholeLesson:
    """One lesson, step by step."""
    lesson = _lesson(request)
    return WholeLesson(
        id=lesson.id,
        game=lesson.game.key,
        title=lesson.title,
        steps=tuple(_step(lesson, step) for step in lesson.steps),
    )


async def judge_try(request: ApiRequest[Try]) -> TryVerdict:
    """What is to be said to a try."""
    lesson = _lesson(request)
    step = _step_of(lesson, request.part("step"))
    verdict = judge(lesson.game, step, request.asked.tried)
    return _told(request, verdict, answers(lesson.game, step))


def _lesson(request: ApiRequest[AskedT]) -> Lesson:
    lesson = lessons().get(request.part("id"))
    if lesson is None:
        raise LessonUnknown
    return lesson


def _step_of(lesson: Lesson, number: str) -> Step:
    # Counted from 0. Not read as a number: what is none, or is endless, is no address either.
    for place, step in enumerate(lesson.steps):
        if number == str(place):
            return step
    raise LessonUnknown


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(id=lesson.id, game=lesson.game.key, title=lesson.title, about=lesson.about)


def _step(lesson: Lesson, step: Step) -> LessonStep:
    question = step.question if isinstance(step, AskStep) else None
    return LessonStep(
        kind=step.kind,
        say=step.say,
        rows=step.rows,
        drawn=step.drawn,
        prices=step.prices,
        view=_view(stage_of(lesson.game, step)),
        choices=step.choices if isinstance(step, AskStep) else (),
        chosen="number" if question is None else question.chosen,
        left=() if question is None else question.hands(),
        piles=() if question is None else question.piles(),
    )


def _view(stage: Stage | None) -> msgspec.Raw | None:
    if stage is None:
        return None
    return msgspec.Raw(stage.game.encode(stage.game.view(stage.state, stage.seat)))


def _told(request: ApiRequest[Try], verdict: Verdict, needed: tuple[str, ...]) -> TryVerdict:
    match verdict:
        case RightTry():
            return TryVerdict(
                right=True,
                message=verdict.message,
                problem=None,
                needed=(),
                view=_view(verdict.stage),
            )
        case RefusedTry():
            problem = problem_of(verdict.refusal, words_of(request.http))
            return TryVerdict(right=False, message=None, problem=problem, needed=needed, view=None)
        case OtherTry():
            return TryVerdict(
                right=False, message=verdict.message, problem=None, needed=needed, view=None
            )
