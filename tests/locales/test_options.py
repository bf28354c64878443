"""Every option, value and edition of every game can be spoken of."""

from collections.abc import Iterator

import pytest

from lastcard.games.game import AnyGame
from lastcard.games.options import choices
from lastcard.games.registry import GAMES
from lastcard.locales import Words, languages


def wanted(game: AnyGame) -> Iterator[str]:
    """What a player can be asked about *game*, as names of messages."""
    for edition in game.editions:
        yield f"edition-{game.key}-{edition}"
    for name, taken in choices(type(next(iter(game.editions.values())))).items():
        option = f"option-{game.key}-{name}".replace("_", "-")
        yield option
        yield f"{option}-about"
        if not isinstance(taken, range):
            for value in taken:
                yield f"{option}-{value}".replace("_", "-")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_option_edition_and_value_has_words(game: AnyGame, language: str) -> None:
    words = Words(language)
    for message in wanted(game):
        assert words.say(message)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_what_an_option_means_is_a_sentence(game: AnyGame) -> None:
    words = Words()
    about = [message for message in wanted(game) if message.endswith("-about")]
    assert about
    for message in about:
        assert words.say(message)[-1] in ".?"
