"""Lessons: tried, explained, solved; what was finished is remembered."""

import pytest
from playwright.sync_api import expect

from lastcard.lessons.lesson import Lesson
from lastcard.lessons.reading import lessons
from tests.browser.conftest import Come
from tests.browser.learner import attempt, go_on, said, solve
from tests.browser.person import PHONE, Person

COLOURS = lessons()["gang-colours"]


def is_done(person: Person, title: str) -> bool:
    """Whether the list has a mark at the lesson."""
    row = person.page.get_by_role("listitem").get_by_role("link", name=title)
    row.wait_for()
    return row.get_by_text("done", exact=True).count() == 1


def test_a_learner_comes_from_home_and_is_told_why_a_try_is_wrong(come: Come) -> None:
    learner = come("", **PHONE).visit()
    learner.press("Lessons")
    go_on(learner)
    go_on(learner)
    beat = COLOURS.steps[2]
    attempt(learner, COLOURS.game, beat, "R5")
    expect(said(learner)).to_contain_text("Your red 5 is not higher than the green 7.")
    learner.press("Show me")
    expect(learner.button("yellow 7", pressed=True)).to_be_visible()
    learner.press("Play yellow 7")
    expect(said(learner)).to_contain_text("yellow beats green")


def test_what_is_allowed_but_not_wanted_is_answered_by_the_lesson(come: Come) -> None:
    learner = come("").visit("/learn/gang-colours")
    go_on(learner)
    go_on(learner)
    attempt(learner, COLOURS.game, COLOURS.steps[2], "G9")
    expect(said(learner)).to_contain_text("a smaller card of yours is enough")


def test_after_a_wrong_try_the_next_one_begins_with_nothing_taken_up(come: Come) -> None:
    learner = come("").visit("/learn/gang-colours")
    go_on(learner)
    go_on(learner)
    beat, question = COLOURS.steps[2], COLOURS.steps[4]
    attempt(learner, COLOURS.game, beat, "R5")
    expect(learner.page.locator("[aria-pressed=true]")).to_have_count(0)
    attempt(learner, COLOURS.game, beat, "Y7")
    expect(said(learner)).to_contain_text("yellow beats green")
    go_on(learner)
    go_on(learner)
    attempt(learner, COLOURS.game, question, "G9")
    expect(said(learner)).to_contain_text("yellow is higher than green")
    attempt(learner, COLOURS.game, question, "R8")
    expect(said(learner)).to_contain_text("Look at the number first")


def test_what_was_finished_is_still_marked_after_a_reload(come: Come) -> None:
    learner = come("").visit("/learn/gang-colours")
    solve(learner, COLOURS)
    learner.visit().press("Lessons")
    learner.sees("Two equal numbers are a pair")
    learner.press("All lessons")
    assert is_done(learner, "Number, then colour")
    learner.page.reload()
    assert is_done(learner, "Number, then colour")
    assert not is_done(learner, "Pairs and threes")


def test_a_lesson_can_be_learned_with_the_keyboard_alone(come: Come) -> None:
    learner = come("").visit("/learn/gang-pairs")
    keyboard = learner.page.keyboard
    learner.sees("Two equal numbers are a pair")
    keyboard.press("Enter")
    learner.sees("A pair of 5s lies there.")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", " ", "ArrowRight", " "):
        keyboard.press(key)
    keyboard.press("Enter")
    expect(said(learner)).to_contain_text("8s over 5s")


@pytest.mark.sweep
@pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)
def test_every_lesson_can_be_solved_by_tapping(come: Come, lesson: Lesson) -> None:
    learner = come("", **PHONE).visit(f"/learn/{lesson.id}")
    solve(learner, lesson)
    learner.sees("Well done!")


def test_who_has_finished_all_lessons_is_sent_to_play(come: Come) -> None:
    learner = come("").visit("/learn/thirteen-ending")
    others = [f'"{one}"' for one in lessons() if one != "thirteen-ending"]
    kept = f"localStorage.setItem('lastcard.lessons', '[{','.join(others)}]')"
    learner.page.evaluate(kept)
    solve(learner, lessons()["thirteen-ending"])
    learner.sees("Time for a real match.")
    learner.press("Play a match")
    learner.sees("Play now")
