"""Answers to tasks that wait for something to be written."""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeAlias

from lastcard.store.errors import NotWritten

Waiting: TypeAlias = Any | Exception
"""The result, or the exception to raise in the waiting task."""


def answer(waiting: "Sequence[asyncio.Future[Any]]", answers: Sequence[Waiting]) -> None:
    """Give every *waiting* task its result."""
    for future, told in zip(waiting, answers, strict=True):
        if future.done():  # the task was cancelled
            continue
        if isinstance(told, Exception):
            future.set_exception(told)
        else:
            future.set_result(told)


def failed(cause: Exception) -> NotWritten:
    """The refusal for a task whose commit *cause* prevented."""
    failure = NotWritten()
    failure.__cause__ = cause
    return failure
