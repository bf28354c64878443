"""Which version is built: a release, or the commit (or newest file) and its time.

A later build has a higher version, so that ``pip install --upgrade`` takes it. ``0.2.0`` is what is
tagged ``v0.2.0``; before that it is ``0.2.0.dev20261118061731+gc5da6c4``: the release to come, the
time of the commit in UTC, and the commit. ``_version.RELEASE`` says which release comes next.
"""

import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path

_ARCHIVED = re.compile(r"^commit: ([0-9a-f]{7,40})\ntime: (\d+)\ntags: (.*)$", re.MULTILINE)


def build_version(root: Path) -> str:
    """The version of the sources in *root*; the same one as long as they do not change."""
    release = _release(root)
    return (
        _packed(root)
        or _of_git(root, release)
        or _of_archive(root, release)
        or _bare(root, release)
    )


def _release(root: Path) -> str:
    text = (root / "src" / "lastcard" / "_version.py").read_text("utf-8")
    found = re.search(r'^RELEASE: Final = "(.+)"$', text, re.MULTILINE)
    assert found, "_version.py names the next release"
    return found[1]


def _packed(root: Path) -> str | None:
    # A source archive was given its version when it was made.
    info = root / "PKG-INFO"
    if not info.is_file():
        return None
    found = re.search(r"^Version: (\S+)$", info.read_text("utf-8"), re.MULTILINE)
    return found[1] if found else None


def _of_git(root: Path, release: str) -> str | None:
    if not (root / ".git").exists():  # the repository of something else may be above
        return None
    commit = _git(root, "log", "-1", "--format=%h %ct", "--abbrev=7")
    changed = _git(root, "status", "--porcelain", "-z")
    if commit is None or changed is None:
        return None
    name, time = commit.split()
    # A name in the list stands behind two signs and a space; the old name of a moved file has none.
    files = [root / entry[3:] for entry in changed.split("\0") if entry[2:3] == " "]
    if files:
        return _dev(release, max(int(time), _newest(files)), f"g{name}.changed")
    tags = _git(root, "tag", "--points-at", "HEAD") or ""
    return release if f"v{release}" in tags.split() else _dev(release, int(time), f"g{name}")


def _of_archive(root: Path, release: str) -> str | None:
    # ``git archive``, and so the archives that forges make, fill this file in.
    note = root / ".git_archival.txt"
    found = _ARCHIVED.search(note.read_text("utf-8")) if note.is_file() else None
    if found is None:
        return None
    if f"tag: v{release}" in found[3].split(", "):
        return release
    return _dev(release, int(found[2]), f"g{found[1][:7]}")


def _bare(root: Path, release: str) -> str:
    sources = [file for file in (root / "src").rglob("*") if file.suffix in (".py", ".pxd", ".ftl")]
    return _dev(release, _newest(sources), "source")


def _dev(release: str, time: int, name: str) -> str:
    return f"{release}.dev{datetime.fromtimestamp(time, UTC):%Y%m%d%H%M%S}+{name}"


def _newest(files: list[Path]) -> int:
    return max((int(file.stat().st_mtime) for file in files if file.exists()), default=0)


def _git(root: Path, *arguments: str) -> str | None:
    try:
        done = subprocess.run(
            ["git", "-C", str(root), *arguments], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip("\n")
