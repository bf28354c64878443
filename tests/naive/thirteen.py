"""13 the slow and obvious way: cards are strings, hands are lists of strings."""

from __future__ import annotations

from copy import deepcopy

COLOURS = {"B": "blue", "Y": "yellow", "G": "green", "R": "rotten"}
TARGETS = ["B", "Y", "G"]

DECK = [
    colour + value
    for colour in TARGETS
    for value in ["1", "1", "1", "2", "2", "2", "4", "4", "5", "5", "5", "7", "7", "7"]
] + ["R4"] * 8
"""All 50 cards (TH-1.1)."""


class Round:
    """One deal being played; the top of the draw pile is its first card."""

    def __init__(self, hands: list[list[str]], pile: list[str], first: int) -> None:
        self.hands = [list(hand) for hand in hands]
        self.pile = list(pile)
        self.targets: dict[str, list[str]] = {target: [] for target in TARGETS}
        self.taken: list[list[str]] = [[] for _ in hands]
        self.turn = first
        self.skip_empty_hands()

    @property
    def over(self) -> bool:
        """Whether the pile and all hands are empty (TH-2.7)."""
        return not self.pile and not any(self.hands)

    def legal(self) -> set[str]:
        """The moves of the seat in turn: "B7" goes to blue, "R4>Y" to yellow (TH-2.3)."""
        if self.over:
            return set()
        hand = self.hands[self.turn]
        coloured = {card for card in hand if card != "R4"}
        rotten = {f"R4>{target}" for target in TARGETS if "R4" in hand}
        return coloured | rotten

    def play(self, text: str) -> None:
        """Let the seat in turn play a card, draw one and take what is due."""
        if text not in self.legal():
            raise ValueError(f"{text} is not among {self.legal()}")
        card = text[:2]
        target = text[3:] or card[0]
        lying = self.targets[target]
        hand = self.hands[self.turn]
        hand.remove(card)
        if self.pile:
            hand.append(self.pile.pop(0))  # TH-2.4
        if sum(value(each) for each in [*lying, card]) > 13:
            self.taken[self.turn] += lying  # TH-2.5
            lying = []
        self.targets[target] = [*lying, card]
        self.turn = (self.turn + 1) % len(self.hands)
        self.skip_empty_hands()

    def skip_empty_hands(self) -> None:
        """Pass over those who have no card to play (TH-2.7)."""
        while not self.over and not self.hands[self.turn]:
            self.turn = (self.turn + 1) % len(self.hands)

    def piles(self) -> list[dict[str, int]]:
        """How many cards of each colour every seat has taken."""
        return [
            {name: sum(card[0] == colour for card in taken) for colour, name in COLOURS.items()}
            for taken in self.taken
        ]


def value(card: str) -> int:
    """What the card adds to the sum on a target."""
    return int(card[1])


def deal(deck: list[str], players: int, dealer: int, how: str = "five") -> Round:
    """Deal one by one from the dealer's left: five cards each, or all of them (TH-2.1, TH-5.1)."""
    first = (dealer + 1) % players
    circle = [(first + step) % players for step in range(players)]
    if how == "five":
        hands = [deck[circle.index(seat) : 5 * players : players] for seat in range(players)]
        return Round(hands, deck[5 * players :], first)
    # Three players: a fourth hand, last in the circle, is set aside unseen.
    places = 4 if players == 3 else players
    hands = [deck[circle.index(seat) :: places] for seat in range(players)]
    return Round(hands, [], first)


def score(piles: list[dict[str, int]]) -> list[int]:
    """The negative points of each seat (TH-3.2, TH-3.3)."""
    points = [2 * pile["rotten"] for pile in piles]
    for seat, pile in enumerate(piles):
        for colour in ["blue", "yellow", "green"]:
            others = [other[colour] for i, other in enumerate(piles) if i != seat]
            if pile[colour] <= max(others):
                points[seat] += pile[colour]
    return points


def count(round_: Round, depth: int) -> int:
    """How many sequences of that many moves there are; a finished deal is one sequence."""
    if depth == 0 or round_.over:
        return 1
    total = 0
    for text in round_.legal():
        after = deepcopy(round_)
        after.play(text)
        total += count(after, depth - 1)
    return total
