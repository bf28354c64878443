"""What the house promises about itself."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted(
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for path in (ROOT / "src" / "lastcard").rglob("*.py")
)
ROOMS = [name for name in MODULES if name.count(".") < 2]

IMPORT_EACH = """
import importlib, os, sys, warnings

def foreign(modules):
    'What the modules import that is not ours, found out in a process of its own.'
    told, tell = os.pipe()
    if os.fork() == 0:
        for module in modules:
            try:
                importlib.import_module(module)
            except ImportError:
                pass
        with open(tell, 'w') as writing:
            writing.write(' '.join(name for name in sys.modules if 'lastcard' not in name))
        os._exit(0)
    os.close(tell)
    with open(told) as reading:
        names = reading.read().split()
    os.wait()
    return names

# What comes from elsewhere is imported once, for all.
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    for name in foreign(sys.argv[1:]):
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


@pytest.mark.parametrize("modules", [ROOMS, pytest.param(MODULES, marks=pytest.mark.sweep)])
def test_each_module_can_be_imported_alone(modules: list[str]) -> None:
    command = [sys.executable, "-c", IMPORT_EACH, *modules]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_module_that_cannot_be_imported_is_found() -> None:
    command = [sys.executable, "-c", IMPORT_EACH, "lastcard.games", "lastcard.nowhere"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "lastcard.nowhere" in done.stderr


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(want for extra in extras for want in extra)]
    names = {re.split(r"[<>=\[]", want)[0].lower().replace("_", "-") for want in wanted}
    names.discard(project["name"])  # an extra may be made of others
    pinned = {
        line.split("==")[0].lower().replace("_", "-")
        for line in (ROOT / "constraints.txt").read_text().splitlines()
        if "==" in line
    }
    assert names <= pinned


def test_the_package_carries_its_types() -> None:
    assert (ROOT / "src" / "lastcard" / "py.typed").exists()
