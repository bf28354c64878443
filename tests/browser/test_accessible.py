"""Every screen, as axe-core sees it: nothing serious, in both themes."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.tour import tour
from tests.support.commands import ROOT

pytestmark = pytest.mark.sweep


AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RUN = "async () => (await axe.run({ resultTypes: ['violations'] })).violations"


def serious(person: Person, axe: Path = AXE) -> list[str]:
    """What is wrong with what is shown, in few words."""
    person.page.evaluate(axe.read_text())
    found: list[dict[str, Any]] = person.page.evaluate(RUN)
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def test_axe_finds_nothing_serious_on_any_screen_in_either_theme(come: Come) -> None:
    ann = come(color_scheme="light", **PHONE)
    found = {}
    for screen in tour(ann):
        found[f"{screen}, light"] = serious(ann)
        ann.page.emulate_media(color_scheme="dark")
        ann.page.set_viewport_size(DESKTOP["viewport"])
        found[f"{screen}, dark"] = serious(ann)
        ann.page.emulate_media(color_scheme="light")
        ann.page.set_viewport_size(PHONE["viewport"])
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}


def test_axe_finds_what_is_wrong(come: Come) -> None:
    ann = come().visit()
    ann.page.evaluate("document.body.append(document.createElement('button'))")
    assert [wrong.split(":")[0] for wrong in serious(ann)] == ["button-name"]
