"""Gang of Four on the screen."""

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Final

from lastcard.cli.screen.around import all_hands
from lastcard.cli.screen.cards import BY_NUMBER, other, tight
from lastcard.cli.screen.gang import score, table
from lastcard.cli.screen.gang.combos import type_name
from lastcard.cli.screen.gang.deal_log import DealLog
from lastcard.cli.screen.gang.task import plain_plays, task
from lastcard.cli.screen.pad import standings
from lastcard.cli.screen.screen import EventText, Hint, HintGroup, MakeScreen
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import wrapped
from lastcard.games.game import AnyGame, Event, Seat
from lastcard.games.gang import events
from lastcard.games.gang.state import Phase
from lastcard.games.gang.view import View


class GangScreen:
    """Shows Gang of Four to one reader."""

    def __init__(self, game: AnyGame, setting: Setting) -> None:
        self._setting = setting
        self._log = DealLog(setting)
        self._order = BY_NUMBER

    def picture(self, view: View, rows: int | None = None) -> list[str]:
        """The table."""
        return table.picture(view, self._log, self._order, self._setting, rows)

    def task(self, view: View) -> str:
        """What to do now."""
        return task(view, self._setting)

    def waits(self, view: View, people: Collection[Seat]) -> str | None:
        """A player who has just come down to a last card may still say so (GF-8.5)."""
        caller = view.owner
        if caller is None or caller == view.seat or caller not in people:
            return None
        if view.options.last_card != "spoken" or view.counts[caller] != 1:
            return None
        if caller in (*view.declared, *view.out):
            return None
        return self._setting.words.say("gang-waits-call", who=self._setting.name(caller))

    def tell(self, event: Event, view: View) -> EventText:
        """A line of the log, or the page at the end of a deal or match."""
        if isinstance(event, events.DealEnded):
            return EventText(
                score.deal_end(event, view, self._log.winning(), self._setting), page=True
            )
        if isinstance(event, events.MatchEnded):
            return EventText(
                standings(event.totals, event.winners, self._setting), page=True, last=True
            )
        lines = self._log.take(event)
        moment = isinstance(event, events.CycleEnded | events.Undeclared)
        return EventText(lines, moment=moment)

    def log(self) -> list[str]:
        """The deal so far, cycle by cycle."""
        return self._log.lines()

    def hints(self, view: View) -> list[HintGroup]:
        """What can be played, by type; a pass needs no hint."""
        if view.phase is Phase.EXCHANGE:
            return [self._group("give", [move.removeprefix("give ") for move in view.legal])]
        if view.phase is not Phase.PLAY:
            return []
        groups = groupby(plain_plays(view), key=type_name)
        return [self._group(kind, list(plays)) for kind, plays in groups]

    def reading(self, line: str, view: View) -> str:
        """What was typed, with the verb the phase asks for and the short words made long."""
        said = line.lower()
        if said.isdecimal():
            return f"cut {said}" if view.phase in (Phase.CUT, Phase.SHOW) else line
        if view.phase is Phase.EXCHANGE and not said.startswith("give"):
            return f"give {line}"
        if said == "p":
            return "pass"
        if said in ("last", "!", "last card", "last card!"):
            return "last!"
        for call in (" last!", " last"):
            if said.endswith(call):
                return said.removesuffix(call) + "!"
        return line

    def on_enter(self, view: View) -> str | None:
        """The cut in the middle, where the deck is to be cut."""
        return view.legal[0] if view.phase in (Phase.CUT, Phase.SHOW) else None

    def sort(self) -> str:
        """By number or by colour."""
        self._order = other(self._order)
        return self._order

    def pad(self, view: View) -> list[str]:
        """The score pad and when the match ends."""
        ends = wrapped([score.target(view, self._setting)], self._setting.looks.width - 1)
        return [*score.score_pad(view, self._setting), *(f" {line}" for line in ends)]

    def hands(self, views: Sequence[View]) -> list[str]:
        """Everybody's cards, once they are dealt."""
        return all_hands([view.hand for view in views], self._setting)

    def help(self) -> list[str]:
        """How cards, passes and calls are typed."""
        return self._setting.words.lines("gang-help")

    def summary(self) -> list[str]:
        """The rules in short."""
        return self._setting.words.lines("gang-summary")

    def _group(self, kind: str, plays: list[str]) -> HintGroup:
        title = self._setting.words.say("gang-group", type=kind)
        hints = tuple(Hint(play, tight(play, self._setting.ink)) for play in plays)
        return HintGroup(title, hints)


PART: Final[MakeScreen] = GangScreen
