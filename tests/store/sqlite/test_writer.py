"""The thread that writes the journal."""

import asyncio
from pathlib import Path

import pytest

from lastcard.store.sqlite.pen import Pen
from lastcard.store.sqlite.writer import SqliteWriter
from tests.store.pages import page


async def test_what_comes_while_somebody_else_writes_shares_one_commit(template: Path) -> None:
    pen = Pen()
    writer = SqliteWriter(template, pen)
    async with pen.lent():
        waiting = [
            asyncio.create_task(writer.write(page(0, b"a", match=f"shared{table}")))
            for table in range(100)
        ]
        await asyncio.sleep(0)  # every task has asked
    assert all(await asyncio.gather(*waiting))
    # The thread took one batch before it waited for the pen, and the rest after.
    assert writer.commits <= 2
    await writer.close()


async def test_another_process_that_writes_is_waited_for(template: Path) -> None:
    one, other = SqliteWriter(template, Pen()), SqliteWriter(template, Pen())
    answers = await asyncio.gather(
        *(
            writer.write(page(0, b"a", match=f"{place}-{table}"))
            for table in range(20)
            for place, writer in enumerate((one, other))
        )
    )
    assert all(answers)
    await one.close()
    await other.close()


async def test_nothing_in_a_failure_tells_what_was_to_be_written(template: Path) -> None:
    writer = SqliteWriter(template, Pen())
    odd: tuple[object, ...] = (object(),)
    with pytest.raises(ValueError, match="not-written") as failure:
        await writer.write(page(0, b"a deck", match="odd", keep={1: odd}))  # type: ignore[dict-item] # no bytes
    assert "deck" not in f"{failure.value!r} {failure.value.__cause__!r}"
    await writer.close()
