"""How strong players are, game by game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, Select, delete, insert, select

from lastcard.store import schema
from lastcard.store.database import Database
from lastcard.table.state.entries import MatchId, PlayerId


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A player's rating at a game, after so many rated matches."""

    mu: float
    sigma: float
    matches: int = 0

    @property
    def ordinal(self) -> float:
        """What a leaderboard goes by: the strength the player almost certainly has."""
        return self.mu - 3 * self.sigma


class Ranked(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a leaderboard."""

    player: PlayerId
    name: str
    rating: Rating


RatingsByPlayer: TypeAlias = Mapping[PlayerId, Rating]
"""Ratings by player, without players who have none yet."""
Rater: TypeAlias = Callable[[RatingsByPlayer], Mapping[PlayerId, tuple[float, float]]]
"""From the ratings before a match, mu and sigma after it."""


_ratings = schema.ratings.c
_players = schema.players.c


class Ratings:
    """The ratings of all players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get_many(self, game: str, players: Sequence[PlayerId]) -> dict[PlayerId, Rating]:
        """The ratings of *players* at *game*, without those who have none."""
        async with self._database.reading() as connection:
            return _ratings_of(await connection.execute(_known(game, players)))

    async def apply(
        self,
        match: MatchId,
        game: str,
        players: Sequence[PlayerId],
        rate: Rater,
        *,
        now: int = 0,
    ) -> bool:
        """Rate *match*, which ended *now*, once and for all; False if it was rated before.

        To read, to *rate* and to write is one.
        """
        mark = self._database.insert_new(schema.rated, {"match": match})

        def write(connection: Connection) -> bool:
            if not connection.execute(mark).rowcount:
                return False
            here = _lock(connection, players)
            known = _ratings_of(connection.execute(_known(game, here)))
            after = rate(known)
            _write(connection, game, known, after, here)
            steps = [
                {
                    "player": player,
                    "match": match,
                    "game": game,
                    "at": now,
                    "mu": mu,
                    "sigma": sigma,
                }
                for player in here
                if player in after
                for mu, sigma in [after[player]]
            ]
            if steps:
                connection.execute(insert(schema.rating_steps), steps)
            return True

        return await self._database.write(write)

    async def leaderboard(self, game: str, limit: int) -> list[Ranked]:
        """The strongest accounts at *game*, by mu - 3 sigma."""
        query = (
            select(_players.id, _players.name, _ratings.mu, _ratings.sigma, _ratings.matches)
            .join_from(schema.ratings, schema.players)
            .where(_ratings.game == game, _players.kind == "account")
            .order_by(_ratings.ordinal.desc(), _players.id)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [
                Ranked(player=player, name=name, rating=Rating(mu=mu, sigma=sigma, matches=matches))
                for player, name, mu, sigma, matches in await connection.execute(query)
            ]


def _lock(connection: Connection, players: Sequence[PlayerId]) -> list[PlayerId]:
    """Those of *players* who are not forgotten; other matches of theirs wait for this one."""
    query = select(_players.id).where(_players.id.in_(players)).order_by(_players.id)
    rows = connection.scalars(query.with_for_update(key_share=True))
    return [PlayerId(player) for player in rows]


def _known(game: str, players: Sequence[PlayerId]) -> Select[Any]:
    query = select(_ratings.player, _ratings.mu, _ratings.sigma, _ratings.matches)
    return query.where(_ratings.game == game, _ratings.player.in_(players))


def _ratings_of(rows: Iterable[Row[Any]]) -> dict[PlayerId, Rating]:
    return {
        PlayerId(row.player): Rating(mu=row.mu, sigma=row.sigma, matches=row.matches)
        for row in rows
    }


def _write(
    connection: Connection,
    game: str,
    before: RatingsByPlayer,
    after: Mapping[PlayerId, tuple[float, float]],
    players: Sequence[PlayerId],
) -> None:
    rows = []
    for player in players:
        if player in after:
            mu, sigma = after[player]
            played = before[player].matches if player in before else 0
            rating = Rating(mu=mu, sigma=sigma, matches=played + 1)
            values = {**msgspec.structs.asdict(rating), "ordinal": rating.ordinal}
            rows.append({"player": player, "game": game, **values})
    these = (_ratings.game == game, _ratings.player.in_([row["player"] for row in rows]))
    connection.execute(delete(schema.ratings).where(*these))
    if rows:
        connection.execute(insert(schema.ratings), rows)
