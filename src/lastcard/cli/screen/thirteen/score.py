"""The score pad, and the end of a deal."""

from typing import Final

import msgspec

from lastcard.cli.screen.pad import PadRow, pad_lines
from lastcard.cli.screen.setting import Setting
from lastcard.cli.screen.thirteen.cards import COLOURS
from lastcard.cli.terminal.ink import pad, pad_left, shorten, wrapped
from lastcard.games.game import Seat
from lastcard.games.thirteen import events
from lastcard.games.thirteen.scoring import Tally, deals
from lastcard.games.thirteen.view import Row, View

NAME: Final = 11
"""Names have at least this many columns, however narrow the screen is."""
LEAST_CELL: Final = 12
"""How narrow a colour may become beside long names."""
MOST_OF_IT: Final = "*"
MORE: Final = "+"


def score_pad(view: View, setting: Setting) -> list[str]:
    """One row per deal with its dealer, the totals below."""
    rows = [_row(row, setting) for row in view.pad]
    return pad_lines(setting.words.say("thirteen-pad-deal"), rows, view.totals, setting)


def deal_end(event: events.DealEnded, view: View, setting: Setting) -> list[str]:
    """What everybody took, colour by colour, the pad, and what comes next."""
    words, ink = setting.words, setting.ink
    most = wrapped([words.say("thirteen-most")], setting.looks.width - 3)
    return [
        f" {ink.bold(words.say('thirteen-deal-over', deal=len(view.pad)))}",
        "",
        *_opened(event, view.pad[-1], setting),
        *(f"  {ink.dim(line)}" for line in most),
        "",
        *score_pad(view, setting),
        *_coming(view, setting),
    ]


def length(view: View, setting: Setting) -> str:
    """When the match ends."""
    return setting.words.say("thirteen-pad-length", deals=deals(view.seats))


def _row(row: Row, setting: Setting) -> PadRow:
    fewest = min(row.points)
    best = [Seat(seat) for seat, points in enumerate(row.points) if points == fewest]
    return PadRow(setting.name(row.dealer), tuple(str(points) for points in row.points), best)


def _opened(event: events.DealEnded, row: Row, setting: Setting) -> list[str]:
    words, columns, names = setting.words, _cell_columns(setting), _name_columns(setting)
    heads = [words.say("thirteen-pile-of", target=colour) for colour in COLOURS]
    points = words.say("thirteen-points-head")
    painted = [
        pad(setting.ink.on_colour(f" {head} ", colour), columns)
        for head, colour in zip(heads, COLOURS, strict=True)
    ]
    lines = [f"   {pad('', names)}{''.join(painted)}{points}"]
    for seat, taken in enumerate(event.taken):
        cells = [
            _cell(taken, place, _has_most(row.tallies, seat, place), setting)
            for place in range(len(COLOURS))
        ]
        name = pad(shorten(setting.names[seat], names - 1), names)
        total = setting.ink.bold(pad_left(str(event.points[seat]), len(points)))
        lines.append(f"   {name}{''.join(pad(cell, columns) for cell in cells)}{total}")
    return lines


def _cell(taken: str, place: int, most: bool, setting: Setting) -> str:
    # How many, then what they are: one digit a card.
    ink, colour = setting.ink, COLOURS[place]
    digits = "".join(card[1] for card in taken.split() if card[0] == colour)
    if not digits:
        return ink.dim(f" {setting.looks.signs.room}")
    count = f"{len(digits):>2}{MOST_OF_IT if most else ' '}"
    room = _cell_columns(setting) - 5
    shown = digits if len(digits) <= room else digits[: room - 1] + MORE
    return f"{ink.accent(count) if most else count} {ink.on_colour(shown, colour)}"


def _cell_columns(setting: Setting) -> int:
    return max(7, (setting.looks.width - _name_columns(setting) - 10) // len(COLOURS))


def _name_columns(setting: Setting) -> int:
    room = setting.looks.width - 10 - LEAST_CELL * len(COLOURS)
    return max(NAME, setting.name_columns(room - 1) + 1)


def _has_most(tallies: tuple[Tally, ...], seat: int, place: int) -> bool:
    # Nothing cancels rotten fours, and players who are level both pay (TH-3.3).
    counts = [msgspec.structs.astuple(tally)[place] for tally in tallies]
    return place < 3 and counts[seat] == max(counts) and counts.count(counts[seat]) == 1


def _coming(view: View, setting: Setting) -> list[str]:
    coming = view.next_deal
    if coming is None or coming.leader is None:
        return []
    dealer, leader = coming.dealer, coming.leader
    who = {"dealer": setting.name(dealer), "beginner": setting.name(leader)}
    you = "dealer" if dealer == setting.me else "beginner" if leader == setting.me else "no"
    said = setting.words.say("thirteen-next-deal", you=you, **who)
    return ["", *wrapped([said], setting.looks.width)]
