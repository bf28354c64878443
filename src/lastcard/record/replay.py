"""A match played again from its record: every position, and a check of every result."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry, Step
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match
from lastcard.record.errors import (
    GameUnknown,
    MoveImpossible,
    OptionsImpossible,
    ResultWrong,
    ScoreWrong,
)
from lastcard.record.record import Record, RecordedDeal, RecordedMove

Replayed: TypeAlias = tuple[Entry[Any], Step[Any], AnyMatch]


def replay(record: Record) -> Iterator[Replayed]:
    """Each move, what came of it, and the match as it stands then; or a ``RecordError``."""
    match = begin(record)
    for number, deal in enumerate(record.deals, start=1):
        yield from replay_deal(match, deal, number)
    check_outcome(match, record)


def replay_deal(match: AnyMatch, deal: RecordedDeal, number: int) -> Iterator[Replayed]:
    """The moves of deal *number*, made in *match*."""
    for recorded in deal.moves:
        move, step = _act(match, recorded, number)
        yield Entry(recorded.seat, move), step, match
    _check_points(match, deal, number)


def check_outcome(match: AnyMatch, record: Record) -> None:
    """Refuse a record whose result is not that of *match*, which was replayed from it."""
    outcome = match.game.outcome(match.state)
    totals = tuple(outcome.totals) if outcome else None
    if totals != record.totals or (outcome.winners if outcome else None) != record.winners:
        raise ResultWrong(recorded=_listed(record.totals), computed=_listed(totals))


def rebuild(record: Record) -> AnyMatch:
    """The match as it stood when the record was written."""
    steps = list(replay(record))
    return steps[-1][2] if steps else begin(record)


def begin(record: Record) -> AnyMatch:
    """The match before its first deal."""
    if record.game not in GAMES:
        raise GameUnknown(game=record.game, known=", ".join(GAMES))
    game: AnyGame = GAMES[record.game]
    try:
        return Match(game, game.options(record.edition, record.options), len(record.names))
    except RulesError as error:
        raise OptionsImpossible(reason=error.code) from error


def _act(match: AnyMatch, recorded: RecordedMove, deal: int) -> tuple[Any, Step[Any]]:
    try:
        move = match.game.read(recorded.move)
        return move, match.act(recorded.seat, move)
    except RulesError as error:
        raise MoveImpossible(
            deal=deal, seat=recorded.seat, move=recorded.move[:60], reason=error.code
        ) from error


def _check_points(match: AnyMatch, deal: RecordedDeal, number: int) -> None:
    scores = match.game.scores(match.state)
    computed = tuple(scores[number - 1]) if number <= len(scores) else None
    if deal.points != computed:
        raise ScoreWrong(deal=number, recorded=_listed(deal.points), computed=_listed(computed))


def _listed(points: tuple[int, ...] | None) -> str:
    return "-" if points is None else " ".join(map(str, points))
