"""The caller's finished matches: found again, with the notes and tags that nobody else sees."""

from collections.abc import Iterable
from typing import Final

import msgspec

from lastcard.server import errors
from lastcard.server.http.api.matches import told
from lastcard.server.http.request import ApiRequest
from lastcard.store.errors import MatchUnknown
from lastcard.store.matches.my_matches import MyMatch as Found
from lastcard.store.matches.wanted import Wanted
from lastcard.table.state.entries import MatchId
from lastcard.wire import api
from lastcard.wire.my_matches import (
    LONGEST_NOTE,
    LONGEST_TAG,
    MOST_TAGS,
    KeepNote,
    KeptNote,
    MyMatch,
    MyMatches,
    MyTag,
    MyTags,
    Search,
)

_OF_A_PAGE: Final = ("limit", "before")


async def find(request: ApiRequest[Search]) -> MyMatches:
    """The caller's finished matches that are searched for, newest first."""
    asked, store, me = request.asked, request.context.store, request.me.id
    fields = msgspec.structs.asdict(asked)
    filters = {name: value for name, value in fields.items() if name not in _OF_A_PAGE}
    filters["text"] = _visible(asked.text)
    if asked.tag is not None:
        filters["tag"] = _visible(asked.tag)
    wanted = Wanted(**filters)
    before = None if asked.before is None else MatchId(asked.before)
    found = await store.my_matches.find(me, wanted, limit=asked.limit, before=before)
    count = None if before is not None else await store.my_matches.count(me, wanted)
    return MyMatches(matches=tuple(map(_told, found)), count=count)


async def keep(request: ApiRequest[KeepNote]) -> KeptNote:
    """Keep a note or tags about a finished match that the caller played."""
    store, me, match = request.context.store, request.me.id, MatchId(request.part("id"))
    request.limit_me("notes")
    text = None if request.asked.note is None else _checked_note(request.asked.note)
    tags = None if request.asked.tags is None else _checked_tags(request.asked.tags)
    found = await store.matches.get(match)
    if found is None:
        raise MatchUnknown
    if all(chair.player != me for chair in found.chairs):
        raise errors.MatchNotYours
    if found.phase != "over":
        raise errors.MatchUnfinished
    await store.match_notes.keep(me, match, request.now, text=text, tags=tags)
    kept = await store.match_notes.get(me, match)
    return KeptNote(note=kept.text, tags=kept.tags)


async def tags(request: ApiRequest[api.Nothing]) -> MyTags:
    """The caller's tags."""
    found = await request.context.store.match_notes.tags(request.me.id)
    return MyTags(tags=tuple(MyTag(tag=tag, matches=count) for tag, count in found))


def _told(found: Found) -> MyMatch:
    return MyMatch(
        **msgspec.structs.asdict(told(found.summary)),
        seat=found.seat,
        won=found.won,
        note=found.note.text,
        tags=found.note.tags,
    )


def _checked_note(text: str) -> str:
    note = "\n".join(_visible(line) for line in text.splitlines()).strip()
    if len(note) > LONGEST_NOTE:
        raise errors.NoteLong(most=LONGEST_NOTE)
    return note


def _checked_tags(given: Iterable[str]) -> tuple[str, ...]:
    named = {tag.casefold(): tag for tag in (_checked_tag(text) for text in given)}
    if len(named) > MOST_TAGS:
        raise errors.TagsEnough(most=MOST_TAGS)
    return tuple(named.values())


def _checked_tag(text: str) -> str:
    tag = " ".join(_visible(text).split())
    if not tag:
        raise errors.TagEmpty
    if len(tag) > LONGEST_TAG:
        raise errors.TagLong(most=LONGEST_TAG)
    return tag


def _visible(text: str) -> str:
    """*text* with a space in the place of every sign that nobody can see."""
    return "".join(sign if sign.isprintable() else " " for sign in text)
