"""Reviews that were made: one of each match, packed."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, select

from lastcard.store import schema
from lastcard.store.database import Database
from lastcard.table.state.entries import MatchId, PlayerId

_reviews = schema.reviews.c


class ReviewNote(NamedTuple):
    """What is known of a review without reading it."""

    match: MatchId
    version: int
    """Of the format."""
    reference: str
    """By whom the choices were judged."""
    made: int


class Reviews:
    """The reviews of finished matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, note: ReviewNote, data: bytes) -> None:
        """Keep a review, instead of the one of the match that there was."""
        row = {**note._asdict(), "data": data}

        def replace(connection: Connection) -> None:
            connection.execute(delete(schema.reviews).where(_reviews.match == note.match))
            known = select(schema.matches.c.match).where(schema.matches.c.match == note.match)
            if connection.scalar(known) is not None:  # it may have been deleted meanwhile
                connection.execute(self._database.insert_new(schema.reviews, row))

        await self._database.write(replace)

    async def note(self, match: MatchId) -> ReviewNote | None:
        """What is known of the review of *match*."""
        columns = (_reviews.match, _reviews.version, _reviews.reference, _reviews.made)
        query = select(*columns).where(_reviews.match == match)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else ReviewNote(*row)

    async def read(self, match: MatchId) -> bytes | None:
        """The review of *match*, packed."""
        query = select(_reviews.data).where(_reviews.match == match)
        async with self._database.reading() as connection:
            found: bytes | None = await connection.scalar(query)
        return found


def forget_unseen(connection: Connection, them: list[PlayerId]) -> None:
    """Delete the reviews of matches that nobody but *them*, who are forgotten, took part in."""
    seats, players = schema.seats.c, schema.players.c
    theirs = select(seats.match).where(seats.player.in_(them))
    others = exists().where(
        seats.match == _reviews.match, seats.player == players.id, players.id.not_in(them)
    )
    connection.execute(delete(schema.reviews).where(_reviews.match.in_(theirs), ~others))
