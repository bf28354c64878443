"""Gang of Four: random deals with complete legal lists, at every level of the package."""

import sys
from random import Random

from benchmarks.measure import Contender
from benchmarks.protocol import LIBRARY, through_library, through_protocol, with_views
from lastcard.games.game import AnyGame
from lastcard.games.gang.cards import DECK, M1, gather
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.playout import Playout
from lastcard.games.gang.position import NOBODY, Position

SEATS = 4
GAME: AnyGame = GangOfFour()
# A match ends with its first deal when one point is enough.
ONE_DEAL = {"last_card": "automatic", "target": "1"}


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


def contenders(scale: int = 100) -> list[Contender]:
    """What is measured, *scale* in percent of the usual amount of work."""
    return [
        Contender("core, one call", lambda: core(400 * scale)),
        Contender("core, 100 deals a call", lambda: batched(400 * scale, batch=100)),
        Contender("position, from Python", lambda: stepped(20 * scale)),
        Contender(LIBRARY, lambda: through_library(GAME, ONE_DEAL, SEATS, 2 * scale)),
        Contender("game protocol", lambda: through_protocol(GAME, ONE_DEAL, SEATS, 2 * scale)),
        Contender("game protocol and views", lambda: with_views(GAME, ONE_DEAL, SEATS, 2 * scale)),
    ]


def position_bytes() -> int:
    """What a compiled position takes, object header included."""
    return sys.getsizeof(Position([0] * SEATS, 0, 1))
