"""The server of the browser tests: ``lastcard`` with bots that do not dawdle and a patient table.

Scores stay until they were seen, and bots wait for who may say "Last card!" or has lost the line,
but not at a fast table. There is one more bot, the sleeper: it passes whenever it may, so that
whoever plays against it goes out first. The page is the one in ``LASTCARD_TEST_CLIENT``.
"""

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

from lastcard.bots.bot import Bot, Budget
from lastcard.bots.registry import BOTS
from lastcard.cli import main
from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.match import AnyPlayer
from lastcard.server import run
from lastcard.server.app import make_app
from lastcard.table.tempo import TEMPOS, Tempo

HOUR = 60 * 60 * 1000


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


def tempo(patience: int) -> Tempo:
    return Tempo(move=None, grace=patience, between=HOUR, bot=0, patience=patience)


if __name__ == "__main__":
    BOTS["sleeper"] = Bot("sleeper", {"gang": sit})
    for speed in TEMPOS:
        cast(dict[str, Tempo], TEMPOS)[speed] = tempo(0 if speed == "fast" else HOUR)
    vars(run)["make_app"] = partial(make_app, client=Path(os.environ["LASTCARD_TEST_CLIENT"]))
    sys.exit(main())
