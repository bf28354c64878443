"""Cards on the screen: their letters, on their colour where there are colours."""

from itertools import groupby
from typing import Final

from lastcard.cli.ink import Ink, flow, width

BY_NUMBER, BY_COLOUR = "number", "colour"

_COLOURS: Final = "MGYR"


def strip(cards: str, ink: Ink) -> str:
    """Cards side by side; on colours each has a margin, and an edge where the next one begins."""
    if not ink.colourful:
        return cards
    return "".join(
        _cell(card, ink.edge if place else " ", ink) for place, card in enumerate(cards.split())
    )


def tight(cards: str, ink: Ink) -> str:
    """Cards side by side where many have to fit."""
    return " ".join(_bare(card, ink) for card in cards.split())


def hand_lines(hand: str, order: str, ink: Ink, columns: int) -> list[str]:
    """A hand, sorted, with a gap between numbers or between colours; one line if it fits."""
    cards = hand.split()
    if order == BY_COLOUR:
        cards.sort(key=lambda card: _COLOURS.index(card[0]))
    groups = groupby(cards, key=lambda card: card[0] if order == BY_COLOUR else card[1:])
    parts = [strip(" ".join(group), ink) for _, group in groups]
    gap = " " if ink.colourful else "  "
    needed = sum(width(part) + len(gap) for part in parts)
    if needed - len(gap) <= columns:
        return [gap.join(parts)]
    # Two lines of about the same length rather than a long one and a lonely card.
    return flow(parts, needed // 2 + 6, gap)


def _cell(card: str, edge: str, ink: Ink) -> str:
    if card == "M1":
        return ink.on_colour(edge, "G") + ink.on_colour("M1", "Y") + ink.on_colour(" ", "R")
    return ink.on_colour(f"{edge}{card} ", card[0])


def _bare(card: str, ink: Ink) -> str:
    if card == "M1":
        return ink.on_colour("M", "G") + ink.on_colour("1", "R")
    return ink.on_colour(card, card[0])
