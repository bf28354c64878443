"""The Fluent files of the languages, read."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lastcard.locales

LOCALES = Path(lastcard.locales.__file__).parent


@dataclass
class Parts(Visitor):
    """What a message is made with: variables, other messages, and what it tells apart."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.choices.setdefault(node.selector.id.name, set())
            keys |= {_key(variant) for variant in node.variants}
        self.generic_visit(node)


@cache
def files(language: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of a language, by file and name; what cannot be read fails."""
    return {path.name: _messages(path) for path in sorted((LOCALES / language).glob("*.ftl"))}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language; one that is written twice fails."""
    found: dict[str, ast.Message] = {}
    for part in files(language).values():
        assert not found.keys() & part.keys()
        found |= part
    return found


@cache
def parts(language: str, message: str) -> Parts:
    """What *message* is made with, and what the messages in it are made with."""
    known = messages(language)
    whole = Parts()
    whole.visit(known[message])
    for reference in sorted(whole.references):
        inner = parts(language, reference)
        whole.variables |= inner.variables
        for variable, keys in inner.choices.items():
            whole.choices.setdefault(variable, set()).update(keys)
    return whole


def _messages(path: Path) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice in {path}"
            found[entry.id.name] = entry
    return found


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
