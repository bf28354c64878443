"""How one plays over time over HTTP, for oneself alone."""

import csv

from lastcard.games.game import Seat
from lastcard.review.tally import ChoiceTally, SeatTally
from tests.support.clock import START
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer
from tests.support.tables.kept_match import keep

ALL = ChoiceTally(choices=12, lost=3.0, squares=4.5)
TALLY = SeatTally(
    seat=Seat(0),
    total=ALL,
    errors=0.5,
    kinds={"leading": ChoiceTally(choices=5, lost=2.0, squares=4.0)},
    result=1.0,
    luck=-2.5,
    chance_luck=None,
)


async def reviewed(server: ApiServer, browser: HttpClient) -> str:
    """A reviewed match of whoever sits at *browser*."""
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    await server.store.progress.keep(match, "master-1/0", [TALLY])
    await server.store.ratings.apply(match, "gang", [me], lambda _: {me: (27.0, 7.0)}, now=START)
    return str(match)


async def test_my_reviewed_matches_and_ratings_are_told(
    server: ApiServer, browser: HttpClient
) -> None:
    match = await reviewed(server, browser)
    status, told = await browser.ask("GET", "/api/me/progress/gang")
    (found,), (step,) = told["matches"], told["ratings"]
    assert (status, told["game"]) == (200, "gang")
    assert (found["match"], found["choices"], found["lost"], found["squares"]) == (
        match,
        12,
        3,
        4.5,
    )
    assert (found["luck"], found["chance_luck"], found["finished"]) == (-2.5, None, START)
    assert found["kinds"] == {"leading": {"choices": 5, "lost": 2.0, "squares": 4.0}}
    assert (step["at"], step["rating"], step["mu"]) == (START, 6.0, 27.0)


async def test_a_table_has_a_line_for_each_match_and_kind(
    server: ApiServer, browser: HttpClient
) -> None:
    match = await reviewed(server, browser)
    answer = await browser.send("GET", "/api/me/progress/gang/table.csv")
    lines = list(csv.DictReader(answer.body.decode().splitlines()))
    assert [(line["match"], line["kind"], line["choices"]) for line in lines] == [
        (match, "all", "12"),
        (match, "leading", "5"),
    ]
    assert (lines[0]["luck"], lines[0]["chance_luck"], lines[1]["luck"]) == ("-2.5", "", "")
    assert lines[0]["finished"].endswith("+00:00")


async def test_nobody_sees_how_others_play(server: ApiServer, browser: HttpClient) -> None:
    match = await reviewed(server, browser)
    other, nobody = server.browser(), server.browser()
    await other.guest()
    for path in ("/api/me/progress/gang", "/api/me/progress/gang/table.csv", "/api/export"):
        assert match.encode() not in (await other.send("GET", path)).body
        assert (await nobody.send("GET", path)).status == 401


async def test_a_game_that_nobody_knows_has_no_progress(browser: HttpClient) -> None:
    await browser.guest()
    for path in ("chess", "chess/table.csv"):
        status, problem = await browser.ask("GET", f"/api/me/progress/{path}")
        assert (status, problem["code"]) == (404, "page-unknown")
