"""Finding company: lobby, pairing, rematch; and not hearing everybody."""

from pathlib import Path
from typing import Any

import aiohttp

from lastcard.server.http.limits import RATES
from tests.support.people.visitor import Visitor
from tests.support.quick_match import QUICK
from tests.support.servers.local import local_server

WISH: dict[str, Any] = {
    "type": "pair",
    "game": "gang",
    "edition": "en-2010",
    "options": QUICK["options"],
    "seats": 4,
    "speed": "relaxed",
    "bot": "greedy",
}


async def test_the_lobby_tells_of_tables_as_they_come_and_go(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        await bob.ask(type="lobby", on=True)
        table = await ann.make_table()
        listed = await bob.until(lambda m: m["type"] == "tables" and m["tables"])
        assert [entry["table"] for entry in listed["tables"]] == [table]
        hidden = await ann.make_table(public=False)
        await ann.ask(type="open", table=table)
        await ann.ask(type="sit", table=table, seat=0)
        listed = await bob.until(lambda m: m["type"] == "tables" and m["tables"][0]["host"])
        assert listed["tables"][0]["host"] == "Ann"
        assert hidden not in [entry["table"] for entry in listed["tables"]]


async def test_people_who_want_the_same_are_seated_together(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        people = [await place.come(name) for name in ("Ann", "Bob", "Cy")]
        for person in people:
            await person.say(**(WISH | {"seats": 3, "wait": 60}))
        tables = {(await person.until_type("paired"))["table"] for person in people}
        assert len(tables) == 1
        (table,) = tables
        await people[0].ask(type="open", table=table)
        whole = next(m for m in people[0].heard if m["type"] == "whole")
        assert [chair["name"] for chair in whole["chairs"]] == ["Ann", "Bob", "Cy"]
        assert whole["setup"]["paired"]


async def test_after_the_wait_bots_fill_up(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        await ann.say(**(WISH | {"wait": 0}))
        table = (await ann.until_type("paired"))["table"]
        await ann.ask(type="open", table=table)
        assert await ann.play_out(table)


async def test_a_rated_match_is_not_filled_with_bots(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        await ann.say(**(WISH | {"wait": 0, "rated": True}))
        assert (await ann.until_type("refused"))["code"] == "nobody-found"


async def test_who_gives_up_is_not_paired(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob, cy = [await place.come(name) for name in ("Ann", "Bob", "Cy")]
        for person in (ann, bob):
            await person.ask(**(WISH | {"seats": 3, "wait": 60}))
        await ann.ask(type="unpair")
        await bob.socket.close()
        await cy.ask(**(WISH | {"seats": 3, "wait": 60}))
        await cy.ask(type="lobby", on=True)
        assert (await cy.find(lambda m: m["type"] == "tables"))["waiting"] == 1


async def over(person: Visitor) -> str:
    table = await person.make_table(options={"last_card": "automatic", "target": "1"})
    await person.sit_and_start(table)
    await person.play_out(table)
    return table


async def test_a_rematch_seats_the_same_people_and_begins(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await over(ann)
        assert (await ann.ask(type="rematch", table=table))["type"] == "done"
        whole = [m for m in ann.heard if m["type"] == "whole"][-1]
        assert whole["table"] != table
        again = await ann.find(lambda m: m.get("entry", {}).get("entry") == "again")
        assert again["entry"]["match"] == whole["table"]
        assert again["entry"]["seat"] == 0
        assert whole["phase"] == "playing"
        assert whole["seat"] == 0


async def test_everybody_learns_who_wants_a_rematch_also_who_comes_later(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await over(ann)
        await ann.ask(type="rematch", table=table)
        await ann.find(lambda m: m.get("entry", {}).get("entry") == "again")
        await bob.ask(type="open", table=table)
        whole = await bob.find(lambda m: m["type"] == "whole")
        assert (whole["again"] is not None, whole["again_by"]) == (True, 0)


async def test_who_takes_another_name_sits_down_under_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann")
        table = await ann.make_table(bots=[])
        await ann.call("PATCH", "/api/me", name="Anna")
        await ann.ask(type="open", table=table)
        await ann.ask(type="sit", table=table, seat=0)
        sat = await ann.find(lambda m: m.get("entry", {}).get("entry") == "sat")
        assert sat["entry"]["name"] == "Anna"


async def test_who_is_muted_is_not_heard(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        table = await ann.make_table(bots=[None, None, "greedy", "greedy"], talk="free")
        for seat, person in enumerate((ann, bob)):
            await person.ask(type="open", table=table)
            await person.ask(type="sit", table=table, seat=seat)
        bobs = next(m for m in bob.heard if m["type"] == "welcome")["you"]["id"]
        await ann.ask(type="mute", player=bobs, muted=True)
        await bob.ask(type="say", table=table, text="you play like a bot")
        silent = await ann.until(lambda m: m.get("entry", {}).get("entry") == "said")
        assert "text" not in silent["entry"]
        assert "text" in next(
            m["entry"] for m in bob.heard if m.get("entry", {}).get("entry") == "said"
        )


async def test_who_is_muted_stays_muted_when_one_comes_back(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        bobs = next(m for m in bob.heard if m["type"] == "welcome")["you"]["id"]
        await ann.ask(type="mute", player=bobs, muted=True)
        again = await place.come(cookie=ann.cookie)
        welcome = next(m for m in again.heard if m["type"] == "welcome")
        assert welcome["muted"] == [bobs]


async def test_a_hint_is_a_legal_move_where_the_table_allows_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table(hints=True)
        await ann.sit_and_start(table)
        view = await ann.my_turn()
        hint = await ann.ask(type="hint", table=table)
        assert hint["type"] == "hinted"
        assert hint["move"] in view["legal"]
        assert hint["turn"] == view["number"]
        said = (*hint["why"], *hint["scene"], *hint["basics"], hint["about"])
        assert all(sentence.endswith(".") for sentence in said)
        assert 1 <= len(hint["why"]) <= 4
        other = await ann.make_table()
        await ann.sit_and_start(other)
        assert (await ann.ask(type="hint", table=other))["code"] == "hint-refused"


async def test_after_a_deal_a_hint_looks_back_at_it(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table(hints=True, options={"last_card": "automatic", "target": "1"})
        await ann.sit_and_start(table)
        await ann.play_out(table)
        last = await ann.find(lambda m: bool((m.get("view") or {}).get("pad")))
        said = await ann.ask(type="hint", table=table)
        assert said["type"] == "lookback"
        assert said["turn"] == last["view"]["number"]
        assert 1 <= len(said["why"]) <= 2
        assert all(sentence.endswith(".") for sentence in said["why"])


async def test_advice_is_thought_about_so_it_is_not_given_without_end(tmp_path: Path) -> None:
    async with local_server(tmp_path, limits=1.0) as place:
        ann = await place.come()
        table = await ann.make_table()
        asked = range(2 * RATES["hints"].at_once)
        codes = [(await ann.ask(type="hint", table=table))["code"] for _ in asked]
        assert codes[: RATES["hints"].at_once] == ["hint-refused"] * RATES["hints"].at_once
        assert "too-often" in codes
        assert (await ann.ask(type="ping"))["type"] == "pong"


async def test_whoever_looks_for_company_without_end_is_asked_to_wait(tmp_path: Path) -> None:
    async with local_server(tmp_path, limits=1.0) as place:
        ann = await place.come()
        wanted = {**WISH, "wait": 600}
        del wanted["type"]
        asked = range(2 * RATES["pairings"].at_once)
        told = [await ann.ask(type="pair", **wanted) for _ in asked]
        assert {answer["type"] for answer in told[: RATES["pairings"].at_once]} == {"done"}
        assert told[-1]["code"] == "too-often"


async def test_by_days_it_is_told_whose_turn_it_is(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come()
        table = await ann.make_table(speed="days")
        # Without looking at the table: who looks there is not told in words.
        for ask in ({"type": "sit", "seat": 0}, {"type": "start"}):
            assert (await ann.ask(table=table, **ask))["type"] == "done"
        turn = [m for m in ann.heard if m["type"] == "turn"] or [await ann.until_type("turn")]
        assert (turn[0]["table"], turn[0]["speed"]) == (table, "days")
        running = await ann.eventually("/api/me/tables")
        assert running[0]["match"] == table


async def test_a_person_is_not_paired_with_a_program(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place, aiohttp.ClientSession() as http:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        await ann.call("POST", "/api/account", name="Ann", password="a long enough secret")
        made = await ann.call("POST", "/api/bots", name="Annbot")
        http.headers["Authorization"] = f"Bearer {made['token']}"
        program = await Visitor(place.url, http).connect()
        for player in (program, ann, bob):
            await player.ask(**(WISH | {"seats": 3, "wait": 60}))
        await bob.ask(type="lobby", on=True)
        assert (await bob.find(lambda m: m["type"] == "tables"))["waiting"] == 3
