"""Print how quickly a match of 1,000 moves is there to be stepped through, and how it steps.

A server, a browser, and a record that is opened as people open one; then a move is made in every
frame, with all hands open, and the time between frames is measured. Other work on the machine costs
frames; the processor time of a step tells how many there would be without. ``make bench-replay``.
"""

from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

from lastcard.games.registry import GAMES
from lastcard.match import run
from lastcard.record import Record, write_text
from tests.browser import chromium
from tests.browser.person import DESKTOP, PHONE, person
from tests.browser.serving import page_server
from tests.support.players import Miser

MOVES: Final = 1000
_STEP: Final = """(moves) => new Promise((resolve) => {
  const between = [];
  const work = [];
  let last = null;
  const frame = (now) => {
    if (last !== null) between.push(now - last);
    last = now;
    if (between.length >= moves) return resolve({ between, work });
    const began = performance.now();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    // What Svelte changes, it changes before the frame is drawn; the layout is asked for here.
    queueMicrotask(() => {
      document.body.getBoundingClientRect();
      work.push(performance.now() - began);
      requestAnimationFrame(frame);
    });
  };
  requestAnimationFrame(frame);
})"""


def main() -> None:
    """Measure, and print a table."""
    record = _record()
    moves = sum(len(deal.moves) for deal in record.deals)
    print(f"A match of Gang of Four, {moves} moves, {len(record.deals)} deals.\n")
    print(
        "| on a | opened in | fetched | frames a second | a step: median | 99 % | processor time |"
    )
    print("| --- | --: | --: | --: | --: | --: | --: |")
    with (
        TemporaryDirectory() as scratch,
        page_server(Path(scratch) / "data") as server,
        chromium.running() as browser,
    ):
        path = Path(scratch) / "match.txt"
        path.write_text(write_text(record), encoding="utf-8")
        for device, screen in (("phone", PHONE), ("desktop", DESKTOP)):
            with person(browser, server.url, "Ann", **screen) as ann:
                ann.visit("/replay")
                print(_row(device, *_open(ann.page, path), _stepped(ann.page)), flush=True)


def _record() -> Record:
    game = GAMES["gang"]
    options = game.options("en-2010", {"target": "80"})
    played = run(game, options, [Miser(game)] * 4, seed=5)
    return Record.of(played, names=("Ann", "Bo", "Cleo", "Dan"), seed=5)


def _open(page: Page, path: Path) -> tuple[float, int]:
    sizes: list[int] = []
    page.on(
        "response",
        lambda answer: (
            sizes.append(int(answer.headers.get("content-length", 0)))
            if answer.url.endswith("/api/replay")
            else None
        ),
    )
    began = perf_counter()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(path)
    page.get_by_role("slider").wait_for()
    return perf_counter() - began, sum(sizes)


def _stepped(page: Page) -> dict[str, Any]:
    client = page.context.new_cdp_session(page)
    # Processor time of the page's own thread: what other programs do does not count.
    client.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _work(client)
    stepped: dict[str, Any] = page.evaluate(_STEP, MOVES)
    assert int(page.get_by_role("slider").input_value()) > MOVES
    return stepped | {"processor": 1000 * (_work(client) - before) / MOVES}


def _work(client: CDPSession) -> float:
    metrics = client.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def _row(device: str, seconds: float, fetched: int, stepped: dict[str, Any]) -> str:
    between, work = stepped["between"], stepped["work"]
    frames = 1000 / (sum(between) / len(between))
    cells = [
        device,
        f"{seconds * 1000:.0f} ms",
        f"{fetched / 1000:.0f} kB",
        f"{frames:.1f}",
        f"{median(work):.1f} ms",
        f"{quantiles(work, n=100)[98]:.1f} ms",
        f"{stepped['processor']:.1f} ms",
    ]
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    main()
