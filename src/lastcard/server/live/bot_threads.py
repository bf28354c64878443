"""Threads for bots and advice: their search lets other Python run meanwhile."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

_Thought = TypeVar("_Thought")


class BotThreads:
    """Threads for the bots of all tables: as many as the machine has cores."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")

    async def think(self, answer: Callable[[], _Thought]) -> _Thought:
        """Run *answer* in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, answer)

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
