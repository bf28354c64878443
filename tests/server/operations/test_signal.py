"""The operator's signals."""

import asyncio
import stat
from pathlib import Path

from lastcard.server.live.match_index import stop
from lastcard.server.operations.signal import signal_player, signal_reread, watch_signals
from lastcard.table.state.entries import MatchId, PlayerId


def ignore(name: str) -> None:
    """Nobody listens."""


async def ignore_player(name: str) -> None:
    """Nobody listens."""


async def answered(data: Path, *matches: str) -> list[str]:
    """What is looked at again after a signal for each of *matches*."""
    heard: list[str] = []
    answering = asyncio.create_task(watch_signals(data, heard.append, ignore_player, pause=0))
    await asyncio.sleep(0)
    for match in matches:
        signal_reread(data, MatchId(match))
    async with asyncio.timeout(5):
        while len(heard) < len(matches):
            await asyncio.sleep(0)
    for _ in range(5):
        await asyncio.sleep(0)
    await stop(answering)
    return heard


async def test_each_ring_is_answered_once(tmp_path: Path) -> None:
    assert sorted(await answered(tmp_path, "a", "b")) == ["a", "b"]
    assert await answered(tmp_path) == []


async def test_what_was_rung_before_the_server_started_is_answered_too(tmp_path: Path) -> None:
    signal_reread(tmp_path, MatchId("early"))
    assert set(await answered(tmp_path, "late")) == {"early", "late"}


def test_only_the_servers_user_can_ring(tmp_path: Path) -> None:
    signal_reread(tmp_path, MatchId("a"))
    assert stat.S_IMODE((tmp_path / "bell").stat().st_mode) == 0o700


async def test_a_bell_that_cannot_be_heard_does_not_end_the_server(tmp_path: Path) -> None:
    stray = tmp_path / "bell" / "folder"
    stray.mkdir(parents=True)
    answering = asyncio.create_task(watch_signals(tmp_path, ignore, ignore_player, pause=0))
    for _ in range(3):
        await asyncio.sleep(0)
    assert not answering.done()
    await stop(answering)


async def test_a_signal_for_a_player_is_none_for_a_table(tmp_path: Path) -> None:
    signal_player(tmp_path, PlayerId("ann"))
    signal_reread(tmp_path, MatchId("m"))
    tables: list[MatchId] = []
    players: list[PlayerId] = []

    async def attend(player: PlayerId) -> None:
        players.append(player)

    answering = asyncio.create_task(watch_signals(tmp_path, tables.append, attend, pause=0))
    async with asyncio.timeout(5):
        while not (tables and players):
            await asyncio.sleep(0)
    await stop(answering)
    assert (tables, players) == (["m"], ["ann"])


async def test_what_fails_is_tried_again(tmp_path: Path) -> None:
    signal_player(tmp_path, PlayerId("ann"))
    tries: list[PlayerId] = []

    async def attend(player: PlayerId) -> None:
        tries.append(player)
        if len(tries) < 3:
            raise ConnectionError("the database is away")

    answering = asyncio.create_task(watch_signals(tmp_path, ignore, attend, pause=0))
    async with asyncio.timeout(5):
        while len(tries) < 3:
            await asyncio.sleep(0)
    for _ in range(5):
        await asyncio.sleep(0)
    await stop(answering)
    assert tries == ["ann"] * 3
    assert not list((tmp_path / "bell").iterdir())
