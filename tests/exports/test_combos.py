"""The combos of the browser client are those of the engine."""

from itertools import pairwise

from msgspec import json

from lastcard.exports.gang.combos import combos
from lastcard.games.gang.combos import COMBOS, above, combo_of
from lastcard.games.gang.notation import read_cards

TABLE = json.decode(combos())
WORDS = [
    (word, mark)
    for text in TABLE["types"].values()
    for group in text.split(" ")
    for word, mark in zip(group.split("="), [*"=" * group.count("="), " "], strict=True)
]


def place(word: str) -> int | None:
    return combo_of(read_cards(" ".join(TABLE["cards"][sign] for sign in word)))


def test_every_combo_is_there_in_the_order_of_the_engine() -> None:
    assert [place(word) for word, _ in WORDS] == list(range(COMBOS))


def test_what_is_marked_equal_is_not_higher() -> None:
    for at, ((_, mark), _) in enumerate(pairwise(WORDS)):
        assert (above(at) > at + 1) == (mark == "=")


def test_it_is_small_enough_to_fetch_at_the_table() -> None:
    assert len(combos()) < 100_000
