"""Long names are whole wherever the screen has room for them, and nothing is too wide."""

from collections.abc import Sequence
from random import Random

import pytest

from lastcard.cli.screen.making import screen_for
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.ink import Ink, broken, width
from lastcard.cli.terminal.looks import Looks
from lastcard.games.game import TABLE, Event, Seat
from lastcard.games.registry import GAMES
from lastcard.match import Match, play_match, seeded
from tests.cli.fakes import WORDS
from tests.support.players import Chancer

NAMES = (
    "Konstantinopolitanerinne",
    "Wilhelmina von Habsburg",
    "Bartholomew Featherstone",
    "Christopher Montgomery",
    "Maximiliane Rautenstrauch",
    "Theodora Papadopoulou",
)


def pages(
    key: str, seats: int, look: Looks, names: tuple[str, ...] = NAMES
) -> tuple[list[str], list[str]]:
    """Two deals of a match: what is told of them, and every picture of the table."""
    game = GAMES[key]
    edition = next(iter(game.editions))
    match = Match(game, game.options(edition, game.quick), seats)
    setting = Setting(WORDS, Ink(), look, names[:seats], match.around(Seat(0)), Seat(0))
    screen = screen_for(game, setting)
    told: list[str] = []
    pictures: list[list[str]] = []

    def tell(event: Event) -> None:
        view = match.view(Seat(0))
        told.extend(screen.tell(event, view).lines)
        told.extend(screen.pad(view))
        pictures.append(screen.picture(view, look.height - 4))

    players = [Chancer(game, Random(seat)) for seat in range(seats)]
    play_match(match, players, seeded(7), tell, deals=2)
    assert all(len(picture) <= look.height - 2 for picture in pictures)
    return told, [line for picture in pictures for line in picture]


def too_wide(lines: Sequence[str], look: Looks) -> list[str]:
    return [line for line in lines if width(line) > look.width]


@pytest.mark.parametrize(("key", "seats"), [("gang", 3), ("gang", 4), ("thirteen", 4)])
def test_80_columns_have_every_name_whole(key: str, seats: int) -> None:
    told, pictured = pages(key, seats, Looks(live=True))
    for name in NAMES[:seats]:
        *_, last = name.split()
        assert any(name in line for line in told), f"{name} is cut in what is told"
        assert any(last in line for line in pictured), f"{name} is cut at the table"


@pytest.mark.parametrize("columns", [80, 100])
def test_the_pad_of_13_has_the_name_of_every_dealer_whole_where_there_is_room(columns: int) -> None:
    names = ("You", "Christopher", "Renate-Luise")
    told, _ = pages("thirteen", 3, Looks(width=columns, live=True), names)
    dealt = [line for line in told if line.startswith(("    1  ", "    2  "))]
    assert {line.split()[1] for line in dealt} <= set(names)
    assert any(name in line for line in dealt for name in names[1:])


@pytest.mark.parametrize("size", [(64, 22), (80, 24), (100, 40)])
@pytest.mark.parametrize(("key", "seats"), [("gang", 4), ("thirteen", 6)])
def test_the_longest_names_are_never_too_wide(key: str, seats: int, size: tuple[int, int]) -> None:
    look = Looks(width=size[0], height=size[1], live=True)
    told, pictured = pages(key, seats, look)
    assert too_wide([*told, *pictured], look) == []


@pytest.mark.parametrize(("key", "seats"), [("gang", 4), ("thirteen", 6)])
def test_names_leave_the_room_below_a_small_table_to_what_is_asked(key: str, seats: int) -> None:
    game = GAMES[key]
    match = Match(game, game.options(next(iter(game.editions)), {}), seats)
    match.act(TABLE, game.deal(seeded(7)(game.deck())))
    heights = []
    for names in (NAMES[:seats], tuple("ABCDEF"[:seats])):
        around = match.around(Seat(0))
        setting = Setting(WORDS, Ink(), Looks(width=64, height=22), names, around, Seat(0))
        heights.append(len(screen_for(game, setting).picture(match.view(Seat(0)), 0)))
    assert heights[0] == heights[1]


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("Ada", 8, ["Ada"]),
        ("Ada Lovelace", 8, ["Ada", "Lovelace"]),
        ("Konstantin", 6, ["Konsta", "ntin"]),
        ("Ada of Xanadu Z", 6, ["Ada of", "Xanadu"]),
        ("李小龙", 4, ["李小", "龙"]),
        ("李", 1, ["李"]),
    ],
)
def test_a_name_takes_two_lines_where_it_needs_them(
    text: str, columns: int, lines: list[str]
) -> None:
    assert broken(text, columns, 2) == lines
