"""Journals of whole matches, written as a table writes them."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from lastcard.fair import OfflineDeals, Terms
from lastcard.games.game import Entry as Made
from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match, play_match
from lastcard.table.state.entries import (
    MatchId,
    Moved,
    Noted,
    Opened,
    PlayerId,
    Readied,
    Said,
    Sat,
    Seated,
    Started,
    TableEntry,
)
from lastcard.table.state.setup import Setup
from tests.support.players import Chancer

SHORT: Final = 20
"""A target of Gang of Four that is reached within some deals."""


@cache
def journal(
    match: MatchId, key: str = "gang", ann: str = "ann", target: int = SHORT
) -> tuple[TableEntry, ...]:
    """A whole match of three: Ann, who is the player *ann*, Bo, and a bot."""
    game = GAMES[key]
    options = {"target": str(target)} if key == "gang" else {}
    setup = Setup(game=key, edition=next(iter(game.editions)), options=options, seats=3)
    before: list[TableEntry] = [
        Opened(setup=setup, host=PlayerId(ann)),
        Sat(seat=Seat(0), player=PlayerId(ann), name="Ann"),
        Sat(seat=Seat(1), player=PlayerId("bo"), name="Bo"),
        Seated(seat=Seat(2), bot="greedy"),
        Readied(seat=Seat(0), ready=True),
        Said(player=PlayerId("bo"), seat=Seat(1), phrase="hello"),
        Started(),
    ]
    return (*before, *_played(match, setup))


def _played(name: MatchId, setup: Setup) -> Iterator[TableEntry]:
    game, chance = setup.rules(), Random(7)
    match: AnyMatch = Match(game, setup.chosen(), setup.seats, name)
    terms = Terms(name, game.key, setup.seats, tuple(game.deck()))
    deals = OfflineDeals(terms, [Seat(0), Seat(1)], chance.randbytes, match.note)
    players = [Chancer(game, Random(seat)) for seat in range(setup.seats)]
    play_match(match, players, deals.shuffle, scored=deals.scored)
    for happened in match.journal:
        if isinstance(happened, Made):
            yield Moved(seat=happened.seat, move=game.write(happened.move))
        else:
            yield Noted(note=str(happened))
