"""What is installed is locked by version and hash, may be used, and is listed with its licence."""

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.audit import Audit, exit_code, of_npm, of_python
from tests.packaging.licences import PAGE, ROOT, is_allowed, page, rows

LOCKS = {
    "server.lock": ["postgres"],
    "play.lock": ["postgres", "build"],
    "dev.lock": ["dev"],
    "docs.lock": ["docs"],
}
SKIPPED = {"name": "aiohttp", "skip_reason": "not found"}
SOUND = {"name": "aiohttp", "version": "3.14.5", "vulns": []}
WEAK = SOUND | {"vulns": [{"id": "PYSEC-1", "fix_versions": ["3.14.6"]}]}


def pins(name: str) -> dict[str, tuple[str, int]]:
    """The version of every package in a lock file, and how many hashes it has."""
    text = (ROOT / "requirements" / name).read_text("utf-8")
    found: dict[str, tuple[str, int]] = {}
    for entry in re.split(r"\n(?=\S)", text.strip()):
        first, *hashes = entry.split(" \\\n")
        asked = Requirement(first)
        ((_, version),) = [(one.operator, one.version) for one in asked.specifier]
        assert all(re.fullmatch(r"\s+--hash=sha256:[0-9a-f]{64}", one) for one in hashes), first
        found[canonicalize_name(asked.name)] = version, len(hashes)
    return found


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_has_hashes(lock: str) -> None:
    assert all(count for _, count in pins(lock).values())


def asked_for(extra: str) -> Iterator[Requirement]:
    """What an extra brings, with what other extras bring that it names."""
    for one in map(Requirement, project()["optional-dependencies"][extra]):
        if one.name == "lastcard":
            for other in one.extras:
                yield from asked_for(other)
        else:
            yield one


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_has_all_that_the_project_asks_for(lock: str) -> None:
    asked = [Requirement(one) for one in project()["dependencies"]]
    asked += [one for extra in LOCKS[lock] for one in asked_for(extra)]
    assert len(asked) > 12
    found = pins(lock)
    for one in asked:
        version, _ = found[canonicalize_name(one.name)]
        assert one.specifier.contains(version), f"{one} has {version}: make lock"


def test_all_locks_agree() -> None:
    server, play, dev, docs = map(pins, LOCKS)
    assert server.items() <= play.items() <= dev.items()
    assert all(dev[name] == pin for name, pin in docs.items() if name in dev)


def test_the_versions_are_those_of_the_constraints() -> None:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    kept = [Requirement(line) for line in lines if not line.startswith("#")]
    for lock in LOCKS:
        found = pins(lock)
        for one in kept:
            version, _ = found.get(canonicalize_name(one.name), ("", 0))
            assert not version or one.specifier.contains(version), f"{one}: make lock"


def test_every_package_of_the_page_has_its_hash() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert [path for path, one in packages.items() if path and "integrity" not in one] == []


def test_every_licence_is_one_that_is_allowed() -> None:
    assert [row for row in rows() if not is_allowed(row[1], row[2])] == []
    assert not is_allowed("GPL-2.0-only", "served")
    assert not is_allowed("MIT AND AGPL-3.0-only", "development")
    assert is_allowed("AGPL-3.0-only OR MIT", "served")


def test_the_list_of_licences_is_not_stale() -> None:
    assert PAGE.read_text("utf-8") == page(), "make licences"


@pytest.mark.parametrize(
    ("packages", "verdict"),
    [
        ([SOUND], "sound"),
        ([SOUND, SKIPPED], "not checked"),
        ([SOUND, SKIPPED, WEAK], "weak"),
        ([], "not checked"),
    ],
)
def test_what_was_not_checked_is_not_called_sound(packages: list[Any], verdict: str) -> None:
    assert of_python(json.dumps({"dependencies": packages})).verdict == verdict
    assert of_python("Traceback").verdict == "not checked"


def test_what_npm_could_not_ask_is_not_called_sound() -> None:
    total = {"metadata": {"dependencies": {"total": 3}}}
    assert of_npm(json.dumps({"vulnerabilities": {}} | total)).verdict == "sound"
    weak = {"vulnerabilities": {"vite": {"severity": "high"}}} | total
    assert of_npm(json.dumps(weak)).lines == ["vite: high"]
    assert of_npm('{"message": "405 Method Not Allowed - POST x"}').verdict == "not checked"
    assert of_npm("").verdict == "not checked"


@pytest.mark.parametrize(
    ("verdicts", "code"),
    [
        (["sound", "sound"], 0),
        (["sound", "not checked"], 2),
        (["not checked", "weak"], 1),
    ],
)
def test_only_what_is_sound_succeeds(verdicts: list[Any], code: int) -> None:
    assert exit_code(Audit(verdict, []) for verdict in verdicts) == code
