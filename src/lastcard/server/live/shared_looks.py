"""Shared looks: people step through one replay together. They are kept in memory alone."""

import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from lastcard.games.game import Seat
from lastcard.server.errors import LookFull, LooksEnough, LookUnknown, NotLeading
from lastcard.server.live.connection import Connection
from lastcard.table.people.talk import check_talk
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.wire.look_asks import Show
from lastcard.wire.look_tells import Looking, Onlooker, Remarked, RemarkMade
from lastcard.wire.tells import Tell

MOST_LOOKS: Final = 500
"""How many there are at most."""
MOST_OF_PLAYER: Final = 5
"""How many of them one player has made."""
MOST_PEOPLE: Final = 40
"""How many people are in one."""
MOST_REMARKS: Final = 100
"""How much of what was said is remembered."""
EMPTY: Final = 15 * 60 * 1000
"""After how many milliseconds one ends in which nobody is."""
IDLE: Final = 3 * 60 * 60 * 1000
"""After how many milliseconds one ends in which nothing happens."""


@dataclass(slots=True)
class _Person:
    lines: set[Connection] = field(default_factory=set)
    aside: bool = False


class SharedLook:
    """One replay that several people look at; one of them leads."""

    def __init__(
        self, name: str, host: PlayerId, match: MatchId | None, record: str | None
    ) -> None:
        self.name = name
        self.host = host
        self.match = match
        """The match that is looked at; None where it is a record."""
        self._record = None if record is None else zlib.compress(record.encode())
        self.place = 1
        self.eyes: Seat | None = None
        self.marks = ""
        self.leader: PlayerId | None = None
        self._led: PlayerId = host
        """Who led last: whoever comes back leads again, unless somebody took the lead."""
        self.people: dict[PlayerId, _Person] = {}
        self.remarks: deque[RemarkMade] = deque(maxlen=MOST_REMARKS)
        self.since = 0
        """When something happened last."""

    @property
    def record(self) -> str | None:
        """The record that is looked at, as text."""
        return None if self._record is None else zlib.decompress(self._record).decode()

    def come(self, line: Connection) -> None:
        """Let *line* hear what happens here, and tell it what is shown and was said."""
        player = line.player.id
        if player not in self.people and len(self.people) >= MOST_PEOPLE:
            raise LookFull(most=MOST_PEOPLE)
        self.people.setdefault(player, _Person()).lines.add(line)
        if self.leader is None and player == self._led:
            self.leader = player
        said = tuple(one for one in self.remarks if one.player not in line.muted)
        line.tell(Remarked(look=self.name, remarks=said))
        self.tell()

    def go(self, line: Connection) -> None:
        """Tell *line* no more; who leads and is gone leads no more."""
        player = line.player.id
        person = self.people.get(player)
        if person is None or line not in person.lines:
            return
        person.lines.discard(line)
        if person.lines:
            return
        del self.people[player]
        if self.leader == player:
            self.leader = None
        self.tell()

    def show(self, player: PlayerId, ask: Show) -> None:
        """*player*, who leads, shows what *ask* says."""
        self._demand_here(player)
        if self.leader != player:
            raise NotLeading
        self.place, self.marks = ask.place, ask.marks
        self.eyes = None if ask.eyes is None else Seat(ask.eyes)
        self.tell()

    def lead(self, player: PlayerId, to: PlayerId | None) -> None:
        """*player* takes the lead that nobody has, or gives their own *to* somebody."""
        self._demand_here(player)
        if self.leader not in (None, player):
            raise NotLeading
        heir = player if to is None else to
        self._demand_here(heir)
        self.leader = self._led = heir
        self.people[heir].aside = False
        self.tell()

    def step_aside(self, player: PlayerId, aside: bool) -> None:
        """*player* looks on their own, or comes back; who leads leads no more."""
        self._demand_here(player)
        self.people[player].aside = aside
        if aside and self.leader == player:
            self.leader = None
        elif not aside and self.leader is None and self._led == player:
            self.leader = player
        self.tell()

    def remark(self, line: Connection, text: str) -> None:
        """Who is at *line* says *text*; those who muted them do not hear it."""
        player = line.player
        self._demand_here(player.id)
        shown = check_talk(None, text, "free") or ""
        made = RemarkMade(player=player.id, name=player.name, text=shown)
        self.remarks.append(made)
        self._push(Remarked(look=self.name, remarks=(made,)), speaker=player.id)

    def forget(self, player: PlayerId) -> None:
        """Nothing that *player* said is remembered."""
        kept = [one for one in self.remarks if one.player != player]
        self.remarks = deque(kept, maxlen=MOST_REMARKS)

    def tell(self) -> None:
        """Tell everybody how it stands."""
        self._push(
            Looking(
                look=self.name,
                people=tuple(
                    Onlooker(player=player, name=_name(person), aside=person.aside)
                    for player, person in self.people.items()
                ),
                leader=self.leader,
                place=self.place,
                eyes=self.eyes,
                marks=self.marks,
            )
        )

    def _push(self, tell: Tell, speaker: PlayerId | None = None) -> None:
        for person in self.people.values():
            for line in tuple(person.lines):
                if speaker not in line.muted:
                    line.tell(tell)

    def _demand_here(self, player: PlayerId) -> None:
        if player not in self.people:
            raise LookUnknown


class SharedLooks:
    """Every shared look of this server."""

    def __init__(self, now: Callable[[], int], new_name: Callable[[], str]) -> None:
        self._now = now
        self._new_name = new_name
        self._looks: dict[str, SharedLook] = {}

    def __len__(self) -> int:
        return len(self._looks)

    def make(self, host: PlayerId, match: MatchId | None, record: str | None) -> SharedLook:
        """A new one of *match* or of *record*, which *host* may see; ``LooksEnough``."""
        self._tidy()
        own = sum(look.host == host for look in self._looks.values())
        if own >= MOST_OF_PLAYER or len(self._looks) >= MOST_LOOKS:
            raise LooksEnough(most=MOST_OF_PLAYER)
        look = SharedLook(self._new_name(), host, match, record)
        look.since = self._now()
        self._looks[look.name] = look
        return look

    def find(self, name: str) -> SharedLook:
        """The one called *name*, in which something happens now; ``LookUnknown``."""
        self._tidy()
        look = self._looks.get(name)
        if look is None:
            raise LookUnknown
        look.since = self._now()
        return look

    def gone(self, line: Connection) -> None:
        """*line* is closed."""
        for look in self._looks.values():
            if line.player.id in look.people:
                look.since = self._now()
                look.go(line)

    def forget(self, player: PlayerId) -> None:
        """Nothing that *player* said or showed is kept."""
        for look in tuple(self._looks.values()):
            look.forget(player)
            if look.host == player:
                del self._looks[look.name]

    def _tidy(self) -> None:
        now = self._now()
        for look in tuple(self._looks.values()):
            if now - look.since > (IDLE if look.people else EMPTY):
                del self._looks[look.name]


def _name(person: _Person) -> str:
    return next(iter(person.lines)).player.name
