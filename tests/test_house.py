"""What the house promises about itself."""

import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import lastcard

ROOT = Path(__file__).parents[1]
MODULES = sorted(
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for path in (ROOT / "src" / "lastcard").rglob("*.py")
)

IMPORT_EACH = """
import importlib, os, sys
# What comes from elsewhere is imported once, for all.
for name in ("aiohttp.web", "alembic", "argon2", "fluent.runtime", "gymnasium", "msgspec", "numpy",
             "pettingzoo", "prometheus_client", "sqlalchemy.ext.asyncio", "sqlite3"):
    try:
        importlib.import_module(name)
    except ImportError:
        pass
failed = 0
for module in sys.argv[1:]:
    if (child := os.fork()) == 0:
        importlib.import_module(module)
        os._exit(0)
    failed += os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0
sys.exit(failed > 0)
"""
"""Imports every module that it is given in a process of its own."""


def test_the_readme_does_what_it_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("room", sorted({"".join(name.split(".")[1:2]) for name in MODULES}))
def test_each_module_can_be_imported_alone(room: str) -> None:
    modules = [name for name in MODULES if "".join(name.split(".")[1:2]) == room]
    command = [sys.executable, "-c", IMPORT_EACH, *modules]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_module_that_cannot_be_imported_is_found() -> None:
    command = [sys.executable, "-c", IMPORT_EACH, "lastcard.games", "lastcard.nowhere"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "lastcard.nowhere" in done.stderr


def test_the_changelog_knows_the_version() -> None:
    released = re.findall(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    unreleased = lastcard.__version__.startswith("0.1")
    assert released[:1] == [lastcard.__version__] or (unreleased and not released)


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(want for extra in extras for want in extra)]
    names = {re.split(r"[<>=\[]", want)[0].lower().replace("_", "-") for want in wanted}
    pinned = {
        line.split("==")[0].lower().replace("_", "-")
        for line in (ROOT / "constraints.txt").read_text().splitlines()
        if "==" in line
    }
    assert names <= pinned


def test_the_package_carries_its_types() -> None:
    assert (ROOT / "src" / "lastcard" / "py.typed").exists()
