"""Where the server refuses the line, the page says why, in the server's own sentence."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import person
from tests.browser.proxy import careless_proxy
from tests.browser.serving import page_server

LOST = "The connection is lost"


def test_a_proxy_that_passes_no_upgrade_is_named_until_it_does(
    browser: Browser, tmp_path: Path
) -> None:
    with page_server(tmp_path) as server, careless_proxy(server, upgrade=False) as proxy:
        with person(browser, proxy.url, "Ann") as ann:
            ann.visit()
            ann.sees("a proxy on the way does not let WebSockets through")
            expect(ann.page.get_by_text(LOST)).to_be_hidden()
            proxy.upgrade = True
            expect(ann.page.get_by_text("a proxy on the way")).to_be_hidden()
            expect(ann.page.get_by_text(LOST)).to_be_hidden()
        assert server.log.read_text().count("the proxy does not pass Upgrade") == 1


@pytest.mark.sweep
def test_a_proxy_that_hides_the_name_is_told_as_a_wrong_origin(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        page_server(tmp_path) as server,
        careless_proxy(server, host=f"127.0.0.1:{server.port}") as proxy,
        person(browser, proxy.url, "") as ann,
    ):
        ann.visit()
        ann.sees("whoever runs it has to set LASTCARD_ORIGIN")
        expect(ann.page.get_by_text(LOST)).to_be_hidden()
        said = server.log.read_text()
        assert said.count(f"the origin {proxy.url}: ours is {server.url}") == 1


@pytest.mark.sweep
def test_who_comes_too_often_is_told_to_wait(browser: Browser, tmp_path: Path) -> None:
    with (
        # So slow that no guest is let in again while the page comes, however busy the machine is.
        page_server(tmp_path, LASTCARD_LIMITS="0.05") as server,
        person(browser, server.url, "") as ann,
    ):
        while ann.page.request.post(
            f"{server.url}/api/guest", data={"name": "Bo"}, headers={"Origin": server.url}
        ).ok:
            ann.page.context.clear_cookies()
        ann.visit()
        ann.sees(re.compile("That was too often; wait .* seconds, then try again"))
        expect(ann.page.get_by_text(LOST)).to_be_hidden()
