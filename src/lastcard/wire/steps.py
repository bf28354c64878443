"""A whole match in one answer: each step tells what it changes in what everybody could see.

What a seat saw is what a watcher saw, with that seat's own fields laid over it. Both are told as
changes: a field that is not named is as it was at the step before. A very long match comes in
pages, each of which tells in its first step anew what is a seat's own; put together they are one
match.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

import msgspec

from lastcard.games.game import TABLE, Entry, Event, Seat, Step
from lastcard.match import AnyMatch
from lastcard.record import Record, replay
from lastcard.record.known import Known, known_of
from lastcard.record.replay import begin

_Fields: TypeAlias = dict[str, Any]


class MatchStep(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move, what came of it, and what it changed in what everybody could see; -1 is the table."""

    seat: Seat
    move: str
    events: msgspec.Raw
    """The public events, as the game encodes them."""
    closes: bool = False
    """Whether something came to its end: a cycle, a deal."""
    public: msgspec.Raw
    """The changed fields of a watcher's view."""
    own: msgspec.Raw
    """The changed fields of each seat's own view, by the number of the seat."""
    anew: bool = False
    """Whether *own* tells all that is a seat's own, and what was told before is void."""
    known: Known | None = None
    """Where the cards are that everybody knows of; absent where that is as it was before."""


class MatchSteps(msgspec.Struct, frozen=True, kw_only=True):
    """A match from its first deal to its end, as every seat saw it."""

    record: Record
    you: Seat | None
    """Where the caller sat; None for everybody else."""
    deck: tuple[str, ...]
    """The cards of the game, in ascending order; equal cards as often as there are."""
    view: msgspec.Raw
    """What a watcher saw before the first of these steps."""
    steps: tuple[MatchStep, ...]
    next: int | None = None
    """The *after* of the page that follows; None on the last."""


def steps_of(
    record: Record, you: Seat | None = None, *, after: int = 0, limit: int | None = None
) -> MatchSteps:
    """The steps of *record* after the first *after*, at most *limit*, or a ``RecordError``."""
    match, moments = begin(record), _moments(record)
    for moment in islice(moments, after):
        match = moment.match
    told = _fields(match, None)
    view = _raw(told)
    steps = tuple(_steps(islice(moments, limit), told, match.seats))
    return MatchSteps(
        record=record,
        you=you,
        deck=tuple(match.game.deck()),
        view=view,
        steps=steps,
        next=None if next(moments, None) is None else after + len(steps),
    )


class _Moment(NamedTuple):
    """A move as it was made; *match* stands where it led."""

    entry: Entry[Any]
    step: Step[Any]
    match: AnyMatch
    seen: Sequence[Event]
    """The events of the deal so far."""


def _moments(record: Record) -> Iterator[_Moment]:
    seen: list[Event] = []
    for entry, step, match in replay(record):
        seen = [*([] if entry.seat == TABLE else seen), *step.events]
        yield _Moment(entry, step, match, seen)


def _steps(moments: Iterable[_Moment], told: _Fields, seats: int) -> Iterator[MatchStep]:
    own: list[_Fields] = [{} for _ in range(seats)]
    before: Known | None = None
    for at, (entry, step, match, seen) in enumerate(moments):
        known = known_of(match.game, match.view(None), seen)
        shared = _fields(match, None)
        yield MatchStep(
            seat=entry.seat,
            move=match.game.write(entry.move),
            events=_raw(step.events),
            closes=step.closes,
            public=_raw(_news(told, shared)),
            own=_raw(_own_news(own, match, shared)),
            anew=at == 0,
            known=None if known == before else known,
        )
        before = known


def _own_news(own: list[_Fields], match: AnyMatch, shared: _Fields) -> dict[str, _Fields]:
    # Only what is not everybody's; a field that once was a seat's own stays one.
    news = {}
    for seat, told in enumerate(own):
        fields = _fields(match, Seat(seat)).items()
        ours = {name: value for name, value in fields if name in told or value != shared[name]}
        if changed := _news(told, ours):
            news[str(seat)] = changed
    return news


def _news(told: _Fields, fields: _Fields) -> _Fields:
    # What is new in the fields; from now on it is told.
    news = {
        name: value for name, value in fields.items() if name not in told or told[name] != value
    }
    told.update(news)
    return news


def _fields(match: AnyMatch, seat: Seat | None) -> _Fields:
    # As the game encodes its views: secrets have no other way out.
    fields: _Fields = msgspec.json.decode(match.game.encode(match.view(seat)))
    return fields


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
