"""A recorded match on a terminal, step by step: what is typed leads to other places."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from lastcard.cli.replay.moments import (
    Moment,
    Stride,
    deal_end,
    known_at,
    next_place,
    previous_place,
)
from lastcard.cli.replay.whereabouts import card_lines, counts
from lastcard.cli.screen.making import screen_for
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import wrapped
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import Seat
from lastcard.games.quoting import printable
from lastcard.locales import Words
from lastcard.record import Record

OPEN: Final = "open"
PAUSE: Final = 1.3
"""For how many seconds a move is shown where the match plays by itself; twice where one ends."""
_KEYS: Final[Mapping[str, tuple[int, Stride]]] = {
    "": (1, "move"),
    "n": (1, "move"),
    "b": (-1, "move"),
    "c": (1, "cycle"),
    "cb": (-1, "cycle"),
    "d": (1, "deal"),
    "db": (-1, "deal"),
}
"""What leads to another place: which way, and how far."""


class Stepper:
    """Shows places of a match, and follows what is typed."""

    def __init__(
        self, record: Record, moments: Sequence[Moment], terminal: Terminal, words: Words
    ) -> None:
        self._moments = moments
        self._game = moments[0].game
        self._terminal = terminal
        self._words = words
        self._names = tuple(map(printable, record.names))
        you = words.say("play-you")
        self._eyes: Seat | None = Seat(self._names.index(you)) if you in self._names else None
        self._place = 1
        self._hiding = True
        self._note: list[str] = []
        self._beside: Callable[[], list[str]] | None = None
        """What is shown instead of the table."""

    def look(self, eyes: str) -> None:
        """See with other *eyes*: a name, the number of a seat, or open."""
        seats = [str(seat) for seat in range(len(self._names))]
        if eyes.lower() == OPEN:
            self._eyes = None
        elif eyes in seats:
            self._eyes = Seat(int(eyes))
        elif found := [at for at, name in enumerate(self._names) if _is_like(name, eyes)]:
            self._eyes = Seat(found[0])
        else:
            names = ", ".join(self._names)
            self._tell("stepping-nobody", name=printable(eyes[:40]), names=names)

    def run(self, place: int) -> None:
        """Show *place* and whatever is asked for, until nobody asks any more."""
        self._go(place)
        while True:
            self._show()
            try:
                typed = self._terminal.ask(self._prompt())
            except EOFError:
                return
            if typed.lower() in ("q", "quit"):
                return
            self._do(typed.lower())

    def _do(self, typed: str) -> None:
        self._note, self._beside = [], None
        verb, _, rest = typed.partition(" ")
        acts: Mapping[str, Callable[[], None]] = {
            "first": lambda: self._go(1),
            "last": self._last,
            "e": lambda: self._see(rest or self._others()),
            "o": lambda: self._see(OPEN if self._eyes is not None else "0"),
            "k": lambda: self._put_beside(self._known),
            "l": lambda: self._put_beside(self._log),
            "s": lambda: self._put_beside(self._score),
            "a": self._play,
            "h": self._hide,
            "?": lambda: self._put_beside(self._help),
        }
        if typed in _KEYS:
            self._step(*_KEYS[typed])
        elif typed.isascii() and typed.isdecimal():
            self._go(int(typed[:9]))
        elif verb in acts:
            acts[verb]()
        else:
            self._tell("stepping-unknown", typed=printable(typed[:40]))
            self._note += self._help()

    def _step(self, way: int, stride: Stride) -> None:
        onwards = next_place if way > 0 else previous_place
        if way > 0 and self._place == len(self._moments):
            self._tell("stepping-ends")
        self._go(onwards(self._moments, self._place, stride))

    def _go(self, place: int) -> None:
        self._place = min(max(place, 1), len(self._moments))

    def _last(self) -> None:
        # Where later deals are hidden, the end is that of the deal.
        end = deal_end(self._moments, self._place) if self._hiding else len(self._moments)
        after = min(self._place + 1, len(self._moments))
        self._go(end if self._place < end else deal_end(self._moments, after))

    def _play(self) -> None:
        while self._place < len(self._moments):
            self._step(1, "move")
            self._show()
            pause = PAUSE * (2 if self._moments[self._place - 1].closes else 1)
            if self._terminal.overhear(pause) is not None:
                return

    def _others(self) -> str:
        # The eyes after these; after the last ones all hands lie open.
        after = 0 if self._eyes is None else self._eyes + 1
        return str(after) if after < len(self._names) else OPEN

    def _see(self, eyes: str) -> None:
        self.look(eyes)
        if self._note:
            return
        if self._eyes is None:
            self._tell("stepping-open")
        else:
            self._tell("stepping-eyes", who=self._names[self._eyes])

    def _hide(self) -> None:
        self._hiding = not self._hiding
        places = len(self._moments)
        if self._hiding:
            self._tell("stepping-hiding")
        else:
            self._tell("stepping-shown", places=places)

    def _put_beside(self, shown: Callable[[], list[str]]) -> None:
        self._beside = shown

    def _tell(self, message: str, **facts: str | int) -> None:
        said = self._words.say(message, **facts)
        self._note += [f" {line}" for line in wrapped([said], self._terminal.looks.width - 2)]

    def _prompt(self) -> str:
        return " " + self._words.say("stepping-prompt", place=self._place) + " "

    def _show(self) -> None:
        looks = self._terminal.looks
        note = ["", *self._note] if self._note else []
        rows = max(10, self._terminal.rows - len(note))
        lines = self._beside() if self._beside is not None else self._picture(rows)
        if looks.live:
            self._terminal.redraw([*lines[:rows], *note])
        else:
            self._terminal.say("", *lines, *note)

    def _picture(self, rows: int) -> list[str]:
        moment = self._moments[self._place - 1]
        screen = screen_for(self._game, self._setting())
        page: list[str] = []
        for past in self._moments[moment.dealt - 1 : self._place]:
            view = past.view(self._eyes)
            told = [screen.tell(event, view) for event in past.events]
            page = [line for one in told if one.page for line in one.lines]
        if page:
            return page
        if self._eyes is not None:
            return screen.picture(moment.view(self._eyes), rows)
        hands = screen.hands([moment.view(Seat(seat)) for seat in range(len(self._names))])
        picture = screen.picture(moment.view(None), max(8, rows - len(hands) - 1))
        return [*picture, "", *hands]

    def _setting(self) -> Setting:
        moment = self._moments[self._place - 1]
        first = self._eyes or Seat(0)
        around = [first]
        while len(around) < len(self._names):
            around.append(self._game.seat_to_right(moment.state, around[-1]))
        terminal = self._terminal
        return Setting(
            self._words, terminal.ink, terminal.looks, self._names, tuple(around), self._eyes
        )

    def _known(self) -> list[str]:
        known = known_at(self._moments, self._place)
        if known is None:
            return [f" {self._words.say('replay-unknown-game')}"]
        moment, columns = self._moments[self._place - 1], self._terminal.looks.width - 2
        hands = [moment.view(Seat(seat)).hand for seat in range(len(self._names))]
        deck = self._game.deck()
        about = (
            self._words.say("replay-known-open")
            if self._eyes is None
            else self._words.say("replay-known-about", who=self._names[self._eyes])
        )
        found = counts(deck, known, hands, self._eyes)
        told = [
            self._words.say("replay-known-count", where=where, cards=found[where])
            for where in ("own", "held", "table", "gone", "unseen")
            if found[where]
        ]
        rows = card_lines(deck, known, hands, self._eyes, self._names, columns)
        below = wrapped([" · ".join(told), self._words.say("stepping-key")], columns)
        return [f" {about}", "", *rows, "", *(f" {line}" for line in below)]

    def _log(self) -> list[str]:
        moment = self._moments[self._place - 1]
        screen = screen_for(self._game, self._setting())
        for past in self._moments[moment.dealt - 1 : self._place]:
            view = past.view(self._eyes)
            for event in past.events:
                screen.tell(event, view)
        return screen.log()[-self._terminal.rows :]

    def _score(self) -> list[str]:
        moment = self._moments[self._place - 1]
        return screen_for(self._game, self._setting()).pad(moment.view(self._eyes))

    def _help(self) -> list[str]:
        return [f"  {line}" for line in self._words.lines("stepping-help")]


def _is_like(name: str, typed: str) -> bool:
    return name.lower().startswith(typed.lower())
