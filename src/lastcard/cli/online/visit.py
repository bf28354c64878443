"""A person at a table far away: what is heard is shown, what is typed is asked."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from lastcard.cli.online.address import Link
from lastcard.cli.online.errors import Removed
from lastcard.cli.online.hearing import Hearing
from lastcard.cli.online.keys import Attentive, News
from lastcard.cli.online.room import room_lines
from lastcard.cli.online.sight import Sight
from lastcard.cli.online.stage import Stage
from lastcard.cli.person import Left
from lastcard.cli.terminal import Terminal
from lastcard.games.game import TABLE
from lastcard.locales import Words
from lastcard.wire import asks

_LEAVING: Final = ("q", "quit", "exit")
_START: Final = "start"


class Visit:
    """Shows a person at *terminal* what *hearing* hears, and asks what is typed."""

    def __init__(
        self, hearing: Hearing, link: Link, keys: Attentive, terminal: Terminal, words: Words
    ) -> None:
        self._hearing = hearing
        self._link = link
        self._keys = keys
        self._terminal = terminal
        self._words = words
        self._stage: Stage | None = None
        self._room: list[str] = []

    def play(self) -> str:
        """Play until the match is "over" or the table "closed"; ``Left`` or ``Removed``."""
        seated = False
        while True:
            self._hearing.heed()
            sight = self._hearing.sight
            if seated and sight is not None and sight.seat is None:
                raise Removed
            if sight is not None and sight.seat is not None:
                if not seated:
                    self._terminal.turn_page()
                seated = True
                self._show_untold(sight)
                if sight.phase in ("over", "closed"):
                    return sight.phase
            with suppress(News):
                self._step(sight)

    def _step(self, sight: Sight | None) -> None:
        if sight is None or sight.seat is None:
            self._look_on()
        elif sight.phase == "open":
            self._wait(sight)
        elif self._hearing.asked is None and sight.is_away:
            self._offer_seat(sight)
        elif self._hearing.asked is None and sight.is_mine:
            self._choose(sight)
        else:
            self._look_on()

    def _show_untold(self, sight: Sight) -> None:
        hearing, seat = self._hearing, sight.seat
        assert seat is not None, "a stage is for who has a seat"
        if hearing.seen is not None and sight.view is not None:
            self._stage = Stage(sight, seat, hearing.seen, self._terminal, self._words)
            hearing.seen = None
        while hearing.untold and self._stage is not None:
            event, view = hearing.untold.pop(0)
            self._stage.tell(event, view, self._pause)

    def _pause(self) -> None:
        """Let the person look at the score, until the cards are dealt."""
        prompt = " " + self._words.say("play-press-enter") + " "
        waiting = self._terminal.looks.live and not self._terminal.hurried
        self._keys.ask_about("score")
        while waiting:
            try:
                self._ask(prompt)
                waiting = False
            except News:
                sight = self._hearing.sight
                waiting = sight is not None and sight.view.awaits == TABLE
        self._hearing.ask(asks.Next(table=self._link.table))

    def _wait(self, sight: Sight) -> None:
        lines = room_lines(sight, str(self._link), self._terminal, self._words)
        notes = [f" {note}" for note in self._hearing.take_notes()]
        if self._terminal.looks.live:
            self._terminal.redraw(["", *lines, *notes])
        else:
            self._terminal.say(*(["", *lines] if lines != self._room else []), *notes)
        self._room = lines
        self._keys.ask_about("room")
        said = self._ask_in_room()
        if said == _START:
            self._hearing.ask(asks.Start(table=self._link.table))
            self._keys.listen()
        elif said:
            self._hearing.notes.append(self._words.say("join-room-help"))

    def _ask_in_room(self) -> str:
        try:
            said = self._ask(" " + self._words.say("play-prompt")).lower()
        except EOFError:
            if self._keys.is_keyboard:
                raise Left from None
            return self._keys.listen()
        if said in _LEAVING:
            raise Left
        if said != _START and not self._keys.is_keyboard:
            self._keys.put_back(said)  # it is meant for the match
            return self._keys.listen()
        return said

    def _offer_seat(self, sight: Sight) -> None:
        if self._keys.is_keyboard:
            self._draw()
            self._keys.ask_about("back")
            if self._ask(" " + self._words.say("join-take-back") + " ").lower() in _LEAVING:
                raise Left
        self._hearing.ask(asks.Back(table=self._link.table))

    def _choose(self, sight: Sight) -> None:
        assert self._stage is not None, "whose turn it is has been shown the table"
        person, view = self._stage.person, sight.view
        if self._hearing.refusal is not None:
            person.refused(self._hearing.refusal)
            self._hearing.refusal = None
        person.notice(*self._hearing.take_notes(), *self._clock())
        self._keys.ask_about(view.number)
        try:
            with self._busy():
                move = person.choose(view, tuple(sight.moves))
        except News:
            if self._hearing.sight is not sight or sight.view.number != view.number:
                person.drop()
            raise
        text = sight.game.write(move)
        self._hearing.ask(asks.Move(table=self._link.table, turn=view.number, move=text))

    def _clock(self) -> list[str]:
        seconds = self._hearing.seconds
        return [] if seconds is None else [self._words.say("join-clock", seconds=seconds)]

    def _look_on(self) -> None:
        sight = self._hearing.sight
        self._draw()
        self._keys.ask_about("others")
        while True:
            line = self._keys.listen()
            if line.lower() in _LEAVING:
                raise Left
            if self._stage is None or sight is None or sight.view is None:
                continue
            move = self._stage.person.hear(line, sight.view)
            if move is not None:
                turn, text = sight.view.number, sight.game.write(move)
                self._hearing.ask(asks.Move(table=self._link.table, turn=turn, move=text))

    def _draw(self) -> None:
        sight, notes = self._hearing.sight, self._hearing.take_notes()
        if self._stage is not None and sight is not None and sight.view is not None:
            self._stage.draw(sight.view, notes)
        else:
            self._terminal.say(*(f" {note}" for note in notes))

    def _ask(self, prompt: str) -> str:
        with self._busy():
            return self._terminal.ask(prompt)

    @contextmanager
    def _busy(self) -> Iterator[None]:
        self._hearing.busy = True
        try:
            yield
        finally:
            self._hearing.busy = False
