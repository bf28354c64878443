"""``make bench-advice``: how long advice takes, from the question to the sentences.

One seat is advised through whole deals against gentle bots, as in the guided match.
"""

from collections.abc import Sequence
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

from lastcard.bots.advice.adviser import advise
from lastcard.bots.registry import seating
from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.games.registry import GAMES
from lastcard.locales import Words
from lastcard.match import Match, play_match, seeded

SEATS: Final = 4
MATCHES: Final = 6
DEALS: Final = 4
OPPONENTS: Final = "novice"


class AdvisedPlayer:
    """Does what is advised, and keeps how long each piece of advice took."""

    def __init__(self, game: AnyGame, words: Words) -> None:
        self._game, self._words = game, words
        self.waits: list[float] = []

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """The move of the advice."""
        began = perf_counter()
        advice = advise(self._game, view, seen, seed=view.number)
        if advice is None:
            return None
        for reason in advice.why.reasons:
            self._words.say(reason.code, **reason.args)
        self.waits.append(1000 * (perf_counter() - began))
        return self._game.read(advice.move)

    def refused(self, error: RulesError) -> None:
        """Advice is never refused."""
        raise error


def main() -> None:
    """Measure both games and print a table."""
    print(f"Advice in {MATCHES} matches of {DEALS} deals against {OPPONENTS}, in milliseconds\n")
    print("  game       advice   median     95 %     most")
    for game in GAMES.values():
        waits = _waits(game)
        shown = (median(waits), quantiles(waits, n=20)[-1], max(waits))
        print(f"  {game.key:<9}  {len(waits):>6}", *(f"{wait:>8.1f}" for wait in shown))


def _waits(game: AnyGame) -> list[float]:
    advised = AdvisedPlayer(game, Words())
    opponents = [seating(OPPONENTS, game)(seat) for seat in range(1, SEATS)]
    for seed in range(MATCHES):
        match = Match(game, game.options(next(iter(game.editions)), dict(game.quick)), SEATS)
        play_match(match, [advised, *opponents], seeded(seed), deals=DEALS)
    return advised.waits


if __name__ == "__main__":
    main()
