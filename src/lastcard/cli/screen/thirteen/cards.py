"""Targets and what they bear: a bar in which every point has its place."""

from collections.abc import Sequence
from typing import Final

from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import pad, width
from lastcard.games.thirteen.cards import VALUE
from lastcard.games.thirteen.notation import read_card
from lastcard.games.thirteen.position import LIMIT
from lastcard.games.thirteen.view import Target, View

COLOURS: Final = "BYGR"
"""The order of the colours in a hand; the rotten fours come last."""
NEARLY_FULL: Final = 3
"""With this much room or less a rotten four breaks the target."""
WIDE: Final = 80
SUM: Final = 4
"""How many columns a sum takes."""


def value(card: str) -> int:
    """What a card adds to a sum."""
    return VALUE[read_card(card)]


def target_of(move: str, view: View) -> Target:
    """The target a move puts its card on."""
    return view.targets[COLOURS.index(move[-1] if ">" in move else move[0])]


def reached(move: str, view: View) -> int:
    """The sum a move brings its target to."""
    return target_of(move, view).sum + value(move[:2])


def takes(view: View) -> dict[str, int]:
    """How many cards each legal move takes."""
    assert view.duty is not None, "only who may act has something to do"
    return dict(zip(view.legal, view.duty.takes, strict=True))


def breaking(room: int) -> int:
    """The lowest value of a card that is too much for *room*; 0 where none is."""
    return min((worth for worth in VALUE if worth > room), default=0)


def target_lines(targets: Sequence[Target], setting: Setting) -> list[str]:
    """Each target: its colour, the cards there, their sum, and what would break it."""
    names = [setting.words.say("thirteen-target", target=target.name) for target in targets]
    longest = max(map(width, names))
    return [
        _target_line(target, pad(name, longest), setting)
        for target, name in zip(targets, names, strict=True)
    ]


def _target_line(target: Target, colour: str, setting: Setting) -> str:
    words, ink = setting.words, setting.ink
    label = ink.on_colour(f" {colour} ", target.name)
    room = LIMIT - target.sum
    left = f" {label} {_bar(target, setting)} "
    said = words.say("thirteen-room", room=room, breaks=breaking(room))
    if width(left) + SUM + width(said) > setting.looks.width:
        said = words.say("thirteen-room-short", room=room, breaks=breaking(room))
    end = f"{target.sum:>2}{'!' if room <= NEARLY_FULL else ' '} {said}"
    return left + _loud(end, room, setting)


def _bar(target: Target, setting: Setting) -> str:
    scale = 3 if setting.looks.width >= WIDE else 2
    room = setting.ink.dim(setting.looks.signs.room * scale * (LIMIT - target.sum))
    return "".join(_piece(card, scale, setting) for card in target.cards.split()) + room


def _piece(card: str, scale: int, setting: Setting) -> str:
    columns = scale * value(card)
    if not setting.ink.colourful:
        return card + setting.looks.signs.rule * (columns - len(card))
    edge = setting.ink.edge if scale > len(card) else ""
    return setting.ink.on_colour(pad(edge + card, columns), card[0])


def _loud(text: str, room: int, setting: Setting) -> str:
    if room > NEARLY_FULL:
        return setting.ink.dim(text) if room == LIMIT else text
    return setting.ink.bold(text)
