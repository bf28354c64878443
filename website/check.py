"""Looks at the pages that were built: nothing in them is loaded from another host.

Links and anchors are checked by MkDocs itself (``strict`` and ``validation`` in mkdocs.yml).
"""

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

_LOADING: Final = {"src", "srcset", "poster", "data", "action", "formaction"}
_LOADING_LINKS: Final = {"stylesheet", "icon", "preload", "prefetch", "preconnect", "dns-prefetch"}
_IN_STYLE: Final = re.compile(r"(?:url\(|@import\s+)[\"']?(?:https?:)?//[^)\"'\s]+")


class Page(HTMLParser):
    """What a page loads, and whether it forbids its browser to load more."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.forbids = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at one tag."""
        told = {name: value or "" for name, value in attrs}
        self.loads += [value for name, value in told.items() if name in _LOADING]
        if tag == "link" and _LOADING_LINKS & set(told.get("rel", "").split()):
            self.loads.append(told.get("href", ""))
        if told.get("http-equiv") == "Content-Security-Policy":
            self.forbids = "default-src 'self'" in told.get("content", "")


def findings(site: Path) -> Iterator[str]:
    """What is wrong with the pages of *site*, a sentence each."""
    pages = sorted(site.rglob("*.html"))
    if not pages:
        yield f"{site}: there are no pages"
    for path in pages:
        page = Page(path.read_text("utf-8"))
        yield from (f"{path}: loads {one}" for one in page.loads if urlsplit(one).netloc)
        if not page.forbids:
            yield f"{path}: does not forbid to load from elsewhere"
    for path in sorted(site.rglob("*.css")):
        yield from (f"{path}: loads {one[0]}" for one in _IN_STYLE.finditer(path.read_text()))


if __name__ == "__main__":
    found = list(findings(Path(sys.argv[1])))
    sys.stderr.write("".join(f"{one}\n" for one in found))
    sys.exit(bool(found))
