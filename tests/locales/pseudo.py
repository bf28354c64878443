"""A language that nobody speaks: English in letters of its own, to find what is not translated."""

import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ODD: Final = "åƀçđéƒĝĥîĵķļḿñöþʠŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ"
_LETTERS: Final = str.maketrans(_PLAIN, _ODD)


class _Odd(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(odd(node.value))


def odd(text: str) -> str:
    """*text* in odd letters."""
    return text.translate(_LETTERS)


def odd_messages(text: str) -> str:
    """The Fluent messages of *text* in odd letters."""
    return FluentSerializer().serialize(_Odd().visit(FluentParser().parse(text)))


def plain_words(text: str) -> set[str]:
    """The words of *text* that are written in plain letters."""
    return set(re.findall(r"[A-Za-z]{2,}", text))
