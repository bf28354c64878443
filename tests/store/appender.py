"""Writes journals until it is killed, and says of every page that it was acknowledged.

``python -m tests.store.appender URL``. A page is three lines and the secret of its deal; it forgets
the secret of the deal before.
"""

import asyncio
import sys
from itertools import count

from lastcard.store.store import Store
from tests.store.pages import page

LINES = 3
TABLES = 12


async def main(url: str) -> None:
    async with Store.open(url, new_id=str) as store:
        await asyncio.gather(*(fill(store, f"m{table}") for table in range(TABLES)))


async def fill(store: Store, match: str) -> None:
    for deal in count():
        first = deal * LINES
        lines = (b"%d" % number for number in range(first, first + LINES))
        assert await store.journal.append(
            page(first, *lines, match=match, keep={deal: b"secret"}, forget=[deal - 1])
        )
        print(match, deal, flush=True)  # noqa: T201 - this is how it acknowledges


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
