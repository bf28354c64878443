"""A player's finished matches are found again by words and filters, newest first."""

from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.dialects import sqlite

from lastcard.store import schema
from lastcard.store.matches.wanted import Wanted, conditions
from lastcard.store.opening import opened
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId
from tests.store.matches.played import come, play


@pytest.fixture
async def mei(store: Store) -> PlayerId:
    """Who looks for matches."""
    return await come(store, "Mei Lin")


@pytest.fixture
async def zoe(store: Store) -> PlayerId:
    """Who plays with them."""
    return await come(store, "Zoë Ångström")


async def found(store: Store, player: PlayerId, **wanted: Any) -> list[str]:
    """The matches that are found; as many as are counted."""
    matches = [
        one.summary.match
        for one in await store.my_matches.find(player, Wanted(**wanted), limit=100)
    ]
    assert await store.my_matches.count(player, Wanted(**wanted)) == len(matches)
    return [str(match) for match in matches]


async def test_my_matches_are_the_finished_ones_newest_first(
    store: Store, mei: PlayerId, zoe: PlayerId
) -> None:
    await play(store, mei, zoe, match="first", now=10)
    await play(store, mei, match="second", now=20)
    await play(store, zoe, match="theirs", now=30)
    await play(store, mei, match="running", over=False)
    assert await found(store, mei) == ["second", "first"]
    assert await found(store, zoe) == ["theirs", "first"]


async def test_they_come_page_by_page_even_when_they_end_together(
    store: Store, mei: PlayerId
) -> None:
    for number in range(5):
        await play(store, mei, match=f"m{number}", now=10 + number // 4)
    before, seen = None, list[MatchId]()
    while page := await store.my_matches.find(mei, limit=2, before=before):
        seen += [one.summary.match for one in page]
        before = seen[-1]
    assert seen == ["m4", "m3", "m2", "m1", "m0"]


async def test_each_says_where_the_player_sat_and_whether_they_won(
    store: Store, mei: PlayerId, zoe: PlayerId
) -> None:
    await play(store, zoe, mei, winners=(1,))
    (hers,), (theirs,) = (
        await store.my_matches.find(mei, limit=9),
        await store.my_matches.find(zoe, limit=9),
    )
    assert (hers.seat, hers.won, theirs.seat, theirs.won) == (1, True, 0, False)
    assert (hers.note.text, hers.note.tags) == ("", ())


@pytest.mark.parametrize("words", ["zoë", "ZOE", "angstrom", "ström zoe", " Mei  lin "])
async def test_they_are_found_by_names_whatever_capitals_and_accents(
    store: Store, mei: PlayerId, zoe: PlayerId, words: str
) -> None:
    match = await play(store, mei, zoe)
    await play(store, mei, bots=["planner"], match="alone")
    assert match in await found(store, mei, text=words)
    assert await found(store, mei, text=f"{words} nobody") == []


async def test_bots_are_found_by_the_names_they_have_at_the_table(
    store: Store, zoe: PlayerId
) -> None:
    match = await play(store, zoe, bots=["planner", "planner"])
    assert await found(store, zoe, text="Lin") == [match]
    assert await found(store, zoe, text="Mei") == []


@pytest.mark.parametrize("words", ["%", "_", "\\", "100%", "'", "[0]"])
async def test_signs_that_mean_something_to_a_database_are_signs(
    store: Store, mei: PlayerId, words: str
) -> None:
    plain, named = await play(store, mei), await play(store, mei)
    await store.match_notes.keep(mei, named, 1, text=f"so {words} then")
    assert await found(store, mei, text=words) == [named]
    assert plain


async def test_they_are_found_by_notes_and_tags_of_ones_own(
    store: Store, mei: PlayerId, zoe: PlayerId
) -> None:
    match = await play(store, mei, zoe)
    await play(store, mei, zoe)
    await store.match_notes.keep(mei, match, 1, text="Kept the PHOENIX too long", tags=["Endspiel"])
    assert await found(store, mei, text="phoenix") == [match]
    assert await found(store, mei, text="endsp phoenix zoe") == [match]
    assert await found(store, mei, tag="endspiel") == [match]
    assert await found(store, mei, tag="endsp") == []
    assert await found(store, zoe, text="phoenix") == []
    assert await found(store, zoe, tag="Endspiel") == []


async def test_filters_narrow_what_is_found(store: Store, mei: PlayerId, zoe: PlayerId) -> None:
    with_zoe = await play(store, mei, zoe, rated=True, speed="fast", now=30, winners=(1,))
    alone = await play(store, mei, bots=["planner"], now=20, winners=(0, 1), game="thirteen")
    dutch = await play(store, mei, bots=["planner"], edition="nl-2010", now=10, winners=(1,))
    for wanted, expected in (
        ({"game": "gang"}, [with_zoe, dutch]),
        ({"game": "thirteen"}, [alone]),
        ({"edition": "nl-2010"}, [dutch]),
        ({"speed": "fast"}, [with_zoe]),
        ({"company": "people"}, [with_zoe]),
        ({"company": "bots"}, [alone, dutch]),
        ({"result": "won"}, [alone]),
        ({"result": "lost"}, [with_zoe, dutch]),
        ({"rated": True}, [with_zoe]),
        ({"rated": False}, [alone, dutch]),
        ({"since": 20}, [with_zoe, alone]),
        ({"until": 20}, [dutch]),
        ({"since": 11, "until": 30, "company": "bots"}, [alone]),
        ({"company": "people", "result": "won"}, []),
    ):
        assert await found(store, mei, **wanted) == expected, wanted


async def test_a_bot_account_is_no_person(store: Store, mei: PlayerId) -> None:
    account = await store.players.register(mei, "Mei Lin", "hash")
    robin = await store.bots.create(account.id, "Robin", b"token", 0)
    match = await play(store, mei, robin.id)
    assert await found(store, mei, company="bots") == [match]
    assert await found(store, mei, company="people") == []


async def test_who_is_forgotten_is_not_found_by_name(
    store: Store, mei: PlayerId, zoe: PlayerId
) -> None:
    match = await play(store, mei, zoe)
    await store.players.delete(zoe)
    assert await found(store, mei, text="zoe") == []
    assert await found(store, mei, text="deleted") == [match]
    assert await found(store, mei, company="people") == [match]


async def test_a_search_begins_with_the_seats_of_the_player(
    store: Store, ready: str, kind: str, mei: PlayerId
) -> None:
    if kind != "sqlite":
        pytest.skip("PostgreSQL plans by how much there is")
    query = select(schema.matches).where(*conditions(mei, Wanted(text="zoe", result="won")))
    plain = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    async with opened(ready) as (database, _), database.reading() as connection:
        rows = await connection.execute(text(f"EXPLAIN QUERY PLAN {plain}"))
        plan = [row.detail for row in rows]
    assert any("SEARCH mine USING" in line and "ix_seats_player_match" in line for line in plan)
    assert not [line for line in plan if line.startswith("SCAN")], plan
