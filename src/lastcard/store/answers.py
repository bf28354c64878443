"""The answers to those who wait for their pages to be written."""

import asyncio
from collections.abc import Sequence

from lastcard.store.errors import NotWritten


def answer(waiting: "Sequence[asyncio.Future[bool]]", answers: Sequence[bool] | Exception) -> None:
    """Tell everybody *waiting* what became of their page, or that the commit failed."""
    for place, written in enumerate(waiting):
        if written.done():  # whoever asked has gone
            continue
        if isinstance(answers, Exception):
            written.set_exception(_failure(answers))
        else:
            written.set_result(answers[place])


def _failure(cause: Exception) -> NotWritten:
    failure = NotWritten()  # one for each: every traceback is its own
    failure.__cause__ = cause
    return failure
