"""Deals for the proofs: bots of the ladder, and the reference player against itself."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from lastcard.bots.registry import seating
from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.locales import Words
from lastcard.match import AnyPlayer, Match, play_match, quick_options, seeded
from lastcard.record import Record
from lastcard.review.judge import Judge
from lastcard.review.moments import DealPlayed, deals_of
from lastcard.review.part import GameReview

REFERENCE = "reference"
TOGETHER = 2
"""So many deals are played from the start of a match: the second has an exchange."""


class Reference:
    """Plays on as everybody does in a review: by its policy, softly."""

    def __init__(self, game: AnyGame, part: GameReview, seed: int) -> None:
        self._game = game
        self._part = part
        self._rng = Random(seed)

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """A move by chance, as often as the policy says."""
        if not self._part.is_choice(view):
            return self._part.said(view, self._game.read(view.legal[0]))
        weighing = self._part.weigh(view, seen, 0)
        return self._game.read(self._rng.choices(weighing.moves, weighing.policy)[0])

    def refused(self, error: RulesError) -> None:
        """It plays only what is legal."""
        raise error


def played(
    game: AnyGame, part: GameReview, tables: int, lineup: Callable[[int], Sequence[str]]
) -> Iterator[tuple[Sequence[str], DealPlayed]]:
    """The deals of so many *tables*, and who sat at each; *lineup* seats table after table."""
    for number in range(tables):
        bots = lineup(number)
        match = Match(game, quick_options(game), len(bots))
        players = [_seat(game, part, bot, 100 * number + seat) for seat, bot in enumerate(bots)]
        play_match(match, players, seeded(1000 + number), deals=TOGETHER)
        for deal in deals_of(Record.of(match, bots), part):
            yield bots, deal


def rotated(bots: Sequence[str], number: int, seats: int) -> list[str]:
    """*seats* of the bots, beginning with another one for each number."""
    return [bots[(number + place) % len(bots)] for place in range(seats)]


def judge(game: AnyGame, part: GameReview, seed: int = 0, worlds: int | None = None) -> Judge:
    """Who judges the choices of these deals."""
    return Judge(
        game=game,
        part=part,
        worlds=worlds or part.worlds,
        seed=seed,
        hindsight=False,
        words=Words(),
        ended=lambda: False,
    )


def _seat(game: AnyGame, part: GameReview, bot: str, seed: int) -> AnyPlayer:
    return Reference(game, part, seed) if bot == REFERENCE else seating(bot, game)(seed)
