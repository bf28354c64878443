"""Cards on the screen: their letters, on their colour where there are colours."""

from itertools import groupby

from lastcard.cli.terminal.ink import Ink, flow, width

BY_NUMBER, BY_COLOUR = "number", "colour"


def strip(cards: str, ink: Ink, inner: str = " ") -> str:
    """Cards side by side; on colours each has margins, and an edge where the next one begins."""
    if not ink.colourful:
        return cards
    *others, last = cards.split()
    edges = (" ", *(ink.edge for _ in others))
    cells = [_cell(card, edge, inner, ink) for card, edge in zip(others, edges, strict=False)]
    return "".join(cells) + _cell(last, edges[-1], " ", ink)


def tight(cards: str, ink: Ink) -> str:
    """Cards side by side where many have to fit."""
    return " ".join(_bare(card, ink) for card in cards.split())


def hand_lines(hand: str, order: str, colours: str, ink: Ink, columns: int) -> list[str]:
    """A hand, sorted, with a gap between numbers or between *colours*; one line if it fits."""
    cards = hand.split()
    if order == BY_COLOUR:
        cards.sort(key=lambda card: colours.index(card[0]))
    by = 0 if order == BY_COLOUR else slice(1, None)
    groups = [" ".join(group) for _, group in groupby(cards, key=lambda card: card[by])]
    gap = " " if ink.colourful else "  "
    for inner in (" ", ""):
        line = gap.join(strip(group, ink, inner) for group in groups)
        if width(line) <= columns:
            return [line]
    # Two lines of about the same length rather than a long one and a lonely card.
    parts = [strip(group, ink) for group in groups]
    return flow(parts, width(gap.join(parts)) // 2 + 6, gap)


def other(order: str) -> str:
    """The order that is not *order*."""
    return BY_COLOUR if order == BY_NUMBER else BY_NUMBER


def _cell(card: str, left: str, right: str, ink: Ink) -> str:
    if card == "M1":
        face = ink.on_colour("M", "Y") + ink.on_colour("1" + right, "R")
        return ink.on_colour(left, "G") + face
    return ink.on_colour(left + card + right, card[0])


def _bare(card: str, ink: Ink) -> str:
    if card == "M1":
        return ink.on_colour("M", "G") + ink.on_colour("1", "R")
    return ink.on_colour(card, card[0])
