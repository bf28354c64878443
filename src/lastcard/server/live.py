"""The half of the server where tables live, put together."""

import asyncio
from collections.abc import Callable
from typing import Final

from aiohttp import WSCloseCode

from lastcard.server.hall import Hall
from lastcard.server.pairing import Pairing
from lastcard.server.rematch import Rematches
from lastcard.server.thinking import Thinking
from lastcard.store.store import Store
from lastcard.table.house import Alarm, House
from lastcard.table.journal import Journal
from lastcard.table.tempo import TEMPOS, scaled
from lastcard.wire.tells import Farewell

COME_BACK: Final = 3
"""After how many seconds clients of a server that stops try again."""


class Live:
    """Hall, pairing and rematches in *house*; ``start`` wakes what was running before."""

    def __init__(self, store: Store, house: House, new_id: Callable[[], str]) -> None:
        self.store = store
        self.house = house
        self.hall = Hall(house, store, new_id)
        self.pairing = Pairing(self.hall, house)
        self.rematches = Rematches(self.hall)

    async def start(self) -> None:
        """Wake the tables."""
        await self.hall.start()

    async def stop(self) -> None:
        """Say goodbye, and finish what is being written down."""
        self.hall.people.tell_all(Farewell(seconds=COME_BACK))
        await self.hall.stop()
        self.hall.people.close_all(WSCloseCode.SERVICE_RESTART, b"come back")


def make_house(
    journal: Journal,
    thinking: Thinking,
    *,
    now: Callable[[], int],
    randomness: Callable[[int], bytes],
    pauses: float,
) -> House:
    """What every table gets from a server whose pauses are so many times as long as usual."""
    tempos = {speed: scaled(tempo, pauses) for speed, tempo in TEMPOS.items()}
    loop = asyncio.get_running_loop()

    def call_at(at: int, call: Callable[[], None]) -> Alarm:
        return loop.call_later(max(0, at - now()) / 1000, call)

    return House(
        journal=journal,
        now=now,
        call_at=call_at,
        think=thinking.think,
        randomness=randomness,
        tempo=tempos.__getitem__,
        changed=lambda table, tellings: None,
    )
