"""Where the terminal has few signs, everything is still said."""

import pytest

from lastcard.cli import COMMANDS, arguments
from lastcard.cli.terminal.plainly import plain
from lastcard.locales import Words, languages
from tests.support.commands import lastcard

ASCII = {"PYTHONIOENCODING": "ascii"}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("“Last card!”, 5\u20136 …", '"Last card!", 5-6 ...'),
        ("l\u2019hôte : là", "l'hote : la"),
        ("Größe", "Grosse"),
        ("¡Última carta! ¿Sí?", "!Ultima carta! ?Si?"),
        ("«não»", '"nao"'),
        ("美 ♠", "? ?"),
    ],
)
def test_every_sign_has_a_nearest(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_a_complaint_is_readable_without_signs() -> None:
    done = lastcard("dance", env=ASCII)
    assert done.returncode == 2
    assert done.stderr.startswith('lastcard: There is no command "dance"; the commands are')


def test_a_manual_page_is_readable_without_signs() -> None:
    done = lastcard("arena", "--help", env=ASCII)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--bots BOT,BOT,... [OPTIONS]" in done.stdout


def test_no_manual_page_needs_a_sign_that_has_no_nearest() -> None:
    for language in languages():
        words = Words(language)
        for name in COMMANDS:
            page = getattr(arguments, name)(words).format_help()
            assert plain(page).count("?") == page.count("?") + page.count("¿"), (
                f"{name} in {language}"
            )
