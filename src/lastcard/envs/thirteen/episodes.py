"""Episodes of 13: one deal on a bare position, or a whole match."""

from collections.abc import Sequence

from lastcard.envs.episode import Vector
from lastcard.envs.thirteen.observation import observe
from lastcard.games.game import TABLE, Seat
from lastcard.games.thirteen.cards import TARGETS, Placement
from lastcard.games.thirteen.editions import Options
from lastcard.games.thirteen.game import Thirteen
from lastcard.games.thirteen.moves import Play
from lastcard.games.thirteen.notation import TARGET_NAMES, write_cards, write_sequence
from lastcard.games.thirteen.position import NOBODY, Position
from lastcard.games.thirteen.scoring import deal_points, tally
from lastcard.games.thirteen.state import Phase, totals
from lastcard.match import Match, Shuffle

GAME = Thirteen()


class OneDeal:
    """The first deal of a match."""

    def __init__(self, options: Options, seats: int) -> None:
        self.seats = seats
        self.seat = 0
        self.legal: list[Placement] = []
        self.over = False
        self._options = options
        self._position = Position([0] * seats, 0)

    def start(self, shuffle: Shuffle) -> None:
        """Deal."""
        deal = GAME.deal(shuffle(GAME.deck()))
        position = GAME.apply(GAME.start(self._options, self.seats), TABLE, deal).state.position
        assert position is not None
        self.over = False
        self._ask(position)

    def act(self, action: Placement) -> Sequence[int] | None:
        """The seat that is asked puts down a card."""
        position = self._position
        position.play(action)
        if position.turn != NOBODY:
            self._ask(position)
            return None
        self.over = True
        self.legal = []
        return deal_points([tally(position.taken_by(seat)) for seat in range(self.seats)])

    def observe(self, seat: int) -> Vector:
        """What *seat* sees of the deal."""
        return observe(self._position, seat)

    def picture(self) -> str:
        """The targets and the hands, a line for each."""
        position = self._position
        lines = []
        for target in range(TARGETS):
            lying = write_sequence(position.on(target))
            lines.append(f"{TARGET_NAMES[target]} {position.sum_on(target)}: {lying}")
        for seat in range(self.seats):
            turn = ">" if seat == position.turn else " "
            lines.append(f"{turn}{seat}: {write_cards(position.hand(seat))}")
        return "\n".join(line.rstrip() for line in lines)

    def _ask(self, position: Position) -> None:
        self._position = position
        self.seat = position.turn
        self.legal = position.legal()


class WholeMatch(OneDeal):
    """As many deals as a match has (TH-4.1)."""

    def start(self, shuffle: Shuffle) -> None:
        """Begin a match."""
        self.over = False
        self._shuffle = shuffle
        self._match = Match(GAME, self._options, self.seats)
        self._deal()

    def act(self, action: Placement) -> Sequence[int] | None:
        """The seat that is asked puts down a card; a new deal follows one that ends."""
        self._match.act(Seat(self.seat), Play(action))
        state = self._match.state
        assert state.position is not None
        if state.phase is Phase.PLAY:
            self._ask(state.position)
            return None
        if state.phase is Phase.DONE:
            self.over = True
            self._ask(state.position)
        else:
            self._deal()
        return state.results[-1].points

    def observe(self, seat: int) -> Vector:
        """What *seat* sees of the deal and of the match."""
        state = self._match.state
        deal = len(state.results) + (not self.over)
        return observe(self._position, seat, deal, totals(state))

    def _deal(self) -> None:
        self._match.act(TABLE, GAME.deal(self._shuffle(GAME.deck())))
        position = self._match.state.position
        assert position is not None
        self._ask(position)
