"""How far long work is."""

from io import StringIO

from lastcard.cli.terminal.progress import ProgressBar


def say(done: int, left: float | None) -> str:
    return f"{done} of 4, {'unknown' if left is None else 'known'}"


def test_a_bar_shows_how_far_it_is_and_leaves_nothing_behind() -> None:
    out = StringIO()
    with ProgressBar(4, say, out) as bar:
        assert "0 of 4, unknown" in out.getvalue()
        bar.go_on(3)
        bar.clear()
        assert "3 of 4" in out.getvalue()
        cleared = out.getvalue()
        bar.go_on()
    assert "4 of 4" in out.getvalue().removeprefix(cleared)
    assert out.getvalue().endswith("\r\x1b[1A\x1b[2K"), "the line is empty again"


def test_without_a_terminal_there_is_no_bar() -> None:
    with ProgressBar(0, say, None) as bar:
        bar.go_on()
        bar.clear()
