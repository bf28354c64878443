"""Where a database is: the addresses that settings and commands give."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from lastcard.store.errors import AddressUnreadable

_FILE = "sqlite:///"
_SERVER = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class File:
    """A SQLite database."""

    path: Path


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """A PostgreSQL database."""

    dsn: str = field(repr=False)  # it may hold a password


Address: TypeAlias = File | PostgresAddress


def read_address(url: str) -> Address:
    """What ``sqlite:///file`` or ``postgresql://host/name`` means."""
    if url.startswith(_SERVER):
        return PostgresAddress(url)
    path = url.removeprefix(_FILE)
    # The journal has to outlive the process, so nothing is kept in memory.
    if path == url or path in ("", ":memory:"):
        raise AddressUnreadable()
    return File(Path(path))
