"""What a person has heard of an online table, and what of it was not shown yet."""

from collections.abc import Callable
from typing import Any

from lastcard.cli.online.connection.client import ConnectionLost
from lastcard.cli.online.connection.table import SeenTable
from lastcard.cli.online.person.background import (
    Answered,
    BackgroundClient,
    Denied,
    Failed,
    Notice,
)
from lastcard.cli.online.person.notes import note_of
from lastcard.cli.sentences import sentence
from lastcard.games.errors import RulesError
from lastcard.games.game import Event
from lastcard.locales import Words
from lastcard.table.state.entries import PlayerId, Said
from lastcard.wire import asks, tells
from lastcard.wire.heard import HeardTold, HeardWhole


class TableNews:
    """Takes note of the news of *line*; *now* is the time in milliseconds since 1970."""

    def __init__(self, line: BackgroundClient, words: Words, now: Callable[[], int]) -> None:
        self._line = line
        self._words = words
        self._now = now
        self._ahead = 0
        self._me = PlayerId("")
        self._lost = False
        self.sight: SeenTable | None = None
        self.seen: tuple[Event, ...] | None = None
        """What had happened in the deal when the table was shown whole, until that is shown."""
        self.untold: list[tuple[Event, Any]] = []
        """What happened since, and the views after it."""
        self.notes: list[str] = []
        """What else there is to say."""
        self.refusal: RulesError | None = None
        """Why the rules did not allow the last move."""
        self.asked: asks.Ask | None = None
        """What was asked and is not answered yet."""
        self.busy = False
        """Whether somebody is being asked something, and talk can wait."""

    def ask(self, ask: asks.Ask) -> None:
        """Ask the table something; nothing else is asked until it is answered."""
        self.asked = ask
        self._line.ask(ask)

    def ask_again(self) -> None:
        """Ask for a rematch."""
        self.ask(self._line.rematch())

    def heed(self) -> bool:
        """Take note of the news; whether they overtake what somebody is being asked."""
        overtaken = [self._take(notice) for notice in self._line.news()]  # every one of them
        return any(overtaken)

    def take_notes(self) -> list[str]:
        """What there is to say, once."""
        notes, self.notes = self.notes, []
        return notes

    @property
    def seconds(self) -> int | None:
        """How long the clock lets *me* think; None where no clock runs for *me*."""
        clock = None if self.sight is None else self.sight.clock
        if clock is None or self.sight is None or clock.seat != self.sight.seat:
            return None
        return max(0, (clock.until - self._now() - self._ahead) // 1000)

    def _take(self, notice: Notice) -> bool:
        match notice:
            case Failed() | Answered() | Denied():
                return self._take_own(notice)
            case ConnectionLost():
                return self._lose()
            case tells.Welcome():
                return self._come_back(notice)
            case HeardWhole():
                self.sight = SeenTable(notice, self._me)
                self.seen = self.sight.game.decode_events(notice.seen)
                self.untold = []
                return True
            case HeardTold():
                return self._hear(notice)
            case tells.Presence() if self.sight is not None:
                self.sight.presence = notice
                return self.sight.phase == "open"
            case _:
                return False

    def _take_own(self, notice: Failed | Answered | Denied) -> bool:
        match notice:
            case Failed(error=error):
                raise error
            case Answered():
                return self._answered(notice)
            case Denied(deal=deal, file=file):
                self.notes.append(self._words.say("online-denied", deal=deal, file=file))
                return False

    def _answered(self, answered: Answered) -> bool:
        if answered.ask is not self.asked:
            return False
        self.asked = None
        refusal = answered.refusal
        if isinstance(refusal, RulesError) and isinstance(answered.ask, asks.Move):
            self.refusal = refusal
        elif refusal is not None:
            self.notes.append(sentence(refusal, self._words))
        return True

    def _lose(self) -> bool:
        told, self._lost = self._lost, True
        if not told:
            self.notes.append(self._words.say("join-lost"))
        return not told

    def _come_back(self, welcome: tells.Welcome) -> bool:
        self._me = welcome.you.id
        self._ahead = welcome.now - self._now()
        was_lost, self._lost = self._lost, False
        if was_lost:
            self.notes.append(self._words.say("join-found"))
        return was_lost

    def _hear(self, told: HeardTold) -> bool:
        sight = self.sight
        assert sight is not None, "a table is shown before it is told of"
        self.untold += [(event, sight.view) for event in sight.tell(told)]
        note = note_of(told.entry, sight, self._words)
        if note is not None:
            self.notes.append(note)
        if isinstance(told.entry, Said):
            return not self.busy
        return sight.is_settled or sight.phase != "playing"
