"""What happens around a match that no game tells: who is away, what is said."""

from lastcard.cli.online.connection.table import SeenTable
from lastcard.cli.online.seat_names import names, tidy
from lastcard.locales import Words
from lastcard.table.state import entries as e


def note_of(entry: e.TableEntry, sight: SeenTable, words: Words) -> str | None:
    """The sentence about *entry*, if there is one."""
    match entry:
        case e.Away(seat=seat, why=why) if seat == sight.seat:
            return None if why == "left" else words.say("join-away-me")
        case e.Away(seat=seat):
            return words.say("join-away", who=names(sight.chairs)[seat])
        case e.Back(seat=seat) if seat != sight.seat:
            return words.say("join-back", who=names(sight.chairs)[seat])
        case e.Moved(seat=seat, by="clock") if seat == sight.seat:
            return words.say("join-slow")
        case e.Again(seat=seat) if seat is not None and seat != sight.seat:
            return words.say("join-wants-again", who=names(sight.chairs)[seat])
        case e.Said(seat=seat):
            said = _said(entry, words)
            who = names(sight.chairs)[seat]
            return None if said is None else words.say("join-says", who=who, said=said)
        case _:
            return None


def _said(said: e.Said, words: Words) -> str | None:
    if said.phrase is not None:
        return words.say(f"phrase-{said.phrase}")
    return None if said.text is None else tidy(said.text)
