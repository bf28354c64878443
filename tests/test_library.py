"""The names that ``lastcard`` itself offers: what they do, what they cost, and their types."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest
from mypy import api

import lastcard
from lastcard import GAMES, TABLE, Match, Seat, features, sample, seating, seeded
from lastcard.bots.parts import PARTS
from lastcard.envs.gang import episodes as gang_episodes
from lastcard.envs.thirteen import episodes as thirteen_episodes
from lastcard.games import registry
from lastcard.games.errors import MatchOver, RulesError
from lastcard.match import AnyMatch, run

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
MANUAL = ROOT / "docs" / "reference" / "library.md"
HEAVY = ("aiohttp", "alembic", "argon2", "gymnasium", "lastcard.server", "numpy", "sqlalchemy")

TYPOS = """
from lastcard import GAMES, Match, Seat, features, sample

match = Match(GAMES["gang"], seed=7)
match.view(Seat(0)).hnd
match.view(Seat(0)).targets
match.state.positoin
match.legal()[0].kombo
match.play(GAMES["thirteen"].legal(Match(GAMES["thirteen"], seed=7).state, Seat(0))[0])
match.options.last_crad
GAMES["gnag"]
Match(GAMES["thirteen"]).view(Seat(0)).to_beat
sample(match, Seat(1), seed=3).view(Seat(1)).hnd
match.copy().view(None).hnd
features(match, "west")
"""
"""Every line from the second statement on has a mistake."""


def untyped(key: str, seed: int) -> AnyMatch:
    return Match(registry.GAMES[key], seed=seed)


def finished(match: AnyMatch, seed: int = 1) -> AnyMatch:
    rng = Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


def moments(key: str, seed: int, **changes: str) -> Iterator[AnyMatch]:
    """Every moment of a few deals of random play, spoken calls included."""
    game = registry.GAMES[key]
    match: AnyMatch = Match(
        game, game.options(next(iter(game.editions)), changes), game.players[0], seed=seed
    )
    rng = Random(seed)
    while not match.over and len(match.scores) < 3:
        yield match
        seat = rng.choice(sorted(game.may_act(match.state)))
        match.play(rng.choice(match.legal(seat)), seat)


def test_the_manual_has_every_name() -> None:
    text = MANUAL.read_text()
    assert all(f"`{name}`" in text for name in lastcard.__all__ if name != "__version__")


def test_every_name_is_in_the_reference_of_names() -> None:
    text = (MANUAL.parent / "api.md").read_text()
    assert all(
        f"::: lastcard.{home}" in text and f".{name}\n" in text
        for name, home in lastcard._HOMES.items()
        if name != "GAMES"
    )
    assert "`GAMES`" in text


def test_the_names_are_listed_and_every_one_is_there() -> None:
    assert lastcard.__all__ == sorted(lastcard.__all__, key=_sorting)
    assert set(lastcard.__all__) == {*lastcard._HOMES, "__version__"}
    for name in lastcard.__all__:
        assert getattr(lastcard, name) is not None
        assert name in dir(lastcard)
    with pytest.raises(AttributeError, match="Metch"):
        lastcard.Metch  # noqa: B018 # asking is what is tested


def _sorting(name: str) -> tuple[int, str]:
    # As ruff sorts them: constants, classes, the rest.
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def test_importing_the_library_is_light() -> None:
    code = (
        "import sys, lastcard\n"
        "print(*[name for name in sys.modules if name.startswith('lastcard.')])\n"
        "from lastcard import GAMES, Match, RulesError, seeded\n"
        f"print(*[name for name in {HEAVY} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "lastcard._version\n\n"


def test_each_game_has_the_key_it_is_listed_by() -> None:
    for key, game in registry.GAMES.items():
        assert game.key == key
    assert list(GAMES) == list(registry.GAMES)


@pytest.mark.parametrize("key", list(registry.GAMES))
def test_a_match_with_a_seed_deals_the_cards_of_that_seed(key: str) -> None:
    match = finished(untyped(key, seed=7))
    game, shuffle = match.game, seeded(7)
    deals = [entry.move for entry in match.moves if entry.seat == TABLE]
    assert deals == [game.deal(shuffle(game.deck())) for _ in deals]
    assert len(deals) == len(match.scores) > 1
    assert match.outcome is not None
    assert match.legal() == ()
    with pytest.raises(MatchOver):
        match.play("pass")


def test_without_a_seed_somebody_has_to_deal() -> None:
    match = Match(GAMES["gang"])
    assert match.awaits == TABLE
    assert match.legal() == ()
    match.deal(seeded(7))
    assert match.state == Match(GAMES["gang"], seed=7).state


def test_a_move_is_played_as_text_or_as_an_object_and_refused_alike() -> None:
    one, other = Match(GAMES["gang"], seed=7), Match(GAMES["gang"], seed=7)
    one.play(one.legal()[2])
    other.play(other.game.write(other.legal()[2]).lower())
    assert one.state == other.state
    state = one.state
    with pytest.raises(RulesError):
        one.play("RD RD RD")
    with pytest.raises(RulesError):
        one.play("pass", Seat(one.seats - 1 if one.awaits == 0 else 0))
    assert one.state is state


@pytest.mark.parametrize("key", list(registry.GAMES))
def test_a_copy_goes_its_own_way_and_deals_what_the_match_deals(key: str) -> None:
    match = untyped(key, seed=3)
    rng = Random(3)
    while len(match.scores) < 1:
        match.play(rng.choice(match.legal()))
    before, journal = match.state, list(match.journal)
    twin, other = match.copy(), match.copy(seed=4)
    finished(twin)
    assert (match.state, match.journal) == (before, journal)
    assert finished(match).journal == twin.journal
    deals = [
        [entry.move for entry in each.moves if entry.seat == TABLE]
        for each in (match, finished(other))
    ]
    assert deals[0][:2] == deals[1][:2]
    assert deals[0][2] != deals[1][2]


SETUPS = [
    ("gang", {}),
    ("gang", {"last_card": "spoken", "after_pass": "out_of_cycle"}),
    ("gang", {"ceremony": "on", "discards": "open"}),
    ("thirteen", {}),
    ("thirteen", {"deal": "all"}),
]


@pytest.mark.parametrize(("key", "changes"), SETUPS)
def test_a_seat_cannot_tell_a_sample_from_the_match(key: str, changes: dict[str, str]) -> None:
    for number, match in enumerate(moments(key, 5, **changes)):
        seat = Seat(number % match.seats)
        sampled = sample(match, seat, seed=number)
        assert sampled.view(seat) == match.view(seat)
        assert sampled.view(None) == match.view(None)
        assert np.array_equal(features(sampled, seat), features(match, seat))
        if number % 20 == 0:
            finished(sampled)


@pytest.mark.parametrize("key", list(PARTS))
def test_samples_differ_by_seed_and_hold_the_same_cards(key: str) -> None:
    match = untyped(key, seed=5)
    seats = [Seat(seat) for seat in range(match.seats)]
    hands = [
        tuple(sample(match, seats[0], seed).view(seat).hand for seat in seats) for seed in range(9)
    ]
    assert all(one != other for one, other in combinations(hands, 2))
    assert {hand[0] for hand in hands} == {match.view(seats[0]).hand}
    if key == "gang":  # with four players every card is in somebody's hand
        assert len({tuple(sorted(" ".join(hand).split())) for hand in hands}) == 1


@pytest.mark.parametrize(
    ("key", "tables"), [("gang", gang_episodes), ("thirteen", thirteen_episodes)]
)
def test_features_are_what_the_environment_shows(key: str, tables: object) -> None:
    match = untyped(key, seed=9)
    table = tables.WholeMatch(match.options, match.seats)  # type: ignore[attr-defined]
    table.start(seeded(9))
    rng = Random(9)
    while not match.over and len(match.scores) < 4:
        assert table.seat == match.awaits
        for seat in range(match.seats):
            assert np.array_equal(features(match, Seat(seat)), table.observe(seat))
        index = rng.randrange(len(match.legal()))
        match.play(match.legal()[index])
        table.act(table.legal[index])


@pytest.mark.parametrize("task", [lambda m: sample(m, Seat(0), 1), lambda m: features(m, Seat(0))])
def test_a_game_without_a_part_for_it_is_refused_by_name(
    task: Callable[[AnyMatch], object],
) -> None:
    class Other(type(GAMES["gang"])):  # type: ignore[misc] # any game with a key of its own
        key = "other"

    with pytest.raises(ValueError, match="'other'"):
        task(Match(Other(), seed=1))


def test_bots_play_matches_of_the_library() -> None:
    game = GAMES["thirteen"]
    match = run(game, game.editions["fr-2009"], [seating("greedy", game)(1)] * 3, seed=2)
    assert match.over


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[int]]:
    """What ``mypy --strict`` says of the README's example, the manual's, and the mistakes."""
    folder = tmp_path_factory.mktemp("typed")
    sources = {"typos": TYPOS, "readme": _examples(README), "library": _examples(MANUAL)}
    for name, source in sources.items():
        (folder / f"{name}.py").write_text(source)
    found, errors, _ = api.run(
        [
            "--strict",
            "--config-file=",
            "--follow-imports=silent",
            f"--cache-dir={ROOT / 'build' / 'mypy-library'}",
            *(str(folder / f"{name}.py") for name in sources),
        ]
    )
    assert errors == ""
    lines = re.findall(r"(\w+)\.py:(\d+): error", found)
    return {name: {int(line) for file, line in lines if file == name} for name in sources}


def _examples(page: Path) -> str:
    """The Python of a page's examples, without what they print."""
    lines = page.read_text().splitlines()
    return "\n".join(line[4:] for line in lines if line.startswith((">>> ", "... ")))


def test_the_examples_are_typed(complaints: dict[str, set[int]]) -> None:
    assert "Match(" in _examples(README)
    assert complaints["readme"] == set()
    assert complaints["library"] == set()


def test_every_typo_is_found(complaints: dict[str, set[int]]) -> None:
    lines = TYPOS.splitlines()
    first = lines.index("match.view(Seat(0)).hnd") + 1
    assert complaints["typos"] == set(range(first, len(lines) + 1))
