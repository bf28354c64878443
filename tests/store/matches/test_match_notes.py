"""Notes and tags about matches: kept for one player, changed, exported, deleted."""

import pytest

from lastcard.store.errors import MatchUnknown
from lastcard.store.matches.match_notes import NOTHING, MatchNote
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId
from tests.store.matches.played import come, play


@pytest.fixture
async def mei(store: Store) -> PlayerId:
    """Who writes notes."""
    return await come(store, "Mei")


async def test_a_note_and_tags_are_kept_and_what_is_not_given_stays(
    store: Store, mei: PlayerId
) -> None:
    match = await play(store, mei)
    assert await store.match_notes.get(mei, match) == NOTHING
    await store.match_notes.keep(mei, match, 1, text="Well played", tags=["zeta", "Alpha"])
    kept = MatchNote(text="Well played", tags=("zeta", "Alpha"))
    assert await store.match_notes.get(mei, match) == kept
    await store.match_notes.keep(mei, match, 2, tags=["alpha"])
    await store.match_notes.keep(mei, match, 3)
    assert await store.match_notes.get(mei, match) == MatchNote(text="Well played", tags=("alpha",))
    await store.match_notes.keep(mei, match, 4, text="", tags=[])
    assert await store.match_notes.get(mei, match) == NOTHING


async def test_tags_that_read_the_same_are_one(store: Store, mei: PlayerId) -> None:
    match = await play(store, mei)
    await store.match_notes.keep(mei, match, 1, tags=["Lehrreich", "LEHRREICH", "gut"])
    assert (await store.match_notes.get(mei, match)).tags == ("Lehrreich", "gut")


async def test_nobody_else_has_my_notes(store: Store, mei: PlayerId) -> None:
    bo = await come(store, "Bo")
    match = await play(store, mei, bo)
    await store.match_notes.keep(mei, match, 1, text="Bo bluffs", tags=["bluff"])
    assert await store.match_notes.get(bo, match) == NOTHING
    assert await store.match_notes.tags(bo) == []
    (theirs,) = await store.my_matches.find(bo, limit=9)
    assert theirs.note == NOTHING
    assert "bluff" not in str(await store.players.export(bo))


async def test_only_a_finished_match_of_ones_own_takes_a_note(store: Store, mei: PlayerId) -> None:
    bo = await come(store, "Bo")
    theirs, running = await play(store, bo), await play(store, mei, over=False)
    for match in (theirs, running, MatchId("unknown")):
        with pytest.raises(MatchUnknown):
            await store.match_notes.keep(mei, match, 1, text="Mine")
    assert (await store.players.export(mei))["notes"] == []


async def test_tags_are_listed_by_how_often_they_are_used(store: Store, mei: PlayerId) -> None:
    for tags in (["b", "a"], ["B"], ["c", "b"]):
        await store.match_notes.keep(mei, await play(store, mei), 1, tags=tags)
    listed = [(tag.casefold(), count) for tag, count in await store.match_notes.tags(mei)]
    assert listed == [("b", 3), ("a", 1), ("c", 1)]


async def test_notes_are_in_the_export_and_go_with_the_player(store: Store, mei: PlayerId) -> None:
    match = await play(store, mei)
    await store.match_notes.keep(mei, match, 7, text="Well played", tags=["good"])
    export = await store.players.export(mei)
    assert export["notes"] == [{"match": match, "text": "Well played", "changed": 7}]
    assert export["tags"] == [{"match": match, "tag": "good"}]
    await store.players.delete(mei)
    assert await store.match_notes.get(mei, match) == NOTHING
    assert await store.matches.get(match) is not None


async def test_notes_go_with_the_match(store: Store, mei: PlayerId) -> None:
    match = await play(store, mei)
    await store.match_notes.keep(mei, match, 1, text="Well played", tags=["good"])
    await store.packing.delete(match)
    assert await store.match_notes.get(mei, match) == NOTHING
    assert await store.match_notes.tags(mei) == []
