"""The list of one's unfinished tables: whose turn it is there at this moment, and who has left."""

from pathlib import Path
from typing import Any

from tests.support.people.visitor import Visitor
from tests.support.servers.local import local_server


async def listed(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await visitor.call("GET", "/api/me/tables"))["matches"]
    return found


async def test_the_list_says_that_it_is_my_turn_at_any_speed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table()
        await ann.sit_and_start(table)
        view = await ann.my_turn()
        await ann.eventually("/api/me/tables")
        (mine,) = await listed(ann)
        assert (mine["match"], mine["turn"], mine["yours"]) == (table, view["seat"], True)
        assert (mine["alone"], mine["left"]) == (True, False)


async def play_a_deal(visitor: Visitor, table: str, view: dict[str, Any]) -> None:
    """Play the weakest legal moves from *view* on until the second deal."""
    await visitor.react(table, view)
    while view["deal"] < 2:
        view = (await visitor.until(lambda message: message.get("view")))["view"]
        await visitor.react(table, view)


async def test_the_list_says_which_deal_is_played_and_what_everybody_has_also_of_a_sleeping_table(
    tmp_path: Path,
) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table(options={"last_card": "automatic", "target": "1000"})
        await ann.ask(type="open", table=table)
        await ann.ask(type="sit", table=table, seat=0)
        (mine,) = await ann.eventually("/api/me/tables")
        assert (mine["deal"], mine["points"]) == (None, None)
        await ann.say(type="start", table=table)
        view = await ann.my_turn()
        (mine,) = await listed(ann)
        assert (mine["deal"], set(mine["points"])) == (1, {0})
        await play_a_deal(ann, table, view)
        (awake,) = await listed(ann)
    async with local_server(tmp_path) as place:
        (asleep,) = await listed(await place.come(cookie=ann.cookie))
    assert awake["deal"] == asleep["deal"] == 2
    assert sum(awake["points"]) > 0
    assert awake["points"] == asleep["points"]


async def test_the_list_follows_the_turn_from_one_to_the_other(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await ann.make_table(seats=3, bots=[None, None, "greedy"])
        await bob.sit_ready(table, 1)
        await ann.sit_and_start(table)
        people, seen = [ann, bob], set[int]()
        while len(seen) < 2:
            for person in people:
                await person.ask(type="ping")
            views = [m["view"] for m in ann.heard if m.get("view") and m["table"] == table]
            seat = views[-1]["awaits"]
            if seat not in (0, 1):
                continue
            seen.add(seat)
            mine = [(await person.eventually("/api/me/tables"))[0] for person in people]
            assert [one["yours"] for one in mine] == [seat == 0, seat == 1]
            assert {one["turn"] for one in mine} == {seat}
            view = [m["view"] for m in people[seat].heard if m.get("view")][-1]
            move = {"turn": view["number"], "move": view["legal"][0]}
            assert (await people[seat].ask(type="move", table=table, **move))["type"] == "done"


async def test_who_is_at_home_is_told_that_something_has_changed(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await ann.make_table(seats=3, bots=[None, None, "greedy"])
        await bob.sit_ready(table, 1)
        await ann.ask(type="lobby", on=True)
        ann.heard.clear()
        for ask in ({"type": "sit", "seat": 0}, {"type": "start"}):
            await ann.say(table=table, **ask)
        await ann.find(lambda m: m["type"] == "mine")
        assert not [m for m in bob.heard if m["type"] == "mine"]  # who is at the table sees it


async def test_a_match_against_bots_that_was_left_is_gone(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table()
        await ann.sit_and_start(table)
        await ann.eventually("/api/me/tables")
        await ann.ask(type="leave", table=table)
        assert await listed(ann) == []


async def test_a_match_with_people_that_was_left_comes_last_and_says_so(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await ann.make_table(bots=[None, None, "greedy", "greedy"])
        await bob.sit_ready(table, 1)
        await ann.sit_and_start(table)
        await ann.ask(type="leave", table=table)
        other = await ann.make_table()
        await ann.sit_and_start(other)
        while len(found := await listed(ann)) < 2:
            pass
        assert [(one["match"], one["left"]) for one in found] == [(other, False), (table, True)]
        (his,) = await bob.eventually("/api/me/tables")
        assert (his["left"], his["alone"]) == (False, True)
        await ann.ask(type="back", table=table)
        assert not any(one["left"] for one in await listed(ann))


async def test_whoever_is_removed_while_at_home_is_told_that_something_has_changed(
    tmp_path: Path,
) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await ann.make_table(seats=3, bots=[None, None, "greedy"])
        await ann.ask(type="sit", table=table, seat=0)
        await bob.sit_ready(table, 1)
        await bob.ask(type="lobby", on=True)
        bob.heard.clear()
        await ann.ask(type="remove", table=table, seat=1)
        await bob.find(lambda m: m["type"] == "mine")


async def test_whoever_is_removed_first_thing_after_the_server_was_stopped_is_told_too(
    tmp_path: Path,
) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await ann.make_table(seats=3, bots=[None, None, "greedy"])
        await ann.ask(type="sit", table=table, seat=0)
        await bob.sit_ready(table, 1)
        cookies = ann.cookie, bob.cookie
    async with local_server(tmp_path) as place:
        ann, bob = [await place.come(cookie=cookie) for cookie in cookies]
        await ann.ask(type="open", table=table)
        await bob.ask(type="lobby", on=True)
        bob.heard.clear()
        await ann.ask(type="remove", table=table, seat=1)
        await bob.find(lambda m: m["type"] == "mine")
