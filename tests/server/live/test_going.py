"""Going for good: who logs out, ends a login or leaves is not connected any longer."""

from pathlib import Path
from typing import Any

import aiohttp

from tests.support.people.visitor import Visitor
from tests.support.servers.local import local_server


async def closed(visitor: Visitor) -> int | None:
    """The code with which the server closes the visitor's socket."""
    async for _ in visitor.socket:
        pass
    return visitor.socket.close_code


async def test_logging_out_closes_the_sockets_of_that_login_alone(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        other = await place.come(cookie=ann.cookie)
        await other.call("POST", "/api/account", name="Ann", password="a long enough secret")
        elsewhere = await place.come(connected=False)
        await elsewhere.call("POST", "/api/login", name="Ann", password="a long enough secret")
        await elsewhere.connect()
        await elsewhere.until_type("welcome")
        await other.call("POST", "/api/logout")  # the token before the account opens nothing now
        assert await closed(ann) == 1008
        assert await closed(other) == 1008
        assert (await elsewhere.ask(type="ping"))["type"] == "pong"


async def test_who_is_forgotten_leaves_the_table_to_a_bot(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await ann.make_table(bots=[None, None, "greedy", "greedy"])
        await bob.sit_ready(table, 1)
        await ann.sit_and_start(table)
        await ann.call("DELETE", "/api/account")
        assert await closed(ann) == 1008

        def is_away(message: dict[str, Any]) -> bool:
            return bool(message.get("entry", {}).get("entry") == "away")

        assert (await bob.find(is_away))["entry"]["seat"] == 0


async def test_a_bot_account_plays_with_its_token(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place, aiohttp.ClientSession() as http:
        ann = await place.come()
        await ann.call("POST", "/api/account", name="Ann", password="a long enough secret")
        made = await ann.call("POST", "/api/bots", name="Annbot")
        http.headers["Authorization"] = f"Bearer {made['token']}"
        bot = await Visitor(place.url, http).connect()
        assert (await bot.until_type("welcome"))["you"]["kind"] == "bot"
        table = await bot.make_table()
        await bot.sit_and_start(table)
        assert await bot.play_out(table)


async def test_a_rated_match_changes_the_ratings(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        people = [await place.come(name) for name in ("Ann", "Bob", "Cy")]
        for person, name in zip(people, ("Ann", "Bob", "Cy"), strict=True):
            await person.call("POST", "/api/account", name=name, password="a long enough secret")
        short = {"last_card": "automatic", "target": "1"}
        table = await people[0].make_table(seats=3, bots=[], rated=True, options=short)
        for seat, person in enumerate(people):
            await person.sit_ready(table, seat)
        await people[0].ask(type="start", table=table)
        await play_together(people, table)
        await people[0].eventually("/api/me/matches")
        board = (await people[0].call("GET", "/api/leaderboard/gang"))["ranks"]
        assert len(board) == 3
        assert board[0]["strength"]["matches"] == 1


async def play_together(people: list[Visitor], table: str) -> None:
    """Let everybody play the weakest move, in turn, until the match is over."""
    over = False
    while not over:
        for person in people:
            await person.ask(type="ping")
            shown = [m for m in person.heard if m.get("view") and m["table"] == table]
            view = shown[-1]["view"]
            over = over or view["outcome"] is not None
            if not over:
                await person.react(table, view)


async def test_the_operator_sees_how_much_is_going_on(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        await ann.sit_and_start(await ann.make_table())
        await ann.my_turn()
        numbers = await ann.text("/metrics")
        told = dict(line.split(" ") for line in numbers.splitlines() if line.count(" ") == 1)
        assert told["lastcard_tables"] == "1.0"
        assert told["lastcard_connections"] == "1.0"
        assert float(told["lastcard_journal_pages"]) >= float(told["lastcard_journal_commits"]) > 0
