"""A camera for QR codes: what a picture of a page says to a decoder that is not ours."""

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Locator, Route

_DECODER: Final = Path(__file__).parents[2] / "web/node_modules/qr"
_DESK: Final = "http://scanner.test"
_READ: Final = """async (png) => {
  const { decodeQR } = await import('/decode.js');
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  pen.drawImage(picture, 0, 0);
  return decodeQR(pen.getImageData(0, 0, width, height), { timeLimit: 10_000 });
}"""


def scan(browser: Browser, code: Locator) -> str:
    """What the QR *code* says, as it is drawn."""
    png = base64.b64encode(code.screenshot()).decode()
    with browser.new_context() as context:
        context.route(f"{_DESK}/**", _hand_over)
        page = context.new_page()
        page.goto(f"{_DESK}/")
        text: str = page.evaluate(_READ, png)
        return text


def _hand_over(route: Route) -> None:
    name = route.request.url.removeprefix(f"{_DESK}/")
    if name:
        route.fulfill(body=(_DECODER / name).read_text("utf-8"), content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html>", content_type="text/html")
