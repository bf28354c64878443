"""Periodic work while the server runs: idle guests are forgotten."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from lastcard.store.store import Store

_DAY: Final = 24 * 60 * 60 * 1000
_PAUSE: Final = 6 * 60 * 60  # seconds from one round to the next

_log = logging.getLogger(__name__)


async def keep_house(store: Store, guest_days: int, now: Callable[[], int]) -> None:
    """Work in rounds until cancelled; a failed round is tried again later."""
    while True:
        try:
            await forget_idle_guests(store, guest_days, now())
        except Exception:
            _log.exception("deleting idle guests failed")
        await asyncio.sleep(_PAUSE)


async def forget_idle_guests(store: Store, guest_days: int, now: int) -> int:
    """Forget the guests who were not here for so many days; how many."""
    forgotten = await store.players.forget_idle_guests(now - guest_days * _DAY)
    if forgotten:
        _log.info("deleted %d idle guests", forgotten)
    return forgotten
