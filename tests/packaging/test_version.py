"""Every build has its own version, and a later one is higher, however the sources came."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from packaging.version import Version

from build_version import build_version
from lastcard._version import RELEASE, __version__
from tests.support.commands import lastcard

ROOT = Path(__file__).parents[2]
FIRST, LATER = 1_700_000_000, 1_700_000_060


def git(folder: Path, *arguments: str, at: int = FIRST) -> None:
    told = {"GIT_AUTHOR_DATE": f"{at} +0000", "GIT_COMMITTER_DATE": f"{at} +0000"}
    who = ("-c", "user.name=Ann", "-c", "user.email=ann@cards.example")
    subprocess.run(
        ["git", "-C", str(folder), *who, *arguments],
        check=True,
        capture_output=True,
        env=os.environ | told | {"GIT_CONFIG_GLOBAL": os.devnull},
    )


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A folder with a package that names its next release."""
    package = tmp_path / "sources" / "src" / "lastcard"
    package.mkdir(parents=True)
    (package / "_version.py").write_text('RELEASE: Final = "0.2.0"\n')
    return tmp_path / "sources"


@pytest.fixture
def committed(sources: Path) -> Path:
    """The same as a repository of one commit."""
    for name in (".git_archival.txt", ".gitattributes"):
        (sources / name).write_bytes((ROOT / name).read_bytes())
    git(sources, "init", "-q")
    git(sources, "add", ".")
    git(sources, "commit", "-qm", "Begin")
    return sources


def test_a_commit_has_its_time_and_its_name(committed: Path) -> None:
    made = build_version(committed)
    assert made.startswith("0.2.0.dev20231114221320+g")
    assert str(Version(made)) == made


def test_a_later_commit_is_higher_and_a_release_is_highest(committed: Path) -> None:
    first = build_version(committed)
    git(committed, "commit", "-qm", "Go on", "--allow-empty", at=LATER)
    later = build_version(committed)
    git(committed, "tag", "v0.2.0")
    assert Version(first) < Version(later) < Version(build_version(committed))
    assert build_version(committed) == "0.2.0"


def test_what_is_not_committed_is_another_version_and_stays_the_same(committed: Path) -> None:
    first = build_version(committed)
    git(committed, "tag", "v0.2.0")
    (committed / "src" / "lastcard" / "_version.py").write_text('RELEASE: Final = "0.2.0"\n\n')
    changed = build_version(committed)
    assert Version(changed) > Version(first)
    assert changed.endswith(".changed")
    assert changed == build_version(committed)


def test_a_shallow_clone_has_the_same_version(committed: Path, tmp_path: Path) -> None:
    git(committed, "commit", "-qm", "Go on", "--allow-empty", at=LATER)
    shallow = tmp_path / "shallow"
    git(tmp_path, "clone", "-q", "--depth", "1", f"file://{committed}", str(shallow))
    assert build_version(shallow) == build_version(committed)


def test_an_archive_has_the_same_version(committed: Path, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    archive.mkdir()
    git(committed, "archive", "-o", str(tmp_path / "archive.tar"), "HEAD")
    subprocess.run(["tar", "-xf", str(tmp_path / "archive.tar"), "-C", str(archive)], check=True)
    assert build_version(archive) == build_version(committed)
    git(committed, "tag", "v0.2.0")
    git(committed, "archive", "-o", str(tmp_path / "archive.tar"), "HEAD")
    subprocess.run(["tar", "-xf", str(tmp_path / "archive.tar"), "-C", str(archive)], check=True)
    assert build_version(archive) == "0.2.0"


def test_a_folder_of_sources_has_the_time_of_its_newest_file(sources: Path) -> None:
    file = sources / "src" / "lastcard" / "_version.py"
    os.utime(file, (FIRST, FIRST))
    assert build_version(sources) == "0.2.0.dev20231114221320+source"


def test_a_packed_source_keeps_the_version_it_was_packed_with(sources: Path) -> None:
    (sources / "PKG-INFO").write_text("Name: lastcard\nVersion: 0.2.0.dev7+gabc\n\nVersion: 9\n")
    assert build_version(sources) == "0.2.0.dev7+gabc"


def test_sources_that_were_not_built_say_so() -> None:
    assert __version__ == f"{RELEASE}.dev0+source"


def headings() -> list[str]:
    """The versions of the changelog, newest first, and what comes before them."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    return re.findall(r"^## \[?(\d+\.\d+\.\d+|Unreleased)\b", text, re.MULTILINE)


def test_the_changelog_and_the_version_agree() -> None:
    versions = [Version(one) for one in headings() if one != "Unreleased"]
    assert versions == sorted(versions, reverse=True)
    newest = max(versions, default=Version("0"))
    # What comes next is either written down as a version already, or still unreleased.
    assert newest == Version(RELEASE) or (
        newest < Version(RELEASE) and headings()[0] == "Unreleased"
    )


def test_what_is_tagged_is_the_newest_version_of_the_changelog() -> None:
    asked = ["git", "-C", str(ROOT), "tag", "--points-at", "HEAD"]
    tags = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split()
    if f"v{RELEASE}" in tags:
        assert headings()[0] == RELEASE


def test_the_command_says_its_version() -> None:
    done = lastcard("--version")
    assert (done.returncode, done.stdout) == (0, f"lastcard {__version__}\n")
