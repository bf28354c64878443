"""What the generator must know of a server to drive it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from benchmarks.server.connection import Connection
from benchmarks.server.table import Table


class Contender(Protocol):
    """One server and how it is spoken to."""

    name: str
    stores: str
    """Where a move is kept when its players hear of it."""

    def version(self) -> str:
        """What is measured, exactly."""
        ...

    def command(self, port: int, folder: Path) -> Sequence[str]:
        """How the server is started on *port*, with *folder* for its files."""
        ...

    def environment(self) -> Mapping[str, str]:
        """What its environment has besides."""
        ...

    async def seat(self, port: int) -> Table:
        """A new table with four clients, waiting for the first move."""
        ...

    async def idle(self, port: int) -> Connection:
        """One connection that nothing happens on."""
        ...
