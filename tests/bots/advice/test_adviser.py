"""Advice is a legal move with sentences, the same for the same seed."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from lastcard.bots.advice.adviser import advise
from lastcard.bots.advice.reason import Advice, Reason
from lastcard.bots.registry import seating
from lastcard.games.errors import RulesError
from lastcard.games.game import AnyGame, Entry
from lastcard.games.registry import GAMES
from lastcard.locales import Words
from lastcard.match import Match, play_match, seeded
from tests.bots.advice import (
    end_claims,
    gang_claims,
    test_gang_regrets,
    test_thirteen_regrets,
    thirteen_claims,
)
from tests.locales.fluent_files import messages

WORDS = Words()
SAID_BY_THE_RULES = {"guide-gang-declare", "guide-gang-call", "guide-gang-cut"}


def spoken(reason: Reason) -> str:
    """The reason as it is said."""
    return WORDS.say(reason.code, **reason.args)


class Pupil:
    """Does what is advised, and keeps the advice."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.heard: list[Advice] = []

    def choose(self, view: Any, seen: Sequence[Entry[Any]]) -> Any:
        """The move of the advice."""
        advice = advise(self._game, view, seen, seed=len(self.heard))
        if advice is None:
            return None
        assert advice.move in view.legal
        assert advise(self._game, view, seen, seed=len(self.heard)) == advice
        self.heard.append(advice)
        return self._game.read(advice.move)

    def refused(self, error: RulesError) -> None:
        """Advice is never refused."""
        raise error


def heard(game: AnyGame, **options: str) -> list[Advice]:
    """Everything that is advised in a match of two deals."""
    match = Match(game, game.options(next(iter(game.editions)), options), game.players[0])
    pupil = Pupil(game)
    company = [seating("novice", game)(seat) for seat in range(1, match.seats)]
    play_match(match, [pupil, *company], seeded(5), deals=2)
    return pupil.heard


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whoever_follows_advice_hears_a_few_sentences_at_every_decision(game: AnyGame) -> None:
    found = heard(game)
    assert len(found) > 10
    for advice in found:
        said = [WORDS.say(reason.code, **reason.args) for reason in advice.why.reasons]
        assert 1 <= len(said) <= 4
        assert len(set(said)) == len(said)
        assert WORDS.say(advice.why.topic)


def test_whoever_cuts_is_advised_too() -> None:
    found = heard(GAMES["gang"], ceremony="on")
    assert "guide-about-gang-cut" in {advice.why.topic for advice in found}


def test_every_sentence_of_the_guide_is_a_reason_or_a_topic() -> None:
    known = {message for message in messages("en") if message.startswith("guide-")}
    proved = {*gang_claims.CLAIMS, *thirteen_claims.CLAIMS, *end_claims.CLAIMS}
    proved |= {*test_gang_regrets.CLAIMS, *test_thirteen_regrets.CLAIMS}
    scenes = {*gang_claims.SCENES, *thirteen_claims.SCENES}
    general = {message for message in known if message.startswith(("guide-about-", "guide-first-"))}
    assert known - general == proved | scenes | SAID_BY_THE_RULES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whoever_is_new_is_told_what_it_is_about_and_what_lies_there(game: AnyGame) -> None:
    told = [advice.why for advice in heard(game) if advice.why.basics]
    assert len(told) > 5
    for why in told:
        assert [WORDS.say(message) for message in why.basics]
        assert len(why.basics) == 3
        assert 1 <= len(why.scene) <= 2


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_there_is_nearly_always_something_that_was_not_said_the_turn_before(game: AnyGame) -> None:
    said = [{*map(spoken, advice.why.reasons)} for advice in heard(game)]
    again = [now for before, now in pairwise(said) if now <= before]
    assert len(again) <= len(said) // 20
