"""What a forge and a contributor's machine read of the project: forms, workflows, hooks."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}
HOOKS = ROOT / ".pre-commit-config.yaml"
STAGED = ROOT / ".ci" / "staged.py"


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def pythons() -> set[str]:
    """The Pythons that the package says it runs on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = [re.fullmatch(r".* :: (3\.\d+)", one) for one in project["classifiers"]]
    return {one[1] for one in named if one}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_asks_for_what_a_forge_can_show(form: Path) -> None:
    asked = read(form)
    assert {"name", "description", "body"} <= asked.keys()
    assert {part["type"] for part in asked["body"]} <= KINDS
    names = [part["id"] for part in asked["body"] if part["type"] != "markdown"]
    assert len(set(names)) == len(names) > 0
    for part in asked["body"]:
        wanted = "value" if part["type"] == "markdown" else "label"
        assert part["attributes"][wanted]


def test_every_kind_of_issue_has_its_form() -> None:
    assert [form.stem for form in FORMS] == ["bug", "idea", "translation", "wrong-rule"]


def test_every_python_of_the_package_is_checked_and_gets_a_wheel() -> None:
    workflows = ROOT / ".github" / "workflows"
    check = read(workflows / "check.yml")["jobs"]["check"]
    assert pythons() <= set(check["strategy"]["matrix"]["python"])
    assert check["steps"][-1] == {"run": "bash .ci/run"}
    built = (workflows / "wheels.yml").read_text("utf-8")
    assert pythons() <= {f"3.{minor}" for minor in re.findall(r"\bcp3(\d+)-", built)}


def test_make_looks_for_every_python_of_the_package() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert pythons() <= set(re.findall(r"\bpython(3\.\d+)\b", makefile))


def test_dependencies_are_kept_fresh_where_they_are() -> None:
    updates = read(ROOT / ".github" / "dependabot.yml")["updates"]
    places = {one["package-ecosystem"]: one["directory"] for one in updates}
    assert places == {"pip": "/", "npm": "/web", "github-actions": "/", "docker": "/"}


def test_the_hooks_need_nothing_but_what_is_installed() -> None:
    (repository,) = read(HOOKS)["repos"]
    assert repository["repo"] == "local"
    for hook in repository["hooks"]:
        assert hook["language"] == "system"
        program = shlex.split(hook["entry"])[0]
        assert program.startswith((".venv/bin/", ".ci/"))
        assert program.startswith(".venv") or (ROOT / program).exists()


def staged(*files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(STAGED), *map(str, files)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def test_the_tree_may_be_committed() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("only a clone knows which files are committed")
    names = [Path(name) for name in listed.stdout.decode().split("\0") if name]
    done = staged(*[name for name in names if ".gen." not in name.name])
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"no last line", "does not end with one line break"),
        (b"too many\n\n", "does not end with one line break"),
        (b"x" * 400_000 + b"\n", "larger than 400 kB"),
        (b"-----BEGIN OPENSSH " + b"PRIVATE KEY-----\n", "private key"),
        (b"a\n" + b"<" * 7 + b" mine\n", "merge conflict"),
    ],
)
def test_what_no_commit_may_bring_is_named(tmp_path: Path, data: bytes, complaint: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    done = staged(file)
    assert done.returncode == 1
    assert f"{file} " in done.stderr
    assert complaint in done.stderr


def test_what_is_no_text_needs_no_last_line(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\0")
    assert staged(file, tmp_path / "deleted").returncode == 0
