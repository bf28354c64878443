"""Sharing the review of a match by link: who has the link sees it and the replay."""

from typing import Any

from lastcard.record import Record
from lastcard.review.document import Review
from lastcard.server.http.api import reviews
from lastcard.server.http.api.matches import told
from lastcard.server.http.api.records import kept_record, replayed
from lastcard.server.http.request import ApiRequest
from lastcard.server.reviews.errors import ReviewMissing, ShareUnknown
from lastcard.store.matches.shares import Share
from lastcard.wire import api
from lastcard.wire.history import MatchInfo, Replay
from lastcard.wire.reviews import Shared, ShareLink, ShareLinks

_BYTES = 16  # nobody guesses them


async def make(request: ApiRequest[api.Nothing]) -> ShareLink:
    """A link to the review of a match, the same one until it is taken back."""
    match, _ = await reviews.mine(request)
    store = request.context.store
    if await store.reviews.note(match.match) is None:
        raise ReviewMissing
    token = request.context.chance.randomness(_BYTES).hex()
    return _told(await store.shares.make(Share(match.match, request.me.id, token, request.now)))


async def mine(request: ApiRequest[api.Nothing]) -> ShareLinks:
    """The links of the caller."""
    found = await request.context.store.shares.of(request.me.id)
    return ShareLinks(links=tuple(map(_told, found)))


async def take_back(request: ApiRequest[api.Nothing]) -> None:
    """A link of the caller is good no more."""
    if not await request.context.store.shares.take_back(request.me.id, request.part("token")):
        raise ShareUnknown


async def show(request: ApiRequest[api.Nothing]) -> Shared:
    """What is behind a link."""
    share, match = await _behind(request)
    by = await request.context.store.players.get(share.player)
    if by is None:
        raise ShareUnknown
    about = await reviews.kept(request).about(match.match, match.setup.game)
    return Shared(match=match, by=by.name, kept=about)


async def review(request: ApiRequest[api.Nothing]) -> Review:
    """The review behind a link."""
    _, match = await _behind(request)
    return await reviews.review_of(request, match)


async def record(request: ApiRequest[api.Nothing]) -> Record:
    """The record of the match behind a link."""
    _, match = await _behind(request)
    return await kept_record(request.context.store, match.match)


async def replay(request: ApiRequest[api.Sight]) -> Replay:
    """The match behind a link, move by move."""
    _, match = await _behind(request)
    found = await kept_record(request.context.store, match.match)
    return await replayed(found, request.asked)


async def _behind(request: ApiRequest[Any]) -> tuple[Share, MatchInfo]:
    store = request.context.store
    share = await store.shares.get(request.part("token"))
    match = None if share is None else await store.matches.get(share.match)
    if share is None or match is None:
        raise ShareUnknown
    return share, told(match)


def _told(share: Share) -> ShareLink:
    return ShareLink(token=share.token, match=share.match, made=share.made)
