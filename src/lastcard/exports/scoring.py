"""What the browser client counts with: ``scoring.gen.json`` in the folder of each game.

Decks and numbers, each of them asked from the rules: what is left in the hand or was taken costs
so much, a target bears so much, the match is over then, and there sits who deals or leads.
"""

from typing import Any

import msgspec

from lastcard.exports.parts import PARTS
from lastcard.games.game import AnyGame, Seat
from lastcard.games.options import own_edition
from lastcard.games.registry import GAMES
from lastcard.locales import languages


def scoring(key: str) -> bytes:
    """What the points, the dealer, the leader and the end of a match of the game come from."""
    return msgspec.json.encode({**_seating(GAMES[key]), **PARTS[key].scoring()})


def _seating(game: AnyGame) -> dict[str, Any]:
    right = {seats: _right(game, seats) for seats in game.players}
    return {
        "fresh": list(game.deck()),
        "seats": list(game.players),
        "right": right,
        "clockwise": right[game.players[0]][0] != 1,
        "own": {language: own_edition(game.editions, language) for language in languages()},
    }


def _right(game: AnyGame, seats: int) -> list[Seat]:
    """Who sits to the right of each of so many *seats*."""
    start = game.start(next(iter(game.editions.values())), seats)
    return [game.seat_to_right(start, Seat(seat)) for seat in range(seats)]
