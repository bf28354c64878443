"""Guests who never came back are forgotten, abandoned tables are closed, and nothing else."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from lastcard.games.game import Seat
from lastcard.server.http.api.forgetting import forget
from lastcard.server.operations.closing import close_table
from lastcard.server.operations.housekeeping import Housekeeping
from lastcard.server.operations.settings import Settings
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.store import Store
from lastcard.table.state.entries import (
    Closed,
    MatchId,
    Opened,
    PlayerId,
    Sat,
    Seated,
    Started,
    TableEntry,
    read_entry,
    write_entry,
)
from lastcard.table.state.journal import Page
from lastcard.table.state.setup import Speed
from tests.support.clock import HOUR
from tests.support.quick_match import setup
from tests.support.servers.api import ApiServer

DAY = 24 * HOUR


class Quiet:
    """Tables that sleep, and whoever is *here*."""

    def __init__(self, *here: PlayerId) -> None:
        self.here = here
        self.reread_ones: list[MatchId] = []

    def reread(self, match: MatchId) -> None:
        self.reread_ones.append(match)

    def is_here(self, player: PlayerId) -> bool:
        return player in self.here


def housekeeping(
    server: ApiServer,
    live: Quiet | None = None,
    now: Callable[[], int] | None = None,
    **settings: Any,
) -> Housekeeping:
    chosen = Settings(data=server.context.settings.data, **settings)
    forgets = partial(forget, server.context)
    return Housekeeping(server.store, live or Quiet(), chosen, now or server.clock, forgets)


async def playing(server: ApiServer, match: str, player: str, speed: Speed = "relaxed") -> MatchId:
    """A match of *player* against bots that has just begun."""
    store, name, at = server.store, MatchId(match), server.clock()
    agreed, who = setup(speed=speed), PlayerId(player)
    entries: list[TableEntry] = [
        Opened(setup=agreed, host=who),
        Sat(seat=Seat(0), player=who, name="Ann"),
        *(Seated(seat=Seat(seat), bot="greedy") for seat in (1, 2, 3)),
        Started(),
    ]
    await store.matches.open(
        name,
        msgspec.json.encode(agreed).decode(),
        host=who,
        game="gang",
        speed=speed,
        public=True,
        rated=False,
        now=at,
    )
    assert await store.journal.append(Page(name, 0, at, [write_entry(entry) for entry in entries]))
    chairs = [StoredSeat(seat=Seat(0), player=who, name="Ann")]
    await store.matches.update(name, "playing", chairs, turn_of=None, due=None, now=at, lines=6)
    return name


async def phase(store: Store, match: MatchId) -> str:
    found = await store.matches.get(match)
    assert found is not None
    return found.phase


async def test_only_idle_guests_are_forgotten(server: ApiServer) -> None:
    idle, here, account = server.browser(), server.browser(), server.browser()
    await idle.guest()
    await account.account("Ann")
    server.clock.now += 60 * DAY
    await here.guest()
    server.clock.now += 40 * DAY
    assert await housekeeping(server).forget_idle_guests() == 1
    assert (await idle.ask("GET", "/api/me"))[0] == 401
    assert (await here.ask("GET", "/api/me"))[0] == 200
    assert (await account.ask("GET", "/api/me"))[0] == 200


@pytest.mark.parametrize("speed", ["relaxed", "days"])
async def test_a_guest_is_forgotten_at_an_abandoned_table_too(
    server: ApiServer, speed: Speed
) -> None:
    guest = await server.browser().guest()
    match = await playing(server, "m1", guest["id"], speed)
    server.clock.now += 91 * DAY
    assert await housekeeping(server).forget_idle_guests() == 1
    assert b"Ann" not in b"".join(line.entry for line in await server.store.journal.read(match))


async def test_a_guest_whose_window_is_open_is_not_forgotten(server: ApiServer) -> None:
    guest = await server.browser().guest()
    server.clock.now += 91 * DAY
    assert await housekeeping(server, Quiet(guest["id"])).forget_idle_guests() == 0


async def test_an_abandoned_table_of_guests_is_closed_and_says_why(server: ApiServer) -> None:
    guest = await server.browser().guest()
    match = await playing(server, "m1", guest["id"])
    live = Quiet()
    server.clock.now += 29 * DAY
    assert await housekeeping(server, live).close_idle_tables() == 0
    server.clock.now += 2 * DAY
    assert await housekeeping(server, live).close_idle_tables() == 1
    assert await phase(server.store, match) == "closed"
    last = (await server.store.journal.read(match))[-1]
    assert (read_entry(last.entry), last.at) == (Closed(why="idle"), server.clock())
    assert live.reread_ones == [match]
    assert await housekeeping(server, live).close_idle_tables() == 0


async def test_a_table_with_an_account_waits_longer(server: ApiServer) -> None:
    await (ann := server.browser()).account("Ann")
    me = (await ann.ask("GET", "/api/me"))[1]["id"]
    match = await playing(server, "m1", me)
    server.clock.now += 100 * DAY
    assert await housekeeping(server).close_idle_tables() == 0
    assert await housekeeping(server, idle_days=99).close_idle_tables() == 1
    assert await phase(server.store, match) == "closed"


async def test_a_match_by_days_is_left_to_its_clock(server: ApiServer) -> None:
    match = await playing(server, "m1", "nobody", "days")
    server.clock.now += 1000 * DAY
    assert await housekeeping(server).close_idle_tables() == 0
    assert await phase(server.store, match) == "playing"


async def test_a_table_where_something_has_happened_since_is_not_closed(server: ApiServer) -> None:
    match = await playing(server, "m1", "nobody")
    server.clock.now += 31 * DAY
    line = write_entry(Seated(seat=Seat(3), bot="greedy"))
    await server.store.journal.append(Page(match, 6, server.clock(), [line]))
    assert await housekeeping(server).close_idle_tables() == 0, "the list was behind"
    await server.store.journal.append(Page(match, 7, 0, [write_entry(Closed(why="left"))]))
    assert await housekeeping(server).close_idle_tables() == 0
    assert len(await server.store.journal.read(match)) == 8


async def test_a_round_that_fails_is_not_the_last(
    server: ApiServer, caplog: pytest.LogCaptureFixture
) -> None:
    def no_time() -> int:
        raise OSError("no clock")

    with caplog.at_level(logging.ERROR):
        keeping = asyncio.create_task(housekeeping(server, now=no_time).run())
        await asyncio.sleep(0)
    assert "closing idle tables failed" in caplog.text
    assert "deleting idle guests failed" in caplog.text
    assert "deleting old lines of the audit log failed" in caplog.text
    assert not keeping.done()
    keeping.cancel()


async def test_journals_are_packed_a_while_after_the_end(
    server: ApiServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.operations.housekeeping._BREATH", 0)
    matches = [await playing(server, name, "nobody") for name in ("m1", "m2", "m3")]
    for match in matches[:2]:
        await close_table(server.store, match, server.clock())
    before = [await server.store.journal.read(match) for match in matches]
    assert await housekeeping(server).pack_journals() == 0, "somebody may still look back"
    server.clock.now += 2 * HOUR
    assert await housekeeping(server).pack_journals() == 2
    assert await housekeeping(server).pack_journals() == 0
    assert [await server.store.journal.read(match) for match in matches] == before


async def test_a_journal_that_cannot_be_packed_stops_no_other(
    server: ApiServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("lastcard.server.operations.housekeeping._BREATH", 0)
    monkeypatch.setattr("lastcard.server.operations.housekeeping._PACKED_AT_ONCE", 1)
    for name in ("m1", "m2"):
        await close_table(server.store, await playing(server, name, "nobody"), server.clock())
    await server.store.journal.append(Page(MatchId("m1"), 7, 0, [b"two\nlines"]))
    await server.store.journal.append(Page(MatchId("m1"), 8, 0, [b"{}"]))
    server.clock.now += 2 * HOUR
    house = housekeeping(server)
    assert await house.pack_journals() == 1
    assert await house.pack_journals() == 0
    assert caplog.text.count("the journal of m1 cannot be packed") == 1
    assert "Traceback" not in caplog.text


async def test_old_matches_of_guests_are_kept_unless_the_operator_says_otherwise(
    server: ApiServer,
) -> None:
    match = await playing(server, "m1", "nobody")
    await close_table(server.store, match, server.clock())
    server.clock.now += 1000 * DAY
    assert await housekeeping(server).delete_old_matches() == 0
    assert await housekeeping(server, guest_match_days=1001).delete_old_matches() == 0
    assert await housekeeping(server, guest_match_days=999).delete_old_matches() == 1
    assert await server.store.matches.get(match) is None


async def test_addresses_are_forgotten_before_what_was_done_from_there(server: ApiServer) -> None:
    await server.browser().account("Ann")
    house = housekeeping(server)
    settings = server.context.settings
    server.clock.now += (settings.audit_address_days - 1) * 24 * HOUR
    await house.forget_old_deeds()
    assert [deed.address for deed in await server.store.audit.listed()] == ["127.0.0.1"]
    server.clock.now += 2 * 24 * HOUR
    await house.forget_old_deeds()
    assert [deed.address for deed in await server.store.audit.listed()] == [None]
    server.clock.now += settings.audit_days * 24 * HOUR
    await house.forget_old_deeds()
    assert await server.store.audit.listed() == []
