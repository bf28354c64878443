"""What the score pads of all games share: rows, totals, standings."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import broken, pad, pad_left, shorten, width, wrapped
from lastcard.games.game import Seat

LABEL = 12
"""As many columns a deal has for its number, and what stands beside it, however narrow it is."""
NUMBER = 5
COLUMN = 11
AROUND_PAD = 16
"""How many other lines the end of a deal takes, besides one for each seat."""
NAME_LINES = 3
"""How many lines a name may take above its column."""
FEWEST_DEALS = 3
"""How many deals the pad shows however small the screen is."""


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
    label, columns = _label(rows, setting), _columns(setting)
    rule = ink.dim("  " + setting.looks.signs.rule * (label + columns * len(totals)))
    summed = "".join(pad_left(str(total), columns) for total in totals)
    heads = _heads(heading, label, setting)
    return [
        *heads,
        rule,
        *_shown(rows, label, len(heads), setting),
        rule,
        f"  {pad(words.say('play-pad-total'), label)}{ink.bold(summed)}",
    ]


def standings(totals: Sequence[int], winners: Sequence[Seat], setting: Setting) -> list[str]:
    """Who won the match, and everybody in order: the fewest points first."""
    ink, words = setting.ink, setting.words
    # A reader who shares the win is told with whom.
    others = [seat for seat in winners if seat != setting.me]
    named = ", ".join(setting.name(seat) for seat in others or winners)
    won = words.say("play-match-won", who=named, you=_winning(winners, setting))
    names = max(14, setting.name_columns(setting.looks.width - 18) + 1)
    lines = []
    for seat in sorted(range(len(totals)), key=lambda seat: totals[seat]):
        place = 1 + sum(total < totals[seat] for total in totals)
        points = words.say("play-points", points=totals[seat])
        line = f"   {place}  {pad(setting.names[seat], names)}{pad_left(points, 11)}"
        lines.append(ink.bold(line) if place == 1 else line)
    over = ink.bold(words.say("play-match-over"))
    whole = f" {over} {ink.accent(won)}"
    if width(whole) <= setting.looks.width:
        return [whole, "", *lines]
    said = map(ink.accent, wrapped([won], setting.looks.width))
    return [f" {over}", *said, "", *lines]


def _label(rows: Sequence[PadRow], setting: Setting) -> int:
    # What stands beside the numbers is whole where the names above the columns leave room for it.
    room = setting.looks.width - 3 - _columns(setting) * len(setting.names)
    longest = max(width(row.sign) for row in rows)
    return max(LABEL, min(room, NUMBER + longest + 1))


def _columns(setting: Setting) -> int:
    # Where many sit at the table, or the screen is narrow, the columns move together.
    room = (setting.looks.width - LABEL - 3) // len(setting.names)
    return max(4, min(room, max(COLUMN, setting.name_columns(room) + 2)))


def _heads(heading: str, label: int, setting: Setting) -> list[str]:
    columns = _columns(setting)
    names = [broken(name, columns - 2, NAME_LINES) for name in setting.names]
    rows = zip_longest(*names, fillvalue="")
    return [
        f"  {pad(head, label)}{''.join(pad_left(name, columns) for name in row)}"
        for head, row in zip_longest([heading], rows, fillvalue="")
    ]


def _shown(rows: Sequence[PadRow], label: int, heads: int, setting: Setting) -> list[str]:
    lines = [_line(number, row, label, setting) for number, row in enumerate(rows, start=1)]
    room = max(FEWEST_DEALS, setting.looks.height - AROUND_PAD - (heads - 1) - len(setting.names))
    if not setting.looks.live or len(lines) <= room:
        return lines
    hidden = len(lines) - room + 1
    earlier = setting.words.say("play-pad-earlier", deals=hidden)
    return [f"  {setting.ink.dim(earlier)}", *lines[hidden:]]


def _line(number: int, row: PadRow, label: int, setting: Setting) -> str:
    columns = _columns(setting)
    cells = [pad_left(cell, columns) for cell in row.cells]
    shown = [
        setting.ink.accent(cell) if seat in row.best else cell for seat, cell in enumerate(cells)
    ]
    sign = shorten(row.sign, label - NUMBER)
    return f"  {pad(f'{number:>3}  {sign}', label)}{''.join(shown)}"


def _winning(winners: Sequence[Seat], setting: Setting) -> str:
    mine = setting.me in winners
    if len(winners) > 1:
        return "shared" if mine else "many"
    return "yes" if mine else "no"
