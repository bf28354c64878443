"""Everything that can be refused has a sentence, and the sentence gets what it needs."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import lastcard
from lastcard.games.errors import Refusal
from lastcard.games.registry import GAMES
from lastcard.locales import Words, languages
from tests.locales.fluent_files import messages, parts

SOURCES = Path(lastcard.__file__).parent


# Commands are loaded when they are asked for; here everything that can refuse has to be there.
MODULES = {
    path: import_module(
        ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")
    )
    for path in SOURCES.rglob("*.py")
}


def refusals(kind: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    yield kind
    for below in kind.__subclasses__():
        yield from refusals(below)


OURS = {kind for kind in refusals() if kind.__module__.startswith("lastcard.")}
ALL = sorted(OURS, key=lambda kind: kind.code)
IDS = [kind.code for kind in ALL]


def raised() -> dict[type[Refusal], list[set[str]]]:
    """The arguments every refusal is made with, wherever a source makes one."""
    found: dict[type[Refusal], list[set[str]]] = {kind: [] for kind in ALL}
    for path, module in MODULES.items():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.get(meant(node.func, module), []).append(given)
            elif isinstance(node, ast.Raise) and node.exc is not None:
                found.get(meant(node.exc, module), []).append(set())
    return found


def meant(node: ast.expr, module: ModuleType) -> Any:
    """What a name, or a name in a module, means in *module*."""
    if isinstance(node, ast.Name):
        return getattr(module, node.id, None)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(getattr(module, node.value.id, None), node.attr, None)
    return None


ENGLISH = messages("en")
RAISED = raised()


@pytest.mark.parametrize("kind", ALL, ids=IDS)
def test_every_refusal_has_a_sentence_that_uses_only_what_it_is_given(kind: type[Refusal]) -> None:
    message = kind.code
    assert message in ENGLISH
    used = parts("en", message).variables
    for given in RAISED[kind]:
        assert used <= given, f"{message} uses {used - given}"


@pytest.mark.parametrize("kind", ALL, ids=IDS)
def test_every_argument_a_refusal_promises_is_given(kind: type[Refusal]) -> None:
    promised = set(re.findall(r"\*(\w+)\*", kind.__doc__ or ""))
    for given in RAISED[kind]:
        assert promised <= given


def test_no_two_refusals_have_the_same_code() -> None:
    # Two games may name a thing alike; what tells them apart is the code.
    assert len(IDS) == len(set(IDS))


@pytest.mark.parametrize("kind", ALL, ids=IDS)
def test_a_refusal_is_one_sentence(kind: type[Refusal]) -> None:
    words = Words()
    used = parts("en", kind.code).variables
    sentence = words.refusal(kind.code, dict.fromkeys(used, "X"))
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert sentence.count(". ") == 0


def test_every_message_a_source_asks_for_is_there() -> None:
    said = re.compile(r"""(?:say|lines)\(\s*["']([a-z-]+)["']""")
    texts = (path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    asked = {name for text in texts for name in said.findall(text)}
    assert asked
    assert asked <= set(ENGLISH)


def test_a_missing_message_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Words().say("no-such-message")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="gang-deal-number"):
        Words().say("gang-deal-number")


def test_nothing_invisible_is_put_around_arguments() -> None:
    assert Words().say("gang-deal-number", deal=3) == "deal 3"


def test_english_is_one_of_the_languages() -> None:
    assert "en" in languages()


def test_a_game_without_a_name_is_called_by_its_key() -> None:
    assert Words().title("gang") == "Gang of Four"
    assert Words().title("whist") == "whist"


@pytest.mark.parametrize("page", [game.page for game in GAMES.values()])
def test_the_rules_in_the_package_are_those_in_the_documents(page: str) -> None:
    document = Path(__file__).parents[2] / "docs" / "rules" / f"{page}.md"
    assert Words().page(page) == document.read_text("utf-8")


def test_the_words_are_found_through_the_package() -> None:
    assert (files("lastcard.locales") / "en" / "errors.ftl").is_file()


@pytest.mark.parametrize(("size", "begins"), [(1, "Y3 Y4 does not fit;"), (2, "Y3 does not fit;")])
def test_what_does_not_fit_is_one_thing_however_many_cards_it_has(size: int, begins: str) -> None:
    cards = begins.removesuffix(" does not fit;")
    assert Words().refusal("gang-wrong-size", {"cards": cards, "size": size}).startswith(begins)
