"""13: random deals with complete legal lists, at every level of the package."""

import sys

from benchmarks.measure import Contender
from benchmarks.protocol import LIBRARY, through_library, through_protocol, with_views
from lastcard.games.game import AnyGame
from lastcard.games.thirteen.game import Thirteen
from lastcard.games.thirteen.playout import Playout
from lastcard.games.thirteen.position import Position

SEATS = 4
GAME: AnyGame = Thirteen()


def core(deals: int, batch: int) -> int:
    """Everything inside the core, *batch* deals a call."""
    playout = Playout(SEATS, seed=1)
    for _ in range(deals // batch):
        playout.run(batch)
    return playout.decisions


def position_bytes() -> int:
    """What a compiled position takes, object header included."""
    return sys.getsizeof(Position([0] * SEATS, 0))


def contenders(scale: int = 100) -> list[Contender]:
    """What is measured, *scale* in percent of the usual amount of work."""
    matches = max(1, scale // 2)
    return [
        Contender("core, one call", lambda: core(400 * scale, batch=400 * scale)),
        Contender("core, 100 deals a call", lambda: core(400 * scale, batch=100)),
        Contender(LIBRARY, lambda: through_library(GAME, {}, SEATS, matches)),
        Contender("game protocol", lambda: through_protocol(GAME, {}, SEATS, matches)),
        Contender("game protocol and views", lambda: with_views(GAME, {}, SEATS, matches)),
    ]
