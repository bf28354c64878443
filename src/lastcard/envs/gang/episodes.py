"""Episodes of Gang of Four: one deal on a bare position, or a whole match."""

from collections.abc import Sequence

from lastcard.envs.episode import Vector
from lastcard.envs.gang.actions import CALL, GIVE, PASS, Action, move_of
from lastcard.envs.gang.observation import ALL, add_match, observe
from lastcard.games.errors import OptionRefused
from lastcard.games.game import TABLE, Seat
from lastcard.games.gang.cards import CardSet, remove, spread
from lastcard.games.gang.combos import cards_of
from lastcard.games.gang.editions import Options
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.position import NOBODY, Position
from lastcard.games.gang.positions import write_position
from lastcard.games.gang.scoring import deal_points
from lastcard.games.gang.state import Phase, direction, seats_in, totals
from lastcard.match import Match, Shuffle

GAME = GangOfFour()


class OneDeal:
    """The first deal of a match, opened with the multi-coloured 1 (GF-3.1); without ceremony."""

    def __init__(self, options: Options, seats: int) -> None:
        if options.ceremony == "on":
            raise OptionRefused(option="ceremony", value="on", allowed="off")
        self.seats = seats
        self.seat = 0
        self.legal: list[Action] = []
        self.over = False
        self._options = options
        self._automatic = options.last_card == "automatic"
        self._remaining: CardSet = ALL
        self._position = Position([0] * seats, 0, 1)
        self._silent = False

    def start(self, shuffle: Shuffle) -> None:
        """Deal."""
        deal = GAME.deal(shuffle(GAME.deck()))
        position = GAME.apply(GAME.start(self._options, self.seats), TABLE, deal).state.position
        assert position is not None, "without ceremony a first deal is played at once"
        self.over = self._silent = False
        self._remaining = ALL
        self._position = position
        self._ask()

    def act(self, action: Action) -> Sequence[int] | None:
        """The seat that is asked plays, passes or speaks."""
        position = self._position
        if action == PASS and position.pending == self.seat != position.turn:
            # Asked for nothing but "Last card!", and silent.
            self._silent = True
            self._ask()
            return None
        self._silent = False
        # A player who leads with an undeclared last card keeps it (GF-8.5).
        if action < PASS and position.pending != self.seat:
            self._remaining = remove(self._remaining, cards_of(action))
        return self._carry_out(action)

    def observe(self, seat: int) -> Vector:
        """What *seat* sees of the deal."""
        return observe(self._position, seat, self._remaining)

    def picture(self) -> str:
        """The position on one line."""
        return write_position(self._position)

    def _carry_out(self, action: Action) -> Sequence[int] | None:
        position = self._position
        if action == CALL:
            position.call(self.seat)
        else:
            position.play(action, self._automatic)
            if position.winner != NOBODY:
                return self._finish(position)
        self._ask()
        return None

    def _ask(self) -> None:
        position = self._position
        pending = position.pending
        if pending not in (NOBODY, position.turn) and not self._silent:
            self.seat = pending
            self.legal = [PASS, CALL]
            return
        self.seat = position.turn
        self.legal = position.legal()
        if pending == self.seat:
            self.legal.append(CALL)

    def _finish(self, position: Position) -> Sequence[int]:
        self.over = True
        self.legal = []
        left = [position.left(seat) for seat in range(self.seats)]
        undeclared = frozenset(seats_in(position.out))
        return deal_points(left, Seat(position.winner), undeclared, self._options)


class WholeMatch(OneDeal):
    """Deal after deal with the exchange between them (GF-11), until the match is over."""

    def start(self, shuffle: Shuffle) -> None:
        """Begin a match."""
        self.over = False
        self._shuffle = shuffle
        self._match = Match(GAME, self._options, self.seats)
        self._deal()

    def observe(self, seat: int) -> Vector:
        """What *seat* sees of the deal and of the match."""
        state = self._match.state
        vector = super().observe(seat)
        number = len(state.results) + (not self.over)
        add_match(vector, seat, self._position.direction, totals(state), number, state.exchange)
        return vector

    def _carry_out(self, action: Action) -> Sequence[int] | None:
        self._match.act(Seat(self.seat), move_of(action))
        state = self._match.state
        if state.phase is Phase.PLAY:
            assert state.position is not None
            self._position = state.position
            self._ask()
            return None
        result = state.results[-1]
        row = result.row
        if state.phase is Phase.DONE:
            self.over = True
            self.legal = []
            self._position = Position(result.hands, row.winner, row.direction)
        else:
            self._deal()
        return row.points

    def _deal(self) -> None:
        self._match.act(TABLE, GAME.deal(self._shuffle(GAME.deck())))
        state = self._match.state
        self._remaining = ALL
        if state.position is not None:
            self._position = state.position
            self._ask()
            return
        # The winner of the last deal is asked for a card to give back (GF-11.2).
        self.seat = state.dealer
        self._position = Position(state.hands, self.seat, direction(state))
        self.legal = [GIVE + card for card in sorted(set(spread(state.hands[self.seat])))]
