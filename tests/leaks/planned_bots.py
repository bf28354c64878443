"""PlannedBots that do what the plan says."""

import asyncio
from typing import Any

from lastcard.games.game import Seat
from lastcard.table.ports import Thought
from lastcard.table.state.orders import Chosen


class PlannedBots:
    """PlannedBots that say what the plan says, when it is their turn in the plan."""

    def __init__(self) -> None:
        self._asked: list[tuple[Chosen, asyncio.Future[Chosen]]] = []

    async def think(self, thought: Thought[Any]) -> Any:
        """Wait for the plan; advice is for the one who asked, and not waited for."""
        found = thought.answer(lambda: False)
        if not isinstance(found, Chosen):
            return found
        future: asyncio.Future[Chosen] = asyncio.get_running_loop().create_future()
        self._asked.append((found, future))
        return await future

    def answer(self, seat: Seat | None, move: str | None) -> None:
        """Let the bot on *seat* say *move*, and all others nothing."""
        for chosen, future in self._asked:
            if not future.done():
                said = move if chosen.seat == seat else None
                future.set_result(Chosen(chosen.seat, chosen.moves, said))
        self._asked.clear()
