"""A table before the match, in lines: what is played, who sits where, and what is waited for."""

from typing import Final

from lastcard.cli.online.connection.table import SeenTable
from lastcard.cli.online.errors import NoSeat
from lastcard.cli.online.person.agreed import agreed_lines
from lastcard.cli.online.seat_names import tidy
from lastcard.cli.terminal.ink import brief, pad, width, wrapped
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.game import Seat
from lastcard.locales import Words
from lastcard.table.state.entries import MatchId
from lastcard.wire import asks

_START: Final = "start"
_BOTS: Final = "bots"
_BOT: Final = "bot"
_REMOVE: Final = "remove"
LONGEST_NAME: Final = 40
"""As many letters of a bot's name are asked for."""


def room_lines(sight: SeenTable, link: str, terminal: Terminal, words: Words) -> list[str]:
    """What is played, the seats, and what the reader can do."""
    ink, columns, title = terminal.ink, terminal.looks.width, words.title(sight.setup.game)
    names = [tidy(chair.name or "-") for chair in sight.chairs]
    column = max(map(width, names)) + 2
    seats = [
        f"   {seat + 1}  {pad(name, column)}{ink.dim(_state(seat, sight, words))}"
        for seat, name in enumerate(names)
    ]
    agreed = agreed_lines(sight.setup, terminal.looks, words)
    return [
        f" {ink.bold(title)}  {ink.dim(link)}",
        *map(ink.dim, agreed),
        "",
        *seats,
        "",
        *wrapped([*_waiting(sight, words), *_task(sight, words)], columns),
    ]


def room_help(sight: SeenTable, words: Words) -> str:
    """What can be typed here."""
    arranges = "yes" if sight.presence.arranger == sight.me else "no"
    return words.say("join-room-help", arranges=arranges)


def arranged(line: str, sight: SeenTable, table: MatchId) -> list[asks.Ask]:
    """What is asked of the table when *line* is typed before the match; nothing for other words."""
    match line.lower().split():
        case [word] if word == _START:
            return [asks.Start(table=table)]
        case [word] if word == _BOTS:
            free = [Seat(at) for at, one in enumerate(sight.chairs) if not (one.player or one.bot)]
            return [asks.Bot(table=table, seat=seat, bot=sight.setup.bot) for seat in free]
        case [word, number, *name] if word == _BOT and len(name) < 2:
            seat = _numbered(number, sight)
            bot = name[0][:LONGEST_NAME] if name else sight.setup.substitute()
            return [] if seat is None else [asks.Bot(table=table, seat=seat, bot=bot)]
    seat = _to_free(line, sight)
    if seat is None or seat == sight.seat:
        return []
    if sight.chairs[seat].player is None:
        return [asks.Bot(table=table, seat=seat)]
    return [asks.Remove(table=table, seat=seat)]


def answered(line: str, sight: SeenTable, words: Words) -> str:
    """What is said to a *line* that asks nothing of the table."""
    if sight.presence.arranger != sight.me:
        return room_help(sight, words)
    if line.lower() == _BOTS:
        return words.say(NoSeat.code)
    if sight.seat is not None and _to_free(line, sight) == sight.seat:
        return words.say("join-own-seat")
    said = words.say("join-not-here", text=brief(line))
    # While the table waits for somebody, what can be typed stands there already.
    return said if sight.presence.waits_for else f"{said} {room_help(sight, words)}"


def _to_free(line: str, sight: SeenTable) -> Seat | None:
    match line.lower().split():
        case [word, number] if word == _REMOVE:
            return _numbered(number, sight)
    return None


def _numbered(number: str, sight: SeenTable) -> Seat | None:
    return {str(seat + 1): Seat(seat) for seat in range(len(sight.chairs))}.get(number)


def _state(seat: int, sight: SeenTable, words: Words) -> str:
    chair, presence = sight.chairs[seat], sight.presence
    if chair.player is None:
        kind = "bot" if chair.bot else "free"
    elif chair.player == sight.me:
        kind = "you"
    elif not _is_here(seat, sight):
        kind = "gone"
    else:
        kind = "unready" if seat in presence.waits_for else "ready"
    return words.say("join-seat", kind=kind)


def _is_here(seat: int, sight: SeenTable) -> bool:
    return all(sight.presence.present[seat : seat + 1])


def _waiting(sight: SeenTable, words: Words) -> list[str]:
    """The players the table waits for, by name, and how many seats are free."""
    chairs, waits_for = sight.chairs, sight.presence.waits_for
    free = sum(chairs[at].player is None for at in waits_for)
    people = [at for at in waits_for if chairs[at].player not in (None, sight.me)]
    gone = [_name(at, sight) for at in people if not _is_here(at, sight)]
    unready = [_name(at, sight) for at in people if _is_here(at, sight)]
    said = [words.say("web-waits-for-absent", who=who) for who in gone]
    if unready:
        said.append(words.say("join-waits-for", who=", ".join(unready)))
    if free:
        said.append(words.say("join-free-seats", seats=free))
    return [" ".join(said)] if said else []


def _task(sight: SeenTable, words: Words) -> list[str]:
    arranger, stands_in = sight.presence.arranger, sight.presence.arranger != sight.host
    if arranger == sight.me:
        task = room_help(sight, words) if sight.presence.waits_for else words.say("join-can-start")
        return [*([words.say("web-you-stand-in")] if stands_in else []), task]
    seat = next((at for at, one in enumerate(sight.chairs) if one.player == arranger), None)
    if seat is None or arranger is None:
        return [words.say("join-wait-maker")]
    message = "web-stand-in-starts" if stands_in else "join-wait-host"
    return [words.say(message, host=_name(seat, sight))]


def _name(seat: int, sight: SeenTable) -> str:
    return tidy(sight.chairs[seat].name or "-")
