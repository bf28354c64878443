"""A wheel says which version it is, and a newer one takes the place of an older."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.packaging.try_wheel import fresh_venv, served_version

ROOT = Path(__file__).parents[2]
PARTS = ("pyproject.toml", "setup.py", "build_version.py", "README.md", "LICENSE", "MANIFEST.in")


def wheel(folder: Path, version: str) -> Path:
    """A wheel of these sources, not compiled, as if they were packed as *version*."""
    sources = folder / version
    sources.mkdir()
    for part in PARTS:
        (sources / part).write_bytes((ROOT / part).read_bytes())
    (sources / "src").symlink_to(ROOT / "src")
    (sources / "PKG-INFO").write_text(f"Name: lastcard\nVersion: {version}\n")
    command = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", "."]
    command += ["bdist_wheel", "--dist-dir", str(folder / "dist")]
    done = subprocess.run(
        command,
        cwd=sources,
        env=os.environ | {"SKIP_CYTHON": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (made,) = (folder / "dist").glob(f"*{version}*.whl")
    return made


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("wheels")
    return wheel(folder, "0.1.0.dev1"), wheel(folder, "0.1.0.dev2")


@pytest.mark.sweep
def test_a_newer_wheel_takes_the_place_of_an_older(
    wheels: tuple[Path, Path], tmp_path: Path
) -> None:
    python = fresh_venv(tmp_path / "venv", sys.executable, borrowing=True)
    for number, made in enumerate(wheels, 1):
        install = [python, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--upgrade"]
        subprocess.run([*install, str(made)], check=True)
        assert served_version(python, tmp_path / "data") == f"0.1.0.dev{number}"


@pytest.mark.sweep
def test_a_wheel_holds_no_tests_and_no_sources_of_c(wheels: tuple[Path, Path]) -> None:
    names = zipfile.ZipFile(wheels[0]).namelist()
    assert "lastcard/_build.py" in names
    assert not [
        name for name in names if name.startswith(("tests/", "build_")) or name.endswith(".c")
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="the files of others are read otherwise")
def test_compiled_modules_carry_no_debug_symbols() -> None:
    hot = [file.with_suffix("") for file in (ROOT / "src").rglob("*.pxd")]
    compiled = [file for one in hot for file in one.parent.glob(f"{one.name}.cpython-*.so")]
    if not compiled:
        pytest.skip("nothing is compiled here")
    assert not [file.name for file in compiled if b".debug_info" in file.read_bytes()]
