"""The half of the server where tables live, put together."""

import asyncio
from collections.abc import Callable
from typing import Final

from aiohttp import WSCloseCode

from lastcard.fair.signing import Signer
from lastcard.server.live.pairing import Pairing
from lastcard.server.live.rematch import Rematches
from lastcard.server.live.shared_looks import SharedLooks
from lastcard.server.live.tables import LiveTables
from lastcard.server.live.thinking.bot_threads import BotThreads
from lastcard.server.live.thinking.load_watch import LoadWatch
from lastcard.store.store import Store
from lastcard.table.ports import Alarm, TablePorts
from lastcard.table.state.journal import Journal
from lastcard.table.state.tempo import TEMPOS, scaled, slowed
from lastcard.wire.tells import Farewell

COME_BACK: Final = 3
"""After how many seconds clients of a server that stops try again."""


class Live:
    """Live tables, pairing and rematches; *ports* are what every table is given.

    *limits* says how many unfinished tables there may be, 0 is any number.
    """

    def __init__(
        self, store: Store, ports: TablePorts, new_id: Callable[[], str], limits: float = 0
    ) -> None:
        self.store = store
        self.ports = ports
        self.tables = LiveTables(ports, store, new_id, limits)
        self.pairing = Pairing(self.tables, ports)
        self.rematches = Rematches(self.tables)
        self.looks = SharedLooks(ports.now, lambda: ports.randomness(16).hex())

    async def start(self) -> None:
        """Wake the tables."""
        await self.tables.start()

    async def stop(self) -> None:
        """Say goodbye, and finish what is being written down."""
        self.tables.people.tell_all(Farewell(seconds=COME_BACK))
        await self.tables.stop()
        self.tables.people.close_all(WSCloseCode.SERVICE_RESTART, b"come back")


def make_ports(
    journal: Journal,
    thinking: BotThreads,
    *,
    now: Callable[[], int],
    randomness: Callable[[int], bytes],
    pauses: float,
    load: LoadWatch,
    signer: Signer | None = None,
) -> TablePorts:
    """What every table gets from a server whose pauses are so many times as long as usual.

    Bots take longer while there is too much *load*; *signer* signs for what seats contribute.
    """
    tempos = {speed: scaled(tempo, pauses) for speed, tempo in TEMPOS.items()}
    loop = asyncio.get_running_loop()

    def call_at(at: int, call: Callable[[], None]) -> Alarm:
        return loop.call_later(max(0, at - now()) / 1000, call)

    return TablePorts(
        journal=journal,
        now=now,
        call_at=call_at,
        think=thinking.think,
        randomness=randomness,
        tempo=lambda speed: slowed(tempos[speed], load.slower),
        signer=signer,
        changed=lambda table, tellings: None,
    )
