"""Matches to write down: played from a seed by a thrifty and some chancy bots."""

from random import Random

from lastcard.fair import OfflineDeals, Terms
from lastcard.fair.notes import Cut
from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, AnyPlayer, Match, play_match, run
from lastcard.record import Record
from tests.support.players import Chancer, Miser

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


def proved(key: str, seats: int, **changes: str) -> Record:
    """A match with a person on seat 0, who cuts when it is his to cut."""
    game = GAMES[key]
    options = game.options(next(iter(game.editions)), changes)
    match: AnyMatch = Match(game, options, seats, name=f"test-{key}")
    chance = Random(1)

    def cut() -> Cut | None:
        mine = game.cutter(match.state) == Seat(0)
        return Cut(Seat(0), chance.randrange(1, 50)) if mine else None

    terms = Terms(f"test-{key}", key, seats, tuple(game.deck()))
    deals = OfflineDeals(terms, [Seat(0)], chance.randbytes, match.note, cut)
    players = [Chancer(game, Random(seat)) for seat in range(seats)]
    play_match(match, players, deals.shuffle, scored=deals.scored)
    return Record.of(match, ["p"] * seats)
