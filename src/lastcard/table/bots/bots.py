"""The bots at a table: which one to ask when, and what it answers. They see what people see."""

from collections.abc import Callable
from dataclasses import dataclass

from lastcard.bots.advice.adviser import advise, advises, look_back
from lastcard.bots.advice.reason import Advice, Reason
from lastcard.bots.registry import seating
from lastcard.games.game import TABLE, Seat
from lastcard.match import AnyPlayer
from lastcard.table.errors import HintRefused
from lastcard.table.people.attendance import Attendance
from lastcard.table.state.chairs import seat_of
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.orders import Chosen
from lastcard.table.state.standing import Standing
from lastcard.table.state.tempo import Tempo
from lastcard.table.time.hold import held_until


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A bot to be asked at *at*; *answer* computes its move, which may take a while."""

    at: int
    seat: Seat
    moves: int
    answer: Callable[[], Chosen]


def advice(standing: Standing, player: PlayerId) -> Callable[[], Advice | None]:
    """What a strong bot would do in *player*'s place, and why; or ``HintRefused``."""
    seat = seat_of(standing.places, player)
    advised = standing.setup.hints and advises(standing.setup.rules())
    if not advised or seat is None or standing.awaits != seat:
        raise HintRefused
    # What it needs is read now: it runs in another thread while the table goes on.
    match, turn = standing.match, standing.turn
    view, seen = match.view(seat), tuple(match.seen())
    return lambda: advise(match.game, view, seen, seed=turn)


def lookback(standing: Standing, player: PlayerId) -> tuple[Reason, ...] | None:
    """What the deal that has just ended says to *player*; None while one is played."""
    seat = seat_of(standing.places, player)
    if not standing.setup.hints or seat is None or standing.phase not in ("playing", "over"):
        return None
    match = standing.match
    if match.awaits not in (TABLE, None) or not match.game.scores(match.state):
        return None
    return look_back(match.game, match.view(seat), match.seen())


class SeatedBots:
    """The bots that play at one table; *chance* gives each a seed of its own."""

    def __init__(self, chance: Callable[[], int]) -> None:
        self._chance = chance
        self._players: dict[tuple[Seat, str], AnyPlayer] = {}
        self._answered: tuple[int, frozenset[Seat]] = (-1, frozenset())

    def question(
        self, standing: Standing, tempo: Tempo, attendance: Attendance
    ) -> BotQuestion | None:
        """The next bot to ask; None when no bot has anything to decide."""
        if standing.phase != "playing":
            return None
        able = standing.match.game.may_act(standing.match.state)
        seats = [seat for seat in able if seat >= 0 and self._is_open(standing, seat)]
        if not seats:
            return None
        # Bots that may speak out of turn go first: once the awaited seat acts it is too late.
        awaited = standing.awaits
        seat = min(seats, key=lambda seat: seat == awaited)
        if seat != awaited:
            return self._make(standing, seat, standing.since)
        at = standing.since + tempo.bot + tempo.settle * standing.closes
        return self._make(standing, seat, max(at, held_until(standing, tempo, attendance) or 0))

    def answered(self, chosen: Chosen) -> None:
        """Do not ask again what *chosen* answers."""
        moves, seats = self._answered
        before = seats if moves == chosen.moves else frozenset[Seat]()
        self._answered = (chosen.moves, before | {chosen.seat})

    def forget_answers(self) -> None:
        """Ask again what was answered: the answer was not written down, so it was not given."""
        self._answered = (-1, frozenset())

    def _is_open(self, standing: Standing, seat: Seat) -> bool:
        moves, seats = self._answered
        return standing.places[seat].played_by_bot and (
            moves != standing.moves or seat not in seats
        )

    def _make(self, standing: Standing, seat: Seat, at: int) -> BotQuestion:
        place = standing.places[seat]
        bot = standing.setup.substitute() if place.away or place.bot is None else place.bot
        answer = _thought(self._player(seat, bot, standing), standing, seat)
        return BotQuestion(at, seat, standing.moves, answer)

    def _player(self, seat: Seat, bot: str, standing: Standing) -> AnyPlayer:
        if (seat, bot) not in self._players:
            sit = seating(bot, standing.match.game)
            self._players[seat, bot] = sit(self._chance())
        return self._players[seat, bot]


def _thought(bot: AnyPlayer, standing: Standing, seat: Seat) -> Callable[[], Chosen]:
    # What it needs is read now: it runs in another thread while the table goes on.
    match, moves = standing.match, standing.moves
    game, state, seen = match.game, match.state, tuple(match.seen())

    def answer() -> Chosen:
        move = bot.choose(game.view(state, seat), seen)
        return Chosen(seat, moves, None if move is None else game.write(move))

    return answer
