"""Lessons over HTTP: the list, one lesson, and what is said to a try."""

from lastcard.lessons.judging import answers
from lastcard.lessons.reading import lessons
from tests.support.people.http_client import HttpClient

BEAT = "/api/lessons/gang-colours/2"


async def test_everybody_may_see_what_can_be_learned(browser: HttpClient) -> None:
    status, told = await browser.ask("GET", "/api/lessons")
    assert status == 200
    assert [one["id"] for one in told["lessons"]] == list(lessons())


async def test_a_lesson_comes_with_tables_and_without_answers(browser: HttpClient) -> None:
    for lesson in lessons().values():
        status, told = await browser.ask("GET", f"/api/lessons/{lesson.id}")
        assert status == 200
        assert len(told["steps"]) == len(lesson.steps)
        for step, wanted in zip(told["steps"], lesson.steps, strict=True):
            assert (step["view"] is not None) == bool(wanted.position)
            assert not {"want", "question", "right", "other"} & set(step)


async def test_a_right_try_brings_the_table_after_it(browser: HttpClient) -> None:
    status, told = await browser.ask("POST", BEAT, {"tried": "Y7"})
    assert status == 200
    assert told["right"]
    assert told["view"]["to_beat"] == "Y7"
    assert told["needed"] == []


async def test_what_the_rules_refuse_comes_with_their_sentence(browser: HttpClient) -> None:
    _, told = await browser.ask("POST", BEAT, {"tried": "R5"})
    assert not told["right"]
    assert told["problem"]["code"] == "gang-too-low"
    assert told["problem"]["args"] == {"cards": "R5", "to_beat": "G7"}
    assert "not higher" in told["problem"]["sentence"]
    assert told["needed"] == ["Y7"]


async def test_what_is_allowed_but_not_wanted_is_answered_by_the_step(browser: HttpClient) -> None:
    _, told = await browser.ask("POST", BEAT, {"tried": "G9"})
    assert not told["right"]
    assert told["message"] == "lesson-colours-beat-other"
    assert told["problem"] is None


async def test_every_step_of_every_lesson_can_be_solved(browser: HttpClient) -> None:
    for lesson in lessons().values():
        for number, step in enumerate(lesson.steps):
            for tried in answers(lesson.game, step)[:1]:
                path = f"/api/lessons/{lesson.id}/{number}"
                _, told = await browser.ask("POST", path, {"tried": tried})
                assert told["right"], (path, tried)


async def test_what_is_no_lesson_or_no_step_is_not_there(browser: HttpClient) -> None:
    steps = ("99", "x", "-1", "00", "1" * 5000)
    for path in ("nobody/0", *(f"gang-colours/{step}" for step in steps)):
        status, _ = await browser.ask("POST", f"/api/lessons/{path}", {"tried": "G3"})
        assert status == 404
    status, told = await browser.ask("GET", "/api/lessons/nobody")
    assert (status, told["code"]) == (404, "lesson-unknown")


async def test_a_step_to_look_at_takes_no_try(browser: HttpClient) -> None:
    status, told = await browser.ask("POST", "/api/lessons/gang-colours/0", {"tried": "G3"})
    assert (status, told["code"]) == (409, "nothing-asked")
