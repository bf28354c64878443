"""What the words need to know, checked by saying it in English."""

import pytest

from lastcard.games.game import Seat
from lastcard.games.gang.combos import combo_of
from lastcard.games.gang.duty import Block
from lastcard.games.gang.notation import read_card, read_cards
from lastcard.games.gang.wording import block_words, card_words, combo_words
from lastcard.locales import Words

WORDS = Words("en")


@pytest.mark.parametrize(
    ("card", "said"),
    [("G3", "green 3"), ("M1", "multi-coloured 1"), ("YP", "yellow phoenix"), ("RD", "red dragon")],
)
def test_a_card_is_called_by_its_name(card: str, said: str) -> None:
    assert WORDS.say("gang-card", **card_words(read_card(card))) == said


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("R7", "red 7"),
        ("G4 Y4", "pair of 4s"),
        ("GP YP", "pair of phoenixes"),
        ("G4 Y4 R4", "three 4s"),
        ("G4 Y4 R4 GP YP", "full house, 4s over phoenixes"),
        ("G3 G4 R5 R6 Y7", "straight, 3 to 7"),
        ("M1 G2 G4 G5 G9", "green flush, 9 high"),
        ("M1 R2 R3 R4 R5", "red straight flush, 1 to 5"),
    ],
)
def test_a_combo_is_called_by_its_name(cards: str, said: str) -> None:
    """GF-5.10: the multi-coloured 1 takes the colour of its company."""
    combo = combo_of(read_cards(cards))
    assert combo is not None
    assert WORDS.say("gang-combo", **combo_words(combo)) == said


@pytest.mark.parametrize(
    ("card", "gang", "words"),
    [
        (None, True, {"gang": "only"}),
        ("R7", True, {"gang": "yes", "card": "R7", "colour": "red", "number": "7"}),
        ("R7", False, {"gang": "no", "card": "R7", "colour": "red", "number": "7"}),
    ],
)
def test_a_block_says_which_card_is_due_and_whether_a_gang_will_do(
    card: str | None, gang: bool, words: dict[str, str]
) -> None:
    assert block_words(Block(next=Seat(1), card=card, gang=gang)) == words
