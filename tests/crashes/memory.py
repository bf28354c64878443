"""What a client remembers of a table: enough to come back, and to hold the server to its word."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from lastcard.fair import SeatChain

_OPENING = "opening"


@dataclass
class Acknowledged:
    """What the server said was written down under *number*."""

    number: int
    kind: str
    move: str | None
    id: str


@dataclass
class Memory:
    """One table, as one player has seen it."""

    table: str
    player: str
    seat: int
    host: bool
    rng: Random
    chain: SeatChain | None = None
    number: int | None = None
    phase: str = "open"
    view: dict[str, Any] | None = None
    deals: int = 0
    """How many deals are finished."""
    chairs: list[dict[str, Any]] = field(default_factory=list)
    asked: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What is not answered yet, by id: it is said again after a crash."""
    acknowledged: list[Acknowledged] = field(default_factory=list)
    repeated: int = 0
    """How many things were said again because a crash came before the answer."""
    _ids: int = 0

    @property
    def over(self) -> bool:
        """Whether the match has come to its end."""
        return self.phase == "over"

    def hear(self, tell: dict[str, Any]) -> list[dict[str, Any]]:
        """Take in what the server tells; what there is to say to it."""
        if tell["type"] in ("done", "refused"):
            assert (tell["type"], tell["id"]) != ("refused", _OPENING), "the table is gone"
            return self._next() if self._answered(tell) else []
        if tell["type"] not in ("told", "whole") or tell["table"] != self.table:
            return []
        self._check_number(tell)
        self.number = tell["number"]
        self.chairs = tell["chairs"] or self.chairs
        self._look(tell)
        self.phase = tell.get("phase") or self._phase(tell["entry"])
        if self._wants_link(tell):
            return self._contribute()
        return [] if tell["view"] is None and self.phase == "playing" else self._next()

    def _look(self, tell: dict[str, Any]) -> None:
        if tell["view"] is not None:
            self.view = tell["view"]
            self.deals = len(tell["view"]["pad"])
        elif tell["type"] == "told":
            self.deals += sum(event["event"] == "deal_ended" for event in tell["events"])

    def again(self) -> list[dict[str, Any]]:
        """What is said after a crash: who I am, what I saw last, and what was not answered."""
        self.repeated += len(self.asked)
        opening = {"type": "open", "table": self.table, "since": self.number, "id": _OPENING}
        return [opening, *self.asked.values()]

    def _check_number(self, tell: dict[str, Any]) -> None:
        if tell["type"] == "told" and self.number is not None:
            assert tell["number"] == self.number + 1, "a number was left out or told twice"

    def _phase(self, entry: dict[str, Any]) -> str:
        if entry["entry"] == "started":
            return "playing"
        return "over" if self.view is not None and self.view["outcome"] else self.phase

    def _answered(self, tell: dict[str, Any]) -> bool:
        ask = self.asked.pop(tell["id"], None)
        if ask is None:
            return False
        if tell["type"] == "done" and tell["number"] is not None:
            move = ask.get("move")
            self.acknowledged.append(Acknowledged(tell["number"], ask["type"], move, tell["id"]))
        return True

    def _next(self) -> list[dict[str, Any]]:
        if self.asked or self.over:
            return []
        if self.phase == "open":
            return self._settle_down()
        assert self.view is not None
        if self.view["awaits"] == -1:
            return [{"type": "next", "table": self.table}]
        if not self.view["legal"]:
            return []
        if self.rng.random() < 0.05:
            self._ask("say", phrase="hello")
        move = self.rng.choice(self.view["legal"])
        self._ask("move", turn=self.view["number"], move=move)
        return list(self.asked.values())

    def _settle_down(self) -> list[dict[str, Any]]:
        mine = self.chairs[self.seat]
        if mine["player"] is None:
            end = {} if self.chain is None else {"chain": self.chain.end.hex()}
            self._ask("sit", seat=self.seat, **end)
        elif not mine["ready"]:
            self._ask("ready", ready=True)
        elif self.host and all(chair["ready"] for chair in self.chairs):
            self._ask("start")
        return list(self.asked.values())

    def _contribute(self) -> list[dict[str, Any]]:
        assert self.chain is not None
        link = self.chain.link(self.deals + 1).hex()
        self._ask("link", deal=self.deals + 1, link=link, cut=20)
        return list(self.asked.values())

    def _wants_link(self, tell: dict[str, Any]) -> bool:
        if self.chain is None:
            return False
        if tell["type"] == "told":
            return str(tell["entry"].get("note", "")).startswith("commit ")
        kinds = [note.split()[0] for note in tell["notes"]]
        since = len(kinds) - kinds[::-1].index("commit") if "commit" in kinds else len(kinds)
        answers = (f"link {self.seat} ", f"absent {self.seat}")
        return since > 0 and not any(note.startswith(answers) for note in tell["notes"][since:])

    def _ask(self, kind: str, **fields: Any) -> None:
        self._ids += 1
        name = f"{self.player[:8]}-{self._ids}"
        self.asked[name] = {"type": kind, "table": self.table, "id": name, **fields}
