"""Builds a wheel for every Python of this machine and tries it: ``make wheels``."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.packaging.try_wheel import fresh_venv, main

OLDEST = (3, 11)
TOOLS = ("setuptools", "cython", "wheel")


def pythons() -> dict[tuple[int, int], str]:
    """The Pythons that fit, by version: those on the path and those that pyenv keeps."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    folders += sorted((Path.home() / ".pyenv" / "versions").glob("*/bin"))
    found: dict[tuple[int, int], str] = {}
    for folder in folders:
        for program in sorted(folder.glob("python3.*")):
            if (named := re.fullmatch(r"python3\.(\d+)", program.name)) is None:
                continue
            version = (3, int(named[1]))
            if version >= OLDEST and version not in found and _has_headers(program):
                found[version] = str(program)
    return found


def _has_headers(program: Path) -> bool:
    asked = "import ensurepip, sysconfig, venv; print(sysconfig.get_path('include'))"
    done = subprocess.run([program, "-c", asked], capture_output=True, text=True, check=False)
    return done.returncode == 0 and Path(done.stdout.strip(), "Python.h").is_file()


def build(python: str, target: Path) -> Path:
    """A wheel for *python* in *target*."""
    with tempfile.TemporaryDirectory() as folder:
        made = fresh_venv(Path(folder) / "venv", python)
        pip = [made, "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "-q", "-c", "constraints.txt", *TOOLS], check=True)
        subprocess.run(
            [*pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, "."],
            env=os.environ | {"REQUIRE_CYTHON": "1"},
            check=True,
        )
        (wheel,) = Path(folder).glob("*.whl")
        target.mkdir(exist_ok=True)
        return Path(shutil.move(wheel, target / wheel.name))


if __name__ == "__main__":
    for python in pythons().values():
        main(str(build(python, Path(sys.argv[1]))), python)
