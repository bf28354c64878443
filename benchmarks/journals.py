"""Journals of whole matches as a table writes them, for what is measured of the store."""

from collections.abc import Iterator
from random import Random

from lastcard.bots.registry import seating
from lastcard.fair import OfflineDeals, Terms
from lastcard.games.game import TABLE, Seat
from lastcard.games.game import Entry as Made
from lastcard.match import AnyMatch, Match, play_match
from lastcard.table.state.entries import (
    MatchId,
    Moved,
    Noted,
    Opened,
    PlayerId,
    Readied,
    Sat,
    Started,
    TableEntry,
    write_entry,
)
from lastcard.table.state.setup import Setup

PEOPLE = ("Ann", "Bo", "Cy", "Dee")


def setup() -> Setup:
    """A table of four people without a clock."""
    return Setup(game="gang", edition="en-2010", seats=4, speed="relaxed")


def lines(match: MatchId, seed: int) -> list[bytes]:
    """The lines of a match of Gang of Four between four people."""
    return [write_entry(entry) for entry in entries(match, seed)]


def entries(match: MatchId, seed: int) -> Iterator[TableEntry]:
    """What happens in a match of Gang of Four between four people who play like a simple bot."""
    yield Opened(setup=setup(), host=PlayerId(f"{seed:030x}00"))
    for seat, name in enumerate(PEOPLE):
        player = PlayerId(f"{seed:030x}{seat:02}")
        yield Sat(seat=Seat(seat), player=player, name=name, chain=Random(seed).randbytes(32).hex())
        yield Readied(seat=Seat(seat), ready=True)
    yield Started()
    yield from _played(match, Random(seed))


def _played(name: MatchId, chance: Random) -> Iterator[TableEntry]:
    agreed = setup()
    game = agreed.rules()
    match: AnyMatch = Match(game, agreed.chosen(), agreed.seats, name)
    terms = Terms(name, game.key, agreed.seats, tuple(game.deck()))
    deals = OfflineDeals(terms, [Seat(seat) for seat in range(4)], chance.randbytes, match.note)
    players = [seating("greedy", game)(seat) for seat in range(agreed.seats)]
    play_match(match, players, deals.shuffle, scored=deals.scored)
    for happened in match.journal:
        if not isinstance(happened, Made):
            yield Noted(note=str(happened))
        elif happened.seat == TABLE:
            yield Moved(seat=TABLE, move=game.write(happened.move))
        else:
            name_of_move = chance.randbytes(8).hex()
            yield Moved(seat=happened.seat, move=game.write(happened.move), id=name_of_move)
