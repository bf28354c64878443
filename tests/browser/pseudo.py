"""The page in a language that nobody speaks."""

import re
from typing import Final

from playwright.sync_api import Route

from tests.browser.person import Person
from tests.locales import pseudo

_WORDS: Final = re.compile(r"^var (\w+)=`(.*)`;export", re.DOTALL)
"""A script of the page that holds nothing but Fluent messages."""
_READ: Final = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode;
    if (parent.checkVisibility() && parent.closest('code, time') === null) found.push(data);
  }
  const named = '[aria-label], [title]:not(code), [placeholder], [alt]';
  for (const one of document.querySelectorAll(named)) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      found.push(one.getAttribute(name) ?? '');
    }
  }
  return [document.title, ...found];
}"""
"""Everything on the page that is read by eyes or aloud, but for dates and fingerprints."""


def disguise(person: Person) -> None:
    """Let the page speak in odd letters, from its next load on."""
    person.page.route("**/assets/*.js", _answer)


def plain_words(person: Person) -> set[str]:
    """The words on the page that are written in plain letters."""
    texts: list[str] = person.page.evaluate(_READ)
    return pseudo.plain_words("\n".join(texts))


def _answer(route: Route) -> None:
    response = route.fetch()
    words = _WORDS.match(response.text())
    if words is None:
        route.fulfill(response=response)
        return
    messages = _quoted(pseudo.odd_messages(words[2]))
    route.fulfill(response=response, body=f"export default {messages};")


def _quoted(text: str) -> str:
    return "`" + text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${") + "`"
