"""The words people read: Fluent files, one folder per language, one file per part."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource


def languages() -> tuple[str, ...]:
    """The languages there are words for, by code."""
    folders = (folder for folder in _HERE.iterdir() if folder.is_dir())
    return tuple(sorted(folder.name for folder in folders if (folder / "errors.ftl").is_file()))


class Words:
    """Everything that can be said in one language; what cannot be said is an error, not silence."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._folder = _HERE / language
        self._bundle = _bundle(language)

    def say(self, message: str, /, **args: str | int) -> str:
        """The sentence of *message*; ``KeyError`` when it is missing or an argument is."""
        if not self._bundle.has_message(message):
            raise KeyError(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        sentence, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(message, *errors)
        return str(sentence)

    def lines(self, message: str, /, **args: str | int) -> list[str]:
        """The lines of a longer *message*."""
        return self.say(message, **args).splitlines()

    def refusal(self, code: str, args: Mapping[str, str | int]) -> str:
        """The sentence for what was refused with *code*, which is its message's name.

        A game that has no words yet is refused in general, with the code.
        """
        if self._bundle.has_message(code):
            return self.say(code, **args)
        return f"{self.say('refused')} ({code})"

    def title(self, game: str) -> str:
        """The name of a game, or its key while it has none."""
        name = f"{game}-name"
        return self.say(name) if self._bundle.has_message(name) else game

    def has_page(self, name: str) -> bool:
        """Whether there is a page of the rules of that name."""
        return (self._folder / "rules" / f"{name}.md").is_file()

    def page(self, name: str) -> str:
        """A page of the rules, as Markdown."""
        return (self._folder / "rules" / f"{name}.md").read_text("utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    # Reading all messages takes a moment, and nobody changes them afterwards.
    bundle = FluentBundle([language], use_isolating=False)
    for text in _texts(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def _texts(language: str) -> list[str]:
    parts = (part for part in (_HERE / language).iterdir() if part.name.endswith(".ftl"))
    return [part.read_text("utf-8") for part in sorted(parts, key=lambda part: part.name)]


_HERE: Final[Traversable] = files(__name__)
