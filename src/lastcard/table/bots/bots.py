"""The bots at a table: which one to ask when, and what it answers. They see what people see."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from lastcard.bots.advice.adviser import advise, advises, look_back
from lastcard.bots.advice.reason import Advice, Reason
from lastcard.bots.bot import Ends
from lastcard.bots.registry import BOTS, hasty, seating
from lastcard.games.game import TABLE, AnyGame, Entry, Seat
from lastcard.table.errors import HintRefused
from lastcard.table.people.attendance import Attendance
from lastcard.table.state.chairs import seat_of
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.orders import Chosen
from lastcard.table.state.standing import Standing
from lastcard.table.state.tempo import Tempo
from lastcard.table.time.hold import held_until

QUICKEST: Final = 0.75
SLOWEST: Final = 1.25
"""How many times the usual pause a bot takes, at least and at most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotQuestion:
    """What a bot is asked: its move of *seat*, after so many *moves* of the match."""

    seat: Seat
    moves: int
    at: int
    """When its pause is over."""
    pause: int
    """How long that is; without a pause it answers when it has thought."""
    quick: bool
    """Whether thinking takes no time worth speaking of."""
    answer: Callable[[Ends], Chosen]
    """Computes its move, which may take a while."""
    hasty: Callable[[Ends], Chosen]
    """Computes a move that needs no thinking."""


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
    """The bots that play at one table; *chance* gives each a seed of its own, of 56 bits."""

    def __init__(self, chance: Callable[[], int]) -> None:
        self._chance = chance
        self._players: dict[tuple[Seat, str], _SeatedBot] = {}
        self._answered: tuple[int, frozenset[Seat]] = (-1, frozenset())

    def next(self, standing: Standing) -> Seat | None:
        """The seat whose bot is to be asked next; None when no bot has anything to decide."""
        if standing.phase != "playing":
            return None
        able = standing.match.game.may_act(standing.match.state)
        seats = [seat for seat in able if seat >= 0 and self._is_open(standing, seat)]
        # Bots that may speak out of turn go first: once the awaited seat acts it is too late.
        return min(seats, key=lambda seat: seat == standing.awaits, default=None)

    def question(self, standing: Standing, seat: Seat, tempo: Tempo, now: int) -> BotQuestion:
        """What the bot on *seat* is asked *now*; only once, for its pause is drawn here."""
        place, game = standing.places[seat], standing.match.game
        bot = standing.setup.substitute() if place.away or place.bot is None else place.bot
        scene, in_turn = _Scene.of(standing, seat), seat == standing.awaits
        pause = self._pause(tempo, standing) if in_turn else 0
        return BotQuestion(
            seat=seat,
            moves=standing.moves,
            at=now + pause,
            pause=pause,
            quick=BOTS[bot].quick or not in_turn,  # a word out of turn needs no thinking
            answer=lambda ends: scene.chosen_by(self._player(seat, bot, game), ends),
            hasty=lambda ends: scene.chosen_by(self._player(seat, hasty(game), game), ends),
        )

    def at(
        self, asked: BotQuestion, standing: Standing, tempo: Tempo, attendance: Attendance
    ) -> int:
        """When what was *asked* is to be answered, as it looks now."""
        if asked.seat != standing.awaits:
            return asked.at
        return max(asked.at, held_until(standing, tempo, attendance) or 0)

    def answered(self, chosen: Chosen) -> None:
        """Do not ask again what *chosen* answers."""
        moves, seats = self._answered
        before = seats if moves == chosen.moves else frozenset[Seat]()
        self._answered = (chosen.moves, before | {chosen.seat})

    def forget_answers(self) -> None:
        """Ask again what was answered: the answer was not written down, so it was not given."""
        self._answered = (-1, frozenset())

    def dismiss(self, asked: BotQuestion) -> None:
        """Let another of the same kind sit where the one that was *asked* sits."""
        kept = ((key, bot) for key, bot in self._players.items() if key[0] != asked.seat)
        self._players = dict(kept)

    def _is_open(self, standing: Standing, seat: Seat) -> bool:
        moves, seats = self._answered
        return standing.places[seat].played_by_bot and (
            moves != standing.moves or seat not in seats
        )

    def _pause(self, tempo: Tempo, standing: Standing) -> int:
        # Of the match only that is looked at which everybody sees.
        usual = tempo.bot + tempo.settle * standing.closes
        drawn = QUICKEST + (SLOWEST - QUICKEST) * self._chance() / 2**56
        return round(usual * drawn)

    def _player(self, seat: Seat, bot: str, game: AnyGame) -> "_SeatedBot":
        if (seat, bot) not in self._players:
            self._players[seat, bot] = _SeatedBot(bot, game, self._chance())
        return self._players[seat, bot]


class _SeatedBot:
    """A bot that can be told to come to an end."""

    def __init__(self, bot: str, game: AnyGame, seed: int) -> None:
        self._ends: Ends | None = None
        self._player = seating(bot, game, lambda: self._ends is not None and self._ends())(seed)

    def choose(self, view: Any, seen: Sequence[Entry[Any]], ends: Ends) -> Any:
        """What it plays, having thought until it *ends* at the latest."""
        self._ends = ends
        return self._player.choose(view, seen)


@dataclass(frozen=True, slots=True)
class _Scene:
    """What a bot is asked about. It is read at once: the table goes on while a thread thinks."""

    game: AnyGame
    state: Any
    seen: tuple[Entry[Any], ...]
    seat: Seat
    moves: int

    @classmethod
    def of(cls, standing: Standing, seat: Seat) -> "_Scene":
        match = standing.match
        return cls(match.game, match.state, tuple(match.seen()), seat, standing.moves)

    def chosen_by(self, bot: _SeatedBot, ends: Ends) -> Chosen:
        """What *bot* does here."""
        move = bot.choose(self.game.view(self.state, self.seat), self.seen, ends)
        return Chosen(self.seat, self.moves, None if move is None else self.game.write(move))
