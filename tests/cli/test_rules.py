"""The rules in the terminal."""

import pexpect
import pytest

from lastcard.cli import main
from lastcard.cli.rules import paragraph
from lastcard.cli.terminal.ink import width
from lastcard.cli.terminal.looks import Looks
from lastcard.cli.terminal.rich_lines import markdown_lines
from lastcard.games.registry import GAMES
from tests.cli.fakes import WORDS
from tests.support.commands import on_terminal


@pytest.mark.parametrize("number", ["GF-9.1", "gf-9.1", "9.1"])
def test_a_paragraph_is_found_by_its_number(
    number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "gang", number]) == 0
    text = capsys.readouterr().out
    assert text.startswith("GF-9.1 A single lies there")
    assert "GF-9.2" not in text


@pytest.mark.parametrize("number", ["GF-9", "9"])
def test_a_section_is_found_by_its_number(number: str) -> None:
    section = paragraph(WORDS.page("gang-of-four"), number)
    assert section.startswith("## 9. Stopping the last card")
    assert "GF-9.4" in section
    assert "GF-10.1" not in section


def test_the_last_paragraph_of_a_section_ends_with_it() -> None:
    assert "##" not in paragraph(WORDS.page("gang-of-four"), "1.2")


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_page_is_shown(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game]) == 0
    text = capsys.readouterr().out
    assert len(text.splitlines()) > 50
    assert max(map(len, text.splitlines())) <= 80
    assert "**" not in text
    assert "`" not in text


@pytest.mark.parametrize("page", [game.page for game in GAMES.values()])
@pytest.mark.parametrize("colours", [0, 16, 256])
def test_every_word_of_a_page_is_kept(page: str, colours: int) -> None:
    text = "One *two three* `four` **five six**\nseven.\n"
    lines = markdown_lines(text, Looks(colours=colours, width=12))
    assert max(map(width, lines)) <= 12
    assert len(" ".join(lines).split()) == 7
    shown = markdown_lines(WORDS.page(page), Looks(colours=colours))
    assert "".join(shown).count("…") == WORDS.page(page).count("…"), "nothing is cut"
    assert max(map(width, shown)) <= 80


@pytest.mark.parametrize("game", GAMES)
def test_editions_are_listed_with_what_they_change(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game, "--editions"]) == 0
    text = capsys.readouterr().out
    for edition, options in GAMES[game].editions.items():
        assert edition in text
        default = next(iter(GAMES[game].editions.values()))
        for name, value in GAMES[game].describe(options).items():
            if value != GAMES[game].describe(default)[name]:
                assert f"{name}={value}" in text


def test_a_long_page_goes_to_the_pager_of_a_terminal() -> None:
    child = on_terminal("rules", PAGER="tail -n 1")
    child.expect(pexpect.EOF)
    assert len(child.before.strip().splitlines()) == 1
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("number", "said"), [("GF-9.1", "GF-9.1"), ("th-2.5", "TH-2.5"), ("9.1", "GF-9.1")]
)
def test_a_number_alone_says_which_game_it_is_about(
    number: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", number]) == 0
    assert capsys.readouterr().out.lstrip(" -•*").startswith(said)
