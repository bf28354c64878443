"""How the caller plays over time, told to nobody else; also as a table for other programs."""

import csv
from datetime import UTC, datetime
from io import StringIO
from typing import Any, Final

import msgspec

from lastcard.games.registry import GAMES
from lastcard.server.errors import PageUnknown
from lastcard.server.http.request import ApiRequest
from lastcard.store.matches.progress import RatingStep, ReviewedMatch
from lastcard.store.matches.ratings import Rating
from lastcard.wire import api
from lastcard.wire.progress import MyProgress, ProgressMatch, ProgressRating

_COLUMNS: Final = (
    *("match", "finished", "won", "reference", "kind", "choices", "lost", "squares"),
    *("errors", "result", "luck", "chance_luck"),
)
ALL_KINDS: Final = "all"
"""What a line of the table is about that is about all choices of a match."""


async def show(request: ApiRequest[api.Nothing]) -> MyProgress:
    """The caller's reviewed matches at a game, and the ratings after the rated ones."""
    game, store = request.part("game"), request.context.store
    if game not in GAMES:
        raise PageUnknown
    return MyProgress(
        game=game,
        matches=tuple(map(_match, await store.progress.matches(request.me.id, game))),
        ratings=tuple(map(_rating, await store.progress.ratings(request.me.id, game))),
    )


async def as_table(request: ApiRequest[api.Nothing]) -> str:
    """The reviewed matches as CSV: a line for each match, and one for each kind of choice."""
    text = StringIO()
    table = csv.DictWriter(text, _COLUMNS, restval="", extrasaction="ignore", lineterminator="\n")
    table.writeheader()
    for match in (await show(request)).matches:
        fields = {**msgspec.structs.asdict(match), "finished": _day(match.finished)}
        table.writerow({**fields, "kind": ALL_KINDS})
        named = {name: fields[name] for name in _COLUMNS[:4]}
        for kind, tally in match.kinds.items():
            table.writerow({**named, "kind": kind, **msgspec.structs.asdict(tally)})
    return text.getvalue()


def _match(reviewed: ReviewedMatch) -> ProgressMatch:
    tally = reviewed.tally
    fields: dict[str, Any] = msgspec.structs.asdict(tally.total)
    return ProgressMatch(
        **fields,
        match=reviewed.match,
        finished=reviewed.finished,
        won=reviewed.won,
        reference=reviewed.reference,
        errors=tally.errors,
        kinds=tally.kinds,
        result=tally.result,
        luck=tally.luck,
        chance_luck=tally.chance_luck,
    )


def _rating(step: RatingStep) -> ProgressRating:
    return ProgressRating(
        match=step.match,
        at=step.at,
        rating=Rating(mu=step.mu, sigma=step.sigma).ordinal,
        mu=step.mu,
        sigma=step.sigma,
    )


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
