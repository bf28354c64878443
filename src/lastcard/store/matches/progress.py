"""How players play over time: what reviews say of each, and the steps of their ratings."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from lastcard.review.tally import SeatTally
from lastcard.store import schema
from lastcard.store.database import Database
from lastcard.table.state.entries import MatchId, PlayerId

MOST = 2_000
"""How many matches are told at most, the latest ones."""

_progress = schema.progress.c
_steps = schema.rating_steps.c


class ReviewedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A reviewed match of one player."""

    match: MatchId
    finished: int
    won: bool
    reference: str
    """By whom the choices were judged; others cannot be compared with them."""
    tally: SeatTally


class RatingStep(msgspec.Struct, frozen=True, kw_only=True):
    """A player's rating after a match."""

    match: MatchId
    at: int
    mu: float
    sigma: float


class Progress:
    """The progress of all players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, match: MatchId, reference: str, tallies: Iterable[SeatTally]) -> None:
        """Keep what a review of *match* says of the people who played it to its end.

        What an earlier review of it said is replaced.
        """
        by_seat = {tally.seat: tally for tally in tallies}

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.progress).where(_progress.match == match))
            rows = [
                {
                    "player": row.player,
                    "match": match,
                    "game": row.game,
                    "finished": row.finished,
                    "won": row.seat in msgspec.json.decode(row.winners or "[]"),
                    "reference": reference,
                    "tally": msgspec.json.encode(by_seat[row.seat]).decode(),
                }
                for row in connection.execute(_PLAYED.where(schema.matches.c.match == match))
                if row.seat in by_seat
            ]
            if rows:
                connection.execute(insert(schema.progress), rows)

        await self._database.write(write)

    async def matches(self, player: PlayerId, game: str) -> list[ReviewedMatch]:
        """The reviewed matches of *player* at *game*, oldest first."""
        query = select(schema.progress).where(_progress.player == player, _progress.game == game)
        latest = query.order_by(_progress.finished.desc(), _progress.match.desc()).limit(MOST)
        async with self._database.reading() as connection:
            rows = (await connection.execute(latest)).all()
        return [
            ReviewedMatch(
                match=row.match,
                finished=row.finished,
                won=row.won,
                reference=row.reference,
                tally=msgspec.json.decode(row.tally, type=SeatTally),
            )
            for row in reversed(rows)
        ]

    async def ratings(self, player: PlayerId, game: str) -> list[RatingStep]:
        """The rating of *player* at *game* after each rated match, oldest first."""
        query = select(_steps.match, _steps.at, _steps.mu, _steps.sigma).where(
            _steps.player == player, _steps.game == game
        )
        latest = query.order_by(_steps.at.desc(), _steps.match.desc()).limit(MOST)
        async with self._database.reading() as connection:
            rows = (await connection.execute(latest)).all()
        return [RatingStep(**row._asdict()) for row in reversed(rows)]


_seats, _matches, _players = schema.seats.c, schema.matches.c, schema.players.c
# Who has left plays no more: a bot has made some of the choices.
_PLAYED = (
    select(
        _seats.seat,
        _seats.player,
        _matches.game,
        func.coalesce(_matches.finished, _matches.changed).label("finished"),
        _matches.winners,
    )
    .join(schema.matches, _matches.match == _seats.match)
    .join(schema.players, _players.id == _seats.player)
    .where(_matches.phase == "over", _seats.gone.is_(False))
    .with_for_update(key_share=True, of=schema.players)
)
