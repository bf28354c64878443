"""The server of the browser tests: ``lastcard`` with bots that do not dawdle and a patient table.

Scores stay until they were seen, and bots wait for who may say "Last card!" or has lost the line,
but not at a fast table. By days a person has no time at all: a bot takes over at once. There is one
more bot, the sleeper: it passes whenever it may, so that whoever plays against it goes out first.
The page is the one in ``LASTCARD_TEST_CLIENT``; with ``LASTCARD_TEST_TOY`` there is a toy game.
"""

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

from msgspec.structs import replace

from lastcard.bots.bot import Bot, Budget
from lastcard.bots.registry import BOTS
from lastcard.cli import main
from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.match import AnyPlayer
from lastcard.server import run
from lastcard.server.app import make_app
from lastcard.table.state.tempo import TEMPOS, Tempo
from tests.stones.registered import register

AGES = 100 * 60 * 60 * 1000
"""Longer than any test lasts, in milliseconds, also where pauses are short."""


class Sleeper:
    """Passes, or plays the weakest card there is."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        return self._game.read("pass" if "pass" in view.legal else view.legal[0])

    def refused(self, error: RulesError) -> None:
        raise error


def sit(game: AnyGame, seed: int, budget: Budget | None = None) -> AnyPlayer:
    return Sleeper(game)


def tempo(patience: int, absence: int) -> Tempo:
    pauses = {"between": AGES, "bot": 0, "settle": 0}
    return Tempo(move=None, grace=patience, patience=patience, absence=absence, **pauses)


SLOW = tempo(patience=AGES, absence=AGES)
FAST = tempo(patience=0, absence=1500)

if __name__ == "__main__":
    BOTS["sleeper"] = Bot("sleeper", sit)
    if os.environ.get("LASTCARD_TEST_TOY"):
        register()
    for speed in TEMPOS:
        cast(dict[str, Tempo], TEMPOS)[speed] = FAST if speed == "fast" else SLOW
    cast(dict[str, Tempo], TEMPOS)["days"] = replace(SLOW, move=0)
    vars(run)["make_app"] = partial(make_app, client=Path(os.environ["LASTCARD_TEST_CLIENT"]))
    sys.exit(main())
