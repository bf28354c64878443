"""Gang of Four: random deals with complete legal lists, at every level of the house."""

import sys
from collections.abc import Iterator
from random import Random

from benchmarks.measure import Contender
from lastcard.games.game import TABLE
from lastcard.games.gang.cards import DECK, M1, gather
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.playout import Playout
from lastcard.games.gang.position import NOBODY, Position
from lastcard.match import AnyMatch, Match, seeded

SEATS = 4


def core(deals: int) -> int:
    """Everything inside the core, in one call."""
    playout = Playout(SEATS, seed=1)
    playout.run(deals)
    return playout.decisions


def batched(deals: int, batch: int) -> int:
    """The same, called from Python for a few deals at a time."""
    playout = Playout(SEATS, seed=1)
    for _ in range(deals // batch):
        playout.run(batch)
    return playout.decisions


def stepped(deals: int) -> int:
    """``legal()`` and ``play()`` on a position, decision by decision from Python."""
    rng = Random(1)
    choice = rng.random
    decisions = 0
    for _ in range(deals):
        position = dealt(rng)
        while position.winner == NOBODY:
            moves = position.legal()
            position.play(moves[int(choice() * len(moves))])
            decisions += 1
    return decisions


def dealt(rng: Random) -> Position:
    """A first deal, ready to be opened."""
    cards = rng.sample(DECK, k=len(DECK))
    hands = [gather(cards[16 * seat : 16 * seat + 16]) for seat in range(SEATS)]
    leader = next(seat for seat, hand in enumerate(hands) if hand >> M1 & 1)
    return Position(hands, leader, 1, opening=True)


def through_protocol(deals: int) -> int:
    """``awaits``, ``legal`` and ``apply`` of the Game protocol, with events and score."""
    rng = Random(1)
    decisions = 0
    for match in _matches(deals):
        while (seat := match.awaits) not in (None, TABLE):
            moves = match.game.legal(match.state, seat)
            match.act(seat, moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions


def views(deals: int) -> int:
    """The same with the encoded view of the seat to move, as bots and browsers get it."""
    rng = Random(1)
    decisions = 0
    for match in _matches(deals):
        while (seat := match.awaits) not in (None, TABLE):
            view = match.view(seat)
            match.game.encode(view)
            move = match.game.read(view.legal[int(rng.random() * len(view.legal))])
            match.act(seat, move)
            decisions += 1
    return decisions


def _matches(deals: int) -> Iterator[AnyMatch]:
    game = GangOfFour()
    # A match ends with its first deal when one point is enough.
    options = game.options("en-2010", {"last_card": "automatic", "target": "1"})
    shuffle = seeded(1)
    for _ in range(deals):
        match: AnyMatch = Match(game, options, SEATS)
        match.act(TABLE, game.deal(shuffle(game.deck())))
        yield match


def contenders(scale: int = 100) -> list[Contender]:
    """What is measured, *scale* in percent of the usual amount of work."""
    return [
        Contender("core, one call", lambda: core(400 * scale)),
        Contender("core, 100 deals a call", lambda: batched(400 * scale, batch=100)),
        Contender("position, from Python", lambda: stepped(20 * scale)),
        Contender("game protocol", lambda: through_protocol(2 * scale)),
        Contender("game protocol and views", lambda: views(2 * scale)),
    ]


def position_bytes() -> int:
    """What a compiled position takes, object header included."""
    return sys.getsizeof(Position([0] * SEATS, 0, 1))
