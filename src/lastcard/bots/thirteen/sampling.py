"""Hidden cards of 13 dealt again."""

from lastcard.bots.thirteen.search.worlds import Worlds
from lastcard.bots.thirteen.situation import situation_of
from lastcard.games.game import Seat
from lastcard.games.sealed import evolve
from lastcard.games.thirteen.cards import DECK, TARGETS
from lastcard.games.thirteen.dealing import holder
from lastcard.games.thirteen.editions import Options
from lastcard.games.thirteen.moves import Move
from lastcard.games.thirteen.position import Position
from lastcard.games.thirteen.state import Phase, State
from lastcard.games.thirteen.view import View
from lastcard.match import Match


def resampled(match: Match[State, Move, View, Options], seat: Seat, seed: int) -> State:
    """The state of *match* with the cards that *seat* cannot know dealt again."""
    state = match.state
    if state.phase is not Phase.PLAY:
        return state
    assert state.position is not None
    situation = situation_of(match.view(seat), match.seen())
    world = Worlds(situation.position, situation.unseen, seed).sample()
    return evolve(state, position=_with_hidden(state.position, world))


def holders(match: Match[State, Move, View, Options]) -> tuple[Seat | None, ...]:
    """Who has got the card at each place of the deck; None for the pile and what was set aside."""
    position = match.state.position
    assert position is not None, "no cards are dealt"
    drawn = len(DECK) - len(position.to_draw())
    return tuple(
        holder(match.state, place) if place < drawn else None for place in range(len(DECK))
    )


def _with_hidden(position: Position, world: Position) -> Position:
    # The hands and the pile of *world*; everything else lies open or is known by heart.
    seats = range(position.seats)
    dealt = Position([world.hand(seat) for seat in seats], position.turn, world.to_draw())
    dealt.resume(
        [position.on(target) for target in range(TARGETS)],
        [position.taken_by(seat) for seat in seats],
    )
    return dealt
