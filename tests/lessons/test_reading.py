"""A lesson file that could not be taught is refused, and the refusal says why."""

import pytest

from lastcard.games.registry import GAMES
from lastcard.lessons.errors import LessonWrong
from lastcard.lessons.lesson import Lesson
from lastcard.lessons.reading import read_lesson

HEAD = 'title = "lesson-x"\nabout = "lesson-x-about"\n'
GOOD = """
[[steps]]
kind = "play"
say = "lesson-x-1"
position = "G7 R8 | Y3 Y4 | Y5 Y6; beat 2: G5"
want = { type = "single", weakest = true }
right = "lesson-x-1-right"
other = "lesson-x-1-other"
"""
ASKED = """
[[steps]]
kind = "ask"
say = "lesson-x-2"
question = { about = "points", left = 8 }
choices = ["8", "16"]
right = "lesson-x-2-right"
other = "lesson-x-2-other"
"""


def read(steps: str, head: str = HEAD, game: str = "gang") -> Lesson:
    return read_lesson(GAMES[game], "07-x", head + steps)


def test_a_lesson_is_called_by_its_game_and_its_file() -> None:
    lesson = read(ASKED + GOOD)
    assert (lesson.id, lesson.title, len(lesson.steps)) == ("gang-x", "lesson-x", 2)


@pytest.mark.parametrize(
    ("steps", "problem"),
    [
        ("[[steps", "array"),
        ("", "steps"),
        (GOOD.replace('kind = "play"', 'kind = "sing"'), "sing"),
        (GOOD + 'colour = "red"\n', "unknown field `colour`"),
        (GOOD.replace("lesson-x-1-right", "Well done!"), "right"),
        (GOOD.replace("G7 R8", "G7 X8"), "step 1: card-unknown"),
        (GOOD.replace("beat 2", "beet 2"), "step 1: gang-position-unreadable"),
        (GOOD + "before = [[0, 3, 4]]\n", "direction"),
        (GOOD + "before = [[1, 3, 4]]\n", "no end of a deal"),
        (GOOD.replace('type = "single"', 'type = "pair"'), "no move is the right one"),
        (GOOD.replace('type = "single"', 'moves = ["R9"]'), "do not allow R9"),
        (GOOD.replace('other = "lesson-x-1-other"', ""), "nothing is said to R8"),
        (GOOD + 'rows = ["G7 Q1"]\n', "Q1 is no card"),
        (GOOD + 'rows = ["G7 Y8"]\ndrawn = "combos"\n', "gang-not-a-combo"),
        (GOOD + "learner = 1\n", "the learner plays where the turn is"),
        (GOOD.replace('position = "G7 R8 | Y3 Y4 | Y5 Y6; beat 2: G5"', ""), "no position"),
        (GOOD.replace("G7 R8 |", "- |").replace("; beat 2: G5", ""), "the deal is over"),
        (ASKED, "the last step is not one to play"),
        (ASKED.replace('"16"', '"24"') + GOOD, "the answer 16 is not among the choices"),
        (ASKED.replace('"8", ', "") + GOOD, "not two different choices"),
        (ASKED + 'reasons = { 16 = "lesson-x-2-no" }\n' + GOOD, "16 is no wrong choice"),
        (ASKED + 'reasons = { 9 = "lesson-x-2-no" }\n' + GOOD, "9 is no wrong choice"),
        (ASKED.replace('about = "points", left = 8', 'about = "weather"') + GOOD, "weather"),
        (
            ASKED.replace('about = "points", left = 8', 'about = "turn", after = []') + GOOD,
            "no position to ask about",
        ),
        (
            ASKED.replace('about = "points", left = 8', 'about = "highest"').replace(
                '"8", "16"', '"G5", "G6 Y6"'
            )
            + GOOD,
            "none of the choices",
        ),
    ],
)
def test_what_cannot_be_taught_is_refused_with_a_reason(steps: str, problem: str) -> None:
    with pytest.raises(LessonWrong) as refused:
        read(steps)
    assert refused.value.args_by_name["lesson"] == "07-x"
    assert problem in str(refused.value.args_by_name["problem"])


def test_in_13_there_is_no_exchange_and_a_deal_that_is_over_cannot_be_played() -> None:
    step = GOOD.replace("G7 R8 | Y3 Y4 | Y5 Y6; beat 2: G5", "B1 | Y1 | G1")
    with pytest.raises(LessonWrong, match="no exchange"):
        read(step + "exchange = true\n", game="thirteen")
    with pytest.raises(LessonWrong, match="the deal is over"):
        read(step.replace("B1 | Y1 | G1", "- | - | -"), game="thirteen")
