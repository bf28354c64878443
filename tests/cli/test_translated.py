"""Nothing that the terminal shows escapes translation."""

from random import Random

import pytest

import lastcard.locales
from lastcard.cli.play.decks import from_seed
from lastcard.cli.play.opponents import bots
from lastcard.cli.play.play import Host
from lastcard.cli.play.saving import Saving
from lastcard.cli.terminal.looks import Looks
from lastcard.games.registry import GAMES
from lastcard.locales import Words
from lastcard.match import Match
from tests.cli.fakes import DULL, NAMES, Shown, Typed
from tests.locales.pseudo import odd_messages, plain_words

CARDS = {"GP", "YP", "RD"}
"""How phoenixes and the dragon are written everywhere."""
TYPED = ("help", "?", "hint", "sort", "score", "last!", "nonsense", "g3 g9", "99", "undo")


@pytest.fixture
def odd_words(monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of a language that nobody speaks."""
    plain = lastcard.locales._texts
    monkeypatch.setattr(
        lastcard.locales, "_texts", lambda language: [*map(odd_messages, plain(language))]
    )
    # What was read before is plain.
    monkeypatch.setattr(lastcard.locales, "_bundle", lastcard.locales._bundle.__wrapped__)
    return Words()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_match_is_shown_in_the_words_of_its_language(
    key: str, width: int, odd_words: Words
) -> None:
    game = GAMES[key]
    quick = {**game.quick, **({"target": "20", "ceremony": "on"} if key == "gang" else {})}
    played = Match(game, game.options(next(iter(game.editions)), quick), 4)
    chance = Random(3)
    typed = [chance.choice((*DULL * 4, *TYPED)) for _ in range(3000)]
    terminal = Shown(Typed(typed), Looks(width=width))
    host = Host(played, NAMES, terminal, odd_words, Saving(None, NAMES, 7))
    host.play([host.person, *bots("greedy", played, 7, terminal)], from_seed(7))
    # What was typed in vain is quoted.
    assert plain_words(terminal.text) - {*NAMES, *CARDS, *TYPED} == set()
