"""Whoever is deleted is forgotten at once: by connections, by tables that are awake, for ever."""

from pathlib import Path

import aiohttp

from tests.support.people.visitor import Visitor
from tests.support.servers.local import local_server

ACCOUNT = {"name": "Margarethe", "password": "a quiet lantern"}


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
        table = await bob.make_table(bots=[None, None, "greedy", "greedy"])
        await ann.sit_ready(table, 1)
        await ann.ask(type="say", table=table, phrase="hello")
        await bob.sit_and_start(table)
        assert "Margarethe" in str(bob.heard), "whoever makes an account sits down under its name"
        await ann.call("DELETE", "/api/account", password=ACCOUNT["password"])
        await bob.ask(type="say", table=table, phrase="hello")  # the table has read its journal
        cy = await place.come("Cy")
        await cy.ask(type="open", table=table)
        assert "Margarethe" not in str(cy.heard)
        await bob.play_out(table)
        await bob.eventually("/api/me/matches")
        assert "Margarethe" not in await bob.text(f"/api/matches/{table}")
        assert "Margarethe" not in await bob.text(f"/api/matches/{table}/record.txt")
