"""Tables are made, listed, and looked at by whoever has the link."""

from dataclasses import replace
from typing import Any

import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.server.live.listing import Listing
from lastcard.store.matches.matches import StoredSeat
from lastcard.table.state.entries import MatchId, PlayerId
from tests.support.clock import START
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer

SETUP = {"game": "gang", "edition": "en-2010", "seats": 4}
SHARED = {"rated": True, "options": {"last_card": "automatic"}}


async def test_a_public_table_is_listed(browser: HttpClient) -> None:
    await browser.guest(name="Ann")
    status, made = await browser.ask("POST", "/api/tables", SETUP)
    assert status == 201
    status, told = await browser.ask("GET", "/api/tables")
    assert [(table["table"], table["host"]) for table in told["tables"]] == [(made["table"], "Ann")]


async def test_a_table_by_link_is_not_listed_but_found(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.guest()
    made = (await browser.ask("POST", "/api/tables", SETUP | {"public": False}))[1]
    assert (await browser.ask("GET", "/api/tables"))[1] == {"tables": []}
    status, table = await server.browser().ask("GET", f"/api/tables/{made['table']}")
    assert (status, table["setup"]["public"], table["phase"]) == (200, False, "open")


async def test_a_table_that_is_not_there_is_not_found(browser: HttpClient) -> None:
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
        ({"rated": True}, "rated-otherwise"),
        (SHARED | {"edition": "de-2010"}, "rated-otherwise"),
    ],
)
async def test_a_table_nobody_can_play_at_is_not_made(
    server: ApiServer, browser: HttpClient, change: dict[str, Any], code: str
) -> None:
    await browser.guest()
    status, problem = await browser.ask("POST", "/api/tables", SETUP | change)
    assert (status, problem["code"]) == (422, code)
    assert not server.tables.tables


async def test_a_rated_table_is_made_by_the_common_rules(browser: HttpClient) -> None:
    await browser.guest()
    assert (await browser.ask("POST", "/api/tables", SETUP | SHARED))[0] == 201


@pytest.mark.parametrize("seats", [-1, 101, 10**30, 10**300, 3.5])
async def test_a_number_that_is_no_number_of_seats_is_refused(
    browser: HttpClient, seats: float
) -> None:
    await browser.guest()
    status, problem = await browser.ask("POST", "/api/tables", SETUP | {"seats": seats})
    assert (status, problem["code"]) == (400, "body-wrong")


async def running_table(server: ApiServer, player: PlayerId) -> MatchId:
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
    chairs = [
        StoredSeat(seat=Seat(0), player=player, name="Ann"),
        StoredSeat(seat=Seat(2), bot="greedy"),
    ]
    await matches.update(match, "playing", chairs, turn_of=player, due=START + 5, now=START + 1)
    return match


async def test_a_table_that_sleeps_is_found_as_it_was_written_down(
    server: ApiServer, browser: HttpClient
) -> None:
    me = PlayerId((await browser.guest())["id"])
    match = await running_table(server, me)
    status, table = await browser.ask("GET", f"/api/tables/{match}")
    assert (status, table["phase"], table["host"]) == (200, "playing", "Ann")
    assert [chair["bot"] for chair in table["chairs"]] == [None, None, "greedy", None]
    assert [chair["player"] for chair in table["chairs"]] == [me, None, None, None]


async def test_my_tables_say_whose_turn_it_is(server: ApiServer, browser: HttpClient) -> None:
    me = PlayerId((await browser.guest())["id"])
    match = await running_table(server, me)
    status, told = await browser.ask("GET", "/api/me/tables")
    assert status == 200
    (found,) = told["matches"]
    assert (found["match"], found["turn_of"], found["due"]) == (match, me, START + 5)
    assert found["setup"]["speed"] == "days"
    assert [sitting["bot"] for sitting in found["sitting"]] == [None, "greedy"]
    assert (found["turn"], found["yours"], found["alone"], found["left"]) == (0, True, True, False)


async def test_a_table_that_is_awake_is_believed_before_what_was_written_down(
    server: ApiServer, browser: HttpClient
) -> None:
    me = PlayerId((await browser.guest())["id"])
    match = await running_table(server, me)
    live = Listing(
        match=match,
        game="gang",
        phase="playing",
        chairs=(
            StoredSeat(seat=Seat(0), player=me, name="Ann"),
            StoredSeat(seat=Seat(2), bot="greedy"),
        ),
        awaits=Seat(2),
        turn_of=None,
        due=None,
        outcome=None,
        rated=False,
        lines=2,
        changed=START,
        wake=None,
    )
    server.tables.listings[match] = live
    (found,) = (await browser.ask("GET", "/api/me/tables"))[1]["matches"]
    assert (found["turn"], found["turn_of"], found["yours"]) == (2, None, False)
    # Between deals a match against bots waits for its one person.
    server.tables.listings[match] = replace(live, awaits=TABLE)
    assert (await browser.ask("GET", "/api/me/tables"))[1]["matches"][0]["yours"]
    server.tables.listings[match] = replace(live, phase="closed", awaits=None)
    assert (await browser.ask("GET", "/api/me/tables"))[1]["matches"] == []
