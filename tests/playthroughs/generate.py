"""Writes the recorded matches: ``make playthroughs``, then read the diff as if playing.

A step is the move, in the second line what changed for everybody, and then what changed for a seat
alone: its hand, what it may do (how many moves, the first and the last of them), and what it has to
do. Two things the moves show anyway are left out, the turn number and the cycle. The number behind
``#`` is a checksum of all views, watcher's first, as they are encoded; it changes when anything in
any view does.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from lastcard.games.game import TABLE, Event, Seat
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match, play_match, seeded

from .players import sat_down

HERE: Final = Path(__file__).parent
SHORT: Final[Mapping[str, Mapping[str, str]]] = {"gang": {"target": "30"}}
"""Options that keep the matches of a game short enough to be read."""
VARIANTS: Final[Mapping[str, list[dict[str, str]]]] = {
    "gang": [{"last_card": "spoken"}, {"last_card": "automatic"}],
    "thirteen": [{"deal": "five"}, {"deal": "all"}],
}
"""What every edition of a game is played with; a game not named here is played as it is."""
LEFT_OUT: Final = ("number", "cycle", "awaits")
PRIVATE: Final = ("seat", "hand", "legal", "duty")


@dataclass(frozen=True)
class Playthrough:
    """One match to record."""

    key: str
    edition: str
    seats: int
    changes: tuple[tuple[str, str], ...]

    @property
    def path(self) -> Path:
        """Where it is kept."""
        words = [self.key, self.edition, str(self.seats), *(value for _, value in self.changes)]
        return HERE / f"{'-'.join(words)}.txt"


def playthroughs() -> Iterator[Playthrough]:
    """Every edition of every game, for every number of players, in every variant."""
    for game in GAMES.values():
        for edition in game.editions:
            for seats in game.players:
                for changes in VARIANTS.get(game.key, [{}]):
                    yield Playthrough(game.key, edition, seats, tuple(changes.items()))


def lines(playthrough: Playthrough) -> Iterator[str]:
    """The whole match, line by line."""
    match, seed = _start(playthrough), _telling_seed(playthrough)
    game, options = match.game, match.options
    yield f"# {game.key}, edition {playthrough.edition}, {playthrough.seats} players, seed {seed}"
    yield f"# {', '.join(f'{name} {value}' for name, value in game.describe(options).items())}"
    yield from _steps(match, seed)


def _start(playthrough: Playthrough) -> AnyMatch:
    game = GAMES[playthrough.key]
    changes = {**SHORT.get(game.key, {}), **dict(playthrough.changes)}
    return Match(game, game.options(playthrough.edition, changes), playthrough.seats)


def _telling_seed(playthrough: Playthrough) -> int:
    """Of a few seeds, the one whose match has two to four deals and most kinds of events."""
    first = crc32(playthrough.path.name.encode()) % 1000
    return max(range(first, first + 12), key=lambda seed: _merit(_start(playthrough), seed))


def _merit(match: AnyMatch, seed: int) -> tuple[bool, int]:
    kinds: set[type[Event]] = set()
    players = sat_down(match.game, match.seats, seed)
    play_match(match, players, seeded(seed), lambda event: kinds.add(type(event)))
    return 2 <= len(match.game.scores(match.state)) <= 4, len(kinds)


def _steps(match: AnyMatch, seed: int) -> Iterator[str]:
    game, shuffle = match.game, seeded(seed)
    players = sat_down(game, match.seats, seed)
    before = _views(match)
    while (awaited := match.awaits) is not None:
        if awaited == TABLE:
            seat, move = TABLE, game.deal(shuffle(game.deck()))
            yield ""
        else:
            seat, move = _chosen(match, players, awaited)
        events = match.act(seat, move).events
        after = _views(match)
        yield f"{_who(seat)} {game.write(move)}  #{_checksum(match):08x}"
        yield from (f"    {_told(event)}" for event in events)
        yield from _changed(before, after)
        before = after


def _chosen(match: AnyMatch, players: list[Any], awaited: Seat) -> tuple[Seat, Any]:
    # As at the table: who may speak out of turn is heard first.
    for seat in [*sorted(match.game.may_act(match.state) - {awaited}), awaited]:
        move = players[seat].choose(match.view(seat), match.seen())
        if move is not None:
            return seat, move
    raise AssertionError(f"seat {awaited} is awaited and must choose")


def _who(seat: Seat) -> str:
    return "table" if seat == TABLE else f"  {seat}  "


def _views(match: AnyMatch) -> list[dict[str, Any]]:
    """What a watcher knows, then each seat."""
    viewers = [None, *(Seat(seat) for seat in range(match.seats))]
    return [json.loads(match.game.encode(match.view(seat))) for seat in viewers]


def _checksum(match: AnyMatch) -> int:
    viewers = [None, *(Seat(seat) for seat in range(match.seats))]
    return crc32(b"\n".join(match.game.encode(match.view(seat)) for seat in viewers))


def _told(event: Event) -> str:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return " ".join([type(event).__name__.lower(), *(f"{n} {_text(v)}" for n, v in fields.items())])


def _changed(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Iterator[str]:
    watcher = after[0]
    shown = [
        f"{name} {_since(before[0][name], value)}"
        for name, value in watcher.items()
        if value != before[0][name] and name not in LEFT_OUT
    ]
    if shown:
        yield f"    * {', '.join(shown)}"
    for earlier, view in zip(before[1:], after[1:], strict=True):
        assert all(view[name] == watcher[name] for name in view if name not in PRIVATE)
        if view["hand"] != earlier["hand"]:
            yield f"    {view['seat']} hand {_text(view['hand'])}"
        if view["legal"] != earlier["legal"] and view["legal"]:
            yield f"    {view['seat']} legal {_summary(view['legal'])}"
        if view["duty"] is not None and view["duty"] != earlier["duty"]:
            yield f"    {view['seat']} duty {_due(view['duty'])}"


def _summary(legal: list[str]) -> str:
    shown = [legal[0]] if len(legal) == 1 else [legal[0], "…", legal[-1]]
    return f"{len(legal)}: {' '.join(shown)}"


def _due(duty: dict[str, Any]) -> str:
    code, *fields = duty.items()
    return ", ".join([code[1], *(f"{name} {_text(value)}" for name, value in fields)])


def _since(before: Any, after: Any) -> str:
    """The new value, or what was added to a list of things."""
    grown = isinstance(before, list) and isinstance(after, list) and before == after[: len(before)]
    if grown and before and not isinstance(before[0], int):
        return "+ " + _text(after[len(before) :])
    return _text(after)


def _text(value: Any) -> str:
    match value:
        case None | "" | [] | ():
            return "-"
        case list() | tuple():
            texts = [_text(item) for item in value]
            return (" | " if any(" " in text for text in texts) else " ").join(texts)
        case dict():
            return "(" + ", ".join(f"{name} {_text(item)}" for name, item in value.items()) + ")"
        case _:
            return str(value)


def main() -> None:
    """Write every playthrough anew, and nothing else."""
    for stale in HERE.glob("*.txt"):
        stale.unlink()
    for playthrough in playthroughs():
        text = "\n".join(lines(playthrough)) + "\n"
        playthrough.path.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{len(list(playthroughs()))} matches written\n")


if __name__ == "__main__":
    main()
