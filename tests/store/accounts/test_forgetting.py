"""Who is forgotten leaves nothing that names them, and takes nothing from the others."""

import json

import pytest

from lastcard.games.game import Seat
from lastcard.store.accounts.players import Player
from lastcard.store.matches.matches import StoredSeat
from lastcard.store.opening import opened
from lastcard.store.schema import metadata
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, Moved, Opened, Said, Sat, read_entry, write_entry
from lastcard.table.state.setup import Setup
from tests.store.pages import MATCH, page, said, sat
from tests.store.raw import value

SECRETS = ("Mei Lin", "meets at noon", "argon", "Firefox", "code one", "token one", "Robin")
MOVE = write_entry(Moved(seat=Seat(0), move="G5"))


@pytest.fixture
async def mei(store: Store) -> Player:
    """A player who left traces everywhere, with Bo beside them."""
    bo = await store.players.create("Bo", 0)
    mei = await store.players.create("Mei Lin", 0)
    mei = await store.players.register(mei.id, "Mei Lin", "argon")
    await store.logins.create(mei.id, b"token one", 0, "Firefox")
    await store.recovery.replace(mei.id, [b"code one"])
    await store.mutes.put(mei.id, bo.id, muted=True)
    await store.mutes.put(bo.id, mei.id, muted=True)
    await store.bots.create(mei.id, "Robin", b"bot token", 0)
    await store.ratings.apply(MATCH, "gang", [mei.id], lambda known: {mei.id: (25.0, 8.0)})
    await store.reports.add(
        mei.id, bo.id, match=MATCH, number=1, reason="talk", text="Bo is rude", now=0
    )
    await play(store, mei, bo)
    return mei


async def play(store: Store, mei: Player, bo: Player) -> None:
    setup = Setup(game="gang", edition="en-2010", seats=3)
    lines = [
        write_entry(Opened(setup=setup, host=mei.id)),
        sat(mei.id, mei.name),
        sat(bo.id, bo.name, seat=1),
        MOVE,
        said(mei.id, "meets at noon"),
        said(bo.id, "hello Mei"),
    ]
    assert await store.journal.append(page(0, *lines))
    await store.matches.open(
        MATCH,
        "{}",
        host=mei.id,
        game="gang",
        speed="normal",
        public=True,
        rated=True,
        now=0,
    )
    chairs = [
        StoredSeat(seat=Seat(n), player=who.id, name=who.name) for n, who in enumerate((mei, bo))
    ]
    await store.matches.update(MATCH, "playing", chairs, turn_of=None, due=None, now=1)
    await store.matches.finish(MATCH, [0, 9], [Seat(0)], 2)


async def everything(url: str) -> str:
    """All that is in the database, as text."""
    async with opened(url) as (database, _), database.reading() as connection:
        rows = [
            str(row._asdict())
            for table in metadata.sorted_tables
            for row in await connection.execute(table.select())
        ]
    return "\n".join(rows)


async def test_the_traces_are_there_to_be_removed(store: Store, mei: Player, ready: str) -> None:
    found = await everything(ready)
    assert [secret for secret in SECRETS if secret not in found] == []


async def test_nothing_names_who_is_deleted(store: Store, mei: Player, ready: str) -> None:
    assert await store.players.delete(mei.id)
    found = await everything(ready)
    assert [secret for secret in SECRETS if secret in found] == []
    assert await store.players.get(mei.id) is None
    assert await store.players.by_name("Mei Lin") is None
    assert await store.logins.by_token(b"token one") is None
    assert await store.bots.by_token(b"bot token") is None


async def test_where_they_sat_deleted_sat(store: Store, mei: Player) -> None:
    await store.players.delete(mei.id)
    lines = [read_entry(line.entry) for line in await store.journal.read(MATCH)]
    assert [line.name for line in lines if isinstance(line, Sat)] == ["deleted", "Bo"]
    assert [line.text for line in lines if isinstance(line, Said)] == ["deleted", "hello Mei"]
    assert write_entry(lines[3]) == MOVE
    found = await store.matches.get(MATCH)
    assert found is not None
    assert [chair.name for chair in found.chairs] == ["deleted", "Bo"]
    assert found.totals == (0, 9)


