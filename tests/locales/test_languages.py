"""Every language says what English says, with the same arguments, and nothing else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.games.registry import GAMES
from lastcard.locales import Words, languages
from tests.locales.fluent_files import LOCALES, files, messages, parts

ROOT = Path(__file__).parents[2]
OTHERS = [language for language in languages() if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SOURCES = {".py", ".ts", ".svelte", ".toml", ".json"}


def sources() -> Iterator[str]:
    """Everything that can name a message; the build of the page names some too."""
    for path in (ROOT / "web").glob("*.ts"):
        yield path.read_text("utf-8")
    for folder in (ROOT / "src", ROOT / "web" / "src"):
        for path in folder.rglob("*"):
            if path.suffix in SOURCES and "client" not in path.parts and ".gen." not in path.name:
                yield path.read_text("utf-8")


CODE = "\n".join(sources())


def test_there_are_seven_languages() -> None:
    assert set(languages()) == {"de", "en", "es", "fi", "fr", "it", "nl"}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_and_messages_of_english(language: str) -> None:
    ours = {name: sorted(part) for name, part in files(language).items()}
    assert ours == {name: sorted(part) for name, part in files("en").items()}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    different = {
        name
        for name in messages("en")
        if parts(language, name).variables != parts("en", name).variables
    }
    assert different == set()


@pytest.mark.parametrize("language", OTHERS)
def test_where_english_tells_things_apart_by_name_every_language_does(language: str) -> None:
    for name in messages("en"):
        ours = parts(language, name).choices
        for variable, keys in parts("en", name).choices.items():
            words = {key for key in keys - PLURALS if not key.isdigit()}
            assert not words or words <= ours.get(variable, set()), f"{name}: {variable}"


def test_every_message_is_said_somewhere() -> None:
    assert [name for name in messages("en") if not is_said(name)] == []


def test_a_message_that_nothing_says_is_found() -> None:
    assert not is_said("web-nobody-says-this")


def is_said(name: str) -> bool:
    if re.search(rf"""["'`]{name}["'`]""", CODE) or name in REFERRED:
        return True
    return any(re.fullmatch(pattern, name) for pattern in MADE)


def made() -> set[str]:
    """The names that are put together from parts, as patterns: ``f"phrase-{phrase}"``."""
    found = {f"{game}-name" for game in GAMES}
    for start, rest in re.findall(r'f"([a-z]+-(?:[a-z]+-)*)(\{[^"]*)"', CODE):
        found.add(start + re.sub(r"\{[^}]*\}", "[a-z0-9-]+", rest))
    for start, rest in re.findall(r"`([a-z]+-(?:[a-z]+-)*)(\$\{[^`]*)`", CODE):
        found.add(start + re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", rest))
    return found


MADE = made()
REFERRED = {name for message in messages("en") for name in parts("en", message).references}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", [game.page for game in GAMES.values()])
def test_the_rules_have_the_same_numbers_in_every_language(language: str, page: str) -> None:
    number = re.compile(r"\b[A-Z]{2,}-\d+(?:\.\d+)*\b")
    english = number.findall(Words("en").page(page))
    assert english
    assert sorted(set(number.findall(Words(language).page(page)))) == sorted(set(english))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_not_english_again(language: str) -> None:
    ours, english = (
        (LOCALES / name / "tabletop.ftl").read_text("utf-8") for name in (language, "en")
    )
    same = set(ours.splitlines()) & set(english.splitlines())
    assert len([line for line in same if re.match(r"web-[a-z-]+ = .{12}", line)]) < 5


@pytest.mark.parametrize("language", languages())
def test_the_way_home_does_not_sound_like_starting_a_match(language: str) -> None:
    words = Words(language)
    home, start = words.say("web-home").casefold(), words.say("web-start").casefold()
    assert home[:-1] not in start
