"""What the browser client knows of the rules is what the engine has."""

from msgspec import json

from lastcard.exports.rulebook import rulebook
from lastcard.games.gang.combos import Type
from lastcard.games.registry import GAMES
from lastcard.locales import Words

BOOK = json.decode(rulebook())


def test_every_edition_of_every_game_is_there() -> None:
    named = {game: list(editions) for game, editions in BOOK["editions"].items()}
    assert named == {game.key: list(game.editions) for game in GAMES.values()}
    assert BOOK["editions"]["gang"]["de-2010"]["block"] == "single_or_gang"


def test_every_option_is_there_with_what_it_can_be() -> None:
    assert BOOK["options"]["gang"]["block"] == ["single", "single_or_gang"]
    assert BOOK["options"]["gang"]["target"] == []
    for game, editions in BOOK["editions"].items():
        for options in editions.values():
            assert options.keys() == BOOK["options"][game].keys()


def test_every_type_of_combo_has_its_rule() -> None:
    assert set(BOOK["combos"]) == {kind.name.lower() for kind in Type}
    text = Words().page("gang-of-four")
    for rule in BOOK["combos"].values():
        assert f"**{rule}**" in text


def test_a_rotten_four_fits_every_target_and_a_coloured_card_its_own() -> None:
    # TH-2.3.
    assert (BOOK["fits"]["Y7"], BOOK["fits"]["R4"]) == (["Y"], ["B", "Y", "G"])
