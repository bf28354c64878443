"""Who took part in a match can have it reviewed, sees it come, and finds it again."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lastcard.review.parts import PARTS
from lastcard.server.http.limits import RATES
from lastcard.table.state.entries import MatchId
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer
from tests.support.servers.fake_reviewer import REFERENCE, given
from tests.support.servers.reviewing import PATIENCE, pretend, review, reviewing_server
from tests.support.tables.kept_match import keep


@pytest.fixture
async def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ApiServer]:
    async with reviewing_server(tmp_path, monkeypatch) as server:
        yield server


@pytest.fixture
async def match(server: ApiServer, browser: HttpClient) -> str:
    """A finished match of whoever sits at *browser*."""
    return await keep(server.store, "m-1", (await browser.guest(name="Ann"))["id"])


async def test_a_review_is_asked_for_and_comes_bit_by_bit(browser: HttpClient, match: str) -> None:
    first, *_, last = told = await review(browser, match)
    assert first["state"] in ("waiting", "running")
    assert (last["state"], last["part"], last["problem"]) == ("finished", 1.0, None)
    assert last["kept"] | {"made": 0} == {
        "made": 0,
        "version": 1,
        "reference": REFERENCE,
        "outdated": False,
    }
    choices = [choice for news in told for choice in news["choices"]]
    status, whole = await browser.ask("GET", f"/api/matches/{match}/review.json")
    assert status == 200
    assert len(choices) == len(whole["choices"]) > 0
    assert len([row for news in told for row in news["ledger"]]) == len(whole["ledger"]) > 0


async def test_whoever_is_late_is_told_the_rest_too(
    server: ApiServer, browser: HttpClient, match: str
) -> None:
    await browser.ask("POST", f"/api/matches/{match}/review", {})
    async with asyncio.timeout(PATIENCE):
        while not server.context.reviews.finished:
            await asyncio.sleep(0.005)
    status, news = await browser.ask("GET", f"/api/matches/{match}/review?after=0&wait=0")
    assert (status, news["state"]) == (200, "finished")
    whole = (await browser.ask("GET", f"/api/matches/{match}/review.json"))[1]
    assert len(news["choices"]) == len(whole["choices"]) > 0
    assert len(news["ledger"]) == len(whole["ledger"]) > 0


async def test_a_second_look_is_answered_at_once(
    server: ApiServer, browser: HttpClient, match: str, tmp_path: Path
) -> None:
    await review(browser, match)
    pieces = given(tmp_path)
    (news,) = await review(browser, match)
    assert (news["state"], news["part"]) == ("finished", 1.0)
    status, news = await browser.ask("GET", f"/api/matches/{match}/review")
    assert (status, news["state"]) == (200, "finished")
    assert given(tmp_path) == pieces


async def test_the_own_seat_comes_first_unless_another_is_asked_for(
    server: ApiServer, browser: HttpClient, match: str, tmp_path: Path
) -> None:
    await review(browser, match, deal=2)
    assert given(tmp_path)[0] == "2 0"
    other = await keep(server.store, "m-2", (await browser.ask("GET", "/api/me"))[1]["id"])
    before = len(given(tmp_path))
    await review(browser, other, deal=2, seat=1)
    assert given(tmp_path)[before] == "2 1"


async def test_before_anybody_asks_there_is_none(browser: HttpClient, match: str) -> None:
    status, news = await browser.ask("GET", f"/api/matches/{match}/review")
    assert (status, news["state"], news["kept"]) == (200, "none", None)
    status, problem = await browser.ask("GET", f"/api/matches/{match}/review.json")
    assert (status, problem["code"]) == (404, "review-missing")


async def test_a_review_has_the_names_of_now(
    server: ApiServer, browser: HttpClient, match: str
) -> None:
    await review(browser, match)
    whole = (await browser.ask("GET", f"/api/matches/{match}/review.json"))[1]
    assert whole["seats"][0] == whole["summary"][0]["name"] == "Ann"
    kept = await server.store.reviews.read(MatchId(match))
    assert kept is not None


async def test_whoever_waits_no_more_says_so(
    server: ApiServer, browser: HttpClient, match: str, tmp_path: Path
) -> None:
    (tmp_path / "hold").touch()
    await browser.ask("POST", f"/api/matches/{match}/review", {})
    assert server.context.reviews.job(MatchId(match)) is not None
    status, _ = await browser.ask("DELETE", f"/api/matches/{match}/review")
    assert status == 204
    assert server.context.reviews.job(MatchId(match)) is None
    assert (await browser.ask("GET", f"/api/matches/{match}/review"))[1]["state"] == "none"


async def test_what_fails_is_told_in_a_sentence_and_can_be_tried_again(
    browser: HttpClient, match: str, tmp_path: Path
) -> None:
    (tmp_path / "die").touch()
    *_, last = await review(browser, match)
    assert (last["state"], last["problem"]["code"]) == ("failed", "review-failed")
    assert last["problem"]["sentence"].startswith("The review could not be made")
    (tmp_path / "die").unlink()
    *_, last = await review(browser, match)
    assert last["state"] == "finished"


async def test_a_review_of_another_reference_is_shown_as_such_and_made_anew(
    browser: HttpClient, match: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await review(browser, match)
    (again,) = await review(browser, match, anew=True)
    assert again["state"] == "finished", "nothing would change"
    pretend(monkeypatch, "fake-2/00000000")
    (told,) = await review(browser, match)
    assert (told["state"], told["kept"]["outdated"]) == ("finished", True)
    (tmp_path / "hold").touch()
    before = len(given(tmp_path))
    _, told = await browser.ask("POST", f"/api/matches/{match}/review", {"anew": True})
    assert told["state"] in ("waiting", "running")
    assert told["kept"]["reference"] == REFERENCE
    assert (await browser.ask("GET", f"/api/matches/{match}/review.json"))[0] == 200
    (tmp_path / "hold").unlink()
    *_, last = await review(browser, match, anew=True)
    assert last["state"] == "finished"
    assert len(given(tmp_path)) > before


async def test_a_game_without_a_part_is_refused_kindly(
    server: ApiServer, browser: HttpClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(PARTS, "thirteen", raising=False)
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-13", me, game="thirteen")
    status, problem = await browser.ask("POST", f"/api/matches/{match}/review", {})
    assert (status, problem["code"]) == (422, "review-game")


@pytest.mark.parametrize(
    "body",
    [
        {"seat": -1},
        {"seat": 16},
        {"deal": 0},
        {"deal": "first"},
        {"worlds": 10**9},
        {"anew": "yes"},
        [],
        "review",
    ],
)
async def test_nonsense_is_refused(browser: HttpClient, match: str, body: object) -> None:
    status, problem = await browser.ask("POST", f"/api/matches/{match}/review", body)
    assert (status, problem["code"]) == (400, "body-wrong")


@pytest.mark.parametrize("query", ["after=-1", "wait=-1", "wait=1e9", "wait=nan", "after=x"])
async def test_a_nonsensical_query_is_refused(browser: HttpClient, match: str, query: str) -> None:
    status, problem = await browser.ask("GET", f"/api/matches/{match}/review?{query}")
    assert (status, problem["code"]) == (400, "query-wrong")


async def test_a_seat_or_deal_that_is_not_there_is_no_wish(browser: HttpClient, match: str) -> None:
    *_, last = await review(browser, match, seat=15, deal=1000)
    assert last["state"] == "finished"


async def test_the_owner_of_a_bot_may_review_what_the_bot_played(
    server: ApiServer, browser: HttpClient
) -> None:
    await browser.account("Mei Lin")
    _, bot = await browser.ask("POST", "/api/bots", {"name": "Robby"})
    match = await keep(server.store, "m-1", bot["bot"]["id"])
    *_, last = await review(browser, match)
    assert last["state"] == "finished"


async def test_a_server_without_workers_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing_server(tmp_path, monkeypatch, review_workers=0) as server:
        browser = server.browser()
        match = await keep(server.store, "m-1", (await browser.guest())["id"])
        status, problem = await browser.ask("POST", f"/api/matches/{match}/review", {})
        assert (status, problem["code"]) == (409, "reviews-off")


async def test_asking_for_many_reviews_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing_server(tmp_path, monkeypatch, limits=1.0) as server:
        browser = server.browser()
        (tmp_path / "hold").touch()
        me = (await browser.guest())["id"]
        matches = [await keep(server.store, f"m-{n}", me) for n in range(4)]
        for match in matches[:3]:
            assert (await browser.ask("POST", f"/api/matches/{match}/review", {}))[0] == 200
        status, problem = await browser.ask("POST", f"/api/matches/{matches[3]}/review", {})
        assert (status, problem["code"]) == (429, "reviews-enough")
        assert "3" in problem["sentence"]
        for _ in range(RATES["reviews"].at_once):
            await browser.ask("DELETE", f"/api/matches/{matches[0]}/review")
            status, problem = await browser.ask("POST", f"/api/matches/{matches[0]}/review", {})
            if status == 429:
                break
        assert problem["code"] == "too-often"


async def test_a_deleted_account_takes_reviews_that_nobody_else_may_see_along(
    server: ApiServer, browser: HttpClient, match: str
) -> None:
    await review(browser, match)
    assert (await browser.ask("DELETE", "/api/account", {}))[0] == 204
    assert await server.store.reviews.note(MatchId(match)) is None


async def test_a_deleted_account_leaves_reviews_that_others_may_see(
    server: ApiServer, browser: HttpClient
) -> None:
    other = server.browser()
    ann, bo = (await browser.guest())["id"], (await other.guest())["id"]
    match = await keep(server.store, "m-1", ann, bo=bo)
    await review(browser, match)
    await browser.ask("DELETE", "/api/account", {})
    status, whole = await other.ask("GET", f"/api/matches/{match}/review.json")
    assert (status, whole["seats"][0]) == (200, "deleted")
