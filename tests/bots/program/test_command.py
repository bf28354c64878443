"""How a program is named in a list of bots."""

from pathlib import Path

import pytest

from lastcard.bots.errors import BotUnknown, LimitWrong, ProgramRefused
from lastcard.bots.program.command import LIMIT, Command, names_program
from lastcard.bots.program.player import Program
from lastcard.bots.registry import seating
from tests.bots.program.scripts import GANG, LOWEST, script


@pytest.mark.parametrize("spec", ["./bot", "/usr/bin/bot", "../bot --fast", "bots/mine", "./b@9ms"])
def test_a_path_is_a_program(spec: str) -> None:
    assert names_program(spec)


def test_a_name_is_not_a_program() -> None:
    assert not names_program("greedy@50")
    with pytest.raises(BotUnknown):
        seating("mybot", GANG)


def test_a_program_is_seated_by_its_path(tmp_path: Path) -> None:
    assert isinstance(seating(str(script(tmp_path, LOWEST)), GANG)(7), Program)


def test_a_command_has_arguments_and_a_limit(tmp_path: Path) -> None:
    file = script(tmp_path, LOWEST)
    assert Command.read(f"{file}") == Command((str(file),), LIMIT)
    assert Command.read(f"{file} --fast 'two words'") == Command(
        (str(file), "--fast", "two words"), LIMIT
    )
    assert Command.read(f"{file} --fast@500ms") == Command((str(file), "--fast"), 0.5)


def test_a_folder_may_have_an_at_sign(tmp_path: Path) -> None:
    folder = tmp_path / "me@home"
    folder.mkdir()
    file = script(folder, LOWEST)
    assert Command.read(f"{file}").words == (str(file),)
    assert Command.read(f"{file}@50ms").limit == 0.05


@pytest.mark.parametrize("text", ["200", "fast", "", "0ms", "5s"])
def test_a_limit_is_a_number_of_milliseconds(tmp_path: Path, text: str) -> None:
    with pytest.raises(LimitWrong) as refused:
        Command.read(f"{script(tmp_path, LOWEST)}@{text}")
    assert refused.value.args_by_name["text"] == text


def test_what_cannot_be_run_is_refused_when_it_is_named(tmp_path: Path) -> None:
    closed = script(tmp_path, LOWEST, "closed")
    closed.chmod(0o644)
    for command in (str(tmp_path / "nothing"), str(tmp_path), str(closed), f"'{closed}", "/"):
        with pytest.raises(ProgramRefused):
            seating(command, GANG)
