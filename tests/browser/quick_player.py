"""A whole match played in a moment, over the line of a page: for screens of what comes after it."""

from typing import Any, Final

from lastcard.wire.asks import VERSION
from tests.browser.person import OFTEN, Person

_PLAY: Final = """async ({ table, version }) => {
  const line = new WebSocket(`ws://${location.host}/ws`);
  const say = (ask) => line.send(JSON.stringify({ table, ...ask }));
  let moved = -1;
  await new Promise((over, broken) => {
    line.onclose = broken;
    line.onopen = () => {
      line.send(JSON.stringify({ type: 'hello', version }));
      for (const ask of [{ type: 'open' }, { type: 'sit', seat: 0 }, { type: 'start' }]) say(ask);
    };
    line.onmessage = ({ data }) => {
      const { type, view, sentence } = JSON.parse(data);
      if (type === 'refused') broken(sentence);
      if (view == null) return;
      if (view.outcome !== null) over();
      else if (view.awaits !== null && view.awaits < 0) say({ type: 'next' });
      else if (view.awaits === view.seat && view.number !== moved) {
        moved = view.number;
        const [weakest] = view.legal;
        const move = view.legal.includes(`${weakest}!`) ? `${weakest}!` : weakest;
        say({ type: 'move', turn: view.number, move });
      }
    };
  });
  line.onclose = null;
  line.close();
}"""


def play_through(person: Person, **changes: Any) -> str:
    """Let *person* play a match with bots to its end, always the weakest move; its id."""
    table = person.make_table(**changes).removeprefix("/t/")
    person.visit("/you")
    person.page.evaluate(_PLAY, {"table": table, "version": VERSION})
    # Lists are a moment behind.
    while person.ask("GET", f"/api/matches/{table}")["phase"] != "over":
        person.page.wait_for_timeout(OFTEN)
    return table
