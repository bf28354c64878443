"""Cards of any game as words: reading is forgiving about case, spaces and commas."""

from collections.abc import Callable, Iterable, Sequence

from lastcard.games.errors import CardsImpossible, CardUnknown


class CardNames:
    """The names of a game's cards, and how often its deck has each."""

    def __init__(self, names: Sequence[str], copies: Sequence[int]) -> None:
        self._names = names
        self._copies = copies
        self.deck = tuple(
            name for name, times in zip(names, copies, strict=True) for _ in range(times)
        )
        """The cards of the whole deck, in ascending order."""
        self._cards = {name: card for card, name in enumerate(names)}

    def read(self, text: str) -> int:
        """The card a word means."""
        card = self._cards.get(text.strip().upper())
        if card is None:
            raise CardUnknown(card=text.strip())
        return card

    def read_each(self, words: Sequence[str]) -> tuple[int, ...]:
        """The cards that *words* mean, one by one."""
        try:
            return tuple([self._cards[word] for word in words])
        except KeyError:  # not as we write them
            return tuple([self.read(word) for word in words])

    def read_sequence(self, text: str) -> list[int]:
        """The cards of a text in the order written."""
        return list(self.read_each(text.replace(",", " ").split()))

    def write_sequence(self, cards: Iterable[int]) -> str:
        """The cards as text, in the order given."""
        return " ".join([self._names[card] for card in cards])


class CardSetNames(CardNames):
    """The same for a game that keeps sets of cards as one number.

    *gather* makes a set of single cards, *spread* takes it apart.
    """

    def __init__(
        self,
        names: Sequence[str],
        copies: Sequence[int],
        gather: Callable[[list[int]], int],
        spread: Callable[[int], list[int]],
    ) -> None:
        super().__init__(names, copies)
        self._gather = gather
        self._spread = spread

    def read_set(self, text: str) -> int:
        """The set of cards a text means; more copies than the deck has are refused."""
        cards = self.read_sequence(text)
        for card in cards:
            if cards.count(card) > self._copies[card]:
                raise CardsImpossible(card=self._names[card], copies=self._copies[card])
        return self._gather(cards)

    def write_set(self, cards: int) -> str:
        """The set as text, in ascending order."""
        return " ".join([self._names[card] for card in self._spread(cards)])
