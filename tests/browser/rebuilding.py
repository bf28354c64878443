"""Another build of the page: every file has another name, and some words are others."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from lastcard.server.http.pages import CLIENT

LATER: Final = "later"
"""What the worker of a later page calls its version."""

_HASHED: Final = re.compile(r"^(.+-[\w-]{8})(\.\w+)$")
_VERSION: Final = re.compile(r'"version":"(\w+)"')
_READ: Final = (".html", ".js", ".css")


def build(folder: Path) -> None:
    """Put the page as it was built into *folder*, without what is only packed."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))


def rebuild(folder: Path, words: Mapping[str, str]) -> None:
    """Put a later page into *folder*: no file keeps its name, and for some words it has others."""
    build(folder)
    assets = sorted((folder / "assets").iterdir())
    names = {path.name: _HASHED.sub(r"\1Z\2", path.name) for path in assets}
    for path in assets:
        path.rename(path.with_name(names[path.name]))
    changes = {**words, **names}
    every = re.compile("|".join(map(re.escape, sorted(changes, key=len, reverse=True))))
    for path in folder.rglob("*"):
        if path.suffix in _READ:
            text = every.sub(lambda found: changes[found[0]], path.read_text())
            path.write_text(_VERSION.sub(f'"version":"{LATER}"', text, count=1))
