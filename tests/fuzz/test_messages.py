"""Many messages, most of them wrong, said all at once and one by one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lastcard.games.game import Seat
from lastcard.server.http.reader import MOST_NONSENSE
from lastcard.server.live import dispatch
from lastcard.table import deciding
from lastcard.table.errors import NotSeated
from lastcard.table.state import entries as e
from lastcard.table.state import orders
from lastcard.table.state.setup import Setup
from lastcard.table.state.standing import Standing
from lastcard.wire import asks
from tests.fuzz.fuzzer import Forged
from tests.fuzz.run import fuzz
from tests.support.postgres import Postgres
from tests.support.servers.simulated import simulated_server

FEW, MANY = 10_000, 25_000
SETUP = Setup(
    game="thirteen",
    edition="fr-2009",
    seats=3,
    speed="relaxed",
    bots=(None, "greedy", "greedy"),
)


@pytest.mark.parametrize(
    ("seed", "share"),
    [(5, FEW), *(pytest.param(seed, MANY, marks=pytest.mark.sweep) for seed in range(4))],
)
async def test_every_message_is_answered_once_and_what_is_refused_changes_nothing(
    seed: int, share: int, tmp_path: Path
) -> None:
    report = await fuzz(seed, share, tmp_path)
    assert report.messages >= share
    assert report.done > share / 20, "some of it is right"
    assert sum(report.refused.values()) > share / 2
    assert len(report.refused) > 25, "it is wrong in many ways"


@pytest.mark.parametrize("share", [1000, pytest.param(5000, marks=pytest.mark.sweep)])
async def test_postgresql_takes_it_too(share: int, tmp_path: Path, postgres: Postgres) -> None:
    report = await fuzz(4, share, tmp_path, database=postgres.new_database())
    assert report.messages >= share


async def test_who_talks_nothing_but_nonsense_is_shown_the_door(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as place:
        client = place.connect(await place.guest("Ann"))
        for _ in range(MOST_NONSENSE + 1):
            client.socket.say("nonsense")
        await place.settle()
        assert [tell["type"] for tell in client.tells].count("refused") == MOST_NONSENSE + 1
        assert client.socket.closed == (1008, b"nonsense")


async def test_two_tabs_of_one_seat_make_a_move_once(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as place:
        ann = await place.guest("Ann")
        match = await place.open_table(SETUP, ann)
        tabs = [place.connect(ann), place.connect(ann)]
        for tab in tabs:
            tab.ask("open", table=match)
        tabs[0].ask("sit", table=match, seat=0)
        tabs[0].ask("start", table=match)
        await place.settle()
        standing = (await place.table(match)).standing
        while standing.awaits != 0:
            await place.pass_time(1000)
        view = standing.match.view(Seat(0))
        move = {"turn": view.number, "move": view.legal[0]}
        before = standing.number
        for tab, name in zip((*tabs, *tabs), ("same", "same", "other", "another"), strict=True):
            tab.ask("move", table=match, id=name, **move)
        await place.settle()
        told = [[tell for tell in tab.tells if tell["type"] in ("done", "refused")] for tab in tabs]
        first, second = ({tell["id"]: tell for tell in tells} for tells in told)
        assert first["same"]["number"] == second["same"]["number"] == before
        assert (first["other"]["code"], second["another"]["code"]) == ("stale-move", "stale-move")
        assert [t for t in tabs[0].tells if t["type"] == "told"][-1]["number"] == before


async def test_a_server_that_does_not_answer_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def silent(ask: asks.Ping, connection: Any, live: Any) -> None:
        return

    monkeypatch.setitem(dispatch._OTHERS, asks.Ping, silent)
    with pytest.raises(Forged, match="awaited"):
        await fuzz(1, 2000, tmp_path)


async def test_a_refusal_that_changes_something_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def careless(
        standing: Standing, order: orders.Say, context: deciding.Context
    ) -> Iterator[e.TableEntry]:
        standing.places[0].slow += 1
        raise NotSeated

    monkeypatch.setitem(deciding._DECIDERS, orders.Say, careless)
    with pytest.raises(Forged, match="without a number"):
        await fuzz(1, 2000, tmp_path)


async def test_a_bug_that_is_only_logged_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def broken(ask: asks.Hint, connection: Any, live: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(dispatch._OTHERS, asks.Hint, broken)
    with pytest.raises(Forged, match="ZeroDivisionError"):
        await fuzz(1, 2000, tmp_path)
