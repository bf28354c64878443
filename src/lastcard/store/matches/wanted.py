"""Which of a player's finished matches are wanted: a search and filters, as SQL."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Text, cast, exists, func, literal, or_, select

from lastcard.store import schema
from lastcard.store.folding import folded
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.setup import Speed

Company: TypeAlias = Literal["people", "bots"]
"""Whom a match was played with: some other person, or bots alone."""
Result: TypeAlias = Literal["won", "lost"]
MOST_WORDS: Final = 8
"""How many words a search looks for; more are ignored."""

_matches: Final = schema.matches.c
_notes: Final = schema.match_notes.c
_tags: Final = schema.match_tags.c
MINE: Final = schema.seats.alias("mine")
"""The seat of the player who asks; a query goes over it and ``schema.matches``."""
_other: Final = schema.seats.alias("other")


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for; what is left out does not matter."""

    text: str = ""
    """Words that are all found: in the names of who played, in the note, or in the tags."""
    game: str | None = None
    edition: str | None = None
    speed: Speed | None = None
    company: Company | None = None
    result: Result | None = None
    rated: bool | None = None
    tag: str | None = None
    since: int | None = None
    until: int | None = None
    """The match ended from *since* on and before *until*."""


def conditions(player: PlayerId, wanted: Wanted) -> Iterator[ColumnElement[bool]]:
    """What holds for a finished match of *player* that is *wanted*."""
    yield MINE.c.player == player
    yield MINE.c.match == _matches.match
    yield _matches.phase == "over"
    yield from _plain(wanted)
    if wanted.edition is not None:
        # Setups are written in one way, which both databases can look into.
        yield _matches.setup.contains(f'"edition":"{wanted.edition}"', autoescape=True)
    if wanted.company is not None:
        yield _met_people() if wanted.company == "people" else ~_met_people()
    if wanted.result is not None:
        yield has_won() if wanted.result == "won" else ~has_won()
    if wanted.tag is not None:
        yield _tagged(player, _tags.words == folded(wanted.tag))
    for word in folded(wanted.text).split()[:MOST_WORDS]:
        yield _mentions(player, word)


def has_won() -> ColumnElement[bool]:
    """Whether the player is among the winners, which are written as ``[0,2]``."""
    listed = func.replace(func.replace(_matches.winners, "[", ","), "]", ",")
    own: ColumnElement[str] = literal(",") + cast(MINE.c.seat, Text) + literal(",")
    return func.coalesce(listed, "").contains(own)


def _plain(wanted: Wanted) -> Iterator[ColumnElement[bool]]:
    for column in (_matches.game, _matches.speed, _matches.rated):
        value = getattr(wanted, column.name)
        if value is not None:
            yield column == value
    if wanted.since is not None:
        yield _matches.finished >= wanted.since
    if wanted.until is not None:
        yield _matches.finished < wanted.until


def _met_people() -> ColumnElement[bool]:
    programs = select(schema.players.c.id).where(schema.players.c.kind == "bot")
    return exists().where(
        _other.c.match == _matches.match,
        _other.c.player != MINE.c.player,  # never true of a seat without a player
        _other.c.player.not_in(programs),
    )


def _tagged(player: PlayerId, condition: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(_tags.player == player, _tags.match == _matches.match, condition)


def _mentions(player: PlayerId, word: str) -> ColumnElement[bool]:
    """Whether somebody who played is called so, or the note or a tag has *word*."""
    return or_(
        exists().where(
            _other.c.match == _matches.match, _other.c.words.contains(word, autoescape=True)
        ),
        exists().where(
            _notes.player == player,
            _notes.match == _matches.match,
            _notes.words.contains(word, autoescape=True),
        ),
        _tagged(player, _tags.words.contains(word, autoescape=True)),
    )
