"""What is left of a line where a player was struck out."""

from typing import Final

import msgspec

from lastcard.table.state.entries import PlayerId, Said, Sat, TableEntry

DELETED: Final = "deleted"
"""The name shown for a player who was forgotten, and what is left of their words."""


def struck(entry: TableEntry, player: PlayerId) -> TableEntry | None:
    """*entry* without what *player* called themselves or wrote; None if it has nothing of it."""
    match entry:
        case Sat(player=who) if who == player:
            return msgspec.structs.replace(entry, name=DELETED)
        case Said(player=who, text=str()) if who == player:
            return msgspec.structs.replace(entry, text=DELETED)
        case _:
            return None


def is_struck(entry: TableEntry) -> bool:
    """Whether *entry* is what ``struck`` leaves."""
    match entry:
        case Sat(name=words) | Said(text=words):
            return words == DELETED
        case _:
            return False
