"""Every lesson that is shipped can be taught, solved, and speaks to every wrong try."""

import re
from importlib.resources import files

import pytest

from lastcard.games.registry import GAMES
from lastcard.lessons.judging import OtherTry, RefusedTry, RightTry, answers, judge, stage_of
from lastcard.lessons.lesson import AskStep, Lesson, PlayStep, ShowStep, Step
from lastcard.lessons.reading import lessons
from lastcard.locales import Words
from tests.locales.fluent_files import files as fluent_files

WORDS = Words()
LESSONS = list(lessons().values())
STEPS = [
    pytest.param(lesson, step, id=f"{lesson.id}-{number}")
    for lesson in LESSONS
    for number, step in enumerate(lesson.steps)
]
TRIED = [param for param in STEPS if not isinstance(param.values[1], ShowStep)]
WRITTEN = "\n".join(
    file.read_text("utf-8")
    for game in GAMES
    for file in (files("lastcard.lessons") / "files" / game).iterdir()
)
NAMED = set(re.findall(r'"(lesson-[a-z0-9-]+)"', WRITTEN))


def test_there_are_lessons_for_every_game() -> None:
    assert {lesson.game.key for lesson in LESSONS} == set(GAMES)
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_has_several_steps_and_ends_with_one_to_play(lesson: Lesson) -> None:
    assert len(lesson.steps) > 1
    assert isinstance(lesson.steps[-1], PlayStep)


@pytest.mark.parametrize(("lesson", "step"), TRIED)
def test_every_step_can_be_solved(lesson: Lesson, step: Step) -> None:
    right = answers(lesson.game, step)
    assert right
    for tried in right:
        assert isinstance(judge(lesson.game, step, tried), RightTry)


@pytest.mark.parametrize(("lesson", "step"), TRIED)
def test_every_other_try_that_is_allowed_gets_a_sentence(lesson: Lesson, step: Step) -> None:
    stage = stage_of(lesson.game, step)
    allowed = step.choices if isinstance(step, AskStep) else ()
    if isinstance(step, PlayStep):
        assert stage is not None
        allowed = tuple(lesson.game.write(move) for move in stage.legal)
    for tried in set(allowed) - set(answers(lesson.game, step)):
        verdict = judge(lesson.game, step, tried)
        assert isinstance(verdict, OtherTry)
        assert WORDS.say(verdict.message)


@pytest.mark.parametrize(("lesson", "step"), TRIED)
def test_every_single_card_that_is_not_allowed_is_refused_by_the_rules(
    lesson: Lesson, step: Step
) -> None:
    stage = stage_of(lesson.game, step)
    if not isinstance(step, PlayStep) or stage is None:
        return
    allowed = {lesson.game.write(move) for move in stage.legal}
    hand = lesson.game.view(stage.state, stage.seat).hand.split()
    for card in hand if lesson.game.key == "gang" and not step.exchange else ():
        if card not in allowed:
            verdict = judge(lesson.game, step, card)
            assert isinstance(verdict, RefusedTry)
            refusal = verdict.refusal
            assert WORDS.refusal(refusal.code, refusal.args_by_name)


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_what_a_step_says_is_short(lesson: Lesson, step: Step) -> None:
    assert len(WORDS.say(step.say)) <= 170


def test_every_message_a_lesson_names_is_written_and_every_one_written_is_named() -> None:
    assert set(fluent_files("en")["lessons.ftl"]) == NAMED
