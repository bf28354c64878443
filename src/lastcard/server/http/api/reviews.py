"""Reviews of finished matches: asked for by who took part, told as they come, kept."""

from typing import Any, NamedTuple

from lastcard.games.game import Seat
from lastcard.review.document import Review
from lastcard.review.errors import ReviewUnknown
from lastcard.review.parts import PARTS
from lastcard.server.errors import MatchUnfinished
from lastcard.server.http.api.matches import told
from lastcard.server.http.api.records import kept_record
from lastcard.server.http.problems import words_of
from lastcard.server.http.request import ApiRequest
from lastcard.server.reviews.errors import ReviewMissing, ReviewNotYours
from lastcard.server.reviews.job import Asker, Job, Wish
from lastcard.server.reviews.kept import KeptReviews
from lastcard.server.reviews.wording import worded
from lastcard.store.errors import MatchUnknown
from lastcard.table.state.entries import MatchId
from lastcard.wire import api
from lastcard.wire.history import MatchInfo
from lastcard.wire.reviews import KeptReview, ReviewAfter, ReviewNews, ReviewWish


class Mine(NamedTuple):
    """A finished match of the caller, and where they sat."""

    match: MatchInfo
    seat: Seat


async def ask(request: ApiRequest[ReviewWish]) -> ReviewNews:
    """Review a match, unless that is done already; the caller waits from now on."""
    match, seat = await mine(request)
    about = await kept(request).about(match.match, match.setup.game)
    if about is not None and not (request.asked.anew and about.outdated):
        return ReviewNews(state="finished", part=1.0, kept=about)
    if match.setup.game not in PARTS:
        raise ReviewUnknown(game=match.setup.game, known=", ".join(PARTS))
    reviews, asked = request.context.reviews, request.asked
    job = reviews.job(match.match)
    if job is None or job.over:
        request.context.limits.take_from_both("reviews", request.me.id, _asker(request).address)
    record = await kept_record(request.context.store, match.match)
    job = reviews.ask(
        _asker(request),
        match.match,
        record,
        Wish(seat if asked.seat is None else Seat(asked.seat), asked.deal),
        words_of(request.http).language,
    )
    return _news(request, job, 0, about)


async def news(request: ApiRequest[ReviewAfter]) -> ReviewNews:
    """What is new of a review; who looks for it waits for it."""
    match, _ = await mine(request)
    reviews, asked = request.context.reviews, request.asked
    job = reviews.job(match.match)
    if job is not None:
        await reviews.news(job, _asker(request), asked.after, asked.wait)
    about = await kept(request).about(match.match, match.setup.game)
    if job is not None:
        return _news(request, job, asked.after, about)
    if about is not None:
        return ReviewNews(state="finished", part=1.0, kept=about)
    return ReviewNews(state="none")


async def leave(request: ApiRequest[api.Nothing]) -> None:
    """The caller does not wait any more."""
    request.context.reviews.leave(MatchId(request.part("id")), request.me.id)


async def whole(request: ApiRequest[api.Nothing]) -> Review:
    """The review of a match, once it is made."""
    match, _ = await mine(request)
    return await review_of(request, match)


async def review_of(request: ApiRequest[Any], match: MatchInfo) -> Review:
    """The kept review of *match*, for somebody who may see it."""
    names = ["" for _ in range(match.setup.seats)]
    for sitting in match.sitting:
        names[sitting.seat] = sitting.name
    found = await kept(request).read(match.match, names, words_of(request.http))
    if found is None:
        raise ReviewMissing
    return found


async def mine(request: ApiRequest[Any]) -> Mine:
    """The match of the request, if it is over and the caller, or a bot of theirs, took part."""
    store, me = request.context.store, request.me
    found = await store.matches.get(MatchId(request.part("id")))
    if found is None:
        raise MatchUnknown
    me_and_bots = {me.id, *(bot.id for bot in await store.bots.of(me.id))}
    seats = [chair.seat for chair in found.chairs if chair.player in me_and_bots]
    if not seats:
        raise ReviewNotYours
    if found.phase != "over":
        raise MatchUnfinished
    return Mine(told(found), seats[0])


def kept(request: ApiRequest[Any]) -> KeptReviews:
    """The reviews that were made."""
    return KeptReviews(request.context.store, request.context.chance.now)


def _asker(request: ApiRequest[Any]) -> Asker:
    return Asker(request.me.id, request.context.addresses.neighbourhood(request.http))


def _news(request: ApiRequest[Any], job: Job, after: int, about: KeptReview | None) -> ReviewNews:
    fresh, words = job.found[after:], words_of(request.http)
    return ReviewNews(
        state=job.state,
        ahead=request.context.reviews.ahead(job),
        part=job.part,
        choices=tuple(worded(found.choice, words) for found in fresh if found.choice is not None),
        forgotten=tuple(found.forgotten for found in fresh if found.forgotten is not None),
        ledger=tuple(row for found in fresh for row in found.rows),
        curve=tuple(point for found in fresh for point in found.curve),
        next=len(job.found),
        kept=about,
        problem=_problem(request, job),
    )


def _problem(request: ApiRequest[Any], job: Job) -> api.Problem | None:
    if job.trouble is None:
        return None
    code, args = job.trouble
    sentence = words_of(request.http).refusal(code, args)
    return api.Problem(code=code, args=args, sentence=sentence)
