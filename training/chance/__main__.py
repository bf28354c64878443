"""``make fit-chance``: fits how points become chances to win the match, by maximum likelihood.

Quick bots play matches against their like, in both games and with every number of players. After
each deal the score and who won in the end are kept. Printed are the likeliest numbers, how much
likelier they make what happened than the bots' guess does, and how often chances of each size came
true. The numbers go by hand into ``review/gang/chance.py`` and ``review/thirteen/chance.py``.
"""

import argparse
import sys
from typing import TextIO

from lastcard.games.registry import GAMES as RULES
from training.chance.fitting import calibration, fit, likelihood
from training.chance.games import GAMES
from training.chance.matches import moments
from training.chance.model import Model, Moment

MATCHES = 2000


def main(arguments: list[str] | None = None) -> int:
    """Play, fit and print, one game and number of players after the other."""
    asked = _read(arguments)
    for key in asked.games:
        for seats in GAMES[key].seats:
            played = _play(key, seats, asked.matches, asked.seed)
            # Fitted to one half and judged by the other, so that nothing flatters itself.
            half = len(played) // 2
            _report(
                f"{key}, {seats} players", GAMES[key].model(seats), played[:half], played[half:]
            )
    return 0


def _read(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m training.chance", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="gang, thirteen, or both")
    parser.add_argument("--matches", type=int, default=MATCHES, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same matches")
    asked = parser.parse_args(arguments)
    for game in asked.games:
        if game not in GAMES:
            parser.error(f"there is no model of the game {game}; known: {', '.join(GAMES)}")
    if asked.matches < 2:
        parser.error("at least 2 matches are needed: one to fit, one to judge")
    return asked


def _play(key: str, seats: int, matches: int, seed: int) -> list[list[Moment]]:
    game, bot = RULES[key], GAMES[key].bot
    played = []
    for number in range(matches):
        played.append(moments(game, bot, seats, seed * 1_000_000 + number))
        if (number + 1) % 50 == 0 or number + 1 == matches:
            _show_progress(sys.stderr, f"{key}, {seats} players", number + 1, matches)
    return played


def _show_progress(paper: TextIO, what: str, done: int, total: int) -> None:
    if paper.isatty():
        paper.write(f"\r{what}: {done} of {total} matches\x1b[K" + "\n" * (done == total))
        paper.flush()


def _report(
    title: str, model: Model, fitted_to: list[list[Moment]], judged_by: list[list[Moment]]
) -> None:
    numbers = fit(model, [moment for match in fitted_to for moment in match])
    fresh = [moment for match in judged_by for moment in match]
    print(f"\n{title}: {len(fitted_to)} matches to fit, {len(judged_by)} to judge")
    print(f"  {'':8}  log-likelihood  " + "  ".join(f"{name:>7}" for name in model.names))
    for name, each in {**model.guesses, "fitted": numbers}.items():
        shown = "  ".join(f"{number:7.2f}" for number in each)
        print(f"  {name:8}  {likelihood(model, fresh, each):14.4f}  {shown}")
    tenths = calibration(model, fresh, numbers)
    print("  told    " + " ".join(f"{tenth.told:5.2f}" for tenth in tenths))
    print("  came    " + " ".join(f"{tenth.won:5.2f}" for tenth in tenths), flush=True)


if __name__ == "__main__":
    sys.exit(main())
