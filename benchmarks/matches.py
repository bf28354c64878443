"""Print how long a search in 5,000 matches of one player takes, on SQLite.

``python -m benchmarks.matches`` fills a database with matches of four, of one player and of others,
with notes and tags, and asks for a page and its count as the page of one's matches does.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec

from benchmarks import journals
from lastcard.games.game import Seat
from lastcard.store.matches.matches import Status, StoredSeat
from lastcard.store.matches.wanted import Wanted
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId

MINE: Final = 5_000
OTHERS: Final = 5_000
TIMES: Final = 9
PROMISED: Final = 200
"""Milliseconds for a page and its count."""
SEARCHES: Final[Mapping[str, dict[str, Any]]] = {
    "newest": {},
    "won against people": {"result": "won", "company": "people"},
    "name": {"text": "zoe"},
    "note": {"text": "phoenix"},
    "tag": {"tag": "endgame"},
    "nothing fits": {"text": "nobody at all", "result": "won", "company": "people"},
}


def main() -> None:
    """Measure in a folder of its own, or in one beneath the folder named on the command line."""
    folder = sys.argv[1] if len(sys.argv) > 1 else None
    print(f"A search in {MINE:,} matches of one player; {PROMISED} ms promised\n")
    print("  search                   found   median ms   longest ms")
    with tempfile.TemporaryDirectory(dir=folder) as scratch:
        asyncio.run(_measure(Path(scratch) / "lastcard.db"))


async def _measure(file: Path) -> None:
    names = count()
    async with Store.open(f"sqlite:///{file}", new_id=lambda: f"p{next(names)}") as store:
        people = [(await store.players.create(name, 0)).id for name in ("Ann", "Zoë", "Bo", "Cy")]
        await _fill(store, people)
        for search, wanted in SEARCHES.items():
            await _print_search(store, people[0], search, Wanted(**wanted))


async def _print_search(store: Store, player: PlayerId, search: str, wanted: Wanted) -> None:
    took, found = list[float](), 0
    for _ in range(TIMES):
        began = time.perf_counter()
        await store.my_matches.find(player, wanted, limit=30)
        found = await store.my_matches.count(player, wanted)
        took.append((time.perf_counter() - began) * 1000)
    print(f"  {search:<22} {found:>7,} {median(took):>11.1f} {max(took):>12.1f}")


async def _fill(store: Store, people: list[PlayerId]) -> None:
    for first in range(0, MINE + OTHERS, 250):
        numbers = range(first, min(first + 250, MINE + OTHERS))
        await asyncio.gather(*(_open(store, number, people[0]) for number in numbers))
        await store.matches.update_many([_status(number, people) for number in numbers])
        await asyncio.gather(*(_finish(store, number, people[0]) for number in numbers))


async def _open(store: Store, number: int, host: PlayerId) -> None:
    setup = journals.setup()
    await store.matches.open(
        MatchId(f"m{number}"),
        msgspec.json.encode(setup).decode(),
        host=host,
        game=setup.game,
        speed=setup.speed,
        public=setup.public,
        rated=setup.rated,
        now=number,
    )


def _status(number: int, people: list[PlayerId]) -> Status:
    """Every second match is of others; of the player's every third is with people."""
    names = ("Ann", "Zoë", "Bo", "Cy")
    sitting = [0, 1, 2, 3] if number % 6 == 0 else [0]
    chairs = [StoredSeat(seat=Seat(one), player=people[one], name=names[one]) for one in sitting]
    chairs += [StoredSeat(seat=Seat(one), bot="planner") for one in range(len(sitting), 4)]
    if number % 2:
        chairs[0] = StoredSeat(seat=Seat(0), player=PlayerId(f"other {number}"), name="Eve")
    return Status(match=MatchId(f"m{number}"), phase="playing", now=number, chairs=tuple(chairs))


async def _finish(store: Store, number: int, player: PlayerId) -> None:
    match = MatchId(f"m{number}")
    await store.matches.finish(match, [0, 20, 60, 110], [Seat(number // 2 % 4)], number)
    if number % 20 == 0:
        note = "Kept the phoenix for too long, and the pair of eights was never played."
        await store.match_notes.keep(player, match, number, text=note, tags=["endgame"])


if __name__ == "__main__":
    main()
