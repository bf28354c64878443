"""A day with people in fake time: short here, long in ``make soak``."""

from pathlib import Path

import pytest

from lastcard.table.bots.bots import SeatedBots
from tests.day.day import live_through_a_day


async def test_a_day_leaves_nothing_stuck_and_loses_nothing(tmp_path: Path) -> None:
    summary = await live_through_a_day(seed=7, visits=14, folder=tmp_path)
    assert summary.visits == 14
    assert summary.matches >= 5
    assert summary.finished >= 3


async def test_a_table_whose_bots_never_answer_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SeatedBots, "next", lambda bots, standing: None)
    with pytest.raises(AssertionError, match="is stuck at line"):
        await live_through_a_day(seed=7, visits=14, folder=tmp_path)
