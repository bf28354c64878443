"""A server that acknowledges first and writes a moment later: what must be found out."""

import asyncio

from lastcard.store.journal import StoredJournal
from lastcard.table.state.journal import Page
from tests.support.servers.forking import main

DELAY = 0.2


async def append_later(self: StoredJournal, page: Page) -> bool:
    loop = asyncio.get_running_loop()
    loop.call_later(DELAY, lambda: loop.create_task(self.writer.write(page)))
    return True


if __name__ == "__main__":
    StoredJournal.append = append_later  # type: ignore[method-assign] # on purpose
    main()
