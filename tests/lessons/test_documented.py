"""The manual for lessons knows everything a lesson file can say, and its example can be taught."""

import re
from pathlib import Path
from typing import get_args, get_origin

from lastcard.games.registry import GAMES
from lastcard.lessons.lesson import MovePattern, Step
from lastcard.lessons.parts import PARTS
from lastcard.lessons.reading import read_lesson

MANUAL = (Path(__file__).parents[2] / "docs" / "how-to" / "write-a-lesson.md").read_text("utf-8")


def test_everything_a_step_can_have_stands_in_the_manual() -> None:
    steps = [get_origin(step) or step for step in get_args(Step)]
    fields = {field for step in steps for field in step.__struct_fields__}
    for field in fields | set(MovePattern.__struct_fields__):
        assert re.search(rf"`{field}\b", MANUAL), field


def test_every_question_stands_in_the_manual_with_its_fields() -> None:
    for question in (question for part in PARTS.values() for question in get_args(part.questions)):
        row = re.search(rf'about = "{question.__struct_config__.tag}"(.*)', MANUAL)
        assert row is not None
        assert all(f"{field} = " in row[1] for field in question.__struct_fields__)


def test_the_example_in_the_manual_can_be_taught() -> None:
    example = re.search(r"```toml\n(title.*?)```", MANUAL, re.DOTALL)
    assert example is not None
    assert read_lesson(GAMES["gang"], "13-low-lead", example[1]).id == "gang-low-lead"
