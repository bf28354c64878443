"""Print how much disk 1,000 matches of Gang of Four take on SQLite, before and after packing.

``python -m benchmarks.disk`` plays matches of four people, writes them down as a table does, and
packs their journals. What packing sets free is used again: more matches do not make the file grow.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import msgspec

from benchmarks import journals
from lastcard.games.game import Seat
from lastcard.store.matches.matches import Status, StoredSeat
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.journal import Page

MATCHES, MORE = 100, 40
PROMISED = 30
_BEGAN = 1_800_000_000_000


def main() -> None:
    """Measure in a folder of its own, or in one beneath the folder named on the command line."""
    folder = sys.argv[1] if len(sys.argv) > 1 else None
    print(f"Disk for 1,000 matches of Gang of Four on SQLite; {PROMISED} MB promised\n")
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        asyncio.run(_measure(Path(scratch) / "lastcard.db"))


async def _measure(file: Path) -> None:
    names = count()
    async with Store.open(f"sqlite:///{file}", new_id=lambda: str(next(names))) as store:
        empty = _used(file)
        await _play(store, range(MATCHES))
        _print("as written", _used(file) - empty)
        for number in range(MATCHES):
            assert await store.packing.pack(_name(number))
        _print("packed", _used(file) - empty)
        before = _size(file)
        await _play(store, range(MATCHES, MATCHES + MORE))
        grown = "as it was" if _size(file) <= before else f"{_size(file) - before:,} bytes more"
        print(f"  the file with {MORE} more matches than the {MATCHES} that were packed: {grown}")


def _print(what: str, size: int) -> None:
    print(f"  {what:<12} {size / 1e6 * 1000 / MATCHES:>6.1f} MB")


def _used(file: Path) -> int:
    """The bytes of *file* that hold something; the others are used next."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(FULL)")
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        (free,) = connection.execute("PRAGMA freelist_count").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    return int((pages - free) * size)


def _size(file: Path) -> int:
    _used(file)  # what is still in the log beside it is in the file now
    return file.stat().st_size


async def _play(store: Store, numbers: Iterable[int]) -> None:
    await asyncio.gather(*(_write(store, _name(number)) for number in numbers))


def _name(number: int) -> MatchId:
    return MatchId(f"{number:010}")


async def _write(store: Store, match: MatchId) -> None:
    setup, seed = journals.setup(), int(match)
    people = [PlayerId(f"{seed:030x}{seat:02}") for seat in range(setup.seats)]
    await store.matches.open(
        match,
        msgspec.json.encode(setup).decode(),
        host=people[0],
        game=setup.game,
        speed=setup.speed,
        public=setup.public,
        rated=setup.rated,
        now=_BEGAN,
    )
    lines = journals.lines(match, seed)
    pages = list(_pages(match, lines, Random(seed)))
    for page in pages:
        assert await store.journal.append(page)
    names = zip(people, journals.PEOPLE, strict=True)
    chairs = tuple(
        StoredSeat(seat=Seat(seat), player=player, name=name)
        for seat, (player, name) in enumerate(names)
    )
    stands = Status(match=match, phase="playing", now=pages[-1].at, chairs=chairs, lines=len(lines))
    await store.matches.update_many([stands])
    await store.matches.finish(match, [0, 20, 60, 110], [Seat(0)], pages[-1].at)


def _pages(match: MatchId, lines: Sequence[bytes], chance: Random) -> Iterator[Page]:
    at = _BEGAN
    for number, line in enumerate(lines):
        at += chance.randrange(500, 5_000)
        yield Page(match, number, at, [line])


if __name__ == "__main__":
    main()
