"""Reviews that players share: whoever has the link may see them, until it is taken back."""

from typing import NamedTuple

from sqlalchemy import delete, select

from lastcard.store import schema
from lastcard.store.database import Database, change
from lastcard.table.state.entries import MatchId, PlayerId

_shares = schema.shares.c


class Share(NamedTuple):
    """A link to the review of a match."""

    match: MatchId
    player: PlayerId
    """Who gave it."""
    token: str
    made: int


class Shares:
    """The links that are good."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, share: Share) -> Share:
        """Let *share* be good, unless its player has shared the match before: the one that is."""
        new = self._database.insert_new(schema.shares, share._asdict())
        await self._database.write(change(new))
        mine = (_shares.match == share.match) & (_shares.player == share.player)
        async with self._database.reading() as connection:
            row = (await connection.execute(select(schema.shares).where(mine))).one_or_none()
        return share if row is None else Share(*row)

    async def get(self, token: str) -> Share | None:
        """What is shared under *token*."""
        query = select(schema.shares).where(_shares.token == token)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Share(*row)

    async def of(self, player: PlayerId) -> list[Share]:
        """What *player* shares, newest first."""
        query = select(schema.shares).where(_shares.player == player)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(_shares.made.desc(), _shares.token))
            return [Share(*row) for row in rows]

    async def take_back(self, player: PlayerId, token: str) -> bool:
        """The link *token* of *player* is good no more; False if there is none."""
        mine = (_shares.token == token) & (_shares.player == player)
        return bool(await self._database.write(change(delete(schema.shares).where(mine))))
