"""What the browser client knows of the rules is what the engine has."""

import pytest
from msgspec import json

from lastcard.exports.gang.rulebook import combo_rules
from lastcard.exports.rulebook import rulebook
from lastcard.exports.thirteen.referee import fits
from lastcard.games.gang.combos import Type
from lastcard.games.registry import GAMES
from lastcard.locales import Words

BOOK = json.decode(rulebook())


def test_every_edition_of_every_game_is_there() -> None:
    named = {game: list(entry["editions"]) for game, entry in BOOK.items()}
    assert named == {game.key: list(game.editions) for game in GAMES.values()}
    assert BOOK["gang"]["editions"]["de-2010"]["block"] == "single_or_gang"


def test_every_option_is_there_with_what_it_can_be() -> None:
    assert BOOK["gang"]["options"]["block"] == ["single", "single_or_gang"]
    assert BOOK["gang"]["options"]["target"] == []
    for entry in BOOK.values():
        for options in entry["editions"].values():
            assert options.keys() == entry["options"].keys()


def test_every_card_is_there_once() -> None:
    for game, entry in BOOK.items():
        assert set(entry["cards"]) == set(GAMES[game].deck())
        assert len(entry["cards"]) == len(set(entry["cards"]))


@pytest.mark.parametrize(("game", "prefix"), [("gang", "GF"), ("thirteen", "TH")])
def test_the_numbers_of_rules_tell_the_game(game: str, prefix: str) -> None:
    assert BOOK[game]["prefix"] == prefix
    assert [key for key, entry in BOOK.items() if entry["prefix"] == prefix] == [game]


def test_every_type_of_combo_has_its_rule() -> None:
    rules = json.decode(combo_rules())
    assert set(rules) == {kind.name.lower() for kind in Type}
    text = Words().page("gang-of-four")
    for rule in rules.values():
        assert f"**{rule}**" in text


def test_a_rotten_four_fits_every_target_and_a_coloured_card_its_own() -> None:
    # TH-2.3.
    targets = json.decode(fits())
    assert (targets["Y7"], targets["R4"]) == (["Y"], ["B", "Y", "G"])
