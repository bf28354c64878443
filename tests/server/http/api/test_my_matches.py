"""One's own matches over HTTP: found again, annotated, and nobody else's business."""

from typing import Any

import pytest

from lastcard.wire.my_matches import LONGEST_NOTE, LONGEST_TAG, MOST_TAGS
from tests.support.clock import START
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer, api_server
from tests.support.tables.kept_match import keep


async def mine(browser: HttpClient, query: str = "") -> list[str]:
    """The matches that are found."""
    status, told = await browser.ask("GET", f"/api/me/matches?{query}")
    assert status == 200, told
    return sorted(match["match"] for match in told["matches"])


async def write(browser: HttpClient, match: str, **asked: Any) -> tuple[int, Any]:
    """Keep a note or tags; the answer."""
    return await browser.ask("PATCH", f"/api/me/matches/{match}", asked)


async def test_my_finished_matches_are_listed_page_by_page(
    server: ApiServer, browser: HttpClient
) -> None:
    me = (await browser.guest())["id"]
    kept = [await keep(server.store, f"m-{number}", me) for number in range(3)]
    first = (await browser.ask("GET", "/api/me/matches?limit=2"))[1]
    last = first["matches"][-1]["match"]
    then = (await browser.ask("GET", f"/api/me/matches?before={last}"))[1]
    both = first["matches"] + then["matches"]
    assert sorted(match["match"] for match in both) == kept
    assert (len(first["matches"]), first["count"], then["count"]) == (2, 3, None)
    assert all(match["phase"] == "over" and match["totals"] for match in both)
    assert {(match["seat"], match["note"], *match["tags"]) for match in both} == {(0, "")}
    assert [match["won"] for match in both] == [0 in match["winners"] for match in both]


async def test_they_are_searched_and_filtered(server: ApiServer, browser: HttpClient) -> None:
    me = (await browser.guest())["id"]
    gang = await keep(server.store, "m-1", me)
    other = await keep(server.store, "m-2", me, game="thirteen")
    assert (await write(browser, other, note="A bold end", tags=["Bold"]))[0] == 200
    assert await mine(browser, "game=gang") == [gang]
    assert await mine(browser, "text=bold+END") == [other]
    assert await mine(browser, "text=ann") == [gang, other]
    assert await mine(browser, "text=%00bold%1B") == [other]
    assert await mine(browser, "tag=bold") == [other]
    assert await mine(browser, "company=bots&rated=false&speed=normal") == [gang, other]
    assert await mine(browser, "company=people") == []
    assert await mine(browser, f"since={START + 1}") == []
    assert await mine(browser, f"until={START + 1}&edition=fr-2009") == [other]
    won = await mine(browser, "result=won")
    assert sorted(won + await mine(browser, "result=lost")) == [gang, other]


@pytest.mark.parametrize(
    "query",
    [
        *("result=drawn", "company=cats", "rated=perhaps", "since=-1", "speed=slow", "reslt=won"),
        *(f"text={'x' * 201}", "game=%00", "tag=", "until=tomorrow"),
    ],
)
async def test_a_filter_that_is_none_is_refused(browser: HttpClient, query: str) -> None:
    await browser.guest()
    status, problem = await browser.ask("GET", f"/api/me/matches?{query}")
    assert (status, problem["code"]) == (400, "query-wrong")
    assert problem["args"]["detail"]


async def test_notes_and_tags_are_tidied_and_told_back(
    server: ApiServer, browser: HttpClient
) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    told = await write(
        browser, match, note=" One\x00line \r\nand another\n", tags=[" a  b ", "A B"]
    )
    assert told == (200, {"note": "One line \nand another", "tags": ["A B"]})
    assert await write(browser, match) == told
    assert (await write(browser, match, note=""))[1] == {"note": "", "tags": ["A B"]}
    assert (await browser.ask("GET", "/api/me/tags"))[1] == {"tags": [{"tag": "A B", "matches": 1}]}
    (found,) = (await browser.ask("GET", "/api/me/matches"))[1]["matches"]
    assert (found["note"], found["tags"]) == ("", ["A B"])


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"note": "x" * (LONGEST_NOTE + 1)}, "note-long"),
        ({"tags": ["x" * (LONGEST_TAG + 1)]}, "tag-long"),
        ({"tags": ["fine", " \u200b"]}, "tag-empty"),
        ({"tags": [f"tag {number}" for number in range(MOST_TAGS + 1)]}, "tags-enough"),
    ],
)
async def test_what_cannot_be_kept_is_refused_with_a_sentence(
    server: ApiServer, browser: HttpClient, asked: dict[str, Any], code: str
) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    status, problem = await write(browser, match, **asked)
    assert (status, problem["code"]) == (422, code)
    assert problem["sentence"].endswith(".")
    assert (await write(browser, match))[1] == {"note": "", "tags": []}


async def test_as_much_as_may_be_kept_is_kept(server: ApiServer, browser: HttpClient) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    tags = [f"{number}".rjust(LONGEST_TAG, "x") for number in range(MOST_TAGS)]
    asked = {"note": "\N{GRINNING FACE}" * LONGEST_NOTE, "tags": tags}
    body = str(asked).replace("'", '"').encode()
    headers = {"Content-Type": "application/json"}
    answer = await browser.send("PATCH", f"/api/me/matches/{match}", data=body, headers=headers)
    assert (answer.status, answer.json) == (200, asked)


async def test_only_who_played_a_match_that_is_over_keeps_notes_about_it(
    server: ApiServer, browser: HttpClient
) -> None:
    me = (await browser.guest())["id"]
    theirs = await keep(server.store, "m-1", "ann")
    running = await keep(server.store, "m-2", me, lines=12)
    for match, expected in (
        (theirs, (403, "match-not-yours")),
        (running, (409, "match-unfinished")),
        ("nothing", (404, "match-unknown")),
    ):
        status, problem = await write(browser, match, note="Mine")
        assert (status, problem["code"]) == expected


async def test_nobody_sees_the_notes_and_tags_of_others(
    server: ApiServer, browser: HttpClient
) -> None:
    secret = "a very private lantern"
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    assert (await write(browser, match, note=secret, tags=[secret]))[0] == 200
    other, nobody = server.browser(), server.browser()
    await other.guest()
    paths = ["/api/me/matches", "/api/me/matches?text=lantern", f"/api/me/matches?tag={secret[:4]}"]
    paths += ["/api/me/tags", "/api/export", f"/api/matches/{match}", "/api/me/tables", "/api/me"]
    paths += [f"/api/matches/{match}/{form}" for form in ("record.txt", "record.json")]
    paths += [f"/api/matches/{match}/replay.json", f"/api/tables/{match}"]
    for path in paths:
        for stranger in (other, nobody):
            answer = await stranger.send("GET", path.replace(" ", "+"))
            assert b"lantern" not in answer.body, path
    assert b"lantern" in (await browser.send("GET", "/api/export")).body


async def test_notes_are_deleted_with_who_wrote_them(
    server: ApiServer, browser: HttpClient
) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    await write(browser, match, note="Mine", tags=["mine"])
    await browser.ask("DELETE", "/api/account", {})
    assert await server.store.match_notes.tags(me) == []


async def test_notes_are_written_at_peoples_speed(tmp_path: Any) -> None:
    async with api_server(tmp_path, limits=1.0) as server:
        browser = server.browser()
        me = (await browser.guest())["id"]
        match = await keep(server.store, "m-1", me)
        codes = [(await write(browser, match, note=f"{number}"))[0] for number in range(61)]
    assert codes == [200] * 60 + [429]
