"""A seat's part in the provable deals of a table: one link of its own chain for every deal."""

import msgspec

from lastcard.fair import SeatChain, read_note
from lastcard.fair.notes import Absent, Chain, Commit, Link, Note, Reveal
from lastcard.games.game import TABLE
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import Noted, PlayerId
from lastcard.wire import asks
from lastcard.wire.heard import NO_VIEW, HeardTold, HeardWhole


class _ViewPart(msgspec.Struct, frozen=True):
    """The part of any game's view that is needed here."""

    deal: int
    awaits: int | None


class DealLinks:
    """Answers every commitment of a table with the link of *chain* for that deal."""

    def __init__(self, chain: SeatChain) -> None:
        self._chain = chain
        self._seat: int | None = None
        self._deal = 0
        self._pledged = False
        self._begun = False
        self._awaited = False

    @property
    def end(self) -> str:
        """What is pledged on sitting down."""
        return self._chain.end.hex()

    def hear(self, heard: HeardWhole | HeardTold, me: PlayerId) -> asks.Link | None:
        """The link that is due after what was *heard*, if one is."""
        if isinstance(heard, HeardWhole):
            return self._hear_whole(heard, me)
        self._look_at(heard.chairs, me)
        if isinstance(heard.entry, Noted):
            note = read_note(heard.entry.note)
            self._note(note)
            if isinstance(note, Commit):
                self._deal += 1
                return self._link(heard)
        return None

    def _hear_whole(self, whole: HeardWhole, me: PlayerId) -> asks.Link | None:
        self._look_at(whole.chairs, me)
        for text in whole.notes:
            self._note(read_note(text))
        if whole.view == NO_VIEW:
            return None
        view = msgspec.json.decode(whole.view, type=_ViewPart)
        # Between two deals the view counts the finished ones; a commitment begins the next.
        undealt = view.awaits == TABLE and self._begun
        self._deal = view.deal + undealt
        return self._link(whole) if undealt and self._awaited else None

    def _note(self, note: Note) -> None:
        match note:
            case Chain(seat=seat, end=end) if seat == self._seat:
                self._pledged = end == self.end
            case Commit():
                self._begun = self._awaited = True
            case Link(seat=seat) | Absent(seat=seat) if seat == self._seat:
                self._awaited = False
            case Reveal():
                self._begun = False
            case _:
                pass

    def _link(self, heard: HeardWhole | HeardTold) -> asks.Link | None:
        if not self._pledged or self._deal > self._chain.length:
            return None
        link = self._chain.link(self._deal).hex()
        return asks.Link(table=heard.table, deal=self._deal, link=link)

    def _look_at(self, chairs: tuple[Chair, ...] | None, me: PlayerId) -> None:
        for seat, chair in enumerate(chairs or ()):
            if chair.player == me:
                self._seat = seat
