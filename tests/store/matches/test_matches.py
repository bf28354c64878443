"""What is listed about matches."""

from typing import Any

import pytest

from lastcard.games.game import Seat
from lastcard.store.errors import MatchUnknown
from lastcard.store.matches.matches import Status, StoredSeat
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.standing import TablePhase
from tests.store.raw import execute

MEI, BO = PlayerId("mei"), PlayerId("bo")
MEIS = StoredSeat(seat=Seat(0), player=MEI, name="Mei")
BOS = StoredSeat(seat=Seat(2), player=BO, name="Bo")
ROBOT = StoredSeat(seat=Seat(1), bot="planner")


@pytest.fixture(autouse=True)
async def people(store: Store, ready: str) -> None:
    """Those who play here are known."""
    await execute(
        ready,
        *(
            "INSERT INTO players (id, name, kind, created, seen)"
            f" VALUES ('{player}', '{player}', 'guest', 0, 0)"
            for player in (MEI, BO)
        ),
    )


async def opened(store: Store, match: str, now: int = 0, **changes: Any) -> MatchId:
    values: dict[str, Any] = {
        "host": MEI,
        "game": "gang",
        "speed": "normal",
        "public": True,
        "rated": False,
    }
    await store.matches.open(MatchId(match), '{"game":"gang"}', now=now, **{**values, **changes})
    return MatchId(match)


async def updated(
    store: Store, match: str, *chairs: StoredSeat, now: int = 1, **changes: Any
) -> None:
    values: dict[str, Any] = {"phase": "playing", "turn_of": None, "due": None, **changes}
    await store.matches.update(MatchId(match), chairs=chairs, now=now, **values)


async def finished(store: Store, match: str, *chairs: StoredSeat, now: int) -> MatchId:
    made = await opened(store, match)
    await updated(store, match, *chairs)
    assert await store.matches.finish(made, [3, 40], [Seat(0)], now)
    return made


def names(found: list[Any]) -> list[str]:
    return [summary.match for summary in found]


async def test_a_new_table_is_open(store: Store) -> None:
    match = await opened(store, "m1", now=5, speed="days", rated=True, public=False)
    found = await store.matches.get(match)
    assert found is not None
    assert (found.setup, found.host, found.game) == ('{"game":"gang"}', MEI, "gang")
    assert (found.speed, found.rated, found.public) == ("days", True, False)
    assert (found.phase, found.opened, found.chairs, found.finished) == ("open", 5, (), None)


async def test_a_table_is_opened_once(store: Store) -> None:
    match = await opened(store, "m1", now=5)
    await updated(store, "m1", MEIS, now=6)
    await opened(store, "m1", now=7)
    found = await store.matches.get(match)
    assert found is not None
    assert (found.opened, found.phase, found.chairs) == (5, "playing", (MEIS,))


async def test_there_is_no_unknown_match(store: Store) -> None:
    assert await store.matches.get(MatchId("m1")) is None
    with pytest.raises(MatchUnknown):
        await updated(store, "m1")
    with pytest.raises(MatchUnknown):
        await store.matches.finish(MatchId("m1"), [], [], 1)


async def test_an_update_says_how_the_table_stands(store: Store) -> None:
    match = await opened(store, "m1")
    await updated(store, "m1", MEIS, ROBOT, turn_of=MEI, due=99, now=7)
    found = await store.matches.get(match)
    assert found is not None
    assert (found.phase, found.turn_of, found.due, found.changed) == ("playing", MEI, 99, 7)
    assert found.chairs == (MEIS, ROBOT)


async def test_seats_change(store: Store) -> None:
    match = await opened(store, "m1")
    await updated(store, "m1", MEIS, ROBOT, now=1)
    await updated(store, "m1", ROBOT, BOS, now=2)
    found = await store.matches.get(match)
    assert found is not None
    assert found.chairs == (ROBOT, BOS)
    await updated(store, "m1", now=3)
    assert await store.matches.running_of(BO) == []


async def test_what_is_older_than_what_is_known_is_ignored(store: Store) -> None:
    match = await opened(store, "m1")
    await updated(store, "m1", MEIS, turn_of=MEI, now=9)
    await updated(store, "m1", BOS, turn_of=BO, now=8)
    found = await store.matches.get(match)
    assert found is not None
    assert (found.turn_of, found.chairs) == (MEI, (MEIS,))


