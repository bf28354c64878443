"""A database that is up to date and has nothing in it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from lastcard.store.store import Store


async def bring_up_to_date(url: str) -> None:
    """Open the database at *url* once, which makes its tables."""
    async with Store.open(url, new_id=str):
        pass


def put_empty_database(folder: Path) -> Path:
    """Put a SQLite file where a server looks for it in *folder*, unless there is one; the file.

    To copy one takes less time than to make its tables.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "lastcard.db"
    if not file.exists():
        file.write_bytes(_empty())
    return file


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder, ThreadPoolExecutor() as thread:
        file = Path(folder) / "empty.db"
        # Whoever asks may be in an event loop already.
        thread.submit(asyncio.run, bring_up_to_date(f"sqlite:///{file}")).result()
        return file.read_bytes()
