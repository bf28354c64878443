"""The client is served as it was built, or a page says that it was not."""

import gzip
import os
from pathlib import Path

import pytest

from tests.support.people.http_client import HttpClient
from tests.support.servers.api import ApiServer, api_server

HASHED = "/assets/index-B2x9_aQz.js"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>cards</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "app.webmanifest").write_text("{}")
    (folder / "sw.js").write_text("let it = 'be kept';")
    script = folder / HASHED[1:]
    script.write_text("let it = 'be';")
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(b"let it = 'be packed';"))
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_without_a_client_a_page_says_so(browser: HttpClient) -> None:
    answer = await browser.send("GET", "/")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert b"was not built" in answer.body
    assert b"<script" not in answer.body


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/t/abc", "/join/abc", "/rules/gang", "/pad", "/pad/abc"]
)
async def test_every_address_of_the_client_is_its_start_page(
    tmp_path: Path, client: Path, path: str
) -> None:
    async with api_server(tmp_path, client) as server:
        answer = await server.browser().send("GET", path)
        assert (answer.status, answer.body) == (200, b"<!doctype html><title>cards</title>")
        assert answer.headers["Cache-Control"] == "no-cache"


async def test_what_is_hashed_is_kept_for_ever(tmp_path: Path, client: Path) -> None:
    async with api_server(tmp_path, client) as server:
        answer = await server.browser().send("GET", HASHED, headers={"Accept-Encoding": "identity"})
        assert answer.body == b"let it = 'be';"
        assert "immutable" in answer.headers["Cache-Control"]
        assert answer.headers["Content-Type"].startswith("text/javascript")
        other = await server.browser().send("GET", "/favicon.svg")
        assert other.headers["Cache-Control"] == "no-cache"


async def test_a_script_or_style_may_do_nothing_where_it_is_opened_alone(
    tmp_path: Path, client: Path
) -> None:
    async with api_server(tmp_path, client) as server:
        headers = (await server.browser().send("GET", HASHED)).headers
        assert headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert headers["X-Content-Type-Options"] == "nosniff"
        page = (await server.browser().send("GET", "/")).headers
        assert "script-src 'self'" in page["Content-Security-Policy"]


async def test_the_service_worker_is_asked_for_again_and_may_fetch_only_here(
    tmp_path: Path, client: Path
) -> None:
    async with api_server(tmp_path, client) as server:
        answer = await server.browser().send("GET", "/sw.js?language=fr")
        assert answer.body == b"let it = 'be kept';"
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert "connect-src 'self'" in answer.headers["Content-Security-Policy"]


async def test_who_can_unpack_gets_it_packed(tmp_path: Path, client: Path) -> None:
    async with api_server(tmp_path, client) as server:
        answer = await server.browser().send("GET", HASHED, headers={"Accept-Encoding": "gzip"})
        assert answer.headers["Content-Encoding"] == "gzip"
        assert answer.body == b"let it = 'be packed';"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "//etc/passwd.txt",
        "/assets/%00.js",
        f"{HASHED}.gz",
        "/nothing.js",
    ],
)
async def test_nothing_but_the_client_can_be_had(tmp_path: Path, client: Path, path: str) -> None:
    async with api_server(tmp_path, client) as server:
        answer = await server.browser().send("GET", path)
        assert (answer.status, answer.json["code"]) == (404, "page-unknown")


async def test_a_page_is_not_sent_to(server: ApiServer, browser: HttpClient) -> None:
    assert (await browser.ask("POST", "/t/abc", {}))[1]["code"] == "page-unknown"


async def test_a_page_that_was_built_anew_is_found_with_all_its_files(
    tmp_path: Path, client: Path
) -> None:
    async with api_server(tmp_path, client) as server:
        (client / HASHED[1:]).unlink()
        later = "/assets/index-C3y0_bRz.js"
        (client / later[1:]).write_text("let it = 'new';")
        (client / "index.html").write_text("<!doctype html><title>other cards</title>")
        os.utime(client / "index.html", ns=(1, 1))
        assert b"other cards" in (await server.browser().send("GET", "/")).body
        assert (await server.browser().send("GET", later)).body == b"let it = 'new';"
        assert (await server.browser().send("GET", HASHED)).status == 404
