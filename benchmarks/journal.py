"""Print how many lines a second the journal on SQLite takes, every one of them on the disk.

``python -m benchmarks.journal`` lets more and more tables write at once, each waiting for its line
before the next one. What waits while the disk is busy shares the next commit.
"""

import asyncio
import sys
import tempfile
from itertools import count
from pathlib import Path
from time import perf_counter

from lastcard.games.game import Seat
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, Moved, write_entry
from lastcard.table.state.journal import Page

TABLES = (1, 10, 100, 500)
SECONDS = 1.0
LINE = write_entry(Moved(seat=Seat(1), move="G3 Y3 R3 G7 Y7", id="a1b2c3d4"))


def main() -> None:
    """Measure in a folder of its own, or in one beneath the folder named on the command line."""
    folder = sys.argv[1] if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        asyncio.run(_print_all(Path(scratch) / "lastcard.db"))


async def _print_all(path: Path) -> None:
    names = count()
    async with Store.open(
        f"sqlite:///{path}", new_id=lambda: str(next(names)), serving=True
    ) as store:
        shown = ", ".join(f"{name} = {value}" for name, value in (await store.settings()).items())
        print(f"The journal on SQLite, {shown}\n")
        print("  tables      lines/s  lines/commit  ms/line")
        for tables in TABLES:
            await _print_rate(store, tables, names)


async def _print_rate(store: Store, tables: int, names: "count[int]") -> None:
    writer = store.journal.writer
    pages, commits = writer.pages, writer.commits
    began = perf_counter()
    until = began + SECONDS
    matches = [MatchId(f"match-{next(names)}") for _ in range(tables)]
    await asyncio.gather(*(_fill(store, match, until) for match in matches))
    seconds = perf_counter() - began
    pages, commits = writer.pages - pages, writer.commits - commits
    wait = 1000 * seconds * tables / pages
    print(f"  {tables:>6}  {pages / seconds:>11,.0f}  {pages / commits:>12.1f}  {wait:>7.2f}")


async def _fill(store: Store, match: MatchId, until: float) -> None:
    for number in count():
        if perf_counter() > until:
            return
        assert await store.journal.append(Page(match, number, 0, [LINE]))


if __name__ == "__main__":
    main()
