"""What a seat knows of a match of 13, as numbers."""

from lastcard.envs.episode import Vector
from lastcard.envs.thirteen.observation import observe
from lastcard.games.game import Seat
from lastcard.games.thirteen.editions import Options
from lastcard.games.thirteen.moves import Move
from lastcard.games.thirteen.position import Position
from lastcard.games.thirteen.state import Phase, State, totals
from lastcard.games.thirteen.view import View
from lastcard.match import Match


def features(match: Match[State, Move, View, Options], seat: Seat) -> Vector:
    """What *seat* sees of the deal and of the match."""
    state = match.state
    position = state.position or Position([0] * state.seats, 0)
    deal = len(state.results) + (state.phase is Phase.PLAY)
    return observe(position, seat, deal, totals(state))
