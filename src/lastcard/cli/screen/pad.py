"""What the score pads of all games share: rows, totals, standings."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from lastcard.cli.ink import pad, pad_left, shorten
from lastcard.cli.screen.setting import Setting
from lastcard.games.game import Seat

LABEL = 12
COLUMN = 11
AROUND_PAD = 13
"""How many other lines the end of a deal takes, besides one for each seat."""


@dataclass(frozen=True, slots=True)
class PadRow:
    """One deal: what stands beside its number, what everybody wrote down, who did best."""

    sign: str
    cells: tuple[str, ...]
    best: Collection[Seat]


def pad_lines(
    heading: str, rows: Sequence[PadRow], totals: Sequence[int], setting: Setting
) -> list[str]:
    """One row per deal below the names, the totals below the rows."""
    words, ink = setting.words, setting.ink
    if not rows:
        return ["  " + words.say("play-pad-empty")]
    columns = _columns(setting)
    names = "".join(pad_left(shorten(name, columns - 2), columns) for name in setting.names)
    rule = ink.dim("  " + setting.looks.signs.rule * (LABEL + columns * len(totals)))
    summed = "".join(pad_left(str(total), columns) for total in totals)
    return [
        f"  {pad(heading, LABEL)}{names}",
        rule,
        *_shown(rows, setting),
        rule,
        f"  {pad(words.say('play-pad-total'), LABEL)}{ink.bold(summed)}",
    ]


def standings(totals: Sequence[int], winners: Sequence[Seat], setting: Setting) -> list[str]:
    """Who won the match, and everybody in order: the fewest points first."""
    ink, words = setting.ink, setting.words
    named = ", ".join(setting.name(seat) for seat in winners)
    won = words.say("play-match-won", who=named, you=_winning(winners, setting))
    lines = []
    for seat in sorted(range(len(totals)), key=lambda seat: totals[seat]):
        place = 1 + sum(total < totals[seat] for total in totals)
        points = words.say("play-points", points=totals[seat])
        line = f"   {place}  {pad(setting.names[seat], 14)}{pad_left(points, 11)}"
        lines.append(ink.bold(line) if place == 1 else line)
    return [f" {ink.bold(words.say('play-match-over'))} {ink.accent(won)}", "", *lines]


def _columns(setting: Setting) -> int:
    # Where many sit at the table, or the screen is narrow, the columns move together.
    return max(4, min(COLUMN, (setting.looks.width - LABEL - 3) // len(setting.names)))


def _shown(rows: Sequence[PadRow], setting: Setting) -> list[str]:
    lines = [_line(number, row, setting) for number, row in enumerate(rows, start=1)]
    room = max(4, setting.looks.height - AROUND_PAD - len(setting.names))
    if not setting.looks.live or len(lines) <= room:
        return lines
    hidden = len(lines) - room + 1
    earlier = setting.words.say("play-pad-earlier", deals=hidden)
    return [f"  {setting.ink.dim(earlier)}", *lines[hidden:]]


def _line(number: int, row: PadRow, setting: Setting) -> str:
    columns = _columns(setting)
    cells = [pad_left(cell, columns) for cell in row.cells]
    shown = [
        setting.ink.accent(cell) if seat in row.best else cell for seat, cell in enumerate(cells)
    ]
    return f"  {pad(f'{number:>3}  {row.sign}', LABEL)}{''.join(shown)}"


def _winning(winners: Sequence[Seat], setting: Setting) -> str:
    mine = setting.me in winners
    if len(winners) > 1:
        return "shared" if mine else "many"
    return "yes" if mine else "no"
