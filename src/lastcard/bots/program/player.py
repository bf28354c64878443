"""A program at the table: requests as JSON, answers as moves; breaking a rule loses."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from lastcard.bots.errors import Forfeit
from lastcard.bots.program.command import Command
from lastcard.bots.program.process import Lost, Process
from lastcard.games.errors import RulesError, Unreadable
from lastcard.games.game import AnyGame, Entry

VERSION: Final = 1
"""The version of the protocol; it stands in every question."""
STARTING: Final = 5.0
"""How many seconds more a program has for its first answer, to start up."""
LONGEST_SHOWN: Final = 200
"""How much of an answer is told when it was wrong."""


class SeenMove(msgspec.Struct, frozen=True):
    """A public move of the deal."""

    seat: int
    move: str


class MoveRequest(msgspec.Struct, frozen=True, kw_only=True):
    """What a program is asked: one line of JSON."""

    lastcard: int = VERSION
    seed: int
    """Where its chance comes from, if it wants to play the same again."""
    ms: int
    """How long it may take, in milliseconds."""
    view: msgspec.Raw
    seen: tuple[SeenMove, ...]


class Program:
    """A player that is a program: started when it is first asked, ended by ``close``.

    *starting* is how many seconds more it has for its first answer.
    """

    def __init__(
        self, game: AnyGame, command: Command, seed: int, starting: float = STARTING
    ) -> None:
        self._game = game
        self._command = command
        self._seed = seed
        self._starting = starting
        self._process: Process | None = None
        self._answer = ""
        self._forfeit: Forfeit | None = None

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """The move the program answers with; ``Forfeit`` when there is none, for good."""
        if self._forfeit is not None:
            raise self._forfeit
        try:
            self._answer = self._ask(view, seen)
        except Lost as lost:
            raise self._lose(lost.reason) from None
        if not self._answer:
            if view.awaits == view.seat:
                raise self._lose("silent")
            return None
        try:
            return self._game.read(self._answer)
        except RulesError as error:
            reason = "unreadable" if isinstance(error, Unreadable) else "illegal"
            raise self._lose(reason, error) from None

    def refused(self, error: RulesError) -> None:
        """A program is not asked twice: an illegal move loses."""
        raise self._lose("illegal", error)

    def close(self) -> None:
        """End the program; if it is asked again, it is started again."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _ask(self, view: Any, seen: Sequence[Entry[Any]]) -> str:
        limit = self._command.limit
        starting = 0.0
        if self._process is None:
            self._process = Process(self._command.words)
            starting = self._starting
        request = MoveRequest(
            seed=self._seed,
            ms=round(1000 * limit),
            view=msgspec.Raw(self._game.encode(view)),
            seen=tuple(SeenMove(entry.seat, self._game.write(entry.move)) for entry in seen),
        )
        line = msgspec.json.encode(request) + b"\n"
        answer = self._process.ask(line, limit + starting)
        try:
            return answer.decode("utf-8").strip()
        except UnicodeDecodeError:
            self._answer = answer.decode("utf-8", "replace")
            raise Lost("unreadable") from None

    def _lose(self, reason: str, error: RulesError | None = None) -> Forfeit:
        # The program's output goes with the refusal as notes, for debugging.
        self._forfeit = forfeit = Forfeit(bot=str(self._command), reason=reason)
        if reason in ("illegal", "unreadable") and self._answer:
            forfeit.add_note(self._answer[:LONGEST_SHOWN])
        if error is not None:
            forfeit.add_note(str(error))
        for line in self._process.complaints if self._process else ():
            forfeit.add_note(line)
        self.close()
        return forfeit
