"""A bot at a seat of the arena: it is timed, watched, and may lose by rule."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from lastcard.arena.faults import faults_of
from lastcard.arena.play.move_times import MoveTimes
from lastcard.bots.errors import Forfeit
from lastcard.games.errors import RulesError
from lastcard.games.game import Entry, Seat
from lastcard.match import AnyMatch, AnyPlayer

SILENT, UNREADABLE, ILLEGAL = "silent", "unreadable", "illegal"
"""Why a bot loses that says nothing in its turn, answers what is no move, or plays against the
rules; they are the reasons of ``Forfeit`` too."""
LONGEST_DETAIL: Final = 200


@dataclass(frozen=True, slots=True)
class Loss:
    """Why a bot lost by rule: a word, and details if known."""

    reason: str
    detail: str = ""

    @classmethod
    def by(cls, error: Exception) -> "Loss":
        """The loss of a bot that raised *error*."""
        if isinstance(error, Forfeit):
            notes = "; ".join(getattr(error, "__notes__", ()))
            return cls(str(error.args_by_name["reason"]), _one_line(notes))
        return cls(type(error).__name__, _one_line(str(error)))


class Contestant:
    """Plays as its bot does; once that has lost by rule, the rules' own default moves.

    Whatever a bot does (raise, answer nonsense, play what is not allowed, say nothing when it must
    speak) is its own loss, and never stops the match.
    """

    def __init__(
        self,
        match: AnyMatch,
        seat: Seat,
        sit: Callable[[], AnyPlayer],
        times: MoveTimes,
        clock: Callable[[], float],
    ) -> None:
        self.loss: Loss | None = None
        """How it lost by rule; None while it plays on."""
        self.faults: Counter[str] = Counter()
        """Its provable errors, by name."""
        self._match = match
        self._seat = seat
        self._times = times
        self._clock = clock
        self._player: AnyPlayer | None = None
        try:
            self._player = sit()
        except Exception as error:
            self.loss = Loss.by(error)

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """The bot's move, or the default one."""
        if self.loss is None:
            move = self._ask(view, seen)
            if self.loss is None:
                return move
        match = self._match
        return match.game.default(match.state, self._seat) if self._is_awaited() else None

    def refused(self, error: RulesError) -> None:
        """Never: what is not allowed is not passed on."""
        raise error

    def leave(self) -> None:
        """Close the bot, if it can be closed; the match is over."""
        with suppress(Exception):
            getattr(self._player, "close", lambda: None)()

    def _ask(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        assert self._player is not None
        started = self._clock()
        try:
            move = self._player.choose(view, seen)
        except Exception as error:
            self.loss = Loss.by(error)
            return None
        finally:
            self._times.add(self._clock() - started)
        self._judge(view, seen, move)
        return move

    def _judge(self, view: Any, seen: Sequence[Entry[Any]], move: Any) -> None:
        if move is None:
            self.loss = Loss(SILENT) if self._is_awaited() else None
            return
        text = self._written(move)
        if text is None:
            self.loss = Loss(UNREADABLE, type(move).__name__)
        elif text not in view.legal:
            self._try(move)
        if self.loss is None:
            self.faults.update(faults_of(self._match.game.key, view, seen, move))

    def _written(self, move: Any) -> str | None:
        try:
            text: Any = self._match.game.write(move)
        except Exception:
            return None
        return text if isinstance(text, str) else None

    def _try(self, move: Any) -> None:
        assert self._player is not None
        try:
            self._match.game.apply(self._match.state, self._seat, move)
        except RulesError as error:
            self.loss = Loss(ILLEGAL, str(error))
            try:
                self._player.refused(error)
            except Forfeit as forfeit:  # a program that is told of it has its own account
                self.loss = Loss.by(forfeit)
            except Exception:
                return

    def _is_awaited(self) -> bool:
        return bool(self._match.awaits == self._seat)


def _one_line(text: str) -> str:
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(printable.split())[:LONGEST_DETAIL]
