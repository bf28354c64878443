"""A person at an online table: what is heard is shown, what is typed is asked."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from lastcard.cli.online.connection.address import TableLink
from lastcard.cli.online.connection.table import SeenTable
from lastcard.cli.online.errors import Removed
from lastcard.cli.online.person.display import OnlineDisplay
from lastcard.cli.online.person.invitation import Invitation
from lastcard.cli.online.person.keys import InterruptibleKeys, News
from lastcard.cli.online.person.leaving import LEAVING
from lastcard.cli.online.person.lobby import answered, arranged, room_lines
from lastcard.cli.online.person.news import TableNews
from lastcard.cli.online.person.rematch import RematchQuestion
from lastcard.cli.play.person import PersonLeft
from lastcard.cli.terminal.ink import wrapped
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import TABLE
from lastcard.locales import Words
from lastcard.wire import asks

_LINK: Final = "link"


class Visit:
    """Shows a person at *terminal* what *news* hears, and asks what is typed."""

    def __init__(
        self,
        news: TableNews,
        link: TableLink,
        invitation: Invitation,
        keys: InterruptibleKeys,
        terminal: Terminal,
        words: Words,
    ) -> None:
        self._news = news
        self._link = link
        self._invitation = invitation
        self._invites = invitation.first
        self._keys = keys
        self._terminal = terminal
        self._words = words
        self._display: OnlineDisplay | None = None
        self._room: list[str] = []

    def play(self) -> str:
        """Play until the match is "over" or the table "closed", or "idle" if that is why.

        "again" if it goes on at the table of a rematch. ``PersonLeft`` or ``Removed``.
        """
        seated = False
        while True:
            self._news.heed()
            sight = self._news.sight
            if seated and sight is not None and sight.seat is None:
                raise Removed
            if sight is not None and sight.seat is not None:
                if not seated:
                    self._terminal.turn_page()
                seated = True
                self._show_untold(sight)
                if sight.phase in ("over", "closed"):
                    return self._ending(sight)
            with suppress(News):
                self._step(sight)

    def _step(self, sight: SeenTable | None) -> None:
        if sight is None or sight.seat is None:
            self._look_on()
        elif sight.phase == "open":
            self._wait(sight)
        elif self._news.asked is None and sight.is_away:
            self._offer_seat(sight)
        elif self._news.asked is None and sight.is_mine:
            self._choose(sight)
        else:
            self._look_on()

    def _show_untold(self, sight: SeenTable) -> None:
        news, seat = self._news, sight.seat
        assert seat is not None, "a match is shown to whoever has a seat"
        if news.seen is not None and sight.view is not None:
            self._display = OnlineDisplay(sight, seat, news.seen, self._terminal, self._words)
            news.seen = None
        while news.untold and self._display is not None:
            event, view = news.untold.pop(0)
            self._display.tell(event, view, partial(self._pause, over=view.awaits is None))

    def _pause(self, *, over: bool) -> None:
        """Let the person look at the score, until the cards are dealt if the match is not over."""
        prompt = " " + self._words.say("play-press-enter") + " "
        waiting = self._terminal.looks.live and not self._terminal.hurried
        self._keys.ask_about("score")
        while waiting:
            try:
                self._ask(prompt)
                waiting = False
            except EOFError:
                if not over:
                    raise
                waiting = False
            except News:
                sight = self._news.sight
                waiting = over or (sight is not None and sight.view.awaits == TABLE)
        if not over:
            self._news.ask(asks.Next(table=self._link.table))

    def _ending(self, sight: SeenTable) -> str:
        question = RematchQuestion(self._news, self._keys, self._terminal, self._words)
        if sight.phase == "over" and self._keys.is_keyboard and question.is_wanted():
            return "again"
        return "idle" if sight.closed == "idle" else sight.phase

    def _invite(self) -> None:
        self._invites = False
        lines = self._invitation.lines(self._terminal, self._words)
        if not self._terminal.looks.live:
            self._terminal.say("", *lines)
            return
        self._keys.ask_about("invitation")
        said = None
        while said is None:
            self._terminal.redraw(lines)
            with suppress(News):
                said = self._ask(" " + self._words.say("play-press-enter") + " ")
        if said.lower() in LEAVING:
            raise PersonLeft

    def _wait(self, sight: SeenTable) -> None:
        if self._invites:
            self._invite()
        lines = room_lines(sight, str(self._invitation.link), self._terminal, self._words)
        notes = wrapped(self._news.take_notes(), self._terminal.looks.width)
        if self._terminal.looks.live:
            self._terminal.redraw(["", *lines, *notes])
        else:
            self._terminal.say(*(["", *lines] if lines != self._room else []), *notes)
        self._room = lines
        self._keys.ask_about("room")
        said = self._ask_in_room(sight)
        if said == _LINK:
            self._invites = True
            return
        orders = arranged(said, sight, self._link.table)
        for order in orders:
            self._news.ask(order)
        if orders:
            self._keys.listen()
        elif said:
            self._news.notes.append(answered(said, sight, self._words))

    def _ask_in_room(self, sight: SeenTable) -> str:
        try:
            said = self._ask(" " + self._words.say("play-prompt")).lower()
        except EOFError:
            if self._keys.is_keyboard:
                raise PersonLeft from None
            return self._keys.listen()
        if said in LEAVING:
            raise PersonLeft
        if (
            not self._keys.is_keyboard
            and said != _LINK
            and not arranged(said, sight, self._link.table)
        ):
            self._keys.put_back(said)  # it is meant for the match
            return self._keys.listen()
        return said

    def _offer_seat(self, sight: SeenTable) -> None:
        if self._keys.is_keyboard:
            self._draw()
            self._keys.ask_about("back")
            if self._ask(" " + self._words.say("join-take-back") + " ").lower() in LEAVING:
                raise PersonLeft
        self._news.ask(asks.Back(table=self._link.table))

    def _choose(self, sight: SeenTable) -> None:
        assert self._display is not None, "whose turn it is has been shown the table"
        person, view = self._display.person, sight.view
        if self._news.refusal is not None:
            person.refused(self._news.refusal)
            self._news.refusal = None
        person.notice(*self._news.take_notes(), *self._clock())
        self._keys.ask_about(view.number)
        try:
            with self._busy():
                move = person.choose(view, tuple(sight.moves))
        except News:
            if self._news.sight is not sight or sight.view.number != view.number:
                person.drop()
            raise
        text = sight.game.write(move)
        self._news.ask(asks.Move(table=self._link.table, turn=view.number, move=text))

    def _clock(self) -> list[str]:
        seconds = self._news.seconds
        return [] if seconds is None else [self._words.say("join-clock", seconds=seconds)]

    def _look_on(self) -> None:
        sight = self._news.sight
        self._draw()
        self._keys.ask_about("others")
        while True:
            line = self._keys.listen()
            if line.lower() in LEAVING:
                raise PersonLeft
            if self._display is None or sight is None or sight.view is None:
                continue
            move = self._display.person.hear(line, sight.view)
            if move is not None:
                turn, text = sight.view.number, sight.game.write(move)
                self._news.ask(asks.Move(table=self._link.table, turn=turn, move=text))

    def _draw(self) -> None:
        sight, notes = self._news.sight, self._news.take_notes()
        if self._display is not None and sight is not None and sight.view is not None:
            moving = isinstance(self._news.asked, asks.Move)
            self._display.draw(sight.view, notes + (self._display.waits(sight) if moving else []))
        else:
            self._terminal.say(*(f" {note}" for note in notes))

    def _ask(self, prompt: str) -> str:
        with self._busy():
            return self._terminal.ask(prompt)

    @contextmanager
    def _busy(self) -> Iterator[None]:
        self._news.busy = True
        try:
            yield
        finally:
            self._news.busy = False
