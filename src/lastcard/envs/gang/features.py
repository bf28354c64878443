"""What a seat knows of a match of Gang of Four, as numbers."""

from functools import lru_cache

from lastcard.envs.episode import Vector
from lastcard.envs.gang.observation import ALL, add_match, observe
from lastcard.games.game import Seat
from lastcard.games.gang.cards import CardSet, remove
from lastcard.games.gang.combos import cards_of
from lastcard.games.gang.editions import Options
from lastcard.games.gang.moves import Move, Play, read
from lastcard.games.gang.position import Position
from lastcard.games.gang.state import Phase, State, direction, hand, totals
from lastcard.games.gang.view import View
from lastcard.match import Match


def features(match: Match[State, Move, View, Options], seat: Seat) -> Vector:
    """What *seat* sees of the deal and of the match; between two deals of empty hands."""
    state = match.state
    position = state.position or _before_play(state)
    vector = observe(position, seat, _remaining(state))
    deal = len(state.results) + (state.phase not in (Phase.DEAL, Phase.DONE))
    add_match(vector, seat, position.direction, totals(state), deal, state.exchange)
    return vector


def _before_play(state: State) -> Position:
    hands = [hand(state, Seat(seat)) for seat in range(state.seats)]
    return Position(hands, state.dealer, direction(state))


def _remaining(state: State) -> CardSet:
    # From what lies on the table: a lead that does not take place plays nothing (GF-8.5).
    remaining = ALL
    for cycle in (*state.cycles, state.cycle):
        for said in cycle:
            remaining = remove(remaining, _cards(said.move))
    return remaining


@lru_cache(maxsize=10_000)
def _cards(text: str) -> CardSet:
    move = read(text)
    return cards_of(move.combo) if isinstance(move, Play) else 0