async def test_a_match_is_finished_once(store: Store) -> None:
    match = await opened(store, "m1")
    await updated(store, "m1", MEIS, turn_of=MEI, due=9)
    assert await store.matches.finish(match, [3, 40, -1], [Seat(0), Seat(2)], 50)
    assert not await store.matches.finish(match, [9], [Seat(1)], 60)
    found = await store.matches.get(match)
    assert found is not None
    assert (found.totals, found.winners) == ((3, 40, -1), (0, 2))
    assert (found.phase, found.finished, found.turn_of, found.due) == ("over", 50, None, None)


@pytest.mark.parametrize("phase", ["over", "closed"])
async def test_nothing_happens_any_more_at_a_table_that_is_over(
    store: Store, phase: TablePhase
) -> None:
    match = await opened(store, "m1")
    await updated(store, "m1", MEIS, phase=phase, now=1)
    await updated(store, "m1", BOS, phase="playing", now=2)
    assert not await store.matches.finish(match, [], [], 3)
    found = await store.matches.get(match)
    assert found is not None
    assert (found.phase, found.chairs) == (phase, (MEIS,))


async def test_unfinished_tables_are_listed_oldest_first(store: Store) -> None:
    await opened(store, "late", now=9)
    await opened(store, "early", now=3)
    await updated(store, "early", MEIS, now=10)
    await finished(store, "over", MEIS, now=9)
    await opened(store, "closed")
    await updated(store, "closed", phase="closed")
    found = await store.matches.unfinished()
    assert names(found) == ["early", "late"]
    assert found[0].chairs == (MEIS,)


async def test_the_tables_that_wait_for_a_player_come_first(store: Store) -> None:
    for match in ("calm", "later", "soon", "others"):
        await opened(store, match)
    await updated(store, "calm", MEIS, BOS, turn_of=BO, due=1)
    await updated(store, "later", MEIS, turn_of=MEI, due=90)
    await updated(store, "soon", MEIS, turn_of=MEI, due=50)
    await updated(store, "others", BOS, turn_of=BO)
    await finished(store, "over", MEIS, now=9)
    assert names(await store.matches.running_of(MEI)) == ["soon", "later", "calm"]
    assert names(await store.matches.running_of(BO)) == ["calm", "others"]


async def test_many_tables_are_updated_at_once(store: Store) -> None:
    for match in ("moved", "seated", "later", "over"):
        await opened(store, match)
    await updated(store, "moved", MEIS, now=1)
    await updated(store, "later", BOS, turn_of=BO, now=9)
    await updated(store, "over", BOS, phase="over", now=1)
    await store.matches.update_many(
        [
            Status(match=MatchId("moved"), phase="playing", turn_of=MEI, due=7, now=2),
            Status(match=MatchId("seated"), phase="playing", chairs=(ROBOT, BOS), now=2),
            Status(match=MatchId("later"), phase="open", turn_of=MEI, chairs=(MEIS,), now=2),
            Status(match=MatchId("over"), phase="playing", turn_of=MEI, now=2),
            Status(match=MatchId("unknown"), phase="playing", chairs=(MEIS,), now=2),
        ]
    )
    found = {summary.match: summary for summary in await store.matches.unfinished()}
    assert set(found) == {"moved", "seated", "later"}
    moved, seated, later = (found[MatchId(match)] for match in ("moved", "seated", "later"))
    assert (moved.turn_of, moved.due, moved.chairs) == (MEI, 7, (MEIS,))
    assert (seated.phase, seated.chairs) == ("playing", (ROBOT, BOS))
    assert (later.turn_of, later.chairs) == (BO, (BOS,))


async def test_seats_are_left_as_they_are_where_none_are_given(store: Store) -> None:
    match = await opened(store, "m1")
    await updated(store, "m1", MEIS, now=1)
    await store.matches.update(match, "playing", None, turn_of=MEI, due=None, now=2)
    found = await store.matches.get(match)
    assert found is not None
    assert (found.turn_of, found.chairs) == (MEI, (MEIS,))
