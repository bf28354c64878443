"""Cards of any game as words: reading is forgiving about case, spaces and commas."""

from collections.abc import Sequence

from lastcard.games.errors import CardsImpossible, CardUnknown


class CardNames:
    """The names of a game's cards, and how often its deck has each."""

    def __init__(self, names: Sequence[str], copies: Sequence[int]) -> None:
        self._names = names
        self._copies = copies
        self._cards = {name: card for card, name in enumerate(names)}

    def read(self, text: str) -> int:
        """The card a word means."""
        card = self._cards.get(text.strip().upper())
        if card is None:
            raise CardUnknown(card=text.strip())
        return card

    def read_sequence(self, text: str) -> list[int]:
        """The cards of a text in the order written."""
        return [self.read(word) for word in text.replace(",", " ").split()]

    def read_within_deck(self, text: str) -> list[int]:
        """The cards of a text; more copies than the deck has are refused."""
        cards = self.read_sequence(text)
        for card in cards:
            if cards.count(card) > self._copies[card]:
                raise CardsImpossible(card=self._names[card], copies=self._copies[card])
        return cards
