"""The recorded matches are what the rules still say."""

from itertools import zip_longest

import pytest

from lastcard.games.registry import GAMES

from .generate import HERE, Playthrough, lines, playthroughs

ALL = list(playthroughs())


@pytest.mark.parametrize("playthrough", ALL, ids=lambda playthrough: playthrough.path.stem)
def test_the_match_is_played_as_it_was_recorded(playthrough: Playthrough) -> None:
    recorded = playthrough.path.read_text(encoding="utf-8").splitlines()
    for number, (line, now) in enumerate(zip_longest(recorded, lines(playthrough)), start=1):
        assert line == now, f"{playthrough.path.name}:{number}"


def test_every_game_and_edition_has_its_playthroughs_and_there_are_no_others() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {each.path.name for each in ALL}
    assert {(each.key, each.edition, each.seats) for each in ALL} == {
        (game.key, edition, seats)
        for game in GAMES.values()
        for edition in game.editions
        for seats in game.players
    }


def test_every_edition_of_gang_is_played_spoken_and_automatic() -> None:
    """GF-8.2, GF-12."""
    for mode in ("spoken", "automatic"):
        found = {(e.edition, e.seats) for e in ALL if ("last_card", mode) in e.changes}
        assert found == {(edition, n) for edition in GAMES["gang"].editions for n in (3, 4)}


@pytest.mark.parametrize(
    "event", ["declared", "undeclared", "given", "passed", "cycleended", "dealended", "matchended"]
)
def test_what_can_happen_in_a_spoken_match_happens_in_some_playthrough(event: str) -> None:
    texts = [each.path.read_text(encoding="utf-8") for each in ALL if "spoken" in each.path.name]
    assert any(f"\n    {event} " in text for text in texts)
