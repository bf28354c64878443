"""What is given away says what is inside, and is the same bytes whoever packs it."""

import hashlib
import io
import os
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

from release.archive import same_bytes
from release.contents import contents, write
from release.prebuilt import fitting, unpack

VERSION = "0.2.0.dev7+gabc"


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """A wheel of this machine with one compiled module and a page."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    made = tmp_path / "dist" / f"lastcard-{VERSION}-{python}-{python}-{platform}.whl"
    made.parent.mkdir()
    with zipfile.ZipFile(made, "w") as packed:
        packed.writestr("lastcard/games/core.so", "core")
        packed.writestr("lastcard/games/game.py", "rules")
        packed.writestr("lastcard/server/client/index.html", "page")
    return made


def test_the_list_names_every_package_once(wheel: Path) -> None:
    listed = contents(wheel)
    names = {one["name"] for one in listed["components"]}
    assert {"aiohttp", "sqlalchemy", "svelte", "@fluent/bundle"} <= names
    assert not {"pytest", "eslint", "vitest", "cython"} & names
    refs = [one["bom-ref"] for one in listed["components"]]
    assert len(set(refs)) == len(refs)
    assert listed["dependencies"][0]["dependsOn"] == refs
    assert listed["metadata"]["component"]["version"] == VERSION


def test_the_same_wheel_has_the_same_list(wheel: Path) -> None:
    assert contents(wheel) == contents(wheel)


def test_the_checksums_are_those_of_the_files(wheel: Path) -> None:
    write(wheel.parent)
    write(wheel.parent)
    lines = (wheel.parent / "SHA256SUMS").read_text().splitlines()
    assert len(lines) == 2
    for line in lines:
        told, name = line.split("  ")
        assert hashlib.sha256((wheel.parent / name).read_bytes()).hexdigest() == told


def test_only_a_wheel_of_these_sources_is_taken(wheel: Path, tmp_path: Path) -> None:
    assert fitting(wheel.parent, VERSION) == wheel
    assert fitting(wheel.parent, "0.2.0") is None
    unpack(wheel, tmp_path / "src")
    package = tmp_path / "src" / "lastcard"
    assert (package / "games" / "core.so").read_text() == "core"
    assert (package / "server" / "client" / "index.html").read_text() == "page"
    assert not (package / "games" / "game.py").exists()


def packed(folder: Path, time: int, order: tuple[str, ...]) -> Path:
    made = folder / f"{time}.tar.gz"
    with tarfile.open(made, "w:gz") as archive:
        for name in order:
            member = tarfile.TarInfo(name)
            member.size, member.mtime, member.uid, member.uname = 1, time, time, f"user{time}"
            archive.addfile(member, io.BytesIO(name[:1].encode()))
    os.utime(made, (time, time))
    return made


def test_who_packs_and_when_makes_no_difference(tmp_path: Path) -> None:
    first, second = packed(tmp_path, 7, ("a", "b")), packed(tmp_path, 8, ("b", "a"))
    assert first.read_bytes() != second.read_bytes()
    assert same_bytes(first, 1_700_000_000) == same_bytes(second, 1_700_000_000)
