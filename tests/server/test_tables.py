"""Tables are made, listed, and looked at by whoever has the link."""

from typing import Any

import pytest

from lastcard.games.game import Seat
from lastcard.store.matches import Chair
from lastcard.table.entries import MatchId, PlayerId
from tests.server.servers import START, Browser, Running

SETUP = {"game": "gang", "edition": "en-2010", "seats": 4}


async def test_a_public_table_is_listed(browser: Browser) -> None:
    await browser.guest(name="Ann")
    status, made = await browser.ask("POST", "/api/tables", SETUP)
    assert status == 201
    status, told = await browser.ask("GET", "/api/tables")
    assert [(table["table"], table["host"]) for table in told["tables"]] == [(made["table"], "Ann")]


async def test_a_table_by_link_is_not_listed_but_found(server: Running, browser: Browser) -> None:
    await browser.guest()
    made = (await browser.ask("POST", "/api/tables", SETUP | {"public": False}))[1]
    assert (await browser.ask("GET", "/api/tables"))[1] == {"tables": []}
    status, table = await server.browser().ask("GET", f"/api/tables/{made['table']}")
    assert (status, table["setup"]["public"], table["phase"]) == (200, False, "open")


async def test_a_table_that_is_not_there_is_not_found(browser: Browser) -> None:
    status, problem = await browser.ask("GET", "/api/tables/nothing")
    assert (status, problem["code"]) == (404, "table-unknown")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "whist"}, "game-not-here"),
        ({"edition": "xx-1999"}, "edition-unknown"),
        ({"seats": 17}, "seats-refused"),
        ({"options": {"target": "-1"}}, "option-refused"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"bots": ["./program"]}, "bot-unknown"),
        ({"bots": [None] * 9}, "setup-refused"),
        ({"rated": True, "hints": True}, "rated-alone"),
    ],
)
async def test_a_table_nobody_can_play_at_is_not_made(
    server: Running, browser: Browser, change: dict[str, Any], code: str
) -> None:
    await browser.guest()
    status, problem = await browser.ask("POST", "/api/tables", SETUP | change)
    assert (status, problem["code"]) == (422, code)
    assert not server.hall.tables


@pytest.mark.parametrize("seats", [-1, 101, 10**30, 10**300, 3.5])
async def test_a_number_that_is_no_number_of_seats_is_refused(
    browser: Browser, seats: float
) -> None:
    await browser.guest()
    status, problem = await browser.ask("POST", "/api/tables", SETUP | {"seats": seats})
    assert (status, problem["code"]) == (400, "body-wrong")


async def running_table(server: Running, player: PlayerId) -> MatchId:
    """A table that is written down and not awake, where *player* is to move."""
    match, matches = MatchId("m-1"), server.store.matches
    await matches.open(
        match,
        '{"game":"gang","edition":"en-2010","seats":4,"speed":"days"}',
        host=player,
        game="gang",
        speed="days",
        public=True,
        rated=False,
        now=START,
    )
    chairs = [Chair(seat=Seat(0), player=player, name="Ann"), Chair(seat=Seat(2), bot="greedy")]
    await matches.update(match, "playing", chairs, turn_of=player, due=START + 5, now=START + 1)
    return match


async def test_a_table_that_sleeps_is_found_as_it_was_written_down(
    server: Running, browser: Browser
) -> None:
    me = PlayerId((await browser.guest())["id"])
    match = await running_table(server, me)
    status, table = await browser.ask("GET", f"/api/tables/{match}")
    assert (status, table["phase"], table["host"]) == (200, "playing", "Ann")
    assert [chair["bot"] for chair in table["chairs"]] == [None, None, "greedy", None]
    assert [chair["player"] for chair in table["chairs"]] == [me, None, None, None]


async def test_my_tables_say_whose_turn_it_is(server: Running, browser: Browser) -> None:
    me = PlayerId((await browser.guest())["id"])
    match = await running_table(server, me)
    status, told = await browser.ask("GET", "/api/me/tables")
    assert status == 200
    (found,) = told["matches"]
    assert (found["match"], found["turn_of"], found["due"]) == (match, me, START + 5)
    assert found["setup"]["speed"] == "days"
    assert [sitting["bot"] for sitting in found["sitting"]] == [None, "greedy"]
