"""The client: the files of the built page, or a page that says there is none."""

import html
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from lastcard.server.errors import PageUnknown
from lastcard.server.http.headers import ASK_AGAIN, FOR_EVER
from lastcard.server.http.language import words_for

CLIENT: Final = Path(__file__).parents[1] / "client"
"""Where the built client lies in the package."""

_START: Final = "/index.html"
_PACKED: Final = (".br", ".gz")
_KINDS: Final = {
    # Not the machine's own list: browsers are told not to guess types.
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_HASHED: Final = re.compile(r"^/assets/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9.]+$")


class Pages:
    """The files below *folder*, and no others; a rebuilt page is noticed at once."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._folder = folder
        self._built = _built(folder)
        self._files = _files(folder)

    def page(self, request: web.Request) -> web.StreamResponse:
        """The file *request* asks for; the start page for any address of the client's own."""
        self._look()
        path = request.path
        if path in self._files:
            return self._file(path, FOR_EVER if _HASHED.match(path) else ASK_AGAIN)
        if path.startswith("/api/") or "." in path:
            raise PageUnknown
        if _START in self._files:
            return self._file(_START, ASK_AGAIN)
        return _unbuilt(request)

    def _look(self) -> None:
        # A new page names other files; with the old list none of them would be found.
        if (built := _built(self._folder)) != self._built:
            self._built = built
            self._files = _files(self._folder)

    def _file(self, path: str, cache: str) -> web.FileResponse:
        file = self._files[path]
        kind = _KINDS.get(file.suffix, "application/octet-stream")
        # aiohttp sends the packed file beside it to whoever can unpack it.
        return web.FileResponse(file, headers={"Cache-Control": cache, "Content-Type": kind})


def _files(folder: Path) -> Mapping[str, Path]:
    return {
        f"/{path.relative_to(folder).as_posix()}": path
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in _PACKED
    }


def _built(folder: Path) -> int | None:
    """When the page in *folder* was built; None where there is none."""
    try:
        return (folder / _START.lstrip("/")).stat().st_mtime_ns
    except OSError:
        return None


def falling_back(pages: Pages) -> Middleware:
    """Middleware: serves the client at every address without a route."""

    @web.middleware
    async def fall_back(request: web.Request, handler: Handler) -> web.StreamResponse:
        missed = isinstance(request.match_info.http_exception, web.HTTPNotFound)
        if missed and request.method in ("GET", "HEAD"):
            return pages.page(request)
        return await handler(request)

    return fall_back


def _unbuilt(request: web.Request) -> web.Response:
    words = words_for(request.headers.get("Accept-Language", ""))
    title = html.escape(words.say("page-unbuilt-title"))
    lines = "".join(f"<p>{html.escape(line)}</p>" for line in words.lines("page-unbuilt"))
    page = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title></head><body><h1>{title}</h1>{lines}</body></html>"
    )
    return web.Response(text=page, content_type="text/html")
