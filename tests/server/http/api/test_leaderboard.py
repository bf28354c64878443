"""Rated matches move people up and down the leaderboard, each match once."""

from typing import Any

import pytest

from lastcard.server.live.ratings import rate, rated
from lastcard.store.matches.ratings import Rating
from lastcard.table.state.entries import MatchId, PlayerId
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer

PLAYERS = [PlayerId(name) for name in ("ann", "bo", "cleo")]


def means(totals: list[int], **known: Rating) -> list[float]:
    before = {PlayerId(name): rating for name, rating in known.items()}
    after = rated(before, PLAYERS, totals)
    return [after[player][0] for player in PLAYERS]


def test_a_lower_total_is_better() -> None:
    ann, bo, cleo = means([40, 10, 101])
    assert bo > ann > cleo
    assert bo > 25 > cleo


def test_totals_below_nothing_count_too() -> None:
    ann, bo, cleo = means([-5, -20, 0])
    assert bo > ann > cleo


def test_equal_totals_are_equal() -> None:
    ann, bo, cleo = means([10, 10, 50])
    assert ann == pytest.approx(bo)
    assert ann > cleo


def test_beating_somebody_strong_counts_more() -> None:
    weak, strong = Rating(mu=20, sigma=3, matches=9), Rating(mu=35, sigma=3, matches=9)
    against_strong = means([1, 2, 3], bo=strong, cleo=strong)[0]
    against_weak = means([1, 2, 3], bo=weak, cleo=weak)[0]
    assert against_strong > against_weak


def test_every_match_makes_more_certain() -> None:
    after = rated({}, PLAYERS, [1, 2, 3])
    assert all(sigma < 25 / 3 for _, sigma in after.values())


async def accounts(server: ApiServer) -> list[PlayerId]:
    found = []
    for name in ("Ann", "Bo", "Cleo"):
        browser = server.browser()
        await browser.account(name)
        found.append(PlayerId((await browser.ask("GET", "/api/me"))[1]["id"]))
    return found


async def ranks(browser: HttpClient, game: str = "gang") -> list[dict[str, Any]]:
    status, told = await browser.ask("GET", f"/api/leaderboard/{game}")
    assert status == 200
    found: list[dict[str, Any]] = told["ranks"]
    return found


async def test_a_rated_match_is_counted_once(server: ApiServer, browser: HttpClient) -> None:
    players = await accounts(server)
    assert await rate(server.store, MatchId("m"), "gang", players, [50, 20, 100])
    before = await ranks(browser)
    assert [rank["name"] for rank in before] == ["Bo", "Ann", "Cleo"]
    assert not await rate(server.store, MatchId("m"), "gang", players, [50, 20, 100])
    assert await ranks(browser) == before
    assert {rank["strength"]["matches"] for rank in before} == {1}


async def test_each_game_has_a_leaderboard_of_its_own(
    server: ApiServer, browser: HttpClient
) -> None:
    await rate(server.store, MatchId("m"), "gang", await accounts(server), [1, 2, 3])
    assert await ranks(browser, "thirteen") == []
    assert (await browser.ask("GET", "/api/leaderboard/whist"))[0] == 404


async def test_who_played_rated_sees_how_strong_he_is(server: ApiServer) -> None:
    browser = server.browser()
    await browser.account("Dov")
    me = PlayerId((await browser.ask("GET", "/api/me"))[1]["id"])
    await rate(server.store, MatchId("m"), "gang", [me, *await accounts(server)], [1, 2, 3, 4])
    ratings = (await browser.ask("GET", "/api/me"))[1]["ratings"]
    assert list(ratings) == ["gang"]
    assert ratings["gang"]["rating"] == pytest.approx(
        ratings["gang"]["mu"] - 3 * ratings["gang"]["sigma"]
    )
