"""Reviews of finished matches, as ``/api`` asks for them and tells them."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from lastcard.review.document import Choice, CurvePoint, Forgotten, LedgerRow
from lastcard.table.state.entries import MatchId
from lastcard.wire.api import Problem
from lastcard.wire.history import MatchInfo

ReviewState: TypeAlias = Literal["none", "waiting", "running", "finished", "failed"]


class ReviewWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Review the match, and what I want to see first: the choices of *seat* in *deal*."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    """Without it, the caller's own."""
    deal: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """Counted from 1; without it, the first."""
    anew: bool = False
    """Make it again if it is out of date."""


class ReviewAfter(msgspec.Struct, frozen=True, kw_only=True):
    """What came after the first *after* pieces of news; wait so many seconds for some."""

    after: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    wait: Annotated[float, msgspec.Meta(ge=0, le=25)] = 0


class KeptReview(msgspec.Struct, frozen=True, kw_only=True):
    """A review that was made and kept."""

    made: int
    version: int
    """Of the format."""
    reference: str
    """The player by whom choices were judged, and by which weights."""
    outdated: bool
    """Whether it would be made by another reference player now, and so can be made anew."""


class ReviewNews(msgspec.Struct, frozen=True, kw_only=True):
    """How far the review of a match is, and what is new of it."""

    state: ReviewState
    ahead: int = 0
    """How many others were asked for earlier and are not finished, while it has not begun."""
    part: float = 0.0
    """How much of it is done, from 0 to 1."""
    choices: tuple[Choice, ...] = ()
    forgotten: tuple[Forgotten, ...] = ()
    ledger: tuple[LedgerRow, ...] = ()
    curve: tuple[CurvePoint, ...] = ()
    next: int = 0
    """The *after* to ask with next."""
    kept: KeptReview | None = None
    """The review that there is already, be it out of date."""
    problem: Problem | None = None
    """Why it failed."""


class ShareLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link to the review and the replay of a match, for whoever has it."""

    token: str
    match: MatchId
    made: int


class ShareLinks(msgspec.Struct, frozen=True, kw_only=True):
    """What the caller shares, newest first."""

    links: tuple[ShareLink, ...]


class Shared(msgspec.Struct, frozen=True, kw_only=True):
    """What is behind a link: a match, who shared it, and its review."""

    match: MatchInfo
    by: str
    kept: KeptReview | None
    """None while it is being made again."""
