"""A start wakes the tables where something is due; all others sleep until somebody comes."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.server.live.sleeping import LONG
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, Said, write_entry
from lastcard.table.state.journal import Line, Page
from lastcard.table.state.setup import Setup, Speed
from lastcard.table.table import Table
from tests.support.clock import HOUR, Clock
from tests.support.servers.simulated import Guest, SimulatedServer, simulated_server

DAY = 24 * HOUR


def setup(speed: Speed = "relaxed", **changes: Any) -> Setup:
    return Setup(
        game="gang",
        edition="en-2010",
        options={"last_card": "automatic", "target": "200"},
        seats=3,
        speed=speed,
        bots=(None, "greedy", "greedy"),
        **changes,
    )


async def started(place: SimulatedServer, ann: Guest, speed: Speed = "relaxed") -> MatchId:
    """A match of *ann* against two bots, at her turn; nobody is there any more."""
    match = await place.open_table(setup(speed), ann)
    client = place.connect(ann)
    client.ask("open", table=match)
    client.ask("sit", table=match, seat=0)
    client.ask("start", table=match)
    await place.settle()
    for _ in range(100):
        if (await place.table(match)).standing.awaits == 0:
            break
        await place.pass_time(500)
    await client.close()
    await place.settle()
    return match


async def changed(store: Store, match: MatchId) -> int:
    found = await store.matches.get(match)
    assert found is not None
    return found.changed


async def wake_all(place: SimulatedServer) -> int:
    """Let the server wake what it wakes by itself; how many tables are awake."""
    await place.live.tables._waker.wake_outrun()
    await place.live.tables._waker.wake_due()
    return len(place.live.tables)


async def test_a_table_without_a_clock_sleeps_through_restarts(tmp_path: Path) -> None:
    clock = Clock()
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        ann = await place.guest("Ann")
        match = await started(place, ann)
        at = (await place.journal.read(match))[-1].at
    clock.now += 200 * DAY
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        assert await wake_all(place) == 0
        assert await changed(place.store, match) == at, "a restart is no news"
        client = place.connect(ann)
        client.ask("open", table=match)
        await place.settle()
        assert [tell["phase"] for tell in client.tells if tell["type"] == "whole"] == ["playing"]
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        assert await changed(place.store, match) == at, "to look at a table is no news either"


@pytest.mark.parametrize("speed", ["normal", "fast"])
async def test_a_table_with_a_clock_goes_on_after_a_restart(tmp_path: Path, speed: Speed) -> None:
    clock = Clock()
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        match = await started(place, await place.guest("Ann"), speed)
        before = len(await place.journal.read(match))
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        assert await wake_all(place) == 1
        await place.pass_time(60_000)
        assert len(await place.journal.read(match)) > before


async def test_a_match_by_days_sleeps_until_time_is_up(tmp_path: Path) -> None:
    clock = Clock()
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        match = await started(place, await place.guest("Ann"), "days")
        before = len(await place.journal.read(match))
        await place.live.tables.tidy()
        assert len(place.live.tables) == 0
    clock.now += 2 * DAY - 2 * LONG
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        assert await wake_all(place) == 0
        clock.now += 2 * LONG - 10_000
        assert await wake_all(place) == 1
        await place.pass_time(20_000)
        assert len(await place.journal.read(match)) > before


async def test_an_open_table_is_listed_again_and_closed_when_nobody_comes(tmp_path: Path) -> None:
    clock = Clock()
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        match = await place.open_table(setup(), await place.guest("Ann"))
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        assert await wake_all(place) == 1
        assert [listed.table for listed in place.live.tables.listed()] == [match]
        await place.pass_time(HOUR)
        found = await place.store.matches.get(match)
        assert found is not None
        assert found.phase == "closed"


async def test_what_was_written_just_before_a_crash_is_looked_at_once(tmp_path: Path) -> None:
    clock = Clock()
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        ann = await place.guest("Ann")
        match = await started(place, ann)
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        clock.now += 1000
        number = len(await place.journal.read(match))
        line = write_entry(Said(player=ann.player.id, seat=Seat(0), phrase="hello"))
        assert await place.journal.append(Page(match, number, clock.now, [line]))
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        assert await place.store.matches.outrun() == [match]
        await wake_all(place)
        assert len(place.live.tables) == 0, "it goes on sleeping"
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        assert await place.store.matches.outrun() == []
        assert await changed(place.store, match) == clock.now


async def answered(table: Table) -> None:
    done = asyncio.Event()
    table.peek(lambda standing: None, lambda result: done.set())
    async with asyncio.timeout(20):
        await done.wait()


async def test_who_comes_while_a_table_is_only_looked_at_is_served(tmp_path: Path) -> None:
    clock = Clock()
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        ann = await place.guest("Ann")
        match = await started(place, ann)
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        tables = place.live.tables
        for together in (
            (tables._look_in(match), tables.table(match)),
            (tables.table(match), tables._look_in(match)),
        ):
            await asyncio.gather(*together)
            table = await tables.table(match)
            await answered(table)
            await tables.tidy()


async def test_tables_asked_for_by_one_address_are_woken_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        ann = await place.guest("Ann")
        long, short, other = [await started(place, ann) for _ in range(3)]
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        tables, journal = place.live.tables, place.store.journal
        read, may_read, asked = journal.read, asyncio.Event(), list[str]()

        async def slowly(match: MatchId, since: int = 0) -> list[Line]:
            asked.append(match)
            if match == long:
                await may_read.wait()
            return await read(match, since)

        monkeypatch.setattr(journal, "read", slowly)
        waiting = [asyncio.create_task(tables.table(match, "1.1.1.1")) for match in (long, short)]
        await tables.table(other, "2.2.2.2")
        assert set(asked) == {long, other}
        may_read.set()
        assert [(await table).id for table in waiting] == [long, short]


async def test_a_table_left_between_deals_sleeps_and_waits_for_its_player(tmp_path: Path) -> None:
    clock = Clock()
    async with simulated_server(tmp_path, stored=True, clock=clock) as place:
        ann = await place.guest("Ann")
        match = await started(place, ann)
        table = await place.table(match)
        client = place.connect(ann)
        client.ask("open", table=match)
        await place.settle()
        await play_until_between_deals(place, client, match)
        await client.close()
        await place.settle()
        assert table.standing.awaits == TABLE
        await place.live.tables.tidy()
        assert len(place.live.tables) == 0
        place.matches.clear()
        await place.settle()  # the lists are a moment behind
        _, answer = await place.request("/api/me/tables", ann)
        (mine,) = msgspec.json.decode(answer)["matches"]
        assert (mine["turn"], mine["yours"]) == (TABLE, True)


async def play_until_between_deals(place: SimulatedServer, client: Any, match: MatchId) -> None:
    table = await place.table(match)
    for _ in range(1000):
        standing = table.standing
        if standing.awaits == TABLE and standing.moves:
            return
        if standing.awaits == 0:
            game, state = standing.match.game, standing.match.state
            move = game.write(game.default(state, Seat(0)))
            client.ask("move", table=match, turn=standing.turn, move=move)
        await place.pass_time(500)
    raise AssertionError("no deal came to its end")
