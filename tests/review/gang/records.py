"""Short matches of Gang of Four to review, of bots that answer at once."""

from functools import cache

from lastcard.bots.registry import seating
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match, play_match, seeded
from lastcard.record import Record

BOTS = ("planner", "greedy", "novice", "greedy")


@cache
def match(seats: int = 4, edition: str = "en-2010", deals: int = 2, **changes: str) -> AnyMatch:
    """A match left after some deals, the same every time."""
    game = GAMES["gang"]
    found = Match(game, game.options(edition, {"last_card": "automatic", **changes}), seats)
    players = [seating(bot, game)(seat) for seat, bot in enumerate(BOTS[:seats])]
    play_match(found, players, seeded(seats), deals=deals)
    return found


def record(seats: int = 4, edition: str = "en-2010", deals: int = 2, **changes: str) -> Record:
    """Its record."""
    return Record.of(match(seats, edition, deals, **changes), BOTS[:seats])
