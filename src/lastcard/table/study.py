"""Studies: a match that goes on from a move of another one, with the same cards or with others."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from lastcard.bots.redealing import redealt
from lastcard.games.game import TABLE, Entry, Seat
from lastcard.match import AnyMatch, Match
from lastcard.record import Record, replay
from lastcard.record.replay import begin
from lastcard.table.errors import NothingToStudy, SeatTaken, SeatUnknown
from lastcard.table.state.entries import (
    Made,
    Opened,
    PlayerId,
    Readied,
    Resumed,
    Sat,
    Seated,
    Started,
    TableEntry,
)
from lastcard.table.state.setup import Setup, Study


def setup_of(record: Record, study: Study, bots: Sequence[str | None]) -> Setup:
    """The setup of a study of *record*: by link only, unrated, without a clock, with hints."""
    game = begin(record).game
    printed = game.describe(game.editions[record.edition])
    changed = {name: text for name, text in record.options.items() if printed.get(name) != text}
    return Setup(
        game=record.game,
        edition=record.edition,
        options=changed,
        seats=len(record.names),
        speed="relaxed",
        public=False,
        bots=tuple(bots),
        talk="free",
        hints=True,
        study=study,
    )


def moves_of(record: Record, study: Study, seat: Seat, seed: int) -> tuple[Made, ...]:
    """The moves after which *study* begins; other cards come from *seed*, unknown to *seat*.

    ``NothingToStudy`` if nobody has anything to play then, or a ``RulesError`` if the other move
    is not allowed.
    """
    if not 0 <= seat < len(record.names):
        raise SeatUnknown(seat=seat)
    match = _played(record, study.number)
    if match.awaits in (None, TABLE):
        raise NothingToStudy(number=study.number)
    if study.redealt:
        match = _replayed(match, redealt(match, seat, seed))
    if study.move is not None:
        match.play(study.move)
    if match.awaits in (None, TABLE):
        raise NothingToStudy(number=study.number)
    return tuple(Made(entry.seat, match.game.write(entry.move)) for entry in match.moves)


def opening(
    setup: Setup, moves: tuple[Made, ...], host: PlayerId, name: str, seat: Seat
) -> list[TableEntry]:
    """How the journal of a study begins, where *host*, called *name*, sits on *seat*.

    With a bot on every other seat it is played at once; else it waits for who comes.
    """
    setup.check()
    seated = {Seat(at): bot for at, bot in enumerate(setup.bots) if bot is not None}
    if seat in seated:
        raise SeatTaken(seat=seat)
    entries: list[TableEntry] = [
        Opened(setup=setup, host=host),
        Resumed(moves=moves),
        Sat(seat=seat, player=host, name=name),
        *(Seated(seat=at, bot=bot) for at, bot in seated.items()),
    ]
    if len(seated) == setup.seats - 1:
        entries += [Readied(seat=seat, ready=True), Started()]
    return entries


def _played(record: Record, number: int) -> AnyMatch:
    """The match of *record* after *number* moves, and the deal if one comes next."""
    seats = [move.seat for deal in record.deals for move in deal.moves]
    if number > len(seats):
        raise NothingToStudy(number=number)
    wanted = number + (seats[number : number + 1] == [TABLE])
    made = [match for _, _, match in islice(replay(record), wanted)]
    return made[-1] if made else begin(record)


def _replayed(match: AnyMatch, moves: Sequence[Entry[Any]]) -> AnyMatch:
    again: AnyMatch = Match(match.game, match.options, match.seats)
    for entry in moves:
        again.act(entry.seat, entry.move)
    return again
