"""Everything that is kept about a player, for the player to read."""

from typing import Any

from sqlalchemy import ColumnElement, Select, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.store import schema
from lastcard.store.accounts.forgetting import entries_of, named_in
from lastcard.store.database import Database
from lastcard.table.state.entries import PlayerId, Said


async def kept_about(database: Database, player: PlayerId) -> dict[str, Any]:
    """What is kept about *player* beside their name, table by table; no hashes."""
    queries = {
        "bots": _of(schema.players, "owner", player, "id", "name", "created", "seen"),
        "logins": _of(schema.logins, "player", player, "created", "seen", "agent"),
        "bans": _of(schema.player_bans, "player", player, "at", "until", "reason"),
        "muted": _of(schema.mutes, "player", player, "other"),
        "ratings": _of(schema.ratings, "player", player, "game", "mu", "sigma", "matches"),
        "reports": _of(
            schema.reports, "reporter", player, "player", "match", "reason", "text", "at"
        ),
        "audit": _of(schema.audit, "player", player, "at", "deed", "by", "address"),
        "matches": _matches(player),
        "progress": _of(
            schema.progress, "player", player, "match", "finished", "won", "reference", "tally"
        ),
        "rating_steps": _of(
            schema.rating_steps, "player", player, "match", "game", "at", "mu", "sigma"
        ),
        "notes": _of(schema.match_notes, "player", player, "match", "text", "changed"),
        "tags": _of(schema.match_tags, "player", player, "match", "tag"),
        "shares": _of(schema.shares, "player", player, "match", "token", "made"),
    }
    async with database.reading() as connection:
        kept = {
            name: [row._asdict() for row in await connection.execute(query)]
            for name, query in queries.items()
        }
        return {**kept, "said": await _said(connection, player)}


def _of(table: Table, column: str, player: PlayerId, *shown: str) -> Select[Any]:
    return select(*(table.c[name] for name in shown)).where(table.c[column] == player)


def _matches(player: PlayerId) -> Select[Any]:
    matches, seats = schema.matches.c, schema.seats.c
    mine: ColumnElement[bool] = (seats.match == matches.match) & (seats.player == player)
    shown = (matches.match, matches.game, matches.phase, matches.opened, matches.finished)
    return (
        select(*shown, seats.seat, seats.name, matches.totals)
        .where(mine)
        .order_by(matches.opened, matches.match)
    )


async def _said(connection: AsyncConnection, player: PlayerId) -> list[dict[str, Any]]:
    return [
        {"match": match, "number": number, "phrase": entry.phrase, "text": entry.text}
        for match in await named_in(connection, player)
        for number, entry in await entries_of(connection, match, player)
        if isinstance(entry, Said) and entry.player == player
    ]
