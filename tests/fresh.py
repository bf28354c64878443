"""Databases that are up to date and have nothing in them."""

from lastcard.store.store import Store


async def bring_up_to_date(url: str) -> None:
    """Open the database at *url* once."""
    async with Store.open(url, new_id=str):
        pass
