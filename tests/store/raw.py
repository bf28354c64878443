"""Plain SQL, where a test does to a database what the store would not."""

from typing import Any

from sqlalchemy import Connection, text

from lastcard.store.opening import opened


async def execute(url: str, *statements: str) -> None:
    """Execute *statements* as one transaction."""

    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    async with opened(url) as (database, _):
        await database.write(work)


async def value(url: str, query: str, **values: Any) -> Any:
    """The one value that *query* asks for, on a connection that reads."""
    async with opened(url) as (database, _), database.reading() as connection:
        return await connection.scalar(text(query), values)
