"""What happens at the table, line by line: the cycle in progress and what led to it."""

from dataclasses import dataclass

from lastcard.cli.ink import pad, shorten
from lastcard.cli.screen.cards import strip
from lastcard.cli.screen.gang.combos import combo_name
from lastcard.cli.screen.setting import Setting, way
from lastcard.games.game import Event, Seat
from lastcard.games.gang import events
from lastcard.games.gang.notation import read_card
from lastcard.games.gang.wording import card_words

NAME_COLUMNS = 10
CARD_COLUMNS = 27


@dataclass(frozen=True, slots=True)
class Line:
    """Something somebody did with *cards*, or a sentence."""

    seat: Seat | None
    words: str
    cards: str = ""
    loud: bool = False


class Story:
    """The lines of the current cycle; a new cycle begins with the next play."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._lines: list[Line] = []
        self._over = False

    def take(self, event: Event) -> str | None:
        """Take note of *event*; the line that tells it, if it has one."""
        if isinstance(event, events.Dealt) or (self._over and isinstance(event, events.Played)):
            self._lines.clear()
            self._over = False
        if isinstance(event, events.CycleEnded):
            self._over = True
        line = self._line(event)
        if line is None:
            return None
        self._lines.append(line)
        return self._text(line, latest=True)

    def latest(self, count: int) -> list[str]:
        """The last *count* lines; what is to be beaten stands out."""
        shown = self._lines[-count:]
        top = max((i for i, line in enumerate(shown) if line.cards), default=-1)
        return [self._text(line, latest=i == top) for i, line in enumerate(shown)]

    def _line(self, event: Event) -> Line | None:
        words = self._setting.words
        match event:
            case events.Played():
                return Line(event.seat, combo_name(event.cards, words), event.cards)
            case events.Passed():
                return Line(event.seat, words.say("gang-passes"))
            case events.Declared():
                return Line(event.seat, words.say("gang-declares"), loud=True)
            case events.Undeclared():
                return self._sentence("gang-undeclared", event.seat)
            case events.CycleEnded():
                return self._sentence("gang-leads", event.leader)
            case _:
                return self._dealing(event)

    def _dealing(self, event: Event) -> Line | None:
        match event:
            case events.Dealt():
                to = way(event.direction)
                return self._sentence("gang-dealt", event.dealer, deal=event.deal, direction=to)
            case events.DeckCut():
                return self._sentence("gang-cut", event.seat, at=event.at)
            case events.CardShown():
                again = "yes" if event.again else "no"
                card = card_words(read_card(event.card))
                return self._sentence("gang-shown", event.seat, again=again, **card)
            case events.Given():
                return self._gift(event)
            case _:
                return None

    def _sentence(self, message: str, seat: Seat, **args: str | int) -> Line:
        setting = self._setting
        return Line(None, setting.words.say(message, **setting.who(seat), **args))

    def _gift(self, event: events.Given) -> Line:
        setting = self._setting
        sentence = setting.words.say(
            "gang-given-forced" if event.forced else "gang-given-back",
            giver=setting.name(event.giver),
            taker=setting.name(event.taker),
            you=setting.either(event.giver, event.taker),
            **card_words(read_card(event.card)),
        )
        return Line(None, f"{strip(event.card, setting.ink)} {sentence}", loud=True)

    def _text(self, line: Line, *, latest: bool) -> str:
        ink = self._setting.ink
        if line.seat is None:
            return "   " + (line.words if line.loud else ink.dim(line.words))
        name = pad(shorten(self._setting.name(line.seat), NAME_COLUMNS - 1), NAME_COLUMNS)
        if not line.cards:
            said = ink.accent(line.words) if line.loud else ink.dim(line.words)
            return f"   {name}{said}"
        cards = pad(strip(line.cards, ink), CARD_COLUMNS) + " "
        return f"   {name}{cards}{ink.bold(line.words) if latest else ink.dim(line.words)}"
