"""Any game through the library or the protocol: random matches, decision by decision."""

from collections.abc import Iterator, Mapping
from random import Random

from lastcard.games.game import TABLE, AnyGame, Seat
from lastcard.match import AnyMatch, Match, seeded

LIBRARY = "library: Match.legal, Match.play"


def through_library(game: AnyGame, changes: Mapping[str, str], seats: int, matches: int) -> int:
    """``Match.legal`` and ``Match.play``, as people write it who import the library."""
    options = game.options(next(iter(game.editions)), changes)
    choice = Random(1).random
    decisions = 0
    for seed in range(matches):
        match: AnyMatch = Match(game, options, seats, seed=seed)
        while not match.over:
            moves = match.legal()
            match.play(moves[int(choice() * len(moves))])
            decisions += 1
    return decisions


def through_protocol(game: AnyGame, changes: Mapping[str, str], seats: int, matches: int) -> int:
    """``awaits``, ``legal`` and ``apply``, with events and score."""
    rng = Random(1)
    decisions = 0
    for match, seat in _turns(game, changes, seats, matches):
        moves = game.legal(match.state, seat)
        match.act(seat, moves[int(rng.random() * len(moves))])
        decisions += 1
    return decisions


def with_views(game: AnyGame, changes: Mapping[str, str], seats: int, matches: int) -> int:
    """The same with the encoded view of the seat to move, as bots and browsers get it."""
    rng = Random(1)
    decisions = 0
    for match, seat in _turns(game, changes, seats, matches):
        view = match.view(seat)
        game.encode(view)
        match.act(seat, game.read(view.legal[int(rng.random() * len(view.legal))]))
        decisions += 1
    return decisions


def _turns(
    game: AnyGame, changes: Mapping[str, str], seats: int, matches: int
) -> Iterator[tuple[AnyMatch, Seat]]:
    options = game.options(next(iter(game.editions)), changes)
    shuffle = seeded(1)
    for _ in range(matches):
        match: AnyMatch = Match(game, options, seats)
        while (seat := match.awaits) is not None:
            if seat == TABLE:
                match.deal(shuffle)
            else:
                yield match, seat
