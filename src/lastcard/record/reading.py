"""Reading a record: JSON when it begins with a brace, else the text that ``text`` writes."""

from dataclasses import dataclass, field

from msgspec import UNSET

from lastcard.games.game import TABLE, Seat
from lastcard.record.errors import RecordUnreadable, VersionUnknown
from lastcard.record.json import read_json
from lastcard.record.record import VERSION, VERSIONS, Record, RecordedDeal, RecordedMove


def read(text: str) -> Record:
    """The record a text holds, or a ``RecordError``; ``replay`` checks whether it is possible."""
    if text.lstrip().startswith("{"):
        return read_json(text)
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    kept = [(number, line) for number, line in lines if line and not line.startswith("#")]
    draft = _Draft(_version(kept))
    for number, line in kept[1:]:
        try:
            draft.take(line)
        except ValueError as error:
            raise RecordUnreadable(line=number, text=line[:60]) from error
    return draft.record()


@dataclass
class _DealDraft:
    moves: list[RecordedMove] = field(default_factory=list)
    points: tuple[int, ...] | None = None
    proof: list[str] = field(default_factory=list)


@dataclass
class _Draft:
    """A record being read, line by line; a line that means nothing is a ``ValueError``."""

    version: int
    head: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    proof: list[str] = field(default_factory=list)
    deals: list[_DealDraft] = field(default_factory=list)
    numbers: dict[str, tuple[int, ...]] = field(default_factory=dict)

    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        match word:
            case "game" | "edition" | "match":
                self.head[word] = rest
            case "seed" | "study" | "totals" | "winners":
                self.numbers[word] = _numbers(rest)
            case "option":
                name, value = rest.split()
                self.options[name] = value
            case "seat":
                self._take_name(rest)
            case "deal":
                self._take_deal(int(rest))
            case "proof":
                (self.deals[-1].proof if self.deals else self.proof).append(rest)
            case "points":
                self._last_deal().points = _numbers(rest)
            case _:
                self._last_deal().moves.extend(_move(part) for part in line.split("|"))

    def record(self) -> Record:
        seed, winners = self.numbers.get("seed"), self.numbers.get("winners")
        study = self.numbers.get("study")
        if missing := {"game", "edition"} - self.head.keys():
            raise RecordUnreadable(line=1, text=", ".join(sorted(missing)))
        return Record(
            game=self.head["game"],
            edition=self.head["edition"],
            options=self.options,
            names=tuple(self.names),
            lastcard=self.version,
            match=self.head.get("match"),
            seed=seed[0] if seed else None,
            study=study[0] if study else UNSET,
            proof=tuple(self.proof),
            deals=tuple(
                RecordedDeal(tuple(deal.moves), deal.points, tuple(deal.proof))
                for deal in self.deals
            ),
            totals=self.numbers.get("totals"),
            winners=None if winners is None else tuple(map(Seat, winners)),
        )

    def _take_name(self, rest: str) -> None:
        seat, _, name = rest.partition(" ")
        if int(seat) != len(self.names):
            raise ValueError(seat)
        self.names.append(name)

    def _take_deal(self, number: int) -> None:
        if number != len(self.deals) + 1:
            raise ValueError(number)
        self.deals.append(_DealDraft())

    def _last_deal(self) -> _DealDraft:
        if not self.deals:
            raise ValueError
        return self.deals[-1]


def _version(lines: list[tuple[int, str]]) -> int:
    first = lines[0][1] if lines else ""
    words = first.split()
    if words[:2] != ["lastcard", "record"] or len(words) != 3:
        raise RecordUnreadable(line=1, text=first[:60])
    if words[2] not in map(str, VERSIONS):
        raise VersionUnknown(version=words[2], known=VERSION)
    return int(words[2])


def _move(part: str) -> RecordedMove:
    seat, _, move = part.strip().partition(" ")
    if not move:
        raise ValueError(part)
    return RecordedMove(TABLE if seat == "table" else Seat(int(seat)), move)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split())
