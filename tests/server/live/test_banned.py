"""Who is banned, logged out or deleted by an operator is disconnected at once."""

import os
import time
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest

from lastcard.server.accounts.moderation import Moderator
from lastcard.server.http import attending
from lastcard.server.http.attending import attend
from lastcard.store.accounts.players import Player
from lastcard.table.state.entries import PlayerId
from tests.support.people.visitor import Visitor
from tests.support.servers.local import LocalServer, local_server

ACCOUNT = {"name": "Margarethe", "password": "a quiet lantern"}


def moderator(place: LocalServer) -> Moderator:
    now = time.time_ns() // 1_000_000
    return Moderator(place.context.store, place.context.settings.data, "", now, os.urandom)


async def known(place: LocalServer, visitor: Visitor) -> Player:
    me = await visitor.call("GET", "/api/me")
    found = await place.context.store.players.get(PlayerId(me["id"]))
    assert found is not None
    return found


async def closed(visitor: Visitor) -> int:
    """Wait until the server closes; its code."""
    while (message := await visitor.socket.receive(timeout=10)).type != aiohttp.WSMsgType.CLOSE:
        pass
    code: int = message.data
    return code


async def test_who_is_banned_is_disconnected_and_leaves_the_table(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await bob.make_table(bots=[None, None, "greedy", "greedy"])
        await ann.sit_ready(table, 1)
        await bob.sit_and_start(table)
        banned = await known(place, ann)
        await moderator(place).ban(banned, None, "rude")
        await attend(place.context, banned.id)
        assert await closed(ann) == aiohttp.WSCloseCode.POLICY_VIOLATION
        await bob.play_out(table)  # a bot plays for her
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await ann.connect()
        assert refused.value.status == 403


async def test_a_ban_from_another_machine_disconnects_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attending, "ROUND", 0.1)
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        elsewhere = replace(moderator(place), data=tmp_path / "not" / "there")
        await elsewhere.ban(await known(place, ann), None, "rude")
        assert await closed(ann) == aiohttp.WSCloseCode.POLICY_VIOLATION
        assert (await bob.ask(type="ping"))["type"] == "pong"


async def test_who_has_not_said_hello_is_disconnected_when_they_do(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann", connected=False)
        banned = await known(place, ann)
        headers = {"Origin": place.url}
        async with ann.http.ws_connect(place.url + "/ws", headers=headers) as silent:
            await moderator(place).ban(banned, None, "rude")
            await attend(place.context, banned.id)
            await silent.send_str('{"type":"hello","version":1}')
            while (message := await silent.receive(timeout=10)).type != aiohttp.WSMsgType.CLOSE:
                pass
            assert message.data == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_the_bots_of_who_is_banned_are_disconnected(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        await ann.call("POST", "/api/account", **ACCOUNT)
        made = await ann.call("POST", "/api/bots", name="Robbie")
        header = {"Authorization": f"Bearer {made['token']}"}
        async with aiohttp.ClientSession(headers=header) as http:
            program = await Visitor(place.url, http).connect()
            await program.until_type("welcome")
            await moderator(place).ban(await known(place, ann), None, "rude")
            signalled = {file.name for file in (tmp_path / "bell").iterdir()}
            assert f"player.{made['bot']['id']}" in signalled
            await attend(place.context, PlayerId(made["bot"]["id"]))
            assert await closed(program) == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_who_is_logged_out_by_the_operator_is_disconnected(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        player = await known(place, ann)
        assert await moderator(place).end_logins(player) == 1
        await attend(place.context, player.id)
        assert await closed(ann) == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_who_is_deleted_by_the_operator_has_no_name_at_a_table(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Margarethe"), await place.come("Bob")
        table = await bob.make_table(bots=[None, None, "greedy", "greedy"])
        await ann.sit_ready(table, 1)
        await bob.sit_and_start(table)
        player = await known(place, ann)
        await moderator(place).delete(player)
        await attend(place.context, player.id)
        assert await closed(ann) == aiohttp.WSCloseCode.POLICY_VIOLATION
        await bob.ask(type="say", table=table, phrase="hello")
        cy = await place.come("Cy")
        await cy.ask(type="open", table=table)
        assert "Margarethe" not in str(cy.heard)
        await bob.play_out(table)
        await bob.eventually("/api/me/matches")
        assert "Margarethe" not in await bob.text(f"/api/matches/{table}")
