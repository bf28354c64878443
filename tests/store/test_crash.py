"""A process that dies at any instant loses nothing it has acknowledged."""

import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId
from tests.store.appender import LINES, TABLES
from tests.store.ids import counting

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("pages", [1, 57, 400])
async def test_nothing_acknowledged_is_missing_after_a_kill(ready: str, pages: int) -> None:
    acknowledged = killed_after(ready, pages)
    assert acknowledged.total() >= pages
    async with Store.open(ready, new_id=counting()) as store:
        for table in range(TABLES):
            match = MatchId(f"m{table}")
            lines = await store.journal.read(match)
            deals, torn = divmod(len(lines), LINES)
            assert not torn
            assert deals >= acknowledged[match]
            assert [line.entry for line in lines] == [b"%d" % n for n in range(len(lines))]
            assert set(await store.journal.secrets(match)) == ({deals - 1} if deals else set())


def killed_after(url: str, pages: int) -> Counter[str]:
    """How many pages of each match were acknowledged by a process killed after some *pages*."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.store.appender", url],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        said = list(islice(process.stdout, pages))
        process.kill()
        said += [line for line in process.stdout if line.endswith("\n")]
    return Counter(line.split()[0] for line in said)
