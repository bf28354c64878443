"""Rules, bots, records and the terminal work without the packages that only a server needs."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from lastcard.cli import COMMANDS, OF_A_SERVER
from lastcard.locales import languages
from tests.cli.fakes import DULL
from tests.support.commands import environment
from tests.support.servers.process import server_process

ROOT = Path(__file__).parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
MODULE_OF = {"argon2-cffi": "argon2", "cython": "cython"}
BARRED = sorted(
    MODULE_OF.get(name, name.replace("-", "_"))
    for extra in ("server", "postgres", "build")
    for name in (Requirement(one).name for one in EXTRAS[extra])
    if name not in ("lastcard", "setuptools")
)
"""What the light package does not bring, by the names under which it is imported."""
BAR = f"""
import sys

class Bar:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {BARRED!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Bar())
"""
"""Makes these packages missing, as if they had never been installed."""


def light(code: str, *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Run *code* where the server's packages are missing."""
    return subprocess.run(
        [sys.executable, "-c", BAR + code, *arguments],
        input=typed,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def command(*arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Run ``lastcard`` where the server's packages are missing."""
    return light("from lastcard.cli import main; sys.exit(main())", *arguments, typed=typed)


def test_the_bar_bars() -> None:
    assert "sqlalchemy" in BARRED
    done = light("import sqlalchemy")
    assert "No module named 'sqlalchemy'" in done.stderr


def test_the_library_plays() -> None:
    done = light(
        "from lastcard import GAMES, Match\n"
        "for game in GAMES.values():\n"
        "    match = Match(game, seats=4, seed=7)\n"
        "    match.play(match.legal()[0])\n"
        "    print(len(match.legal()))"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.split()) == 2


def test_a_match_is_played_saved_replayed_and_proved(tmp_path: Path) -> None:
    file = str(tmp_path / "match.txt")
    options = ("--players", "3", "--option", "target=30", "--save", file)
    played = command("play", *options, typed="".join(f"{line}\n" for line in DULL) * 2000)
    assert played.returncode == 0, played.stderr
    replayed = command("replay", file)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    proved = command("verify", file)
    assert (proved.returncode, proved.stderr) == (0, "")


@pytest.mark.parametrize(
    "given",
    [
        ("--version",),
        ("--help",),
        ("rules", "gang", "GF-9.1"),
        ("arena", "--bots", "greedy,greedy,novice", "--deals", "6", "--workers", "1", "--quiet"),
        *[(name, "--help") for name in COMMANDS if name not in OF_A_SERVER],
    ],
)
def test_commands_that_need_no_server_work(given: tuple[str, ...]) -> None:
    done = command(*given)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_referee_answers() -> None:
    done = command("referee", typed='{"op": "combo", "cards": "R3 R7"}\n')
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert done.stdout.startswith("{")


def test_tables_of_a_server_are_reached(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        asked = command("join", f"{server.url}/nowhere", "--name", "Ann")
        bot = command("bot", "greedy", "--server", server.url, "--token", "wrong")
    for done in (asked, bot):
        assert "Traceback" not in done.stderr
        assert done.stderr.startswith("lastcard: ")


@pytest.mark.parametrize("name", sorted(OF_A_SERVER))
def test_commands_of_a_server_say_what_to_install(name: str) -> None:
    done = command(name)
    assert done.returncode == 1
    assert done.stdout == ""
    assert f"lastcard {name}" in done.stderr
    assert "pip install 'lastcard[server]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", languages())
def test_they_say_it_in_every_language(language: str) -> None:
    done = command("--language", language, "serve")
    assert "pip install 'lastcard[server]'." in done.stderr


def test_a_module_of_ours_that_is_missing_is_no_missing_extra() -> None:
    done = light(
        "from lastcard import cli\n"
        "cli.COMMANDS = {'serve': 'lastcard.cli.nowhere'}\n"
        "cli.main(['serve'])"
    )
    assert "No module named 'lastcard.cli.nowhere'" in done.stderr
