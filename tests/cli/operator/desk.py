"""An operator at the command line, and the store they work on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from lastcard.cli import main
from lastcard.store.store import Store

GotT = TypeVar("GotT")


def store(data: Path, do: Callable[[Store], Awaitable[GotT]]) -> GotT:
    """Do something with the store of a server that does not run."""

    async def doing() -> GotT:
        url = f"sqlite:///{data / 'lastcard.db'}"
        async with Store.open(url, new_id=iter("abcdefgh").__next__) as opened:
            return await do(opened)

    return asyncio.run(doing())


class Desk:
    """Types tasks and reads what comes of them."""

    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._data = data
        self._capsys = capsys

    def __call__(self, *task: str, code: int = 0) -> str:
        assert main(["admin", *task, "--data", str(self._data)]) == code
        out, err = self._capsys.readouterr()
        assert not (out and err)
        return out or err
