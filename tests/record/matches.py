"""Matches to write down: played from a seed by a thrifty and some chancy bots."""

from random import Random

from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, AnyPlayer, run
from lastcard.record import Record
from tests.simple import Chancer, Miser

NAMES = ("Ann", "Bo of Sea", "Cléo", "Dov", "Eve", "Fay")


def played(game: str, edition: str, seats: int, seed: int, **changes: str) -> AnyMatch:
    rules = GAMES[game]
    options = rules.options(edition, changes)
    players: list[AnyPlayer] = [Miser(rules)]
    players += [Chancer(rules, Random(seed * 10 + seat)) for seat in range(1, seats)]
    return run(rules, options, players, seed)


def recorded(
    game: str = "gang", edition: str = "en-2010", seats: int = 3, seed: int = 1, **changes: str
) -> Record:
    return Record.of(played(game, edition, seats, seed, **changes), NAMES[:seats], seed)
