"""Choices of 13 to weigh."""

from collections.abc import Iterator
from functools import cache

from lastcard.bots.registry import seating
from lastcard.bots.thirteen.search.frozen import first_evaluation
from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.game import Thirteen
from lastcard.match import AnyMatch, Match
from lastcard.record import Record
from lastcard.review.losses import Loss, loss_of
from lastcard.review.rounds import follow
from lastcard.review.thirteen.reviewing import TEMPERATURE
from lastcard.review.thirteen.soft_player import SoftPlayer
from lastcard.review.thirteen.weighing import ThirteenWeighing

THIRTEEN = Thirteen()
PLAYER = SoftPlayer(first_evaluation(), TEMPERATURE)


def weighing(situation: Situation, seed: int = 1) -> ThirteenWeighing:
    """The choice of a seat that knows *situation*."""
    return ThirteenWeighing(PLAYER, situation, seed)


def judged(situation: Situation, made: str, worlds: int = 512) -> Loss:
    """What it lost to play *made*."""
    return loss_of(follow(weighing(situation), made, worlds))


def turns(seats: int, deal: str = "five", bot: str = "novice", seed: int = 1) -> Iterator[AnyMatch]:
    """A match of bots, before every turn of a seat."""
    match = Match(THIRTEEN, THIRTEEN.options("fr-2009", {"deal": deal}), seats, seed=seed)
    players = [seating(bot, THIRTEEN)(seat) for seat in range(seats)]
    while not match.over:
        yield match
        assert match.awaits is not None
        move = players[match.awaits].choose(match.view(match.awaits), match.seen())
        assert move is not None
        match.play(move)


@cache
def record(seats: int, deal: str = "five", bot: str = "greedy") -> Record:
    """The record of such a match."""
    *_, match = turns(seats, deal, bot)
    return Record.of(match, [f"{bot} {seat}" for seat in range(seats)])
