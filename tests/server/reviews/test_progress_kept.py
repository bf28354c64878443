"""A review that is kept counts for the progress of everybody who played."""

from lastcard.server.reviews.kept import KeptReviews
from tests.review.test_tally import choice, review, row
from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer
from tests.support.tables.kept_match import keep


async def test_a_finished_review_is_in_the_progress_of_who_played(
    server: ApiServer, browser: HttpClient
) -> None:
    me = (await browser.guest())["id"]
    match = await keep(server.store, "m-1", me)
    made = review(choice(0, 2.0), choice(0, 1.0), choice(1, 9.0), ledger=(row(1, 0, 5.0, 2.0),))
    await KeptReviews(server.store, server.clock).keep(match, made)
    (told,) = (await browser.ask("GET", "/api/me/progress/gang"))[1]["matches"]
    assert (told["match"], told["choices"], told["lost"], told["luck"]) == (match, 2, 3.0, 3.0)
    assert told["reference"] == made.reference
