"""Pages of the site that are files elsewhere in the tree, and the links to and from them."""

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = "docs"

PAGES: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "explanation/architecture.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "CODE_OF_CONDUCT.md": "project/code-of-conduct.md",
    "SECURITY.md": "project/security.md",
    "CHANGELOG.md": "project/changelog.md",
    "LICENSE": "project/licence.md",
    "examples/bots": "project/example-bots.md",
    "tests/stones/game.py": "project/stones.md",
    "docs/decisions": "decisions/README.md",
}
"""Files and folders of the tree, and the page of the site that shows each or stands for it."""

_LINK: Final = re.compile(r"(?<=\]\()([^)#:\s]+)(?=[)#])")
_KINDS: Final = {".py": "python", ".sh": "sh"}


def origin(shown_as: str) -> str:
    """The file of the tree that a page shows; what is in ``docs`` shows itself."""
    if (ROOT / DOCS / shown_as).exists():
        return f"{DOCS}/{shown_as}"
    return next(path for path, page in PAGES.items() if page == shown_as)


def page(path: str) -> str:
    """The Markdown of the page that shows *path*, a file or folder of the tree."""
    place = ROOT / path
    if place.suffix == ".md":
        return place.read_text("utf-8")
    files = sorted(place.iterdir()) if place.is_dir() else [place]
    shown = "".join(_listing(file) for file in files if file.is_file())
    return f"# `{path}`\n\n{shown}"


def _listing(file: Path) -> str:
    kind = _KINDS.get(file.suffix, "text")
    return f"## {file.name}\n\n````{kind}\n{file.read_text('utf-8')}````\n\n"


def relinked(markdown: str, origin: str, shown_as: str) -> str:
    """The text of *origin*, a file of the tree, with links as the page *shown_as* needs them."""

    def link(match: re.Match[str]) -> str:
        target = normpath(join(dirname(origin), match[1]))
        page = PAGES.get(target)
        if page is None and target.startswith(f"{DOCS}/"):
            page = target.removeprefix(f"{DOCS}/")
        return match[0] if page is None else relpath(page, dirname(shown_as))

    return _LINK.sub(link, markdown)
