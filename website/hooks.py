"""What MkDocs calls while it builds the site: pages from elsewhere, and pages that are generated.

A page says where something generated goes by ``<!-- make docs: NAME -->``, so that it can be linked
to and has its introduction in the tree; what goes there is never stored, and so never stale.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from website.commands import commands
from website.http_api import http_api, openapi
from website.lists import with_wide_lists
from website.tree import PAGES, ROOT, origin, relinked
from website.tree import page as shown

GENERATED: Final[Mapping[str, Callable[[], str]]] = {"commands": commands, "http-api": http_api}
"""What can be asked for in a page, and what makes it."""

_PLACE: Final = re.compile(r"<!-- make docs: ([\w-]+) -->")
_LOOK: Final = {"look/icon.svg": "web/public/icon.svg", "look/look.css": "website/look/look.css"}


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """Add what is not in ``docs``."""
    for path, shown_as in PAGES.items():
        if files.get_file_from_path(shown_as) is None:
            files.append(File.generated(config, shown_as, content=shown(path)))
    for shown_as, path in _LOOK.items():
        files.append(File.generated(config, shown_as, abs_src_path=str(ROOT / path)))
    files.append(File.generated(config, "reference/openapi.json", content=openapi()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Put in what is generated, and turn links between files into links between pages."""
    shown_as = page.file.src_uri
    text = with_wide_lists(relinked(markdown, origin(shown_as), shown_as))
    return _PLACE.sub(lambda place: GENERATED[place[1]](), text)
