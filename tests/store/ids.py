"""Ids that a test can foresee."""

from collections.abc import Callable
from itertools import count


def counting() -> Callable[[], str]:
    """A maker of ids: ``id0``, ``id1`` …"""
    numbers = count()
    return lambda: f"id{next(numbers)}"
