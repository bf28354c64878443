"""The manual lists every duty of every game, with its arguments, and nothing else."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from lastcard.games.game import Duty, NextDeal
from lastcard.games.gang import duty as gang
from lastcard.games.thirteen import duty as thirteen

MANUAL = (Path(__file__).parents[2] / "docs" / "reference" / "duty.md").read_text("utf-8")
HEAD = "| code | arguments | the seat has to |\n| --- | --- | --- |\n"
TABLES = [part.split("\n\n")[0] for part in MANUAL.split(HEAD)[1:]]
GAMES = {"gang": (TABLES[0], gang.Duty), "thirteen": (TABLES[1], thirteen.Duty)}


@pytest.mark.parametrize("game", GAMES)
def test_every_duty_stands_in_the_manual_with_its_arguments(game: str) -> None:
    table, union = GAMES[game]
    rows = re.findall(r"^\| `([\w-]+)` \| (.*?)\|", table, re.MULTILINE)
    listed = {code: re.findall(r"`(\w+)`", arguments) for code, arguments in rows}
    kinds: tuple[type[Duty], ...] = get_args(union)
    assert listed == {
        str(kind.__struct_config__.tag): list(kind.__struct_fields__) for kind in kinds
    }


def test_every_field_of_the_next_deal_stands_in_the_manual() -> None:
    _, _, part = MANUAL.partition("## `next_deal`")
    fields = re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)
    assert fields == [field.name for field in msgspec.structs.fields(NextDeal)]
