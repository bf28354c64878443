"""Whoever is deleted is forgotten at once: by connections, by tables that are awake, for ever."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from lastcard.table.state.entries import MatchId, PlayerId
from tests.support.people.visitor import Visitor
from tests.support.servers.local import local_server

ACCOUNT = {"name": "Margarethe", "password": "a quiet lantern"}
WORDS = "a rowing boat at noon"


def traces(text: str) -> list[str]:
    """What is left of Margarethe in *text*."""
    return [trace for trace in ("Margarethe", WORDS) if trace in text]


async def test_a_removed_bot_account_is_disconnected(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        await ann.call("POST", "/api/account", **ACCOUNT)
        made = await ann.call("POST", "/api/bots", name="Robbie")
        header = {"Authorization": f"Bearer {made['token']}"}
        async with aiohttp.ClientSession(headers=header) as http:
            program = await Visitor(place.url, http).connect()
            await program.until_type("welcome")
            await ann.call("DELETE", f"/api/bots/{made['bot']['id']}")
            while (
                message := await program.socket.receive(timeout=10)
            ).type != aiohttp.WSMsgType.CLOSE:
                pass
            assert message.data == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_a_deleted_account_has_no_name_at_a_table_that_goes_on(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        await ann.call("POST", "/api/account", **ACCOUNT)
        table = await bob.make_table(bots=[None, None, "greedy", "greedy"], talk="free")
        await ann.sit_ready(table, 1)
        assert (await ann.ask(type="say", table=table, text=WORDS))["type"] == "done"
        await bob.sit_and_start(table)
        assert "Margarethe" in str(bob.heard), "whoever makes an account sits down under its name"
        await ann.call("DELETE", "/api/account", password=ACCOUNT["password"])
        await bob.ask(type="say", table=table, phrase="hello")  # the table has read its journal
        cy = await place.come("Cy")
        await cy.ask(type="open", table=table)
        assert not traces(str(cy.heard))
        await bob.play_out(table)
        await bob.eventually("/api/me/matches")
        await place.close()
        await place.open()
        bob = await place.come(cookie=bob.cookie)
        for page in ("", "/record.txt", "/record.json", "/replay.json"):
            assert not traces(await bob.text(f"/api/matches/{table}{page}"))


async def test_who_spoke_and_stood_up_is_forgotten_too(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        await ann.call("POST", "/api/account", **ACCOUNT)
        table = await bob.make_table(talk="free")
        await ann.sit_ready(table, 0)
        await ann.ask(type="say", table=table, text=WORDS)
        await ann.ask(type="stand", table=table)
        await ann.call("DELETE", "/api/account", password=ACCOUNT["password"])
        await bob.ask(type="open", table=table)
        assert bob.heard
        assert not traces(str(bob.heard))


async def test_who_comes_back_while_they_are_forgotten_is_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        await ann.call("POST", "/api/account", **ACCOUNT)
        table = await bob.make_table(talk="free")
        again = await place.come(cookie=ann.cookie, connected=False)
        players = place.context.store.players
        delete, came = players.delete, list[bool]()

        async def come_back_first(player: PlayerId) -> bool:
            if not came:
                came.append(True)
                await again.connect()
                await again.sit_ready(table, 0)
                await again.ask(type="say", table=table, text=WORDS)
            return await delete(player)

        monkeypatch.setattr(players, "delete", come_back_first)
        await ann.call("DELETE", "/api/account", password=ACCOUNT["password"])
        assert came
        async with asyncio.timeout(10):
            async for _ in again.socket:
                pass
        assert again.socket.close_code == aiohttp.WSCloseCode.POLICY_VIOLATION
        await bob.ask(type="open", table=table)
        shown = await bob.find(lambda message: message["type"] == "whole")
        assert shown["chairs"][0]["player"] is None
        assert not traces(str(bob.heard))
        assert not traces(str(await place.journal(MatchId(table))))


async def test_who_is_being_disconnected_is_not_heard_any_more(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await bob.make_table()
        place.context.tables.people.shut_out(PlayerId((await ann.call("GET", "/api/me"))["id"]))
        await ann.say(type="sit", table=table, seat=0)  # without an answer to the goodbye
        async with asyncio.timeout(10):
            async for _ in ann.socket:
                pass
        await bob.ask(type="open", table=table)
        shown = await bob.find(lambda message: message["type"] == "whole")
        assert shown["chairs"][0]["player"] is None
