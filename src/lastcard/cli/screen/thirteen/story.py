"""What happens at the table, line by line."""

from dataclasses import dataclass

from lastcard.cli.screen.cards import tight
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import pad, shorten, width
from lastcard.games.game import Event, Seat
from lastcard.games.thirteen import events
from lastcard.games.thirteen.position import LIMIT

MARGIN = 3
NAME_COLUMNS = 9
"""As many columns names have however narrow the screen is."""
BESIDE_NAME = 55
"""How many columns the longest line has besides its name."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that happened; *loud* where somebody took cards."""

    words: str
    loud: bool = False


class Story:
    """The lines of the current deal."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._lines: list[Line] = []
        self._too_much: events.Played | None = None

    def take(self, event: Event) -> str | None:
        """Take note of *event*; the line that tells it, if it has one."""
        if isinstance(event, events.Dealt):
            self._lines.clear()
        line = self._line(event)
        if line is None:
            return None
        self._lines.append(line)
        return self._text(line, fresh=True)

    def latest(self, count: int) -> list[str]:
        """The last *count* lines; what is older than a round fades."""
        shown = self._lines[-count:]
        fading = len(shown) - len(self._setting.names)
        return [self._text(line, fresh=place >= fading) for place, line in enumerate(shown)]

    def log(self) -> list[str]:
        """The lines of the deal."""
        return [self._text(line, fresh=False) for line in self._lines]

    def _line(self, event: Event) -> Line | None:
        match event:
            case events.Dealt():
                who = self._setting.who(event.dealer)
                return Line(self._setting.words.say("thirteen-dealt", deal=event.deal, **who))
            case events.Played() if event.sum > LIMIT:
                # Told in one line with what it makes the player take.
                self._too_much = event
                return None
            case events.Played():
                return Line(self._put("thirteen-puts", event))
            case events.Took() if self._too_much is not None:
                return Line(self._taken(self._too_much, event.cards), loud=True)
            case _:
                return None

    def _put(self, message: str, event: events.Played, **more: str | int) -> str:
        return self._setting.words.say(
            message,
            who=self._name(event.seat),
            you=self._setting.you(event.seat),
            card=tight(event.card, self._setting.ink),
            target=event.target,
            sum=event.sum,
            **more,
        )

    def _taken(self, event: events.Played, cards: str) -> str:
        count, painted = len(cards.split()), tight(cards, self._setting.ink)
        whole = self._put("thirteen-takes-these", event, count=count, cards=painted)
        if width(whole) < self._setting.looks.width - MARGIN:
            return whole
        return self._put("thirteen-takes", event, count=count)

    def _name(self, seat: Seat) -> str:
        room = max(NAME_COLUMNS, self._setting.looks.width - BESIDE_NAME)
        columns = max(NAME_COLUMNS, self._setting.name_columns(room))
        return pad(shorten(self._setting.name(seat), columns), columns + 1)

    def _text(self, line: Line, *, fresh: bool) -> str:
        ink = self._setting.ink
        words = ink.bold(line.words) if line.loud and fresh else line.words
        return " " * MARGIN + (words if fresh else ink.dim(words))
