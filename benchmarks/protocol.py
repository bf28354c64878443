"""Any game through the Game protocol: random matches, decision by decision from Python."""

from collections.abc import Iterator, Mapping
from random import Random

from lastcard.games.game import TABLE, AnyGame, Seat
from lastcard.match import AnyMatch, Match, seeded


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
                match.act(TABLE, game.deal(shuffle(game.deck())))
            else:
                yield match, seat
