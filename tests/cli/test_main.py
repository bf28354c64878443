"""Exit codes, complaints and manual pages."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard import __version__
from lastcard.cli import COMMANDS, arguments, main
from lastcard.locales import languages
from tests.cli.fakes import WORDS
from tests.support.commands import SOURCES, heed_interrupts, lastcard

PAGES = {name: getattr(arguments, name)(WORDS) for name in COMMANDS}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "Name a command"),
        ("bogus", "There is no command “bogus”"),
        ("--bogus", "There is no “--bogus” here"),
        ("play --bogus", "There is no “--bogus” here"),
        ("play chess", "There is no game “chess”"),
        ("play gang chess", "There is no “chess” here"),
        ("play --players 9", "3 to 4 players"),
        ("play --players many", "whole number"),
        ("play --players", "The option --players needs a value"),
        ("play --edition xx-1999", "There is no edition"),
        ("play --option target", "NAME=VALUE"),
        ("play --option targets=5", "There is no option"),
        ("play --option target=0", "cannot be"),
        ("play --seed -1", "whole number"),
        ("play --seed 1.5", "whole number"),
        ("play --bots geniuses", "There is no bot"),
        ("play --language xx", "There are no words"),
        ("rules chess", "There is no game"),
        ("rules gang GF-99.9", "There is no paragraph"),
        ("replay", "Name the file"),
        ("replay a --json --text", "not allowed"),
        ("referee now", "There is no “now” here"),
    ],
)
def test_a_wrong_command_line_is_exit_code_2_and_one_sentence(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    complaint, advice = err.splitlines()
    assert complaint.startswith("lastcard: ")
    assert said in complaint
    assert re.fullmatch(r'Try "lastcard( \w+)? --help".', advice)


def test_a_failure_is_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/no/such/file"]) == 1
    assert capsys.readouterr().err == (
        "lastcard: /no/such/file cannot be read: No such file or directory.\n"
    )


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"lastcard {__version__}\n"


def test_the_manual_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    manual = capsys.readouterr().out
    for name in COMMANDS:
        assert re.search(rf"^  {name}\b", manual, re.MULTILINE)
    for part in ("examples:", "environment:", "exit codes:", "NO_COLOR"):
        assert part in manual


@pytest.mark.parametrize("name", COMMANDS)
def test_every_page_names_every_option_and_no_other(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, "--help"]) == 0
    page = capsys.readouterr().out
    listed = set(re.findall(r"^ +(?:-h, )?(--[a-z-]+)", page, re.MULTILINE))
    known = {option for action in PAGES[name]._actions for option in action.option_strings}
    assert listed == known - {"-h"}
    assert page.startswith(f"lastcard {name} - ")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_a_page_fits_80_columns(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main([*([name] if name else []), "--help", "--language", language])
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_CH", "LC_ALL": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "de_DE", "LANGUAGE": "xx:nl_BE:fr"}, "nl"),
        ({"LANG": "de_DE", "LASTCARD_LANGUAGE": "it"}, "it"),
        ({"LANG": "de_DE", "LASTCARD_LANGUAGE": "xx"}, "de"),
    ],
)
def test_the_language_comes_from_the_environment_if_there_is_it(
    environ: dict[str, str], language: str
) -> None:
    assert arguments.language(["play"], environ) == language
    assert arguments.language(["play", "--language", "es"], environ) == "es"


def test_the_command_is_a_good_citizen() -> None:
    done = lastcard("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert lastcard("bogus").returncode == 2


def test_a_reader_who_leaves_early_is_no_error() -> None:
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-m", "lastcard.cli", "referee"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    process.stdin.write(b'{"op":"points","left":1}\n')
    process.stdin.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert (process.wait(20), complaint) == (141, b"")


@pytest.mark.parametrize("command", ["rules", "--help", "referee"])
def test_a_full_disk_is_one_sentence_and_exit_code_1(command: str) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full to write to")
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "lastcard.cli", command],
            input=b"{}\n" * 5000,
            stdout=full,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(SOURCES)},
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"lastcard: Nothing more can be written out: No space left on device.\n"


def test_closed_streams_are_no_traceback() -> None:
    line = f"{sys.executable} -m lastcard.cli rules gang 1 >&- 2>&- <&-"
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    assert subprocess.run(["sh", "-c", line], env=env, check=False).returncode == 0


def test_an_interrupt_is_exit_code_130_without_a_traceback() -> None:
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    process = subprocess.Popen(
        [sys.executable, "-m", "lastcard.cli", "referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=env,
        # Started by a script in the background, the tests may have been told to ignore it.
        preexec_fn=heed_interrupts,
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdin.write(b'{"op":"points","left":1}\n')
    process.stdin.flush()
    assert process.stdout.readline() == b'{"points":1}\n'
    process.send_signal(signal.SIGINT)
    code, complaint = process.wait(20), process.stderr.read()
    for pipe in (process.stdin, process.stdout, process.stderr):
        pipe.close()
    assert (code, complaint) == (130, b"")


LONG = "x" * 3000


@pytest.mark.parametrize(
    "line",
    [
        f"play --edition {LONG}",
        f"play {LONG}",
        f"replay {LONG}",
        f"verify {LONG}",
        f"rules gang {LONG}",
        f"referee {LONG}",
        f"referee --edition {LONG}",
        f"referee --option {LONG}",
        f"--language {LONG}",
        "play --edition \x1b[2J",
    ],
)
def test_what_is_quoted_is_short_and_commands_no_terminal(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) in (1, 2)
    complaint = capsys.readouterr().err
    assert complaint.startswith("lastcard: ")
    assert len(complaint) < 600
    assert "\x1b" not in complaint


@pytest.mark.parametrize("language", languages())
def test_a_manual_page_can_be_written_in_few_letters(language: str) -> None:
    page = lastcard("--language", language, "--help", env={"PYTHONIOENCODING": "ascii"})
    assert (page.returncode, page.stderr) == (0, "")
    assert "lastcard" in page.stdout
