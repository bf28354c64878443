"""A match stepped through in the browser: by buttons, keys and fingers, with anybody's eyes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lastcard.record import write_text
from tests.browser.conftest import Come
from tests.browser.layout import SIZES
from tests.browser.person import DESKTOP, PHONE, Person, each_screen, person, swept
from tests.browser.replay import GANG, THIRTEEN, deal_ends, is_at, open_record, slider
from tests.browser.serving import page_server
from tests.browser.test_accessible import serious
from tests.record.matches import recorded
from tests.stones.game import Stones
from tests.stones.registered import REGISTRY
from tests.support.servers.process import ServerProcess

FIRST, SECOND, *_ = deal_ends(GANG)


@pytest.mark.parametrize(
    ("screen", "language", "words"),
    [
        pytest.param(PHONE, "en", ("Replay", "One move on"), id="phone, English"),
        pytest.param(DESKTOP, "de", ("Nachspielen", "Einen Zug weiter"), id="desktop, German"),
    ],
)
def test_a_match_that_is_over_is_stepped_through_with_one_press(
    come: Come, screen: dict[str, object], language: str, words: tuple[str, str]
) -> None:
    replay, on = words
    ann = come(locale=language, **screen)
    ann.ask("PATCH", "/api/me", {"language": language})
    path = ann.make_table(
        bots=[None, "sleeper", "sleeper", "sleeper"],
        options={"last_card": "automatic", "target": "1"},
        speed="days",
    )
    ann.visit(path)
    ann.button(re.compile("Sit here|Hier sitzen|Hinsetzen|Hier Platz nehmen")).first.click()
    ann.page.keyboard.press("Enter")
    ann.button(re.compile("^(Start|Starten|Beginnen|Los)")).first.click()
    ann.page.get_by_role("link", name=replay, exact=True).click()
    expect(slider(ann)).to_have_value("1")
    ann.button(on, exact=True).click()
    is_at(ann, 2)
    assert ann.path.startswith(path.replace("/t/", "/replay/"))
    ann.page.go_back()
    expect(ann.page.get_by_role("link", name=replay, exact=True)).to_be_visible()
    assert ann.path == path


def test_the_page_of_a_match_leads_to_its_replay_and_every_move_has_an_address(come: Come) -> None:
    ann = come().finish()
    match = ann.path.removeprefix("/t/")
    ann.visit(f"/m/{match}")
    ann.page.get_by_role("link", name="Replay", exact=True).click()
    expect(slider(ann)).to_have_value("1")
    ann.visit(f"/replay/{match}#9")
    is_at(ann, 9)
    ann.page.evaluate("location.hash = '#12'")
    is_at(ann, 12)
    expect(ann.page).to_have_title(re.compile("^A match, step by step"))


def test_strangers_see_no_match_of_a_private_table(come: Come) -> None:
    ann = come().finish()
    eve = come("Eve").visit(ann.path.replace("/t/", "/replay/"))
    eve.sees("This match was played at a private table; only its players can see it.")
    eve.complaints = [said for said in eve.complaints if "403" not in said]


def test_13_is_stepped_through_on_its_own_board(come: Come, tmp_path: Path) -> None:
    ann = open_record(come(**PHONE), tmp_path, THIRTEEN)
    ann.press("One move on")
    is_at(ann, 2)
    ann.sees(re.compile("puts? .* on (blue|yellow|green)"))
    expect(ann.button("One cycle on")).to_have_count(0)


def test_every_step_has_its_button_and_its_key(come: Come, tmp_path: Path) -> None:
    ann = open_record(come(), tmp_path)
    keys = ann.page.keyboard
    for key, button, back in (
        ("ArrowRight", "One move on", "One move back"),
        ("ArrowDown", "One cycle on", "One cycle back"),
        ("PageDown", "One deal on", "One deal back"),
    ):
        keys.press(key)
        place = int(slider(ann).input_value())
        assert place > 1
        ann.button(back, exact=True).click()
        is_at(ann, 1)
        ann.button(button, exact=True).click()
        is_at(ann, place)
        keys.press("Home")
        is_at(ann, 1)
    keys.press("Shift+ArrowRight")
    cycle = int(slider(ann).input_value())
    assert cycle > 2
    keys.press("Shift+ArrowLeft")
    is_at(ann, 1)


def test_later_deals_are_hidden_until_one_gets_there(come: Come, tmp_path: Path) -> None:
    ann = open_record(come(), tmp_path)
    expect(slider(ann)).to_have_attribute("max", str(FIRST))
    ann.page.keyboard.press("End")
    is_at(ann, FIRST)
    ann.sees(re.compile("wins deal 1"))
    ann.button("One deal on", exact=True).click()
    is_at(ann, FIRST + 1)
    expect(slider(ann)).to_have_attribute("max", str(SECOND))
    ann.press("More about this replay")
    ann.page.get_by_role("switch", name="Hide what comes later").uncheck()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(slider(ann)).to_have_attribute("max", str(deal_ends(GANG)[-1]))
    ann.page.reload()
    expect(slider(ann)).to_have_attribute("max", str(deal_ends(GANG)[-1]))
    ann.page.keyboard.press("End")
    is_at(ann, deal_ends(GANG)[-1])


def test_each_seat_sees_its_own_hand_and_open_hands_are_everybodys(
    come: Come, tmp_path: Path
) -> None:
    ann = open_record(come(), tmp_path)
    eyes = ann.page.get_by_role("combobox", name="Whose cards you see")
    for seat, name in enumerate(GANG.names):
        eyes.select_option(label=name)
        cards = ann.page.get_by_role("group", name=f"The cards of {name}").get_by_role("img")
        expect(cards).to_have_count(16)
        assert seat < 4
    eyes.select_option(label="All hands open")
    hands = ann.page.get_by_role("list", name="Everybody").get_by_role("listitem")
    expect(hands).to_have_count(4)
    eyes.blur()
    ann.page.keyboard.press("e")
    expect(eyes).to_have_value("0")
    ann.page.keyboard.press("o")
    expect(eyes).to_have_value("open")


def test_what_was_known_counts_every_card_of_the_deck(come: Come, tmp_path: Path) -> None:
    ann = open_record(come(), tmp_path)
    ann.page.get_by_role("combobox").select_option(label=GANG.names[0])
    ann.sees("In hand: 16")
    ann.sees("Not seen: 48")
    panel = ann.page.get_by_role("complementary", name="What was known")
    kinds = panel.get_by_role("listitem").filter(has_text=re.compile("in hand|not seen"))
    assert kinds.count() >= 34
    ann.page.evaluate("location.hash = '#12'")
    ann.sees(re.compile("On the table: [1-9]"))


def test_the_moves_of_the_deal_are_listed_and_a_press_goes_there(
    come: Come, tmp_path: Path
) -> None:
    ann = open_record(come(), tmp_path)
    ann.page.keyboard.press("End")
    ann.page.keyboard.press("l")
    moves = ann.page.get_by_role("list", name="What happened").get_by_role("button")
    assert moves.count() > 30
    moves.nth(4).click()
    place = int(slider(ann).input_value())
    assert place < 10
    expect(moves.nth(4)).to_have_attribute("aria-current", "step")


def test_the_score_so_far_is_shown(come: Come, tmp_path: Path) -> None:
    ann = open_record(come(), tmp_path)
    ann.page.keyboard.press("s")
    ann.sees("No deal has been scored yet.")
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("row")).to_have_count(3)


def test_it_plays_by_itself_and_stops(come: Come, tmp_path: Path) -> None:
    ann = open_record(come(), tmp_path)
    ann.button(re.compile("^Speed")).click()
    ann.button(re.compile("^Speed")).click()
    ann.page.keyboard.press("Space")
    expect(ann.button("Stop", exact=True)).to_be_visible()
    ann.page.wait_for_function("() => document.querySelector('input[type=range]').value > 2")
    ann.page.keyboard.press("Space")
    expect(ann.button("Play by itself", exact=True)).to_be_visible()


def test_a_screen_reader_hears_what_happened_at_each_step(come: Come, tmp_path: Path) -> None:
    ann = open_record(come(), tmp_path)
    ann.page.evaluate("location.hash = '#3'")
    status = ann.page.get_by_role("status").filter(has_text="Move 3.")
    expect(status).to_have_text(re.compile(r"Move 3\.\s+\S+.* (plays?|pass)"))


def test_a_finger_goes_from_move_to_move(come: Come, tmp_path: Path) -> None:
    ann = open_record(come(**PHONE), tmp_path)
    swipe(ann, 260, 90)
    is_at(ann, 2)
    swipe(ann, 90, 260)
    is_at(ann, 1)


def swipe(person: Person, start: int, end: int) -> None:
    """Go over the table with a finger, from side to side."""
    client = person.page.context.new_cdp_session(person.page)
    for kind, x in (("touchStart", start), ("touchMove", (start + end) // 2), ("touchMove", end)):
        points = [{"x": x, "y": 260}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_record_is_dropped_on_the_page(come: Come) -> None:
    ann = come().visit("/replay")
    ann.sees("or drop it anywhere on this page")
    data = ann.page.evaluate_handle(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'match.txt', { type: 'text/plain' }));
          return data;
        }""",
        write_text(THIRTEEN),
    )
    ann.page.dispatch_event("body", "drop", {"dataTransfer": data})
    expect(slider(ann)).to_be_visible()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"hello", "Line 1 of the record cannot be read"),
        (b"{}", "The JSON text holds no record"),
        (b"\xff\xfe\x00", "This file cannot be read as text."),
        (b"x" * 1_000_001, "This file is too long to be the record of a match."),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(
    come: Come, tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "nonsense.txt"
    path.write_bytes(content)
    ann = come().visit("/replay")
    with ann.page.expect_file_chooser() as chooser:
        ann.press("Choose a file")
    chooser.value.set_files(path)
    expect(ann.page.get_by_role("alert")).to_contain_text(sentence)
    ann.complaints = [said for said in ann.complaints if "422" not in said]


@pytest.mark.parametrize("record", [GANG, THIRTEEN], ids=["gang", "thirteen"])
@pytest.mark.parametrize("size", ["360x640", "1280x800", *swept("820x1180", "844x390", "1024x600")])
def test_everything_fits_into_the_window(
    come: Come, tmp_path: Path, record: object, size: str
) -> None:
    chosen = THIRTEEN if record is THIRTEEN else GANG
    ann = open_record(come(), tmp_path, chosen)
    ann.page.set_viewport_size(SIZES[size])
    for place in (1, 12, deal_ends(chosen)[0]):
        ann.page.evaluate(f"location.hash = '#{place}'")
        is_at(ann, place)
        assert ann.page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")


@each_screen
def test_axe_finds_nothing_serious(come: Come, tmp_path: Path, screen: dict[str, object]) -> None:
    ann = come(color_scheme="light", **screen)
    ann.visit("/replay").sees("Open a record file")
    found = serious(ann)
    open_record(ann, tmp_path)
    for key in ("", "k", "l", "s", "s", "o", "End", "?"):
        if key:
            ann.page.keyboard.press(key)
        found += serious(ann)
        ann.page.emulate_media(color_scheme="dark" if key == "s" else "light")
    assert found == []


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has the toy game."""
    with page_server(tmp_path_factory.mktemp("toy"), toy=True) as server:
        yield server


def test_a_game_without_a_part_is_stepped_through_on_the_plain_board(
    browser: Browser, toy_server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REGISTRY, "stones", Stones())
    with person(browser, toy_server.url, "Ann") as ann:
        open_record(ann, tmp_path, recorded("stones", "toy", 3, 1))
        ann.press("One move on")
        is_at(ann, 2)
        ann.sees("For this game nobody keeps count of the cards here yet.")
        assert ann.complaints == []
