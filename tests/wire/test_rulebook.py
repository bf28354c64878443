"""What the browser client knows of the rules is what the engine has."""

from pathlib import Path

from msgspec import json

from lastcard.games.gang.combos import Type
from lastcard.games.registry import GAMES
from lastcard.locales import Words
from lastcard.wire.rulebook import rulebook

BOOK = json.decode(rulebook())
FILE = Path(__file__).parents[2] / "web" / "src" / "rules" / "rulebook.gen.json"


def test_the_book_on_disk_is_the_one_that_would_be_written() -> None:
    assert FILE.read_bytes() == rulebook(), "stale: type make wire"


def test_every_edition_of_every_game_is_there() -> None:
    named = {game: list(editions) for game, editions in BOOK["editions"].items()}
    assert named == {game.key: list(game.editions) for game in GAMES.values()}
    assert BOOK["editions"]["gang"]["de-2010"]["block"] == "single_or_gang"


def test_every_type_of_combo_has_its_rule() -> None:
    assert set(BOOK["combos"]) == {kind.name.lower() for kind in Type}
    text = Words().page("gang-of-four")
    for rule in BOOK["combos"].values():
        assert f"**{rule}**" in text


def test_a_rotten_four_fits_every_target_and_a_coloured_card_its_own() -> None:
    # TH-2.3.
    assert (BOOK["fits"]["Y7"], BOOK["fits"]["R4"]) == (["Y"], ["B", "Y", "G"])
