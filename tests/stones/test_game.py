"""The toy is a game: it keeps to everything that games keep to."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lastcard.bots.advice.adviser import advise, look_back
from lastcard.bots.registry import names, usual
from lastcard.bots.sampling import sample
from lastcard.envs.features import features
from lastcard.envs.making import make
from lastcard.exports.files import files
from lastcard.exports.typescript import typescript
from lastcard.games.game import Seat
from lastcard.lessons.reading import lessons
from lastcard.match import Match
from tests.exports.test_typescript import check_types, needs_compiler
from tests.games import test_conformance, test_conformance_options
from tests.stones.game import Stones
from tests.support.random_matches import Setup

LONGEST = 200
CHECKS = [
    check
    for module in (test_conformance, test_conformance_options)
    for name, check in vars(module).items()
    if name.startswith("test_") and "setup" in check.__annotations__
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 5])
def test_it_keeps_to_what_every_game_keeps_to(check: Callable[[Setup], None], seats: int) -> None:
    check(Setup("stones", seats, "toy"))


def test_it_is_short() -> None:
    source = (Path(__file__).parent / "game.py").read_text("utf-8")
    assert len(source.splitlines()) <= LONGEST


def test_only_bots_that_play_anything_play_it(game: Stones) -> None:
    assert names(game) == ("novice",)
    assert usual(game) == "novice"


def test_nobody_is_advised_or_taught(game: Stones) -> None:
    match = Match(game, game.options("toy", {}), 2)
    view = match.view(Seat(0))
    assert advise(game, view, (), seed=1) is None
    assert look_back(game, view, ()) == ()
    assert not any(lesson.game is game for lesson in lessons().values())


def test_what_it_has_no_part_for_is_refused_by_name(game: Stones) -> None:
    match = Match(game, game.options("toy", {}), 2)
    with pytest.raises(ValueError, match="there is no environment for 'stones'"):
        make("stones")
    with pytest.raises(ValueError, match="'stones' has no features"):
        features(match, Seat(0))
    with pytest.raises(ValueError, match="hidden cards of 'stones'"):
        sample(match, Seat(0), 1)


@needs_compiler
def test_its_views_and_events_have_types_in_the_browser_that_compile(tmp_path: Path) -> None:
    text = typescript()
    assert "export type View = GangView | ThirteenView | StonesView;" in text
    assert "readonly heap: string;" in text
    check_types(text, tmp_path)


def test_the_browser_is_built_without_tables_of_it() -> None:
    written = files()
    assert not any(b"S20" in content for content in written.values())
    assert not any("stones" in path for path in written)
