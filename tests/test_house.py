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


def test_the_readme_does_what_it_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("module", MODULES)
def test_each_module_can_be_imported_alone(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"import {module}"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


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