async def test_the_journal_goes_on(store: Store, mei: Player) -> None:
    await store.players.delete(mei.id)
    assert await store.journal.append(page(6, MOVE))
    assert [line.number for line in await store.journal.read(MATCH)] == list(range(7))


async def test_their_reports_stay_without_them(store: Store, mei: Player) -> None:
    await store.players.delete(mei.id)
    (report,) = await store.reports.listed()
    assert (report.reporter, report.text) == (None, "Bo is rude")


async def test_nobody_is_deleted_twice(store: Store, mei: Player) -> None:
    assert await store.players.delete(mei.id)
    assert not await store.players.delete(mei.id)


async def test_a_name_is_free_again(store: Store, mei: Player) -> None:
    await store.players.delete(mei.id)
    other = await store.players.create("Other", 9)
    assert (await store.players.register(other.id, "Mei Lin", "hash")).name == "Mei Lin"


async def test_the_journals_of_a_bot_that_is_deleted_do_not_name_it(
    store: Store, mei: Player
) -> None:
    (bot,) = await store.bots.of(mei.id)
    await store.journal.append(page(0, sat(bot.id, "Robin"), match="m2"))
    assert await store.players.delete(mei.id)
    (line,) = await store.journal.read(MatchId("m2"))
    assert b"Robin" not in line.entry


async def test_who_stood_up_again_is_forgotten_there_too(store: Store) -> None:
    guest = await store.players.create("Mei Lin", 0)
    await store.journal.append(page(0, sat(guest.id, "Mei Lin")))
    await store.players.delete(guest.id)
    (line,) = await store.journal.read(MATCH)
    assert b"Mei Lin" not in line.entry


async def test_idle_guests_are_forgotten(store: Store) -> None:
    idle = await store.players.create("Idle", 10)
    awake = await store.players.create("Awake", 10)
    account = await store.players.create("Account", 10)
    await store.players.touch(awake.id, 50)
    await store.players.register(account.id, "Account", "hash")
    await store.journal.append(page(0, sat(idle.id, "Idle")))
    (found,) = await store.players.idle_guests(50)
    assert await store.players.delete(found)
    assert await store.players.get(idle.id) is None
    assert await store.players.get(awake.id) is not None
    assert await store.players.get(account.id) is not None
    assert b"Idle" not in (await store.journal.read(MATCH))[0].entry
    assert await store.players.idle_guests(50) == []


async def test_an_export_holds_everything_but_what_opens_the_account(
    store: Store, mei: Player
) -> None:
    export = await store.players.export(mei.id)
    assert export["player"]["name"] == "Mei Lin"
    assert [bot["name"] for bot in export["bots"]] == ["Robin"]
    assert [login["agent"] for login in export["logins"]] == ["Firefox"]
    assert len(export["muted"]) == 1
    assert [(rating["game"], rating["matches"]) for rating in export["ratings"]] == [("gang", 1)]
    assert [report["text"] for report in export["reports"]] == ["Bo is rude"]
    assert [(match["match"], match["seat"]) for match in export["matches"]] == [(MATCH, 0)]
    assert [said["text"] for said in export["said"]] == ["meets at noon"]
    shown = json.dumps(export)
    assert not any(secret in shown for secret in ("argon", "code one", "token", "hello Mei"))


async def test_mentions_are_forgotten_too(store: Store, mei: Player, ready: str) -> None:
    await store.players.delete(mei.id)
    query = "SELECT count(*) FROM mentions WHERE player = :player"
    assert await value(ready, query, player=mei.id) == 0


async def test_a_list_made_before_is_written_down_without_the_name(
    store: Store, mei: Player
) -> None:
    other = MatchId("m2")
    await store.matches.open(
        other, "{}", host=mei.id, game="gang", speed="normal", public=True, rated=True, now=0
    )
    seen = [StoredSeat(seat=Seat(0), player=mei.id, name=mei.name)]
    await store.players.delete(mei.id)
    await store.matches.update(other, "playing", seen, turn_of=None, due=None, now=1)
    found = await store.matches.get(other)
    assert found is not None
    assert found.chairs == (StoredSeat(seat=Seat(0), player=mei.id, name="deleted"),)
