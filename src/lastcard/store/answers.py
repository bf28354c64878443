"""The answers to those who wait for something to be written."""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeAlias

from lastcard.store.errors import NotWritten

Waiting: TypeAlias = Any | Exception
"""What came of it, or what is raised where somebody waits for it."""


def answer(waiting: "Sequence[asyncio.Future[Any]]", answers: Sequence[Waiting]) -> None:
    """Tell everybody *waiting* what came of their wish."""
    for future, told in zip(waiting, answers, strict=True):
        if future.done():  # whoever asked has gone
            continue
        if isinstance(told, Exception):
            future.set_exception(told)
        else:
            future.set_result(told)


def failed(cause: Exception) -> NotWritten:
    """The refusal of one who waited for a commit that *cause* prevented."""
    failure = NotWritten()
    failure.__cause__ = cause
    return failure
