"""What happens at the table, line by line: the cycle in progress and what led to it."""

from lastcard.cli.screen.cards import strip, tight
from lastcard.cli.screen.gang.combos import combo_name
from lastcard.cli.screen.log_line import LogLine, name_column
from lastcard.cli.screen.setting import Setting, way
from lastcard.cli.terminal.ink import pad, width, wrapped
from lastcard.games.game import Event, Seat
from lastcard.games.gang import events
from lastcard.games.gang.notation import read_card
from lastcard.games.gang.wording import card_words

CARD_COLUMNS = 27


class DealLog:
    """The lines of the deal; after a cycle a new one begins with the next play."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._deal: list[LogLine] = []
        self._cycle = 0
        self._over = False

    def take(self, event: Event) -> list[str]:
        """Take note of *event*; the lines that tell it, if it has some."""
        if isinstance(event, events.Dealt):
            self._deal.clear()
        if isinstance(event, events.Dealt) or (self._over and isinstance(event, events.Played)):
            self._cycle = len(self._deal)
            self._over = False
        line = self._line(event)
        if isinstance(event, events.CycleEnded):
            self._over = True
        if line is None:
            return []
        self._deal.append(line)
        return self._rows(line, latest=True)

    def latest(self, count: int) -> list[str]:
        """The last *count* lines of the cycle; what is to be beaten is there and stands out."""
        cycle = self._deal[self._cycle :]
        top = next((line for line in reversed(cycle) if line.cards), None)
        rows = [(line, row) for line in cycle for row in self._rows(line, latest=line is top)]
        shown = rows[-count:]
        if top is not None and all(line is not top for line, _ in shown):
            shown = [next(row for row in rows if row[0] is top), *shown[1:]]
        return [row for _, row in shown]

    def winning(self) -> str:
        """The last play, as it was told; empty where there was none."""
        last = next((line for line in reversed(self._deal) if line.cards), None)
        return "" if last is None else self._play(last, latest=True)

    def lines(self) -> list[str]:
        """The lines of the deal."""
        return [row for line in self._deal for row in self._rows(line, latest=False)]

    def _line(self, event: Event) -> LogLine | None:
        words = self._setting.words
        match event:
            case events.Played():
                return LogLine(combo_name(event.cards, words), event.seat, event.cards)
            case events.Passed():
                return LogLine(words.say("gang-passes"), event.seat)
            case events.Declared():
                return LogLine(words.say("gang-declares"), event.seat, loud=True)
            case events.Undeclared():
                return self._sentence("gang-undeclared", event.seat)
            case events.CycleEnded():
                return self._sentence(self._ending(event.leader), event.leader)
            case _:
                return self._dealing(event)

    def _ending(self, leader: Seat) -> str:
        # Where the winner of a cycle is out of the deal, another one leads.
        plays = (line for line in reversed(self._deal[self._cycle :]) if line.cards)
        top = next(plays, None)
        return "gang-cycle-won" if top is not None and top.seat == leader else "gang-leads"

    def _dealing(self, event: Event) -> LogLine | None:
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

    def _sentence(self, message: str, seat: Seat, **args: str | int) -> LogLine:
        setting = self._setting
        return LogLine(setting.words.say(message, **setting.who(seat), **args))

    def _gift(self, event: events.Given) -> LogLine:
        setting = self._setting
        sentence = setting.words.say(
            "gang-given-forced" if event.forced else "gang-given-back",
            giver=setting.name(event.giver),
            taker=setting.name(event.taker),
            you=setting.either(event.giver, event.taker),
            **card_words(read_card(event.card)),
        )
        return LogLine(f"{strip(event.card, setting.ink)} {sentence}", loud=True)

    def _rows(self, line: LogLine, *, latest: bool) -> list[str]:
        ink, columns = self._setting.ink, self._setting.looks.width
        if line.seat is None:
            rows = wrapped([line.words], columns - 2)
            return [f"  {row if line.loud else ink.dim(row)}" for row in rows]
        if line.cards:
            return [self._play(line, latest=latest)]
        said = ink.accent(line.words) if line.loud else ink.dim(line.words)
        return [f"   {self._name(line)}{said}"]

    def _play(self, line: LogLine, *, latest: bool) -> str:
        ink, name = self._setting.ink, self._name(line)
        said = ink.bold(line.words) if latest else ink.dim(line.words)
        whole = f"   {name}{pad(strip(line.cards, ink), CARD_COLUMNS)} {said}"
        if width(whole) <= self._setting.looks.width:
            return whole
        return f"   {name}{tight(line.cards, ink)}  {said}"

    def _name(self, line: LogLine) -> str:
        assert line.seat is not None, "a sentence has its names in it"
        return name_column(line.seat, self._setting)
