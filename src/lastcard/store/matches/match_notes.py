"""What players write down about their finished matches, for nobody else: a note, and tags."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lastcard.store import schema
from lastcard.store.database import Database
from lastcard.store.errors import MatchUnknown
from lastcard.store.folding import folded
from lastcard.table.state.entries import MatchId, PlayerId

_notes: Final = schema.match_notes.c
_tags: Final = schema.match_tags.c
_seats: Final = schema.seats.c
_matches: Final = schema.matches.c


class MatchNote(msgspec.Struct, frozen=True, kw_only=True):
    """What a player keeps about a match."""

    text: str = ""
    tags: tuple[str, ...] = ()
    """In the order in which the player gave them."""


NOTHING: Final = MatchNote()
"""What is kept about a match where nothing was written down."""


class MatchNotes:
    """The notes and tags of all players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, player: PlayerId, match: MatchId) -> MatchNote:
        """What *player* keeps about *match*."""
        async with self._database.reading() as connection:
            found = await notes_of(connection, player, [match])
        return found.get(match, NOTHING)

    async def keep(
        self,
        player: PlayerId,
        match: MatchId,
        now: int,
        *,
        text: str | None = None,
        tags: Iterable[str] | None = None,
    ) -> None:
        """Let *player* keep this about a finished match; what is not given stays as it is.

        ``MatchUnknown`` if it is not over, or the player was not there.
        """
        given = None if tags is None else tuple(tags)

        def write(connection: Connection) -> None:
            _check_played(connection, player, match)
            if text is not None:
                _write_text(connection, player, match, text, now)
            if given is not None:
                _write_tags(connection, player, match, given)

        await self._database.write(write)

    async def tags(self, player: PlayerId) -> list[tuple[str, int]]:
        """The tags of *player* and at how many matches each is, the most used first."""
        uses = func.count()
        query = select(func.min(_tags.tag), uses).where(_tags.player == player)
        query = query.group_by(_tags.words).order_by(uses.desc(), _tags.words)
        async with self._database.reading() as connection:
            return [(tag, count) for tag, count in await connection.execute(query)]


async def notes_of(
    connection: AsyncConnection, player: PlayerId, matches: Sequence[MatchId]
) -> Mapping[MatchId, MatchNote]:
    """What *player* keeps about *matches*, without those about which nothing is kept."""
    found: dict[MatchId, MatchNote] = {}
    if not matches:
        return found
    notes = select(_notes.match, _notes.text).where(
        _notes.player == player, _notes.match.in_(matches)
    )
    for match, text in await connection.execute(notes):
        found[match] = MatchNote(text=text)
    tags = select(_tags.match, _tags.tag).where(_tags.player == player, _tags.match.in_(matches))
    for match, tag in await connection.execute(tags.order_by(_tags.place)):
        note = found.get(match, NOTHING)
        found[match] = msgspec.structs.replace(note, tags=(*note.tags, tag))
    return found


def _check_played(connection: Connection, player: PlayerId, match: MatchId) -> None:
    # The player too: who is forgotten keeps nothing any more, and writes in one window at a time.
    played = (
        select(schema.players.c.id)
        .join(schema.seats, schema.players.c.id == _seats.player)
        .join(schema.matches, _matches.match == _seats.match)
        .where(_seats.match == match, _seats.player == player, _matches.phase == "over")
        .with_for_update(key_share=True, of=schema.players)
    )
    if connection.execute(played).first() is None:
        raise MatchUnknown()


def _write_text(
    connection: Connection, player: PlayerId, match: MatchId, text: str, now: int
) -> None:
    connection.execute(
        delete(schema.match_notes).where(_notes.player == player, _notes.match == match)
    )
    if text:
        row = {"player": player, "match": match, "text": text, "words": folded(text)}
        connection.execute(insert(schema.match_notes), {**row, "changed": now})


def _write_tags(
    connection: Connection, player: PlayerId, match: MatchId, tags: Sequence[str]
) -> None:
    """Write *tags*; of those that differ in capitals alone the first."""
    named: dict[str, str] = {}
    for tag in tags:
        named.setdefault(folded(tag), tag)
    connection.execute(
        delete(schema.match_tags).where(_tags.player == player, _tags.match == match)
    )
    rows = [
        {"player": player, "match": match, "words": words, "tag": tag, "place": place}
        for place, (words, tag) in enumerate(named.items())
    ]
    if rows:
        connection.execute(insert(schema.match_tags), rows)
