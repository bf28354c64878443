"""What a table remembers of what it told: enough for clients to catch up or to join."""

from collections import deque
from collections.abc import Iterator
from typing import Final

from lastcard.games.game import TABLE, Event
from lastcard.table.people.telling import Telling
from lastcard.table.state.entries import Moved, Noted, PlayerId, Said, Sat

_COMMIT: Final = "commit "
_PLEDGED: Final = ("server ", "chain ")
_TALK: Final = 30  # how much of the talk is remembered


class History:
    """The tellings of the deal in progress and the one before; older ones are forgotten."""

    def __init__(self) -> None:
        self._tellings: deque[Telling] = deque()
        self._deals: deque[int] = deque([0], maxlen=2)
        self._pledges: list[str] = []
        self._talk: deque[Telling] = deque(maxlen=_TALK)
        self.people: set[PlayerId] = set()
        """Everybody who sat or spoke, ever."""

    def add(self, telling: Telling) -> None:
        """Remember *telling*."""
        if self._tellings:
            before = self._tellings[-1]  # whoever has not heard it by now hears it without a view
            before.views = None
            before.frames.clear()
        entry = telling.entry
        if isinstance(entry, Said | Sat):
            self.people.add(entry.player)
        if isinstance(entry, Said):
            self._talk.append(telling)
        if isinstance(entry, Noted):
            self._note(entry.note, telling.number)
        self._tellings.append(telling)

    @property
    def latest(self) -> Telling | None:
        """The last telling of all."""
        return self._tellings[-1] if self._tellings else None

    def missed(self, since: int, until: int) -> list[Telling] | None:
        """The tellings after number *since*, up to *until*; None when they are not all known."""
        if not self._tellings or not self._tellings[0].number - 1 <= since <= until:
            return None
        return [telling for telling in self._tellings if since < telling.number <= until]

    def seen(self, until: int) -> tuple[Event, ...]:
        """The events of the deal that was in progress at number *until*."""
        return tuple(event for telling in self._deal(until) for event in telling.events)

    def moves(self, until: int) -> tuple[Moved, ...]:
        """The public moves of that deal; the dealt deck is not one of them."""
        return tuple(move for telling in self._deal(until) for move in telling.moves)

    def notes(self, until: int) -> tuple[str, ...]:
        """The pledges, and the notes that are remembered, up to number *until*."""
        later = [
            telling.entry.note
            for telling in self._up_to(until)
            if isinstance(telling.entry, Noted) and not telling.entry.note.startswith(_PLEDGED)
        ]
        return (*self._pledges, *later)

    def talk(self, until: int) -> tuple[Telling, ...]:
        """What was said lately, up to number *until*."""
        return tuple(telling for telling in self._talk if telling.number <= until)

    def _deal(self, until: int) -> list[Telling]:
        # From the last time the table dealt on; before the first deal, everything.
        tellings = list(self._up_to(until))
        for place in range(len(tellings) - 1, -1, -1):
            entry = tellings[place].entry
            if isinstance(entry, Moved) and entry.seat == TABLE:
                return tellings[place:]
        return tellings

    def _up_to(self, until: int) -> Iterator[Telling]:
        return (telling for telling in self._tellings if telling.number <= until)

    def _note(self, note: str, number: int) -> None:
        if note.startswith(_PLEDGED):
            self._pledges.append(note)
        if not note.startswith(_COMMIT):
            return
        self._deals.append(number)
        while self._tellings and self._tellings[0].number < self._deals[0]:
            self._tellings.popleft()
